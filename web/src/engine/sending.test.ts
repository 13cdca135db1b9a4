import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setLanguage } from "../lib/i18n.svelte";
import { person } from "../lib/me.svelte";
import { engine } from "./engine.svelte";
import { sendFinished } from "./sending";
import { close } from "./storage/database";
import { storage } from "./storage/storage";
import { listKept } from "./tables";

vi.mock("virtual:engine", () => ({ files: [], place: "" }));

const listed = (id: string, stage: string) => ({ card: { id, preset: "gin" }, stage, you: 0, moved_at: 12.5 });
const keep = (id: string, stage = "over") =>
  storage.append(id, 0, [{ kind: "bot_sat", body: '{"type":"bot_sat","bot":"simple"}' }], { listed: listed(id, stage) });

let answers: { status: number; body: object }[];
let sent: { path: string; body: string }[];

beforeEach(async () => {
  await setLanguage("en");
  vi.stubGlobal("indexedDB", new IDBFactory());
  person.me = { id: "p1", name: "Ann", login: "ann", settings: {} };
  [answers, sent] = [[], []];
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(engine(), "call").mockImplementation(async (_, form) => ({ text: `record of ${(form as { table: string }).table}` }) as never);
  vi.stubGlobal("fetch", async (path: string, { body }: { body: Blob }) => {
    sent.push({ path, body: await body.text() });
    const { status, body: said } = answers.shift() ?? { status: 200, body: { table: `o${sent.length}` } };
    return new Response(JSON.stringify(said), { status });
  });
});

afterEach(async () => {
  await close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const accounts = async () => Object.fromEntries((await listKept()).map(({ id, account }) => [id, account]));

test("what is finished is sent once, with its record; what goes on, and what came from a file, is not", async () => {
  await keep("here-a");
  await keep("here-b", "playing");
  await storage.put("records", "here-c", { listed: listed("here-c", "over"), text: "a file" });
  expect(await Promise.all([sendFinished(), sendFinished()])).toEqual([1, 1]);
  expect(await sendFinished()).toBe(0);
  expect(sent).toEqual([{ path: "/api/me/offline-matches?preset=gin&seat=0&bot=simple&ended_at=12.5", body: "record of here-a" }]);
  expect(await accounts()).toEqual({ "here-a": "o1", "here-b": null, "here-c": null });
});

test("a guest sends nothing", async () => {
  await keep("here-a");
  person.me = { id: "p1", name: "Ann", login: null, settings: {} };
  expect(await sendFinished()).toBe(0);
  expect(sent).toEqual([]);
});

test("what is refused is not sent again; what did not arrive is", async () => {
  await keep("here-a");
  answers = [{ status: 422, body: { code: "bad_record", words: "no" } }];
  expect(await sendFinished()).toBe(0);
  expect(await sendFinished()).toBe(0);
  expect(sent).toHaveLength(1);
  await keep("here-b");
  answers = [{ status: 429, body: { code: "too_many", words: "later" } }];
  await expect(sendFinished()).rejects.toThrow("later");
  expect(await sendFinished()).toBe(1);
  expect(await accounts()).toEqual({ "here-a": "", "here-b": "o3" });
});
