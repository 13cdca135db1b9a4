import { expect, test } from "vitest";
import type { Meld, ReviewDecision, ReviewOption } from "../../lib/protocol";
import { answerTo, neutral, placeOf, simpleOf } from "./retry";

const option = (action: ReviewOption["action"], loss = 0, more: Partial<ReviewOption> = {}): ReviewOption => ({
  action,
  points: -loss,
  points_error: 0.5,
  match: 50 - loss,
  match_error: 0.4,
  behind: loss,
  behind_error: 0.5,
  match_behind: loss,
  match_behind_error: 0.5,
  rounds: 2400,
  outlook: null,
  left: null,
  laid: null,
  unusual: false,
  ends: null,
  onto: [],
  ...more,
});
const throwing = (card: string, loss = 0, more: Partial<ReviewOption> = {}) => option({ type: "discard", card }, loss, more);
const knocking = (discard: string, cards: string[], more: Partial<ReviewOption> = {}) =>
  option({ type: "knock", discard, spread: [{ cards } as Meld] }, 0, more);
const decided = (options: ReviewOption[], played: number, more: Partial<ReviewDecision> = {}) =>
  ({ kind: "discard", options, played, needed_errors: 2, ...more }) as ReviewDecision;
const said = (options: readonly ReviewOption[]): unknown[] => neutral(options).map(({ option: { action } }) => action);

test("the order of the list tells nothing: it is the same whatever the choices are worth", () => {
  const choices = [throwing("Kd"), throwing("2c"), knocking("2c", ["3c"]), throwing("7h"), option({ type: "big_gin", spread: [] })];
  const order = said(choices);
  expect(order[0]).toEqual({ type: "big_gin", spread: [] });
  expect(order.slice(2)).toEqual([throwing("2c").action, throwing("7h").action, throwing("Kd").action]);
  for (let turn = 1; turn < choices.length; turn++) {
    expect(said([...choices.slice(turn), ...choices.slice(0, turn)])).toEqual(order);
  }
  const answers = [2, 0, 10, 1].map((laid) => option({ type: "show", melds: [] }, 0, { laid, left: 9 }));
  expect(neutral(answers).map(({ index }) => index)).toEqual([1, 3, 0, 2]);
});

test("each keeps its place among the best, so that it can be judged", () => {
  const choices = [throwing("Kd"), throwing("2c", 1), throwing("7h", 2)];
  for (const { option: each, index } of neutral(choices)) expect(choices[index]).toBe(each);
});

test("what is done on the board is found among the choices", () => {
  const choices = [
    throwing("Kd"),
    knocking("Kd", ["3c", "3d", "3h"], { unusual: true }),
    knocking("Kd", ["4c", "4d", "4h"]),
    option({ type: "lay_off", card: "9s", onto: 2 }),
    option({ type: "displace", card: "9h", onto: 1, wild_to: "bottom" }),
    option(null),
  ];
  expect(placeOf(choices, { type: "discard", card: "Kd" })).toBe(0);
  expect(placeOf(choices, { type: "discard", card: "9s" })).toBeNull();
  expect(placeOf(choices, { type: "knock", card: "Kd" })).toBe(2); // with the usual spread
  expect(placeOf(choices, { type: "add", card: "9s", onto: 2 })).toBe(3);
  expect(placeOf(choices, { type: "add", card: "9s", onto: 1 })).toBeNull();
  expect(placeOf(choices, { type: "add", card: "9h", onto: 1 })).toBe(4);
  expect(placeOf(choices, { type: null })).toBe(5);
  expect(placeOf(choices, { type: "draw" })).toBeNull();
  const draws = [option({ type: "take" }), option({ type: "draw" }, 3)];
  expect(placeOf(draws, { type: "draw" })).toBe(1);
});

test("what needs no card has a button; an answer to a knock is chosen from the list", () => {
  const draws = [option({ type: "take" }), option({ type: "draw" }, 3)];
  expect(simpleOf(decided(draws, 0)).map(({ index }) => index)).toEqual([1, 0]);
  expect(simpleOf(decided([throwing("Kd"), option({ type: "big_gin", spread: [] })], 0)).map(({ index }) => index)).toEqual([1]);
  expect(simpleOf(decided([option({ type: "call" }), option(null)], 0))).toHaveLength(2);
  expect(simpleOf(decided([option({ type: "pass" }), option({ type: "pass" })], 0, { kind: "lay_off" }))).toEqual([]);
});

test("a choice is compared with the best, within the errors that the review goes by", () => {
  const choices = [throwing("Kd"), throwing("2c", 0.9), throwing("3c", 1.1), throwing("7h", 4), throwing("8h", 9)];
  const decision = decided(choices, 3);
  expect(answerTo(decision, 0)).toEqual({ rank: "best", against: null });
  expect(answerTo(decision, 1)).toEqual({ rank: "same", against: "better" });
  expect(answerTo(decision, 2)).toEqual({ rank: "worse", against: "better" });
  expect(answerTo(decision, 3)).toEqual({ rank: "worse", against: "played" });
  expect(answerTo(decision, 4)).toEqual({ rank: "worse", against: "not-better" });
  expect(answerTo({ ...decision, needed_errors: 2.8 }, 2).rank).toBe("same");
  expect(answerTo(decided([throwing("Kd"), throwing("Kh", 0)], 1), 1).rank).toBe("best"); // the result is the same
});

test("it is the match that decides where it is known, else points", () => {
  const richer = throwing("2c", 3, { behind: -2 }); // more points, and less of the match
  expect(answerTo(decided([throwing("Kd"), richer], 1), 1).rank).toBe("worse");
  const only = throwing("2c", 3, { match: null, match_error: null, match_behind: null, match_behind_error: null });
  expect(answerTo(decided([throwing("Kd"), only], 1), 1).rank).toBe("worse");
});
