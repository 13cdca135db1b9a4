import { expect, test } from "vitest";
import { joined, ranged, readPoints, split, writePoints } from "./points";

const USUAL = '{"A":25,"2-9":5,"T":10,"J-K":15,"XX":50}';

test("a table is read and written alike, in the order of the ranks", () => {
  expect(writePoints(readPoints(USUAL)!)).toBe(USUAL);
  expect(writePoints(readPoints({ XX: 50, "2-9": 5, T: 10, "J-K": 15, A: 25 })!)).toBe(USUAL);
  expect(writePoints(readPoints('{"2-K":1,"A":0}')!)).toBe('{"A":0,"2-K":1}');
});

test.each(["", "7", "[]", "null", '{"2-":5}', '{"10":5}', '{"2-9-T":5}', '{"2":"5"}', '{"2":1.5}', '{"x":1}'])(
  "%j is no table of points",
  (text) => expect(readPoints(text)).toBeNull(),
);

test("a rank that a row takes leaves the other rows, and one it leaves goes to its neighbor", () => {
  const prices = readPoints(USUAL)!;
  expect(writePoints(ranged(prices, 2, "8", "T"))).toBe('{"A":25,"2-7":5,"8-T":10,"J-K":15,"XX":50}');
  expect(writePoints(ranged(prices, 1, "A", "K"))).toBe('{"A-K":5,"XX":50}');
  expect(writePoints(ranged(prices, 1, "9", "2"))).toBe('{"A-8":25,"9":5,"T":10,"J-K":15,"XX":50}');
});

test("a row is split and joined again", () => {
  const prices = readPoints(USUAL)!;
  const apart = split(prices, 1);
  expect(writePoints(apart)).toBe('{"A":25,"2-8":5,"9":5,"T":10,"J-K":15,"XX":50}');
  expect(joined(apart, 2)).toEqual(prices);
  expect(writePoints(joined(prices, 0))).toBe('{"A-9":5,"T":10,"J-K":15,"XX":50}');
  expect(writePoints(joined(prices, 4))).toBe('{"A":25,"2-9":5,"T":10,"J-K":15}');
  expect(split(prices, 0)).toEqual(prices);
});
