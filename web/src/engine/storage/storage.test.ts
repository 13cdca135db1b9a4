import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { openDB } from "idb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { close, MIGRATIONS, NAME } from "./database";
import { storage, StorageTrouble } from "./storage";

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
});

afterEach(async () => {
  await close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const code = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "no trouble",
    (error: unknown) => (error instanceof StorageTrouble ? error.code : error),
  );

test("what is put is there, in order, also after the database was closed", async () => {
  await storage.put("books", "b", { id: "b" });
  await storage.put("books", "a", { id: "a" });
  await storage.put("settings", "a", 1);
  await close();
  expect(await storage.get("books", "a")).toEqual({ id: "a" });
  expect(await storage.list("books")).toEqual([{ id: "a" }, { id: "b" }]);
  expect(await storage.keys("books")).toEqual(["a", "b"]);
  await storage.delete("books", "a");
  expect(await storage.get("books", "a")).toBeUndefined();
  expect(await storage.get("settings", "a")).toBe(1);
});

test("a log grows only at its end, together with the state of its table", async () => {
  await storage.append("t", 0, ["x", "y"], { seq: 2 });
  await storage.append("t-other", 0, ["other"]);
  await storage.append("t", 2, ["z"]);
  expect(await storage.entries("t")).toEqual(["x", "y", "z"]);
  expect(await storage.entries("t", 1)).toEqual(["y", "z"]);
  expect(await storage.get("tables", "t")).toEqual({ seq: 2 });
  for (const seq of [2, 4]) {
    expect(await code(storage.append("t", seq, ["late"], { seq: 9 }))).toBe("overtaken");
  }
  expect(await storage.entries("t")).toEqual(["x", "y", "z"]);
  expect(await storage.get("tables", "t")).toEqual({ seq: 2 });
  await storage.deleteTable("t");
  expect(await storage.entries("t")).toEqual([]);
  expect(await storage.get("tables", "t")).toBeUndefined();
  expect(await storage.entries("t-other")).toEqual(["other"]);
});

test("nothing is kept of what does not fit", async () => {
  await storage.append("t", 0, ["x"]);
  const add = IDBObjectStore.prototype.add;
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function (this: IDBObjectStore, value, key) {
    if (value === "heavy") throw new DOMException("no room", "QuotaExceededError");
    return add.call(this, value, key);
  });
  expect(await code(storage.append("t", 1, ["light", "heavy"], {}))).toBe("full");
  expect(await storage.entries("t")).toEqual(["x"]);
  expect(await storage.get("tables", "t")).toBeUndefined();
  await storage.append("t", 1, ["light"]);
});

test("every write asks for the disk itself", async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
  await storage.put("books", "a", 1);
  await storage.append("t", 0, ["x"]);
  const writes = transaction.mock.calls.filter(([, mode]) => mode === "readwrite");
  expect(writes.map(([, , options]) => options)).toEqual([{ durability: "strict" }, { durability: "strict" }]);
});

test("a browser that keeps nothing says so", async () => {
  vi.stubGlobal("indexedDB", undefined);
  expect(await code(storage.list("tables"))).toBe("forbidden");
  for (const name of ["SecurityError", "InvalidStateError"]) {
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("private", name);
      },
    });
    expect(await code(storage.list("tables"))).toBe("forbidden");
  }
  vi.stubGlobal("indexedDB", new IDBFactory());
  expect(await storage.list("tables")).toEqual([]);
});

test("a newer version takes the database over, and the older one says so", async () => {
  await storage.put("books", "a", 1);
  const newer = await openDB(NAME, MIGRATIONS.length + 1);
  expect(await code(storage.get("books", "a"))).toBe("newer");
  newer.close();
});

test("an older tab that does not make way is named", async () => {
  const older = await openDB(NAME, MIGRATIONS.length);
  (MIGRATIONS as unknown[]).push(() => undefined);
  try {
    expect(await code(storage.list("books"))).toBe("blocked");
    older.close();
    await vi.waitFor(async () => expect(await code(storage.list("tables"))).toBe("failed")); // no stores were made
  } finally {
    (MIGRATIONS as unknown[]).pop();
  }
});

test("a database that the browser closed is opened again", async () => {
  await storage.put("books", "a", 1);
  const transaction = IDBDatabase.prototype.transaction;
  let closed = false;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...args) {
    if (!closed) {
      closed = true;
      this.close();
      void close();
    }
    return transaction.apply(this, args);
  });
  expect(await storage.get("books", "a")).toBe(1);
});
