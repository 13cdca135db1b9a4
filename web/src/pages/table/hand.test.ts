import { beforeEach, describe, expect, test } from "vitest";
import { cardOf, keyed, laidOut, moved, recall, remember, rowsFor } from "./hand";

const cards = (places: readonly { card: string }[]) => places.map((place) => place.card);

describe("the cards of a hand", () => {
  test("two of a card have keys of their own", () => {
    expect(keyed(["7h", "Kd", "7h"]).map((held) => held.key)).toEqual(["7h", "Kd", "7h+"]);
    expect(cardOf("7h+")).toBe("7h");
  });

  test("groups come first, the rest by rank, with a gap at each change", () => {
    const places = laidOut(["Kd", "3c", "2s", "4c", "5c"], "melds", [["3c", "4c", "5c"]], []);
    expect(cards(places)).toEqual(["3c", "4c", "5c", "2s", "Kd"]);
    expect(places.map((place) => place.gap)).toEqual([false, false, false, true, false]);
    expect(places.map((place) => place.group)).toEqual([0, 0, 0, -1, -1]);
  });

  test("a group takes no card that the hand has not, and no card twice", () => {
    const places = laidOut(["7h", "7h"], "melds", [["7h", "8h"], ["7h"]], []);
    expect(places.map((place) => [place.key, place.group])).toEqual([
      ["7h", 0],
      ["7h+", 1],
    ]);
  });

  test("the own order survives a draw: the new card comes last, the thrown one leaves", () => {
    expect(cards(laidOut(["2c", "9d", "Ks", "5h"], "manual", [], ["Ks", "2c", "Qh", "9d"]))).toEqual([
      "Ks",
      "2c",
      "9d",
      "5h",
    ]);
  });

  test("a card is moved to its place", () => {
    expect(moved(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
    expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moved(["a", "b"], 0, 9)).toEqual(["b", "a"]);
  });
});

describe("rows", () => {
  test("eleven cards fit in one row of a phone, nineteen need two", () => {
    expect(rowsFor(11, 344)).toBe(1);
    expect(rowsFor(19, 344)).toBe(2);
    expect(rowsFor(22, 900)).toBe(1);
  });
  test("gaps between groups take width away", () => {
    expect(rowsFor(12, 344)).toBe(1);
    expect(rowsFor(12, 344 - 28)).toBe(2);
  });
  test("large cards lie in two rows where one would make them small", () => {
    expect(rowsFor(11, 344, true)).toBe(2);
    expect(rowsFor(11, 900, true)).toBe(1);
    expect(rowsFor(4, 200, true)).toBe(1);
  });
});

describe("the memory of hands", () => {
  beforeEach(() => localStorage.clear());

  test("a hand is found again under its name only", () => {
    remember("t/1/0", ["Ks", "2c"]);
    expect(recall("t/1/0")).toEqual(["Ks", "2c"]);
    expect(recall("t/2/0")).toEqual([]);
  });

  test("only the newest hands are kept", () => {
    for (let round = 0; round < 20; round += 1) remember(`t/${round}/0`, ["Ks"]);
    expect(recall("t/0/0")).toEqual([]);
    expect(recall("t/19/0")).toEqual(["Ks"]);
  });

  test("something else in its place does no harm", () => {
    localStorage.setItem("hollywood.hands", '{"no":"list"}');
    expect(recall("t/1/0")).toEqual([]);
    localStorage.setItem("hollywood.hands", "[[1], null, [\"t/1/0\", 7]]");
    expect(recall("t/1/0")).toEqual([]);
    localStorage.setItem("hollywood.hands", "{");
    expect(recall("t/1/0")).toEqual([]);
  });
});
