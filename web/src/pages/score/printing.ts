// Sheets on paper: a whole one on one page, and empty ones.
import type { SheetShown } from "../../lib/protocol";
import { workedOut } from "./calls";
import type { Kept } from "./kept";
import { emptyBook } from "./newbook";

/** In place of the id of a sheet: an empty one. */
export const EMPTY = "empty";

/** What is printed on both A4 and Letter with margins of 12 mm, in CSS pixels. */
const MM = 96 / 25.4;
const HEIGHT = 250 * MM;
/** The rows of an empty sheet. */
const ROWS = 16;

/** The names above the columns of an empty sheet are written by hand. */
const UNNAMED = [..."ABCDEFGH"];

/** How small the content must be to fit one page. Smaller content is also wider, so it gets no taller. */
export const fitted = (content: HTMLElement): number => {
  content.style.zoom = "1";
  return Math.min(1, HEIGHT / Math.max(1, content.scrollHeight));
};

/** A sheet with empty rows to write on. */
export function blankSheet(sheet: SheetShown): SheetShown {
  if (sheet.type === "penalty") return sheet;
  return { ...sheet, entries: Array.from({ length: ROWS }, () => ({ winner: null, points: 0, boxes: 0, kind: "" })) };
}

/** An empty sheet of a game for some people. */
export async function emptyKept(query: URLSearchParams): Promise<Kept> {
  const people = Math.min(UNNAMED.length, Math.max(2, Math.trunc(Number(query.get("people"))) || 2));
  const book = emptyBook({ preset: query.get("game") ?? "hollywood-gin", names: UNNAMED.slice(0, people) });
  const worked = await workedOut(book);
  return { book, family: worked.sheet?.type === "penalty" ? "contract" : "gin", worked, waiting: [], touched: Date.now() };
}
