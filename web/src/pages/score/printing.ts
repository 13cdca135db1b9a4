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
const UNNAMED = ["A", "B", "C", "D"];

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

/** An empty sheet of a game. */
export async function emptyKept(preset: string | null): Promise<Kept> {
  const contract = preset === "may-i";
  const book = emptyBook({ preset: preset ?? "hollywood-gin", names: UNNAMED.slice(0, contract ? 4 : 2) });
  return { book, family: contract ? "contract" : "gin", worked: await workedOut(book), waiting: [], touched: Date.now() };
}
