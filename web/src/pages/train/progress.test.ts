import { expect, test } from "vitest";
import { answered, answersOf, dateOf, daysInRow, KINDS, NEW, readProgress, type Progress, type Rank } from "./progress";

const day = (before: Progress, date: string, rank: Rank = "right"): Progress =>
  KINDS.reduce((progress, kind) => answered(progress, kind, rank, date), before);

test("right answers in a row are counted, and one that is not right ends the row", () => {
  let progress = NEW;
  for (const rank of ["right", "right", "nearly", "right"] as const) progress = answered(progress, "melds", rank, null);
  expect([progress.streak, progress.best]).toEqual([1, 2]);
});

test("a puzzle of the day counts once", () => {
  const once = answered(NEW, "melds", "wrong", "2026-11-27");
  expect(answered(once, "melds", "right", "2026-11-27")).toBe(once);
  expect(answersOf(once, "2026-11-27")).toEqual({ melds: "wrong" });
  expect(answersOf(once, "2026-11-28")).toEqual({});
});

test("days in a row need all puzzles of each day, right or wrong", () => {
  let progress = day(day(NEW, "2026-02-28"), "2026-03-01", "wrong");
  expect(daysInRow(progress, "2026-03-01")).toBe(2);
  progress = answered(progress, "melds", "right", "2026-03-02");
  expect(daysInRow(progress, "2026-03-02")).toBe(2); // the day is not over
  expect(daysInRow(progress, "2026-03-03")).toBe(0);
  expect(daysInRow(day(progress, "2026-03-03"), "2026-03-03")).toBe(1);
});

test("a clock that was set back changes no row", () => {
  const progress = day(day(NEW, "2026-11-27"), "2026-11-26");
  expect(daysInRow(progress, "2026-11-26")).toBe(1);
});

test("a day begins at midnight in UTC", () => {
  expect(dateOf(Date.UTC(2026, 10, 27, 23, 59))).toBe("2026-11-27");
});

test("what another version has kept is read, too", () => {
  expect(readProgress(undefined)).toBe(NEW);
  expect(readProgress({ streak: 3, difficulty: "odd" })).toEqual({ ...NEW, streak: 3 });
});
