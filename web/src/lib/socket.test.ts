import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "./i18n.svelte";
import { CUT_PONG_WITHIN, PING_EVERY, PONG_WITHIN, WOKEN_PONG_WITHIN, type Line } from "./line";
import { PROTOCOL, type TableShown, type Welcome } from "./protocol";
import { CommandRefused, TableLeft, TableSocket, type News } from "./socket.svelte";

class FakeLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  open(): void {
    this.onopen?.(new Event("open"));
  }
  fail(): void {
    this.onclose?.(new Event("close") as CloseEvent);
  }
  types(): unknown[] {
    return this.sent.map((message) => message["type"]);
  }
}

let lines: FakeLine[];
let addresses: string[];
let socket: TableSocket;

const line = (): FakeLine => lines.at(-1)!;
const shown = (version: number) => ({ version, stage: "playing" }) as TableShown;
const welcome = (version: number, more: Partial<Welcome> = {}) => ({
  type: "welcome",
  protocol: PROTOCOL,
  card: { id: "t1" },
  events: [],
  complete: true,
  table: shown(version),
  sheet: null,
  proofs: [],
  chat: [],
  ...more,
});

function sitDown(version = 7): void {
  socket.open();
  line().open();
  line().hear(welcome(version));
}

beforeEach(async () => {
  await setLanguage("en");
  vi.useFakeTimers();
  lines = [];
  addresses = [];
  socket = new TableSocket("t/1", {
    connect: (address) => {
      addresses.push(address);
      lines.push(new FakeLine());
      return line();
    },
    random: () => 0.5,
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test("it greets, and is open when the server has greeted", () => {
  socket.open();
  expect(addresses[0]).toMatch(/^ws:\/\/.*\/ws\/table\/t%2F1$/);
  line().open();
  expect(line().sent).toEqual([{ type: "hello", protocol: PROTOCOL, since: null, history: null }]);
  expect(socket.connection).toBe("connecting");
  line().hear(welcome(7));
  expect(socket.connection).toBe("open");
  expect(socket.table?.version).toBe(7);
});

test("a command is kept when it is done and refused in the server's words", async () => {
  sitDown();
  const done = socket.act({ type: "draw" });
  const refused = socket.command({ type: "sit", seat: 1 });
  const [, first, second] = line().sent;
  expect(first).toMatchObject({ type: "act", version: 7, action: { type: "draw" } });
  expect(first!["command_id"]).not.toBe(second!["command_id"]);
  expect(socket.waiting).toBe(2);
  line().hear({ type: "refused", command_id: second!["command_id"], code: "taken", words: "Taken.", version: 7 });
  line().hear({ type: "done", command_id: first!["command_id"], version: 8 });
  expect(await done).toMatchObject({ version: 8 });
  await expect(refused).rejects.toThrow(CommandRefused);
  await expect(refused).rejects.toThrow("Taken.");
  expect(socket.waiting).toBe(0);
});

test("an unanswered command is sent again, with its id, after a new connection, and only then", async () => {
  sitDown();
  const done = socket.act({ type: "draw" });
  const before = line().sent.at(-1)!;
  line().fail();
  expect(socket.connection).toBe("lost");
  const early = socket.command({ type: "rematch" });
  vi.advanceTimersByTime(250);
  expect(lines).toHaveLength(2);
  line().open();
  expect(line().sent).toEqual([{ type: "hello", protocol: PROTOCOL, since: 7, history: null }]);
  line().hear(welcome(8));
  expect(line().sent[1]).toEqual(before);
  expect(line().types()).toEqual(["hello", "act", "rematch"]);
  line().hear({ type: "done", command_id: before["command_id"], version: 8 });
  line().hear({ type: "done", command_id: line().sent[2]!["command_id"], version: 9 });
  await done;
  await early;
  line().fail();
  vi.advanceTimersByTime(250);
  line().open();
  line().hear(welcome(9));
  expect(line().types()).toEqual(["hello"]);
});

test("the waits grow with jitter, up to a longest one, and begin anew after a success", () => {
  sitDown();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    line().fail();
    const known = lines.length;
    let waited = 0;
    while (lines.length === known) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    waits.push(waited);
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  line().open();
  line().hear(welcome(7));
  line().fail();
  vi.advanceTimersByTime(250);
  expect(lines).toHaveLength(10);
});

test("it connects at once when the browser is back online", () => {
  sitDown();
  for (let attempt = 0; attempt < 4; attempt++) {
    line().fail();
    vi.advanceTimersByTime(10_000);
  }
  line().fail();
  const known = lines.length;
  window.dispatchEvent(new Event("online"));
  expect(lines).toHaveLength(known + 1);
});

test("silence is asked about, and a line without an answer is dead", () => {
  sitDown();
  vi.advanceTimersByTime(PING_EVERY);
  expect(line().types()).toEqual(["hello", "ping"]);
  line().hear({ type: "pong", sent: 0 });
  vi.advanceTimersByTime(PING_EVERY + PONG_WITHIN - 1);
  expect(socket.connection).toBe("open");
  const dead = line();
  vi.advanceTimersByTime(1);
  expect(socket.connection).toBe("lost");
  expect(dead.closed).toBe(true);
});

test("a browser that goes offline has the line asked at once, and one that answers is kept", () => {
  sitDown();
  window.dispatchEvent(new Event("offline"));
  expect(line().types()).toEqual(["hello", "ping"]);
  line().hear({ type: "pong", sent: 0 });
  vi.advanceTimersByTime(CUT_PONG_WITHIN);
  expect(socket.connection).toBe("open");
  window.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(CUT_PONG_WITHIN);
  expect(socket.connection).toBe("lost");
});

test("whoever looks at the page again soon knows whether the line is dead", () => {
  sitDown();
  vi.advanceTimersByTime(PING_EVERY); // a question is waiting already
  document.dispatchEvent(new Event("visibilitychange"));
  expect(line().types()).toEqual(["hello", "ping"]);
  vi.advanceTimersByTime(WOKEN_PONG_WITHIN);
  expect(socket.connection).toBe("lost");
});

test("a line that never answers the greeting is given up", () => {
  socket.open();
  vi.advanceTimersByTime(PONG_WITHIN);
  expect(socket.connection).toBe("lost");
});

test("an old line that still speaks is not heard", () => {
  sitDown();
  const old = line();
  const speak = old.onmessage!;
  old.fail();
  vi.advanceTimersByTime(250);
  speak(new MessageEvent("message", { data: JSON.stringify(welcome(99)) }));
  expect(socket.table?.version).toBe(7);
});

test("the server may ask to come back later, or not at all", () => {
  sitDown();
  line().hear({ type: "closing", code: "restart", words: "Back soon.", retry_ms: 3000 });
  line().fail();
  vi.advanceTimersByTime(3000);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(250);
  expect(lines).toHaveLength(2);
  line().open();
  line().hear({ type: "closing", code: "no_table", words: "There is no such table.", retry_ms: null });
  expect(socket.connection).toBe("closed");
  expect(socket.closing?.words).toBe("There is no such table.");
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
});

test("another version of the protocol asks for a new page", () => {
  socket.open();
  line().open();
  line().hear({ type: "closing", code: "protocol", words: "Out of date.", retry_ms: null });
  expect(socket.outdated).toBe(true);
  expect(socket.connection).toBe("closed");
});

test("updates change the sheet only when they bring one, and listeners miss none", () => {
  const heard: News[] = [];
  socket.listen((news) => heard.push(news));
  sitDown();
  const sheet = { type: "penalty" };
  line().hear({ type: "update", events: [{ round_number: 1 }], table: shown(8), sheet });
  line().hear({ type: "update", events: [{ round_number: 2 }], table: shown(9) });
  expect(socket.sheet).toEqual(sheet);
  expect(heard.map((news) => [news.before?.version, news.after.version, news.complete])).toEqual([
    [undefined, 7, false],
    [7, 8, true],
    [8, 9, true],
  ]);
});

test("chat keeps each line once", () => {
  sitDown();
  const said = { type: "said", line: { number: 1, seat: 0, name: "Ann", text: "hi", at: 0 } };
  line().hear(said);
  line().hear(said);
  expect(socket.chat).toHaveLength(1);
});

test("what needs an open line says when it is down, and leaving fails what is open", async () => {
  sitDown();
  const open = socket.act({ type: "draw" });
  const asked = socket.consider({ type: "draw" });
  line().fail();
  expect(socket.say("hello")).toBe(false);
  await expect(asked).rejects.toThrow();
  socket.close();
  await expect(open).rejects.toThrow(TableLeft);
  await expect(socket.act({ type: "draw" })).rejects.toThrow(TableLeft);
});
