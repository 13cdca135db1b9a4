import { afterEach, describe, expect, it } from "vitest";
import { setLanguage } from "../../lib/i18n.svelte";
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

describe("in another language", () => {
  afterEach(() => setLanguage("en"));

  it("a place may have words of its own, and what the catalogue does not know comes as it is", async () => {
    await setLanguage("de");
    const why = { code: "does_not_fit", words: "7h does not fit." };
    expect(whyWords(why)).toContain("Keine deiner Karten");
    expect(whyWords(why, { card: "7♥" }, "card")).toContain("7♥");
    expect(whyWords(why, {}, "contract")).toContain("anderswo");
    expect(whyWords({ code: "too_many_sockets", words: "" })).not.toBe("");
    expect(whyWords({ code: "brand_new", words: "Not with 7h." })).toBe("Not with 7♥.");
  });
});
