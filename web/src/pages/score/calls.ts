// What the sheets ask the engine, and how its answers are read.
import { CallRefused, engine } from "../../engine/engine.svelte";
import type { BookPreview, BookShown, BookWritten, Change, Difference, History, PersonHistory } from "../../engine/forms";
import type { Book } from "../../lib/protocol";
import { language } from "../../lib/i18n.svelte";
import { randomHex } from "../../lib/random";
import type { Kept, Waiting, Worked } from "./kept";

const STORED_AS = "hollywood.author";

let own = "";

/** The name under which this device edits books; nobody reads it. */
export function author(): string {
  if (own !== "") return own;
  try {
    own = localStorage.getItem(STORED_AS) ?? "";
    if (!/^[\w-]{1,24}$/.test(own)) localStorage.setItem(STORED_AS, (own = randomHex(6)));
  } catch {
    own = randomHex(6); // a private window may refuse to store it
  }
  return own;
}

/** A book after the touches that waited, what follows from it, and why some of them were not made. */
export interface Edited {
  readonly book: Book;
  readonly worked: Worked;
  readonly refused: readonly string[];
}

const split = ({ book, ...worked }: BookShown): { book: Book; worked: Worked } => ({ book, worked });
const mine = (): { author: string; language: string } => ({ author: author(), language: language() });

/** Make changes, one after the other; a refused one is left out. */
export async function edited(book: Book, waiting: readonly Waiting[]): Promise<Edited> {
  let found = undefined as BookShown | undefined;
  const refused: string[] = [];
  for (const { change, time } of waiting) {
    try {
      const form = { book: found?.book ?? book, change, time, ...mine() };
      found = await engine().call<BookShown>("score.edit", form);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      refused.push(error.message);
    }
  }
  return { ...split(found ?? (await asked<BookShown>("score.work_out", book))), refused };
}

const asked = <T>(call: string, book: Book): Promise<T> => engine().call<T>(call, { book, ...mine() });

export const workedOut = async (book: Book): Promise<Worked> => split(await asked<BookShown>("score.work_out", book)).worked;

/** What a change would change elsewhere. */
export const previewed = async (book: Book, change: Change): Promise<readonly Difference[]> =>
  (await engine().call<BookPreview>("score.preview", { book, change, time: Date.now(), ...mine() })).differences;

/** The whole book as the text of a link. */
export const linkText = async (book: Book): Promise<string> => (await asked<BookWritten>("score.link", book)).text;

/** The book as a file. */
export const fileOf = async (book: Book, kind: "csv" | "json"): Promise<string> =>
  (await asked<BookWritten>(`score.${kind}`, book)).text;

const keptOf = (shown: BookShown): Kept => {
  const parts = split(shown);
  return { ...parts, family: parts.worked.sheet?.type === "penalty" ? "contract" : "gin", waiting: [], touched: Date.now() };
};

/** The sheet in the text of a link. */
export const opened = async (text: string): Promise<Kept> =>
  keptOf(await engine().call<BookShown>("score.open", { text, ...mine() }));

/** The sheet in a file. */
export const fromFile = async (text: string): Promise<Kept> =>
  keptOf(await engine().call<BookShown>("score.read", { text, id: randomHex(8), time: Date.now(), ...mine() }));

/** What the people of some books have won and lost. */
export const peopleOf = async (books: readonly Book[]): Promise<readonly PersonHistory[]> =>
  (await engine().call<History>("score.history", { books, language: language() })).people;

/** Two copies of one book become one, line by line. */
export const merged = async (own: Book, theirs: Book): Promise<{ book: Book; worked: Worked }> =>
  split(await engine().call<BookShown>("score.merge", { mine: own, theirs, ...mine() }));
