import { expect, test } from "vitest";
import type { Section } from "../../../lib/protocol";
import { houseRules, usualChanges } from "./house";

const section = (sentences: string[], rows: string[][] = []): Section => ({ title: "The deal", sentences, rows });

test("what only the table's rules say are its house rules", () => {
  const usual = [section(["Eleven cards.", "Aces are wild."], [["hand 1", "two sets"], ["hand 2", "a run"]])];
  const own = [section(["Eleven cards.", "Twos are wild."], [["hand 1", "two sets"], ["hand 2", "two runs"]])];
  expect(houseRules(own, usual)).toEqual([
    { title: "The deal", lines: ["Twos are wild.", "hand 2: two runs"] },
  ]);
  expect(houseRules(usual, usual)).toEqual([]);
});

test("how many play is no house rule", () => {
  expect(usualChanges({ players: 3, form: "cutthroat", wild: "2" })).toEqual({ players: 3, form: "cutthroat" });
});
