import { expect, test } from "vitest";
import type { SheetShown } from "../protocol";
import { ranking } from "./ranking";

const penalties = (totals: number[], hands = [totals]) => ({ type: "penalty", totals, hands }) as unknown as SheetShown;
const gin = (net: number[], winner: number | null) =>
  ({ type: "hollywood", sides: [[0, 2], [1, 3]], entries: [{}], net, winner }) as unknown as SheetShown;

test("the lowest total of the contract game is first, and equal totals share a place", () => {
  const found = ranking(penalties([40, -5, 40, 80])).map(({ place, shared, seats }) => [seats[0], place, shared]);
  expect(found).toEqual([[1, 1, false], [0, 2, true], [2, 2, true], [3, 4, false]]);
});

test("several can win", () => {
  expect(ranking(penalties([10, 10])).every(({ place, shared }) => place === 1 && shared)).toBe(true);
});

test("the winner of a match of gin is first, with the partner", () => {
  expect(ranking(gin([12, -12], 0))[0]).toEqual({ place: 1, shared: false, seats: [0, 2] });
  expect(ranking(gin([12, -12], 1))[0]?.seats).toEqual([1, 3]);
  expect(ranking(gin([0, 0], null)).map(({ place }) => place)).toEqual([1, 1]);
});

test("nobody is ranked before anything is on the sheet", () => {
  expect(ranking(penalties([0, 0], []))).toEqual([]);
});
