import { beforeEach, expect, test } from "vitest";
import { cardName, cardShort, keptOrder, printedRank, RANKS, sorted, SUITS } from "./cards";
import { setLanguage } from "./i18n.svelte";

beforeEach(() => setLanguage("en"));

test("every card has a name of its own in both languages", async () => {
  const pack = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit)).concat("XX");
  expect(new Set(pack.map(cardName)).size).toBe(53);
  expect(cardName("7h")).toBe("Seven of hearts");
  expect(cardName("XX")).toBe("Joker");
  await setLanguage("de");
  expect(new Set(pack.map(cardName)).size).toBe(53);
  expect(cardName("7h")).toBe("Herz-Sieben");
  expect(cardName("As")).toBe("Pik-Ass");
});

test("a ten is printed as 10, and signs are short", () => {
  expect(printedRank("Tc")).toBe("10");
  expect(cardShort("Tc")).toBe("10♣");
  expect(cardShort("XX")).toBe("★");
});

test("hands are sorted by suit or by rank, jokers last", () => {
  const hand = "XX Kd 2s Ah 2h Ks".split(" ");
  expect(sorted(hand, "rank").join(" ")).toBe("Ah 2s 2h Ks Kd XX");
  expect(sorted(hand, "suit").join(" ")).toBe("2s Ks Ah 2h Kd XX");
});

test("an arranged hand keeps its order: what left is gone, what came is last", () => {
  expect(keptOrder(["Ks", "2h", "7d"], ["7d", "Ks", "9c"])).toEqual(["Ks", "7d", "9c"]);
});

test("equal cards of two packs are counted", () => {
  expect(keptOrder(["7d", "2h", "7d"], ["2h", "7d", "As"])).toEqual(["7d", "2h", "As"]);
  expect(keptOrder(["7d"], ["7d", "7d"])).toEqual(["7d", "7d"]);
});
