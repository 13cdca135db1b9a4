import { expect, test } from "vitest";
import type { BoardShown } from "../../lib/protocol";
import { counted, taken } from "./memory";

test("cards are counted by suit and rank, two packs and jokers too", () => {
  const { suits, jokers } = counted(["As", "Kh", "Kh", "XX", "Td"]);
  expect(suits.s).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(suits.h[12]).toBe(2);
  expect(suits.d[9]).toBe(1);
  expect(suits.c).toEqual(Array.from({ length: 13 }, () => 0));
  expect(jokers).toBe(1);
});

test("the others come clockwise after the viewer; for somebody who watches, all do", () => {
  const board = (place: number | null) =>
    ({ place, seats: [2, 0, 1], known: [["7h"], ["Kd"], ["2c", "3s"]] }) as unknown as BoardShown;
  expect(taken(board(1))).toEqual([
    { place: 2, cards: ["3s", "2c"] },
    { place: 0, cards: ["7h"] },
  ]);
  expect(taken(board(null)).map(({ place }) => place)).toEqual([0, 1, 2]);
});
