// A player's score so far, in a few characters, for the plate with the name.
import type { SheetShown } from "../protocol";

/**
 * The points of a seat in every column ("67 · 43 · 12"; a column won by its side ends in "✓"), or
 * its total.
 */
export function standingOf(sheet: SheetShown | null, seat: number): string | null {
  if (sheet === null) return null;
  if (sheet.type === "penalty") return String(sheet.totals[seat] ?? 0);
  const side = sheet.sides.findIndex((seats) => seats.includes(seat));
  if (side < 0) return null;
  return sheet.columns
    .map((column) => `${column.totals[side] ?? 0}${column.winner === side ? "✓" : ""}`)
    .join(" · ");
}
