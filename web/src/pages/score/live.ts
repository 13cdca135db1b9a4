// A sheet that others watch or write on by a link: the server holds a copy, and copies are merged.
import { ask } from "../../lib/api";
import { ensureGuest } from "../../lib/me.svelte";
import type { Book, BookLinks, SharedBook } from "../../lib/protocol";

/** How a sheet is shared: the secret of the link that is used here, and those to give away. */
export interface Live {
  readonly watch: string;
  /** Null for those who only watch. */
  readonly write: string | null;
  readonly version: number;
}

const MARK = "#live=";
const addressOf = (secret: string): string => `/api/scores/${encodeURIComponent(secret)}`;

/** The secret in the hash of an address; null if there is none. */
export const liveIn = (hash: string): string | null => (hash.startsWith(MARK) ? hash.slice(MARK.length) : null);

/** The address that opens a shared sheet. */
export const liveLink = (secret: string, page: string): string => new URL(MARK + secret, page).href;

/** Share a book. */
export async function share(book: Book): Promise<Live> {
  await ensureGuest();
  return ask<BookLinks>("POST", "/api/scores", { book });
}

/** The shared book; with `after`, wait a while for a later version. */
export const read = (secret: string, after?: number, signal?: AbortSignal): Promise<SharedBook> =>
  ask("GET", addressOf(secret) + (after === undefined ? "" : `?after=${after}`), undefined, signal);

/** Merge a copy into the shared book. */
export const write = (secret: string, book: Book): Promise<SharedBook> => ask("PUT", addressOf(secret), { book });

/** End sharing; everybody keeps what they have. */
export const end = (secret: string): Promise<unknown> => ask("DELETE", addressOf(secret));

/** Whether two copies say the same; each has its own log. */
export const alike = (a: Book, b: Book): boolean =>
  JSON.stringify([a.head, a.head_stamps, a.lines]) === JSON.stringify([b.head, b.head_stamps, b.lines]);
