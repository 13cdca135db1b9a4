// What this browser keeps: offline tables, records, score sheets, settings. Every promise is
// fulfilled when the data is on the disk, and rejected with a StorageTrouble.
import type { IDBPTransaction, StoreNames } from "idb";
import { database, type Opened, type Schema } from "./database";
import { nameOf, troubleOf } from "./trouble";

export { StorageTrouble, type StorageCode } from "./trouble";

/** The stores with one value for each key. */
export type Store = Exclude<StoreNames<Schema>, "entries">;

type Stores = readonly StoreNames<Schema>[];
type Writing = IDBPTransaction<Schema, StoreNames<Schema>[], "readwrite">;

const ofTable = (table: string, from = 0): IDBKeyRange => IDBKeyRange.bound([table, from], [table, Infinity]);

export const storage = {
  get: <T>(store: Store, key: string): Promise<T | undefined> =>
    using((database) => database.get(store, key) as Promise<T | undefined>),

  /** All values of a store, in the order of their keys. */
  list: <T>(store: Store): Promise<T[]> => using((database) => database.getAll(store) as Promise<T[]>),

  keys: (store: Store): Promise<string[]> => using((database) => database.getAllKeys(store)),

  put: (store: Store, key: string, value: unknown): Promise<void> =>
    writing([store], async (change) => void (await change.objectStore(store).put(value, key))),

  delete: (store: Store, key: string): Promise<void> =>
    writing([store], async (change) => change.objectStore(store).delete(key)),

  /** The entries of a table in order, from number `from`. */
  entries: <T>(table: string, from = 0): Promise<T[]> =>
    using((database) => database.getAll("entries", ofTable(table, from)) as Promise<T[]>),

  /**
   * Add entries to the log of a table, the first of them with the number `seq`, and keep `state` as
   * the table's, in one step: all or nothing. `overtaken` if the log is not that long, or longer.
   */
  append: (table: string, seq: number, entries: readonly unknown[], state?: unknown): Promise<void> =>
    writing(["entries", "tables"], async (change) => {
      const log = change.objectStore("entries");
      const kept = await log.count(ofTable(table));
      if (kept !== seq) throw new DOMException("the log has changed", "ConstraintError");
      for (const [index, entry] of entries.entries()) await log.add(entry, [table, seq + index]);
      if (state !== undefined) await change.objectStore("tables").put(state, table);
    }),

  /** Delete a table and its log. */
  deleteTable: (table: string): Promise<void> =>
    writing(["entries", "tables"], async (change) => {
      await change.objectStore("entries").delete(ofTable(table));
      await change.objectStore("tables").delete(table);
    }),
} as const;

async function using<T>(work: (database: Opened) => Promise<T>): Promise<T> {
  for (let again = true; ; again = false) {
    try {
      return await work(await database());
    } catch (error) {
      // The browser closed the database, or a newer version asked for it: open it again, once.
      if (nameOf(error) !== "InvalidStateError" || !again) throw troubleOf(error);
    }
  }
}

async function writing(stores: Stores, work: (change: Writing) => Promise<void>): Promise<void> {
  askToStay();
  await using(async (database) => {
    const change = database.transaction([...stores], "readwrite", { durability: "strict" }) as Writing;
    // The reason is in what failed; the end of the transaction only says that it failed.
    const done = change.done.then(
      () => null,
      (error: unknown) => error,
    );
    try {
      await work(change);
    } catch (error) {
      try {
        change.abort();
      } catch {
        // it has ended already
      }
      await done;
      throw error;
    }
    const failed = await done;
    if (failed !== null) throw failed;
  });
}

let asked = false;

/** Ask the browser not to delete what is kept here when it needs room. Only a page can ask. */
function askToStay(): void {
  if (asked || typeof document === "undefined") return;
  asked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
