import { expect, test } from "vitest";
import { leftOf, NOTHING, orders, withLayoffs, withMeld, withoutLayoffs, withoutMeld } from "./arranging";

const HAND = ["2c", "3c", "4c", "9d", "Td"];

test("what is melded or laid off is no longer left, until it is taken back", () => {
  const melded = withMeld(NOTHING, ["2c", "3c", "4c"]);
  const both = withLayoffs(melded, ["9d", "Td"], 1);
  expect(leftOf(HAND, both)).toEqual([]);
  expect(leftOf(HAND, withoutLayoffs(both, 1))).toEqual(["9d", "Td"]);
  expect(leftOf(HAND, withoutLayoffs(both, 0))).toEqual([]);
  expect(leftOf(HAND, withoutMeld(both, 0))).toEqual(["2c", "3c", "4c"]);
});

test("cards are tried in every order", () => {
  expect(orders(["a", "b", "c"])).toHaveLength(6);
  expect(orders([])).toEqual([[]]);
});
