// What this browser stores of a score sheet, in one value: written in one step, so it is always whole.
import type { BookShown, Change } from "../../engine/forms";
import type { Book } from "../../lib/protocol";
import type { Live } from "./live";
import { storage } from "../../engine/storage/storage";

/** A touch that the engine has not written into the book yet. */
export interface Waiting {
  readonly change: Change;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** What follows from a book. */
export type Worked = Omit<BookShown, "book">;

export interface Kept {
  readonly book: Book;
  readonly family: "gin" | "contract";
  /** What was last worked out from the book, to be shown at once; null before the first time. */
  readonly worked: Worked | null;
  /** Touches since then, in order. */
  readonly waiting: readonly Waiting[];
  /** How it is shared live; absent if it is not. */
  readonly live?: Live | null;
  /** The last touch, in milliseconds since 1970. */
  readonly touched: number;
}

const CHANNEL = "hollywood.books";

export const readBook = (id: string): Promise<Kept | undefined> => storage.get<Kept>("books", id);
export const allBooks = async (): Promise<Kept[]> =>
  (await storage.list<Kept>("books")).sort((a, b) => b.touched - a.touched);

export async function writeBook(kept: Kept): Promise<void> {
  await storage.put("books", kept.book.id, kept);
  tellTabs(kept.book.id);
}

export async function dropBook(id: string): Promise<void> {
  await storage.delete("books", id);
  tellTabs(id);
}

/** Do something that no other tab does with the same sheet at the same time. */
export function alone<T>(id: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request(`hollywood-book-${id}`, work) as Promise<T>;
}

let channel: BroadcastChannel | null = null;
const opened = (): BroadcastChannel => (channel ??= new BroadcastChannel(CHANNEL));
const tellTabs = (id: string): void => opened().postMessage(id);

/** Hear which sheets other tabs write; returns a function that stops it. */
export function onWritten(hear: (id: string) => void): () => void {
  const listen = (event: MessageEvent<string>) => hear(event.data);
  opened().addEventListener("message", listen);
  return () => opened().removeEventListener("message", listen);
}
