// Melds put together and cards laid off: a new arrangement for each touch.
import type { Card, LaidOff } from "../../lib/protocol";

export interface Arranged {
  readonly melds: readonly (readonly Card[])[];
  readonly layoffs: readonly LaidOff[];
}

export const NOTHING: Arranged = { melds: [], layoffs: [] };

/** The cards of the hand that are not used. */
export function leftOf(hand: readonly Card[], { melds, layoffs }: Arranged): Card[] {
  const used = new Set([...melds.flat(), ...layoffs.map(({ card }) => card)]);
  return hand.filter((card) => !used.has(card));
}

export const withMeld = (arranged: Arranged, cards: readonly Card[]): Arranged => ({
  ...arranged,
  melds: [...arranged.melds, cards],
});

export const withLayoffs = (arranged: Arranged, cards: readonly Card[], onto: number): Arranged => ({
  ...arranged,
  layoffs: [...arranged.layoffs, ...cards.map((card) => ({ card, onto }))],
});

export const withoutMeld = (arranged: Arranged, index: number): Arranged => ({
  ...arranged,
  melds: arranged.melds.filter((_, place) => place !== index),
});

/** Take back what was laid off on a meld: later cards may need the earlier ones. */
export const withoutLayoffs = (arranged: Arranged, onto: number): Arranged => ({
  ...arranged,
  layoffs: arranged.layoffs.filter((each) => each.onto !== onto),
});

/** All orders of a few cards: they may fit only one after another. */
export function orders(cards: readonly Card[]): Card[][] {
  if (cards.length < 2) return [[...cards]];
  return cards.flatMap((card, index) => orders(cards.toSpliced(index, 1)).map((rest) => [card, ...rest]));
}
