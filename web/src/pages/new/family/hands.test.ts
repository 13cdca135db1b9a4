import { expect, test } from "vitest";
import { countedMelds, lengthened, moved, readContract, readHands, writeContract, writeHands } from "./hands";

const usual = { S: 3, R: 4 };

test.each(["S", "SSR", "S3R7", "R5R5R5", "R14", "SRSRS"])("the contract %s is read and written alike", (text) => {
  expect(writeContract(readContract(text)!)).toBe(text);
});

test.each(["", "X", "3S", "SS ", "ssr", "S123", "S-3", "__proto__"])("%j is no contract", (text) => {
  expect(readContract(text)).toBeNull();
});

test("rows become the two lists again", () => {
  const contracts = ["SS", "S3R7"];
  expect(writeHands(readHands(contracts, [10, 12])!)).toEqual({ contracts, deal: [10, 12] });
});

test("a missing number of cards is the last one, and one too many is dropped", () => {
  expect(readHands(["S", "R", "SR"], [8])!.map((hand) => hand.deal)).toEqual([8, 8, 8]);
  expect(readHands(["S"], [8, 9])).toHaveLength(1);
});

test.each([
  ["SS", [11]],
  [["SS"], "11"],
  [["SS"], ["11"]],
  [["SS"], [1.5]],
  [[7], [11]],
  [["no"], [11]],
  [null, null],
])("lists from elsewhere that are none: %j %j", (contracts, deal) => {
  expect(readHands(contracts, deal)).toBeNull();
});

test("the usual length is not written, and lengths have bounds", () => {
  const run = lengthened({ kind: "R", least: null }, 1, usual);
  expect(run).toEqual({ kind: "R", least: 5 });
  expect(lengthened(run, -1, usual)).toEqual({ kind: "R", least: null });
  expect(lengthened({ kind: "S", least: 2 }, -1, usual).least).toBe(2);
  expect(lengthened({ kind: "R", least: 14 }, 1, usual).least).toBe(14);
});

test("entries move, but not out of the list", () => {
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
});

test("like melds are counted together", () => {
  expect(countedMelds(readContract("SRR4S3R7")!, usual)).toEqual([
    { kind: "S", least: 3, count: 2 },
    { kind: "R", least: 4, count: 2 },
    { kind: "R", least: 7, count: 1 },
  ]);
});
