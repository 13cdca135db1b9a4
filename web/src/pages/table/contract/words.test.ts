import { beforeAll, describe, expect, it } from "vitest";
import { setLanguage } from "../../../lib/i18n.svelte";
import { wildBy } from "./orders";
import { contractWords, meldCards, meldTitle, slotsOf, standingWords, trayName, wildWords } from "./words";

const usual = { set: 3, run: 4 };
const aces = wildBy(["A"]);

describe("the contract game in words", () => {
  beforeAll(() => setLanguage("en"));

  it("tells a contract, its lengths only where they are unusual", () => {
    expect(contractWords(slotsOf("SSR", usual), usual)).toBe("two sets and a run");
    expect(contractWords(slotsOf("S3R7", usual), usual)).toBe("a set and a run of 7");
    expect(contractWords(slotsOf("R5R5R5", usual), usual)).toBe("three runs of 5");
  });

  it("names trays by number only where there are several of a kind", () => {
    const slots = slotsOf("SSR", usual);
    expect(slots.map((_, i) => trayName(slots, i))).toEqual(["Set 1", "Set 2", "Run"]);
  });

  it("tells melds with what their wild cards stand for", () => {
    const run = { kind: "R" as const, cards: ["5c", "As", "7c", "8c"] };
    expect(meldTitle(run, ["5", "8"], aces)).toBe("Run of clubs, 5 to 8");
    expect(meldCards(run, aces)).toBe(
      "Five of clubs, Ace of spades for the Six, Seven of clubs, Eight of clubs",
    );
    const set = { kind: "S" as const, cards: ["Kh", "Kd", "Ac"] };
    expect(meldTitle(set, null, aces)).toBe("Set of kings");
    expect(meldTitle({ kind: "R", cards: ["As", "Ah"] }, null, aces)).toBe("Run of wild cards");
  });

  it("says what is wild", () => {
    expect(wildWords(["XX", "2"])).toBe("Wild: jokers and twos");
    expect(wildWords([])).toBe("Nothing is wild");
  });

  it("tells how near a hand is, and in a last hand to going out with every card", () => {
    const hand = (short: number | null, all_at_once: boolean, laydown: unknown[] = []) =>
      ({ short, all_at_once, options: { laydown } }) as unknown as Parameters<typeof standingWords>[0];
    expect(standingWords(hand(2, false), false)).toBe("2 cards short of the contract");
    expect(standingWords(hand(0, false, [1]), false)).toBe("Your cards make the contract");
    expect(standingWords(hand(0, false, [1]), true)).toBe("You can lay down");
    expect(standingWords(hand(2, true), true)).toBe("2 cards short of going out");
    expect(standingWords(hand(1, true, [1]), false)).toBe("1 card short of going out");
    expect(standingWords(hand(0, true, [1]), true)).toBe("You can lay down");
    expect(standingWords(hand(null, true), true)).toBeNull();
  });

  it("speaks German too", async () => {
    await setLanguage("de");
    expect(contractWords(slotsOf("SSR", usual), usual)).toBe("zwei Sätze und eine Folge");
    await setLanguage("en");
  });
});
