// A new, empty book. It needs no engine: a sheet can be begun before the engine is there.
import type { Book, Head } from "../../lib/protocol";
import { randomHex } from "../../lib/random";
import type { Kept } from "./kept";

/** A book with nothing but its head. */
export const emptyBook = (head: Head, now = Date.now()): Book => ({ id: randomHex(8), made: now, head });

/** What is stored of a new book. */
export const fresh = (book: Book, family: Kept["family"], now = Date.now()): Kept => ({ book, family, worked: null, waiting: [], touched: now });

/** The head of the next sheet of the same people: the next one of them deals first. */
export function again(head: Head): Head {
  const { title: _, ...rest } = head;
  return { ...rest, first: ((head.first ?? 0) + 1) % Math.max(1, head.names?.length ?? 1) };
}
