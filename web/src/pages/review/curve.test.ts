import { expect, test } from "vitest";
import type { ReviewHead, ReviewMistake, ReviewPerson, ReviewSummary } from "../../lib/protocol";
import { curveOf, hasCurve, mistakeFrom, placeIn, valueAt } from "./curve";

const person = (seat: number): ReviewPerson => ({ seat }) as ReviewPerson;
const mistake = (number: number, step: number, seat = 0): ReviewMistake => ({
  number,
  step,
  seat,
  mark: "bad",
  error: 0.1,
});

function head(part: number, spots: [number, number, number | null][], more: Partial<ReviewHead> = {}): ReviewHead {
  return {
    part,
    round_number: part,
    board: 0,
    seats: [0, 1],
    dealer: 0,
    winner: 0,
    ending: "knock",
    points: 10,
    penalties: [],
    decisions: 4,
    curve: spots.map(([step, points, match]) => ({ step, points, match, everyone: [] })),
    mistakes: [],
    ...more,
  };
}

const summary = (rounds: ReviewHead[], more: Partial<ReviewSummary> = {}): ReviewSummary => ({
  family: "gin",
  match_unit: "%",
  worlds: 2400,
  compiled: true,
  over: true,
  people: [person(0), person(1)],
  rounds,
  worst: [],
  moments: [],
  ...more,
});

test("a match is one curve, seen by its first player whoever comes first in a round", () => {
  const found = curveOf(
    summary([
      head(1, [[0, 1, 60], [4, 2, 70], [9, 10, 65]]),
      head(2, [[0, -3, 30], [2, -4, 20]], { seats: [1, 0], ending: null }),
    ]),
  );
  expect(found.points.map((each) => each.value)).toEqual([60, 70, 65, 70, 80]);
  expect(found.points.map((each) => each.what)).toEqual(["deal", 1, "end", "deal", 1]);
  expect(found.starts.map((each) => each.at)).toEqual([0, 3]);
});

test("where only points count they are what is shown", () => {
  const rounds = [head(1, [[0, 1.5, null], [3, -2, null]]), head(2, [[0, 4, null]], { seats: [1, 0] })];
  expect(curveOf(summary(rounds, { match_unit: null })).points.map((each) => each.value)).toEqual([1.5, -2, -4]);
});

test("a mistake lies on the curve where it was made", () => {
  const { flags } = curveOf(
    summary([
      head(1, [[0, 0, 50], [4, 0, 70], [8, 0, 70]], { mistakes: [mistake(3, 2), mistake(4, 4), mistake(9, 20)] }),
      head(2, [[0, 0, 10]], { mistakes: [mistake(12, 0)] }),
    ]),
  );
  expect(flags.map((each) => [each.at, each.value])).toEqual([
    [0.5, 60],
    [1, 70],
    [2, 70],
    [3, 10],
  ]);
});

test("a step of a round has its place on the whole curve", () => {
  const curve = curveOf(summary([head(1, [[0, 0, 50], [4, 0, 70]]), head(2, [[0, 0, 40], [6, 0, 20]])]));
  expect(placeIn(curve, 1, 99)).toBe(1);
  expect(placeIn(curve, 2, 3)).toBe(2.5);
  expect(valueAt(curve.points, 2.5, 0)).toBe(30);
  expect(placeIn(curve, 7, 0)).toBeNull();
});

test("of gin with more than two players there is no single curve, and none without a deal", () => {
  const one = head(1, [[0, 0, 50]]);
  expect(hasCurve(summary([one]))).toBe(true);
  expect(hasCurve(summary([one], { people: [person(0), person(1), person(2)] }))).toBe(false);
  expect(hasCurve(summary([]))).toBe(false);
});

test("from one mistake to the next, over the rounds", () => {
  const all = summary([
    head(1, [[0, 0, 50]], { mistakes: [mistake(2, 3), mistake(1, 1)] }),
    head(2, [[0, 0, 50]]),
    head(3, [[0, 0, 50]], { mistakes: [mistake(9, 5)] }),
  ]);
  expect(mistakeFrom(all, 1, 0, null, 1)).toEqual({ part: 1, step: 1, number: 1 });
  expect(mistakeFrom(all, 1, 3, 2, 1)).toEqual({ part: 3, step: 5, number: 9 });
  expect(mistakeFrom(all, 3, 5, 9, 1)).toBeNull();
  expect(mistakeFrom(all, 3, 5, 9, -1)).toEqual({ part: 1, step: 3, number: 2 });
  expect(mistakeFrom(all, 1, 1, null, -1)).toBeNull();
});

test("of several mistakes at a step one comes after the other", () => {
  const all = summary([head(1, [[0, 0, 50]], { mistakes: [mistake(4, 3), mistake(5, 3), mistake(6, 3)] })]);
  expect(mistakeFrom(all, 1, 0, null, 1)?.number).toBe(4);
  expect(mistakeFrom(all, 1, 3, 4, 1)?.number).toBe(5);
  expect(mistakeFrom(all, 1, 3, 5, 1)?.number).toBe(6);
  expect(mistakeFrom(all, 1, 3, 5, -1)?.number).toBe(4);
  expect(mistakeFrom(all, 1, 3, 6, 1)).toBeNull();
});

test("in the contract game everybody has a line, and mistakes lie on their own", () => {
  const spots = [[50, 30, 20], [70, 10, 20]].map((everyone, index) => ({ step: 4 * index, points: 0, match: 0, everyone }));
  const one = head(1, [], { curve: spots, seats: [0, 1, 2], mistakes: [mistake(3, 2, 1)] });
  const found = curveOf(summary([one], { family: "contract", people: [person(0), person(1), person(2)] }));
  expect(found.lines).toBe(3);
  expect(found.flags.map((each) => [each.at, each.value])).toEqual([[0.5, 20]]);
  expect(valueAt(found.points, 0.5, 2)).toBe(20);
  expect(curveOf(summary([head(1, [[0, 0, 50]])])).lines).toBe(1);
});
