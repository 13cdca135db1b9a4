import { expect, test } from "vitest";
import { setLanguage } from "../../lib/i18n.svelte";
import { contractOf } from "./contracts";
import { colourOf, dashOf, signOf } from "./seats";

test("a hand is told with its contract, gin with none", async () => {
  await setLanguage("en");
  const rules = { contracts: ["SS", "SR", "S3R10"], set_min: 3, run_min: 4 };
  expect([1, 2, 3].map((hand) => contractOf(rules, hand))).toEqual([
    "two sets",
    "a set and a run",
    "a set and a run of 10",
  ]);
  expect(contractOf(rules, 4)).toBe("");
  expect(contractOf({ target: 100 }, 1)).toBe("");
});

test("as many as may sit at a table are told apart without colours too", () => {
  for (const mark of [colourOf, dashOf, (seat: number) => signOf(seat, 4)]) {
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(mark)).size).toBe(8);
  }
});
