import { expect, test, vi } from "vitest";
import type { GinAction, GinShown, LaidOff, Plan, Planned } from "../../../lib/protocol";
import { Planning } from "./planning.svelte";

/** A server at which 8s fits only after 7s, and everything else does. */
const server = () => ({
  ask: vi.fn((question: Omit<Plan, "request">) => {
    const layoffs = question.layoffs.filter(
      (each, at) => each.card !== "8s" || question.layoffs.slice(0, at).some((other) => other.card === "7s"),
    );
    const board = { layoffs } as unknown as GinShown;
    return Promise.resolve({ type: "planned", request: 1, layoffs, board, code: null, words: null } satisfies Planned);
  }),
});
const real = { layoffs: [] as LaidOff[] } as GinShown;

function planning(done = true) {
  const acted: GinAction[] = [];
  const act = (action: GinAction) => {
    acted.push(action);
    return Promise.resolve(done);
  };
  return { plan: new Planning(server() as never, act), acted };
}

test("cards are planned and taken back, with what fitted only because of them, and nothing is sent", async () => {
  const { plan, acted } = planning();
  expect(plan.shown(real)).toBe(real);
  expect(await plan.add("8s", 0)).toBe(false);
  expect(await plan.add("7s", 0)).toBe(true);
  expect(await plan.add("8s", 0)).toBe(true);
  expect(await plan.add("3c", 1)).toBe(true);
  expect(plan.shown(real).layoffs).toHaveLength(3);
  await plan.takeBack("7s");
  expect(plan.cards).toEqual(["3c"]);
  await plan.takeBack();
  expect(plan.cards).toEqual([]);
  expect(plan.shown(real)).toBe(real);
  expect(acted).toEqual([]);
});

test("all of it is sent in its order, then what ends the answer", async () => {
  const { plan, acted } = planning();
  await plan.add("7s", 0);
  await plan.send([{ card: "8s", onto: 0 }], { type: "show", melds: [] });
  expect(acted).toEqual([
    { type: "lay_off", card: "7s", onto: 0 },
    { type: "lay_off", card: "8s", onto: 0 },
    { type: "show", melds: [] },
  ]);
  expect(plan.cards).toEqual([]);
});

test("what is refused ends it: the hand is not shown", async () => {
  const { plan, acted } = planning(false);
  await plan.add("7s", 0);
  await plan.send([], { type: "show", melds: [] });
  expect(acted).toHaveLength(1);
  expect(plan.shown(real)).toBe(real);
});
