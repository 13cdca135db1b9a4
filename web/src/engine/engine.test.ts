import { beforeEach, expect, test, vi } from "vitest";
import type { Asked, Told } from "./bridge";
import { CallRefused, Engine, EngineFailed, type EngineWorker } from "./engine.svelte";

class FakeWorker implements EngineWorker {
  onmessage: EngineWorker["onmessage"] = null;
  onerror: EngineWorker["onerror"] = null;
  readonly asked: Asked[] = [];
  ended = false;

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(told: Told): void {
    this.onmessage?.({ data: told } as MessageEvent<Told>);
  }
}

let workers: FakeWorker[];
let engine: Engine;
const last = (): FakeWorker => workers.at(-1)!;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  workers = [];
  engine = new Engine(() => {
    workers.push(new FakeWorker());
    return last();
  });
});

test("it starts with the first call, which waits until it is ready", async () => {
  expect([engine.state, workers.length]).toEqual(["off", 0]);
  const presets = engine.call("rules.presets");
  const rules = engine.call("rules.preset", { name: "gin" });
  expect([engine.state, workers.length]).toEqual(["loading", 1]);
  last().tell({ loaded: 5 });
  expect(engine.loaded).toBe(5);
  expect(last().asked.length).toBe(1);
  last().tell({ ready: true });
  expect(engine.state).toBe("ready");
  expect(last().asked.slice(1)).toEqual([
    { call: 1, name: "rules.presets", body: "{}" },
    { call: 2, name: "rules.preset", body: '{"name":"gin"}' },
  ]);
  last().tell({ answer: 2, body: '{"two":2}' });
  last().tell({ answer: 1, body: "[1]" });
  expect(await Promise.all([presets, rules])).toEqual([[1], { two: 2 }]);
});

test("a refusal has its code and its words", async () => {
  const refused = engine.call("rules.preset", { name: "gim" });
  last().tell({ ready: true });
  last().tell({ answer: 1, body: '{"refused":{"code":"cannot_be","words":"there is no such game"}}' });
  await expect(refused).rejects.toThrow(CallRefused);
  await expect(refused).rejects.toMatchObject({ code: "cannot_be", message: "there is no such game" });
});

test("progress is reported to its own call", () => {
  const reports: number[][] = [];
  void engine.call("review.make", {}, { report: (done, pieces) => reports.push([done, pieces]) });
  void engine.call("other");
  last().tell({ ready: true });
  last().tell({ report: 1, done: 3, pieces: 9 });
  last().tell({ report: 2, done: 1, pieces: 2 });
  expect(reports).toEqual([[3, 9]]);
});

test("a call that is given up is stopped, and its late answer is not missed by anybody", async () => {
  const giving = new AbortController();
  const call = engine.call("long", {}, { signal: giving.signal });
  last().tell({ ready: true });
  giving.abort();
  await expect(call).rejects.toThrow("abort");
  expect(last().asked.at(-1)).toEqual({ stop: 1 });
  last().tell({ answer: 1, body: "{}" });
  await expect(engine.call("late", {}, { signal: giving.signal })).rejects.toThrow("abort");
});

test("after a crash every call fails, and the next one starts it again", async () => {
  const lost = engine.call("long");
  last().tell({ ready: true });
  last().onerror?.({ message: "out of memory" } as ErrorEvent);
  await expect(lost).rejects.toMatchObject({ name: "EngineFailed", problem: "crashed" });
  expect([engine.state, engine.problem, last().ended]).toEqual(["failed", "crashed", true]);
  const again = engine.call("short");
  expect([engine.state, engine.problem, engine.starts, workers.length]).toEqual(["loading", null, 2, 2]);
  last().tell({ ready: true });
  last().tell({ answer: 2, body: "{}" });
  expect(await again).toEqual({});
});

test("what cannot be loaded fails with its reason; a defect fails one call only", async () => {
  const early = engine.call("any");
  last().tell({ problem: "damaged", words: "a file is damaged" });
  await expect(early).rejects.toMatchObject({ problem: "damaged" });
  const bad = engine.call("bad");
  const good = engine.call("good");
  last().tell({ ready: true });
  last().tell({ fail: 2, words: "ZeroDivisionError" });
  last().tell({ answer: 3, body: "1" });
  await expect(bad).rejects.toThrow(EngineFailed);
  expect(await good).toBe(1);
  expect(engine.state).toBe("ready");
});

test("messages reach those who listen to their channel, until they stop", () => {
  const heard: unknown[] = [];
  const stop = engine.listen("table.1", (message) => heard.push(message));
  engine.start();
  last().tell({ ready: true });
  last().tell({ emit: "table.1", text: '{"a":1}' });
  last().tell({ emit: "table.2", text: '{"b":1}' });
  stop();
  last().tell({ emit: "table.1", text: '{"c":1}' });
  expect(heard).toEqual([{ a: 1 }]);
});

test("an engine that is stopped is off, and its calls fail", async () => {
  const call = engine.call("long");
  engine.stop();
  await expect(call).rejects.toThrow(EngineFailed);
  expect([engine.state, last().ended]).toEqual(["off", true]);
});
