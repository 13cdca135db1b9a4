// The sides of a match in the order of their results.
import type { SheetShown } from "../protocol";

export interface Ranked {
  /** From 1; sides with equal results share a place, and the next ones come after all of them. */
  readonly place: number;
  readonly shared: boolean;
  readonly seats: readonly number[];
}

/** The best side first; empty before anything is on the sheet. */
export function ranking(sheet: SheetShown): Ranked[] {
  const hollywood = sheet.type === "hollywood";
  if ((hollywood ? sheet.entries : sheet.hands).length === 0) return [];
  // Low totals win the contract game; a match of gin is won by its winner, whatever the net points are.
  const results = hollywood
    ? sheet.sides.map((seats, side) => ({ seats, worth: side === sheet.winner ? Infinity : (sheet.net[side] ?? 0) }))
    : sheet.totals.map((total, seat) => ({ seats: [seat], worth: -total }));
  return results
    .map(({ seats, worth }) => ({
      seats,
      worth,
      place: 1 + results.filter((other) => other.worth > worth).length,
      shared: results.filter((other) => other.worth === worth).length > 1,
    }))
    .sort((a, b) => a.place - b.place)
    .map(({ place, shared, seats }) => ({ place, shared, seats }));
}
