import { beforeAll, expect, test } from "vitest";
import { setLanguage } from "../../lib/i18n.svelte";
import type { Word } from "./scene.svelte";
import { usageOf } from "./typed";
import { cut, find, heldCard, isCard, obey, parseCards } from "./typing";

beforeAll(() => setLanguage("en"));

test.each([
  ["7h", ["7h"]],
  ["10c", ["Tc"]],
  ["tc, AD  kS", ["Tc", "Ad", "Ks"]],
  ["seven of hearts", ["7h"]],
  ["ace of spades and 2c", ["As", "2c"]],
  ["Herz-Sieben", ["7h"]],
  ["pik könig", ["Ks"]],
  ["Karo Fünf", ["5d"]],
  ["joker", ["XX"]],
  ["", []],
])("%j is read as %j", (text, cards) => {
  expect(parseCards(text)).toEqual(cards);
});

test.each([
  ["dame de pique", ["Qs"]],
  ["as de cœur, as de coeur et as", ["Ah", "Ah", "As"]],
  ["Trèfle valet 10d", ["Jc", "Td"]],
  ["ace of spades", ["As"]],
])("on a French page %j is read as %j", async (text, cards) => {
  await setLanguage("fr");
  expect(parseCards(text)).toEqual(cards);
  await setLanguage("en");
});

test.each(["7x", "seven", "hearts", "7h nonsense", "11c", "1h"])("%j is no card", (text) => {
  expect(parseCards(text)).toBeNull();
  expect(isCard(text)).toBe(false);
});

test("a card has to be in the hand", () => {
  expect(heldCard("7h", ["7h", "2c"])).toBe("7h");
  expect(() => heldCard("8h", ["7h"])).toThrow("Eight of hearts");
  expect(() => heldCard("7h 8h", ["7h", "8h"])).toThrow("7h 8h");
});

const done: string[] = [];
const word = (...names: string[]): Word => ({
  names,
  usage: names[0]!,
  help: "",
  run: (rest) => {
    done.push(`${names[0]}(${rest})`);
    return "done";
  },
});
const words = [word("draw", "d"), word("discard", "throw", "x"), word("deal"), word("hand", "h"), word("help", "?")];

test("words may be cut short as far as they stay clear", () => {
  expect(find(words, "dr").names[0]).toBe("draw");
  expect(find(words, "D").names[0]).toBe("draw");
  expect(find(words, "ha").names[0]).toBe("hand");
  expect(find(words, "he").names[0]).toBe("help");
  expect(() => find([word("draw"), word("drop")], "dr")).toThrow("draw, drop");
  expect(() => find(words, "zz")).toThrow("zz");
});

test("a card alone is thrown, a word gets what follows it", async () => {
  done.length = 0;
  expect(await obey(words, "7h")).toBe("done");
  await obey(words, "  x   seven of hearts ");
  expect(done).toEqual(["discard(7h)", "discard(seven of hearts)"]);
  expect(cut(" lay 3s on 1")).toEqual(["lay", "3s on 1"]);
});

test("commands are understood in the page's language and in English", async () => {
  await setLanguage("it");
  const all = [...words, { ...word("lay"), usage: "lay 3s on 1" }];
  expect(find(all, "pesca").names[0]).toBe("draw");
  expect(find(all, "attacca").names[0]).toBe("lay");
  expect(find(all, "draw").names[0]).toBe("draw");
  expect(usageOf(all.at(-1)!)).toBe("attacca 3s su 1");
  await setLanguage("en");
  expect(usageOf(all.at(-1)!)).toBe("lay 3s on 1");
});
