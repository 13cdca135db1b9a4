import { expect, test } from "vitest";
import { alone, CARD, columns, inFront, inMiddle, type Melds } from "./fitting";

/** So many owners with these melds each. */
const everybody = (owners: number, each: readonly number[]): Melds =>
  new Map(Array.from({ length: owners }, (_, owner) => [owner, each]));

test("cards get smaller as there are more melds, and then there is no size", () => {
  const box = { width: 374, height: 230 };
  const sizes = [1, 2, 4].map((owners) => inMiddle(everybody(owners, [3, 4, 5]), box));
  expect(sizes[0]).toBeGreaterThan(sizes[1]!);
  expect(sizes[1]).toBeGreaterThan(sizes[2]!);
  expect(sizes[2]).toBeGreaterThanOrEqual(CARD.least);
  expect(inMiddle(everybody(8, [4, 6, 9]), box)).toBeNull();
});

test("a meld that is wider than the box does not fit", () => {
  expect(inMiddle(everybody(1, [14]), { width: 150, height: 900 })).toBeNull();
  expect(alone([14], { width: 150, height: 900 })).toBe(CARD.least);
});

test("the largest cards fill the box with whole rows of melds", () => {
  // Two melds of four cards, in one row: 2 (2.38 c + 8) + 6 <= 400 is c <= 79.
  expect(alone([4, 4], { width: 400, height: 130 })).toBe(79);
  // One below the other they may be wider, if there is the height for two.
  expect(alone([4, 4], { width: 400, height: 270 })).toBe(CARD.most);
});

test("melds lie in front of their owners on a large felt only", () => {
  const at = { left: [1], top: [2, 3], right: [4], own: 0, side: 400, piles: 150 };
  const melds = everybody(5, [3, 4, 5]);
  expect(inFront(melds, { width: 1500, height: 560 }, at)).toBeGreaterThan(40);
  expect(inFront(melds, { width: 984, height: 250 }, { ...at, side: 280 })).toBeNull();
});

test("there are columns of stacks as long as names fit, otherwise one stack", () => {
  expect(columns(8, { width: 374, height: 200 })).toBe(4);
  expect(columns(8, { width: 250, height: 150 })).toBe(3);
  expect(columns(8, { width: 344, height: 36 })).toBe(0);
});
