import { expect, test } from "vitest";
import type { TableEvent } from "../../../lib/protocol";
import { newest } from "./newest";

const events = (...whats: object[]): TableEvent[] => whats.map((event) => ({ event })) as unknown as TableEvent[];
const laid = (...cards: string[][]) => ({ type: "laid_down", melds: cards.map((each) => ({ cards: each })) });
const off = (card: string, onto: number) => ({ type: "laid_off", card, onto });
const discarded = { type: "discarded" };

test("the melds and the cards of the last turn that laid any are new", () => {
  const turn = events(laid(["7s"]), discarded, { type: "drew" }, laid(["8s"], ["9s"]), off("7h", 0), off("9h", 2));
  expect([...newest(turn, 3)]).toEqual([
    [2, "all"],
    [0, ["7h"]],
    [1, "all"],
  ]);
});

test("after the next player's discard nothing is new", () => {
  const turn = events(off("7h", 0), discarded, { type: "drew" });
  expect(newest(turn, 1).get(0)).toEqual(["7h"]);
  expect(newest([...turn, ...events(discarded)], 1).size).toBe(0);
  expect(newest([], 4).size).toBe(0);
});
