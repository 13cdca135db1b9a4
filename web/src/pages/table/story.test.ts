import { expect, test } from "vitest";
import type { TableEvent } from "../../lib/protocol";
import type { News } from "../../lib/socket.svelte";
import { partsOf, storyWith } from "./story.svelte";

const event = (round: number, seat: number): TableEvent =>
  ({ round_number: round, board: 0, seats: [0, 1], event: { type: "drew", seat, card: null } }) as TableEvent;
const news = (round: number, events: TableEvent[], complete: boolean): News =>
  ({ events, before: null, after: { round_number: round }, complete }) as unknown as News;

test("an update goes on with the story of its round", () => {
  expect(storyWith([event(2, 0)], news(2, [event(2, 1)], true))).toEqual([event(2, 0), event(2, 1)]);
  expect(storyWith([event(1, 0), event(2, 0)], news(2, [], true))).toEqual([event(2, 0)]);
  expect(storyWith([event(1, 0)], news(2, [event(1, 1), event(2, 1)], true))).toEqual([event(2, 1)]);
});

test("where something is missing, the whole round as the server tells it takes its place", () => {
  const whole = [event(2, 0), event(2, 1), event(2, 0)];
  expect(storyWith([], news(2, whole, false))).toEqual(whole);
  expect(storyWith([event(2, 0)], news(2, [event(1, 1), ...whole], false))).toEqual(whole);
});

test("what this browser has kept stays where the server tells nothing", () => {
  expect(storyWith([event(2, 0), event(1, 0)], news(2, [], false))).toEqual([event(2, 0)]);
});

test("a sentence with marked cards is taken apart, and cards side by side stay together", () => {
  const marked = (card: string): string => `\u0001${card}\u0001`;
  expect(partsOf(`Bo lays down: ${marked("7s")}, ${marked("7h")}; ${marked("8c")}.`)).toEqual([
    "Bo lays down: ",
    ["7s", "7h"],
    "; ",
    ["8c"],
    ".",
  ]);
  expect(partsOf("Bo draws.")).toEqual(["Bo draws."]);
});
