// The one database of this browser, used by pages and workers alike.
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { nameOf, StorageTrouble, troubleOf } from "./trouble";

export const NAME = "hollywood";

/** Every store has keys of its own; `entries` is ordered by table, then by number. */
export interface Schema extends DBSchema {
  tables: { key: string; value: unknown };
  entries: { key: [table: string, seq: number]; value: unknown };
  records: { key: string; value: unknown };
  books: { key: string; value: unknown };
  trainer: { key: string; value: unknown };
  settings: { key: string; value: unknown };
}

export type Opened = IDBPDatabase<Schema>;

/**
 * How the database changes from one version to the next. A version that people have used is never
 * edited: a change is a new function at the end, which also brings what is stored into the new form.
 */
export const MIGRATIONS: readonly ((database: Opened) => void)[] = [
  (database) => {
    for (const store of ["tables", "entries", "records", "books", "trainer", "settings"] as const) {
      database.createObjectStore(store);
    }
  },
];

let opening: Promise<Opened> | null = null;

/** The open database; StorageTrouble if this browser has none for us. */
export function database(): Promise<Opened> {
  opening ??= open().catch((error: unknown) => {
    opening = null; // the next use tries again
    // Firefox refuses a private window in this way.
    throw nameOf(error) === "InvalidStateError" ? new StorageTrouble("forbidden", error) : troubleOf(error);
  });
  return opening;
}

/** Close the database; the next use opens it again. */
export async function close(): Promise<void> {
  const last = opening;
  opening = null;
  (await last?.catch(() => null))?.close();
}

async function open(): Promise<Opened> {
  if (typeof indexedDB === "undefined" || indexedDB === null) throw new StorageTrouble("forbidden");
  let blocked: ((trouble: StorageTrouble) => void) | undefined;
  const waits = new Promise<never>((_, reject) => (blocked = reject));
  const opened = openDB<Schema>(NAME, MIGRATIONS.length, {
    upgrade(database, before) {
      for (const migrate of MIGRATIONS.slice(before)) migrate(database);
    },
    blocked: () => blocked?.(new StorageTrouble("blocked")),
    // A newer version wants to change the database: make way. The next use here says so.
    blocking: (_before, _after, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => (opening = null),
  });
  try {
    return await Promise.race([opened, waits]);
  } catch (error) {
    opened.then(
      (late) => late.close(),
      () => undefined,
    );
    throw error;
  }
}
