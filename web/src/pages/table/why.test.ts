import { describe, expect, it } from "vitest";
import { whyWords, withSuits } from "./why";

describe("the words of a refusal", () => {
  it("have every card in signs", () => {
    expect(withSuits("Take the upcard Qs or pass; you do not hold Td, 7h, XX.")).toBe(
      "Take the upcard Q♠ or pass; you do not hold 10♦, 7♥, ★.",
    );
    expect(whyWords({ code: "taken_card", words: "You took Kd from the discard pile this turn." })).toBe(
      "You took K♦ from the discard pile this turn.",
    );
  });
  it("are left as they are where no card is named", () => {
    expect(withSuits("It is not your turn: wait for Ash or Ad2.")).toBe("It is not your turn: wait for Ash or Ad2.");
  });
});
