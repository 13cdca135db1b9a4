import { describe, expect, it } from "vitest";
import type { GinOptions } from "../../../lib/protocol";
import { turnWords, whyNotEnd } from "./prompting";

const no = { code: "no", words: "No." };
const options = (allowed: Partial<GinOptions>): GinOptions =>
  ({ draw: no, take: no, pass: no, discard: no, knock: no, gin: no, big_gin: no, ...allowed }) as GinOptions;
const board = (phase: "upcard" | "draw" | "discard", limit = 10) => ({
  phase,
  knock_limit: limit,
  deadwood: 12,
  discards: ["7h", "Kd"],
});

describe("the line at the hand", () => {
  it("says what can be done before the draw", () => {
    expect(turnWords(board("draw"), options({ draw: null, take: null }), null)).toBe("Your turn: draw, or take K♦.");
    expect(turnWords(board("draw"), options({ draw: null }), null)).toBe("Your turn: draw from the stock.");
    expect(turnWords(board("upcard"), options({ take: null, pass: null }), null)).toBe("Your turn: take K♦, or pass.");
  });
  it("says what can be done after it", () => {
    expect(turnWords(board("discard"), options({}), null)).toBe("Choose a card to discard.");
    expect(turnWords(board("discard"), options({}), "Td")).toBe("Discard 10♦, or choose another card.");
    expect(turnWords(board("discard"), options({ knock: null }), null)).toBe("Knock, or choose a card to discard.");
    expect(turnWords(board("discard"), options({ knock: null, gin: null }), null)).toBe("You have gin.");
  });
  it("says nothing of a knock where only gin ends a round", () => {
    expect(turnWords(board("discard", 0), options({ knock: null }), null)).toBe("Choose a card to discard.");
    expect(whyNotEnd({ code: "too_much_deadwood", words: "" }, board("discard", 0), false)).toBe("12 deadwood: gin needs none.");
  });
  it("counts the deadwood that is in the way", () => {
    expect(whyNotEnd({ code: "too_much_deadwood", words: "" }, board("discard"), false)).toBe("12 deadwood: 10 or less to knock.");
    expect(whyNotEnd({ code: "too_much_deadwood", words: "" }, board("discard"), true)).toBe("12 deadwood: gin needs none.");
    expect(whyNotEnd(no, board("discard"), true)).toBeNull();
    expect(whyNotEnd(null, board("discard"), true)).toBeNull();
  });
});
