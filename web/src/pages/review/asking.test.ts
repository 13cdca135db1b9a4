import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReviewState } from "../../lib/protocol";
import { Asking, LOOK_AGAIN, LOOK_LATER } from "./asking.svelte";

const state = (stage: ReviewState["stage"], more: Partial<ReviewState> = {}): ReviewState =>
  ({ stage, yours: [], waiting: 0, done: 0, pieces: 0, words: null, summary: null, ...more }) as unknown as ReviewState;

let answers: (ReviewState | number)[] = [];
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked] = [[], []];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    const answer = answers.shift();
    if (answer === undefined) throw new Error("nothing more was to be asked");
    if (typeof answer !== "number") return Promise.resolve(new Response(JSON.stringify(answer)));
    if (answer === 0) return Promise.reject(new TypeError("the line is down"));
    return Promise.resolve(new Response(JSON.stringify({ code: "x", words: "not now" }), { status: answer }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const path = "/api/records/t1/review";

test("a spectator is asked first, and then it is looked at until it is there", async () => {
  const asking = new Asking("t1");
  answers = [state("none")];
  await asking.look();
  expect(asked).toEqual([`GET ${path}`]);
  answers = [state("waiting", { waiting: 1 }), state("working", { pieces: 9, done: 4 }), state("done")];
  await asking.make();
  expect(asking.state?.stage).toBe("waiting");
  await vi.advanceTimersByTimeAsync(LOOK_AGAIN);
  expect(asking.state?.done).toBe(4);
  await vi.advanceTimersByTimeAsync(LOOK_AGAIN);
  expect(asking.state?.stage).toBe("done");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([`GET ${path}`, `POST ${path}`, `GET ${path}`, `GET ${path}`]);
});

test("what is found so far comes once, and stays until all of it is there", async () => {
  const asking = new Asking("t1");
  const found = { rounds: [{}, {}] } as unknown as ReviewState["summary"];
  const all = { rounds: [{}, {}, {}] } as unknown as ReviewState["summary"];
  answers = [state("working"), state("working", { summary: found }), state("working", { done: 5 }), state("done", { summary: all })];
  await asking.make();
  await vi.advanceTimersByTimeAsync(LOOK_AGAIN);
  await vi.advanceTimersByTimeAsync(LOOK_AGAIN);
  expect(asking.state).toMatchObject({ stage: "working", done: 5, summary: found });
  await vi.advanceTimersByTimeAsync(LOOK_AGAIN);
  expect(asking.state).toMatchObject({ stage: "done", summary: all });
  expect(asked).toEqual([`POST ${path}`, `GET ${path}`, `GET ${path}?known=2`, `GET ${path}?known=2`]);
});

test("for somebody who played it is made at once", async () => {
  const asking = new Asking("t1");
  answers = [state("none", { yours: [0] }), state("working")];
  await asking.look();
  expect(asked).toEqual([`GET ${path}`, `POST ${path}`]);
  asking.end();
});

test("a line that is down is tried again, and a server that has forgotten is asked again", async () => {
  const asking = new Asking("t1");
  answers = [state("working"), 0, 503, state("none"), state("working"), state("done")];
  await asking.make();
  await vi.advanceTimersByTimeAsync(LOOK_AGAIN);
  expect(asking.problem).not.toBeNull();
  expect(asking.state?.stage).toBe("working");
  await vi.advanceTimersByTimeAsync(LOOK_LATER);
  expect(asking.problem).toBe("not now");
  await vi.advanceTimersByTimeAsync(LOOK_LATER);
  expect(asked.at(-1)).toBe(`POST ${path}`);
  expect(asking.problem).toBeNull();
  await vi.advanceTimersByTimeAsync(LOOK_AGAIN);
  expect(asking.state?.stage).toBe("done");
});

test("what is refused is told, and not asked for again by itself", async () => {
  const asking = new Asking("t1");
  answers = [403];
  await asking.look();
  expect([asking.state, asking.problem]).toEqual([null, "not now"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(1);
});

test("a failure is shown, and is no reason to ask again and again", async () => {
  const asking = new Asking("t1");
  answers = [state("working"), state("failed", { words: "the log does not hold", yours: [1] })];
  await asking.make();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asking.state?.stage).toBe("failed");
  expect(asked.length).toBe(2);
});

test("a page that was left looks no more", async () => {
  const asking = new Asking("t1");
  answers = [state("working")];
  await asking.make();
  asking.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.length).toBe(1);
});
