// What a gin board says about cards and points, from the server's counts.
import { cardShort, printedRank } from "../../../lib/cards";
import { t } from "../../../lib/i18n.svelte";
import type { Card, GinResult, GinScore, LaidOff, Meld } from "../../../lib/protocol";

/** A meld in brief, within a sentence: "run 7-8-9", "set 4-4-4". */
export function meldWords(meld: Meld): string {
  const cards = meld.cards.map(printedRank).join("-");
  return meld.kind === "run" ? t("gin.run", { cards }) : t("gin.set", { cards });
}

/** Melds to lay down, each card with its suit, to distinguish melds of the same ranks. */
export const spreadWords = (melds: readonly Meld[]): string =>
  melds
    .map(({ kind, cards }) => t(kind === "run" ? "gin.run" : "gin.set", { cards: cards.map(cardShort).join(" ") }))
    .join(" · ");

/** Which of these melds a card is in; null for deadwood. */
export const meldOf = (melds: readonly Meld[], card: Card): Meld | null =>
  melds.find((meld) => meld.cards.includes(card)) ?? null;

/** The melds a card could be laid off on, by number. */
export const targets = (layoffs: readonly LaidOff[], card: Card): number[] =>
  layoffs.filter((each) => each.card === card).map((each) => each.onto);

export interface Sum {
  /** The count of the side that lost, and of the side that won. */
  readonly higher: number;
  readonly lower: number;
  readonly difference: number;
  /** What the rules add for gin, big gin or an undercut. */
  readonly bonus: number;
  readonly multiplier: number;
  readonly points: number;
}

/** Split the points of a round into parts; null if nobody scored. */
export function sumOf(result: GinResult, score: GinScore, multiplier: number): Sum | null {
  if (score.winner === null || result.knocker === null) return null;
  const { knocker_deadwood: knocker, defender_deadwood: defender } = result;
  const difference = score.winner === result.knocker ? defender - knocker : knocker - defender;
  return {
    higher: score.winner === result.knocker ? defender : knocker,
    lower: score.winner === result.knocker ? knocker : defender,
    difference,
    bonus: score.points / multiplier - difference,
    multiplier,
    points: score.points,
  };
}

/** The sum as on paper: "(42 − 7 + 25) × 2". */
export function sumWords(sum: Sum): string {
  const inner = `${sum.higher} − ${sum.lower}${sum.bonus > 0 ? ` + ${sum.bonus}` : ""}`;
  return sum.multiplier > 1 ? `(${inner}) × ${sum.multiplier}` : inner;
}
