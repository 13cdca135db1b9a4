// The drawings on the cards: a pip for each suit, and an emblem for each court card, all on a
// square of 100 by 100.
import type { Suit } from "../cards";

export const PIPS: Readonly<Record<Suit, string>> = {
  s: "M50 4C58 22 92 40 92 64C92 80 80 88 69 88C62 88 57 85 54 80C55 88 58 93 65 97H35C42 93 45 88 46 80C43 85 38 88 31 88C20 88 8 80 8 64C8 40 42 22 50 4Z",
  h: "M50 94C44 82 8 62 8 34C8 18 19 7 32 7C41 7 47 12 50 20C53 12 59 7 68 7C81 7 92 18 92 34C92 62 56 82 50 94Z",
  d: "M50 3C58 20 70 36 85 50C70 64 58 80 50 97C42 80 30 64 15 50C30 36 42 20 50 3Z",
  c: "M50 4C62 4 71 13 71 25C71 32 68 37 63 42C66 40 70 39 74 39C86 39 95 48 95 60C95 72 86 81 74 81C65 81 58 77 54 70C55 82 58 91 66 97H34C42 91 45 82 46 70C42 77 35 81 26 81C14 81 5 72 5 60C5 48 14 39 26 39C30 39 34 40 37 42C32 37 29 32 29 25C29 13 38 4 50 4Z",
};

export interface Emblem {
  /** Filled with the color of the suit. */
  readonly body: string;
  /** Drawn over it in the color of the card. */
  readonly cut: string;
  /** Small round jewels: x, y and radius. */
  readonly jewels: readonly (readonly [number, number, number])[];
}

/** King: a crown of five points; queen: a diadem of pearls; jack: a shield. */
export const EMBLEMS: Readonly<Record<"K" | "Q" | "J", Emblem>> = {
  K: {
    body: "M8 30L29 52L50 14L71 52L92 30L84 84H16Z",
    cut: "M19 71H81L80 76H20Z",
    jewels: [
      [8, 25, 6],
      [50, 9, 7],
      [92, 25, 6],
    ],
  },
  Q: {
    body: "M12 84C10 62 14 52 6 38C20 42 28 38 33 24C39 36 45 32 50 12C55 32 61 36 67 24C72 38 80 42 94 38C86 52 90 62 88 84C64 78 36 78 12 84Z",
    cut: "M18 72C38 66 62 66 82 72L82 77C62 71 38 71 18 77Z",
    jewels: [
      [6, 33, 5],
      [33, 19, 5],
      [50, 7, 6],
      [67, 19, 5],
      [94, 33, 5],
    ],
  },
  J: {
    body: "M14 10C26 14 38 13 50 6C62 13 74 14 86 10C90 46 80 76 50 96C20 76 10 46 14 10Z",
    cut: "M24 22C28 50 36 66 50 78L50 68C41 58 35 46 33 24ZM76 22C72 50 64 66 50 78L50 68C59 58 65 46 67 24Z",
    jewels: [
      [50, 30, 9],
      [50, 50, 5],
    ],
  },
};
