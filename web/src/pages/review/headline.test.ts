import { beforeEach, expect, test } from "vitest";
import { setLanguage } from "../../lib/i18n.svelte";
import type { ReviewDecision, ReviewPerson, ReviewSummary } from "../../lib/protocol";
import { evenWords, headlineOf } from "./headline";
import { chance, withinMatch } from "./words";

beforeEach(() => setLanguage("en"));

const person = (seat: number, more: Partial<ReviewPerson> = {}): ReviewPerson =>
  ({
    seat,
    accuracy: 84.4,
    points: 0,
    luck_points: 0,
    luck_points_error: 1,
    luck_match: 30,
    luck_match_error: 4,
    adjusted_match: 54.4,
    ...more,
  }) as ReviewPerson;
const moment = (seat: number, more: Partial<ReviewDecision> = {}): ReviewDecision =>
  ({
    seat,
    round_number: 3,
    kind: "discard",
    top: null,
    options: [{ action: { type: "discard", card: "Kd" }, laid: null }, { action: { type: "discard", card: "5c" }, laid: null }],
    played: 1,
    lost_match: 22.1,
    lost_points: 15.6,
    ...more,
  }) as ReviewDecision;
const summary = (more: Partial<ReviewSummary> = {}): ReviewSummary =>
  ({
    family: "gin",
    match_unit: "%",
    people: [person(0, { accuracy: 70.6 }), person(1, { luck_match: -30, adjusted_match: 45.6 })],
    moments: [moment(0)],
    ...more,
  }) as ReviewSummary;
const ended = { names: ["Ann", "Bob"], winners: [1] };

test("the reader is you: the result, play against luck, and the most expensive moment", () => {
  expect(headlineOf(summary(), ended, 0)).toEqual([
    "Bob won the match.",
    "Bob played more accurately than you (84 to 71 out of 100), and luck was on your side (+30\u00a0% of a match).",
    "Your most expensive moment was in round 3: “Discard ⟦5c⟧” cost 22.1\u00a0% of a match.",
  ]);
  expect(headlineOf(summary({ moments: [] }), ended, 1)).toEqual([
    "You won the match.",
    "You played more accurately than Ann (84 to 71 out of 100), and luck was against you (−30\u00a0% of a match).",
    "You made no clear mistake.",
  ]);
});

test("who watched is told of both by name", () => {
  const [result, play, dearest] = headlineOf(summary(), ended, null);
  expect(result).toBe("Bob won the match.");
  expect(play).toBe(
    "Bob played more accurately than Ann (84 to 71 out of 100), and Ann had the most luck (+30\u00a0% of a match).",
  );
  expect(dearest).toContain("The most expensive moment was Ann’s in round 3");
});

test("luck is told where it is sure, and never as more than the whole match", () => {
  const people = [person(0, { luck_match: 7 }), person(1, { luck_match: -7, accuracy: 84 })];
  expect(headlineOf(summary({ people }), ended, 0)[1]).toBe(
    "You and Bob played equally accurately (84 out of 100), and luck was about even.",
  );
  const lucky = [person(0, { luck_match: 130 }), person(1, { luck_match: -130 })];
  expect(headlineOf(summary({ people: lucky }), ended, 0)[1]).toContain("(+100\u00a0% of a match)");
  expect([withinMatch(130), withinMatch(-101), withinMatch(12.5)]).toEqual([100, -100, 12.5]);
  expect([chance(-7.5), chance(103), chance(54.42), chance(0)]).toEqual([
    "about 0\u00a0%",
    "about 100\u00a0%",
    "54.4\u00a0%",
    "0.0\u00a0%",
  ]);
});

test("where only points count they are told", () => {
  const people = [person(0, { luck_match: null, luck_points: 12 }), person(1, { luck_match: null, luck_points: -12 })];
  const found = headlineOf(summary({ people, match_unit: null, moments: [moment(0, { lost_match: null })] }), ended, 0);
  expect(found[1]).toContain("luck was on your side (+12.0 points).");
  expect(found[2]).toContain("cost 15.6 points.");
});

test("of the contract game the place is told", () => {
  const people = [
    person(0, { points: -230, accuracy: 89 }),
    person(1, { points: -175, accuracy: 88 }),
    person(2, { points: -225, accuracy: 92 }),
    person(3, { points: -470, accuracy: null }),
  ];
  const four = { names: ["Ann", "Bob", "Cy", "Dot"], winners: [1] };
  const match = summary({ family: "contract", people });
  expect(headlineOf(match, four, 0).slice(0, 2)).toEqual([
    "Bob won the match, and you finished in place 3 of 4 with 230 penalty points.",
    "Your accuracy was 89 out of 100, place 2 of 3, and luck was on your side (+30\u00a0% of a match).",
  ]);
  expect(headlineOf(match, four, 1)[0]).toBe("You won the match with 175 penalty points.");
  expect(headlineOf(match, four, 3)[1]).toContain("None of your decisions counted, and luck");
  expect(headlineOf(match, four, null).slice(0, 2)).toEqual([
    "Bob won the match with 175 penalty points.",
    "Cy played most accurately (92 out of 100), and Ann had the most luck (+30\u00a0% of a match).",
  ]);
});

test("partners win together, and it may be that nobody does", () => {
  const four = { names: ["Ann", "Bob", "Cy", "Dot"], winners: [0, 2] };
  const people = [0, 1, 2, 3].map((seat) => person(seat));
  expect(headlineOf(summary({ people }), four, 0)[0]).toBe("You and Cy won the match.");
  expect(headlineOf(summary({ people }), four, 1)[0]).toBe("Ann and Cy won the match.");
  expect(headlineOf(summary(), { ...ended, winners: [] }, 0)[0]).toBe("Nobody won the match.");
});

test("with equal luck the reader comes first", () => {
  expect(evenWords(summary(), ["Ann", "Bob"], 1)).toBe(
    "With equal luck, you would win 45.6\u00a0% of such matches and Ann 54.4\u00a0%.",
  );
  const four = summary({
    family: "contract",
    people: [person(0), person(1, { adjusted_match: 55 }), person(2, { adjusted_match: 3 })],
  });
  expect(evenWords(four, ["Ann", "Bob", "Cy"], 0)).toContain("you and Bob would have been most likely");
  expect(evenWords(four, ["Ann", "Bob", "Cy"], 2)).toContain("Bob and Ann would have been most likely");
});
