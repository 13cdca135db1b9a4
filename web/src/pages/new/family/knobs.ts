// Which knobs the form of a family has its own editors for.

export const FAMILY = {
  hands: ["contracts", "deal", "last_hand"],
  pack: ["decks", "jokers", "wild"],
  points: ["points"],
} as const satisfies Record<string, readonly string[]> as Readonly<Record<"hands" | "pack" | "points", readonly string[]>>;

export const EDITED: ReadonlySet<string> = new Set(Object.values(FAMILY).flat());

/** What the server says is wrong: with which knob, and with which hand of the match. */
export interface Problem {
  readonly words: string;
  readonly about: string | null;
  readonly hand: number | null;
}
