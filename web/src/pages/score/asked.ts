// What the form of the next round asks: who plays, and which endings there are.
import type { DealOf } from "../../engine/forms";
import type { How } from "./draft";
import type { Kept } from "./kept";

export interface Asked {
  readonly family: "gin" | "contract";
  /** Who plays at each table. */
  readonly boards: readonly (readonly number[])[];
  /** Who sits out at a table of three; null if it is not known yet, undefined if nobody ever does. */
  readonly out: number | null | undefined;
  readonly hows: readonly How[];
  /** Whether boxes count, and whether it counts that all partners won. */
  readonly boxed: boolean;
  readonly swept: boolean;
  readonly jokers: boolean;
  /** Points off for laying down and going out in one turn. */
  readonly oneTurn: number;
}

const USUAL: readonly How[] = ["knock", "gin", "big_gin", "undercut", "draw"];

/**
 * What to ask for a round dealt like this. While the engine is not there yet, everybody may have
 * scored, and in every way: it checks the round later.
 */
export function askedOf(kept: Kept, deal: DealOf | null | undefined): Asked {
  const { worked } = kept;
  const people = (kept.book.head?.names ?? []).map((_, person) => person);
  // Touches that still wait may change who sits out.
  const known = deal && (kept.waiting.length === 0 || people.length !== 3);
  return {
    family: kept.family,
    boards: known ? deal.boards.map((board) => [...board].sort((a, b) => a - b)) : boardsOf(people),
    out: kept.family === "gin" && people.length === 3 ? ((known ? deal.out[0] : null) ?? null) : undefined,
    hows: worked?.hows ?? USUAL,
    boxed: worked?.sheet?.type === "hollywood" && worked.sheet.box_bonus > 0,
    swept: worked?.partners_count ?? false,
    jokers: worked?.rules["jokers"] !== 0,
    oneTurn: Number(worked?.rules["out_in_one_turn"] ?? 0),
  };
}

/** With four or more in two sides, each plays the next person; two or three are at one table. */
const boardsOf = (people: readonly number[]): number[][] =>
  people.length < 4 ? [[...people]] : people.flatMap((person) => (person % 2 ? [] : [[person, person + 1]]));
