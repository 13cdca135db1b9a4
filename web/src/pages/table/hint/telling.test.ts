import { describe, expect, it } from "vitest";
import type { Hint } from "../../../lib/protocol";
import { hintWords } from "./telling";

const shown: Hint = {
  play: { action: { type: "discard", card: "Ks" }, then: null },
  reasons: [],
  rival: { action: { type: "discard", card: "Td" }, then: null },
  gain: 4.2,
  chances: null,
  expected: 31,
};
const words = (changed: Partial<Hint>): string => hintWords({ ...shown, ...changed }, null, (card) => card);

describe("how a play is compared with the next best", () => {
  it("tells points", () => {
    expect(words({})).toBe("Discard Ks: expect 31 penalty points; 4.2 points better than if you discard Td.");
    expect(words({ gain: 0.4 })).toContain("about as good as if you discard Td");
  });
  it("tells matches where the first place is played for, whatever they are in points", () => {
    expect(words({ chances: 10 })).toContain("10 more matches in a hundred than if you discard Td");
    expect(words({ chances: 0.4, gain: 80 })).toContain("about as good as if you discard Td");
  });
});
