import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../lib/i18n.svelte";
import { PROTOCOL, type TableShown } from "../lib/protocol";
import { TableSocket } from "../lib/socket.svelte";
import { FIRST_WAIT, LocalLine, type TableEngine } from "./line.svelte";
import { FakeEngine } from "./testing.svelte";

let engine: FakeEngine;
let socket: TableSocket;

const shown = (version: number) => ({ version, stage: "playing" }) as TableShown;
const welcome = (version: number) => ({
  ...{ type: "welcome", protocol: PROTOCOL, card: { id: "here-1" }, events: [], complete: true },
  ...{ table: shown(version), sheet: null, proofs: [], chat: [] },
});

/** The messages that were said to the table, in order. */
const said = (): Record<string, unknown>[] =>
  engine.calls.filter(([name]) => name === "table.say").map(([, form]) => JSON.parse(form["message"] as string) as Record<string, unknown>);
const names = (): string[] => engine.calls.map(([name]) => name);

async function sitDown(version = 7): Promise<void> {
  socket.open();
  await vi.advanceTimersByTimeAsync(0);
  engine.emit("table.here-1", welcome(version));
}

beforeEach(async () => {
  await setLanguage("en");
  vi.useFakeTimers();
  engine = new FakeEngine();
  socket = new TableSocket("here-1", { line: (holder) => new LocalLine("here-1", holder, engine as unknown as TableEngine) });
});

afterEach(() => {
  socket.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("it opens the table, greets, and is open when the table has greeted", async () => {
  socket.open();
  expect(socket.connection).toBe("connecting");
  await vi.advanceTimersByTimeAsync(0);
  expect(engine.calls[0]).toEqual(["table.open", { table: "here-1" }]);
  expect(said()).toEqual([{ type: "hello", protocol: PROTOCOL, since: null, history: null }]);
  engine.emit("table.here-1", welcome(7));
  expect(socket.connection).toBe("open");
  expect(socket.table?.version).toBe(7);
});

test("a command is kept when the table says so; no sign of life is asked for, with or without a network", async () => {
  await sitDown();
  const done = socket.act({ type: "draw" });
  const [, sent] = said();
  expect(sent).toMatchObject({ type: "act", version: 7, action: { type: "draw" } });
  engine.emit("table.here-1", { type: "done", command_id: sent!["command_id"], version: 8 });
  expect(await done).toMatchObject({ version: 8 });
  const before = engine.calls.length;
  dispatchEvent(new Event("offline"));
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(engine.calls).toHaveLength(before);
  expect(socket.connection).toBe("open");
});

test("when the engine stops, the table is opened again, and what was not answered is said again", async () => {
  await sitDown();
  const done = socket.act({ type: "draw" });
  const command = said()[1]!["command_id"];
  engine.state = "failed";
  flushSync();
  expect(socket.connection).toBe("lost");
  await vi.advanceTimersByTimeAsync(FIRST_WAIT);
  expect(names().filter((name) => name === "table.open")).toHaveLength(2);
  expect(said().at(-1)).toEqual({ type: "hello", protocol: PROTOCOL, since: 7, history: null });
  engine.emit("table.here-1", welcome(8));
  expect(said().at(-1)!["command_id"]).toBe(command);
  engine.emit("table.here-1", { type: "done", command_id: command, version: 8 });
  await done;
});

test("an engine that was started again by another page's call is noticed, too", async () => {
  await sitDown();
  engine.starts += 1;
  flushSync();
  expect(socket.connection).toBe("lost");
});

test("a table that does not open is tried again, later each time, until somebody leaves", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  engine.refuses = true;
  socket.open();
  const waits: number[] = [];
  for (let tries = 1; tries <= 8; tries++) {
    const known = engine.calls.length;
    let waited = 0;
    while (engine.calls.length === known) {
      await vi.advanceTimersByTimeAsync(50);
      waited += 50;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  socket.close();
  const known = engine.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(engine.calls).toHaveLength(known);
});

test("leaving closes the table, and nothing is heard any more", async () => {
  await sitDown();
  socket.close();
  expect(names().at(-1)).toBe("table.close");
  engine.emit("table.here-1", welcome(9));
  expect(socket.table?.version).toBe(7);
});
