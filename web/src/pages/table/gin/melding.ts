// The melds that a player puts together from the hand. Only the server decides whether they are
// melds; here they are only kept apart, named and put in order.
import { rankOf, sorted } from "../../../lib/cards";
import type { Card, Meld } from "../../../lib/protocol";

/** The cards as a meld: cards of one rank as a set, others as a run from its low end to its high one. */
export function meldFrom(cards: readonly Card[]): Meld {
  const inOrder = sorted(cards, "rank");
  if (new Set(inOrder.map(rankOf)).size === 1) return { kind: "set", cards: inOrder };
  // A run that goes around the corner, or ends with the ace, begins after its gap.
  const ranks = inOrder.map(rankOf);
  const gap = ranks[0] === 1 && ranks.at(-1) === 13 ? ranks.findIndex((rank, i) => i > 0 && rank > ranks[i - 1]! + 1) : -1;
  return { kind: "run", cards: gap < 0 ? inOrder : [...inOrder.slice(gap), ...inOrder.slice(0, gap)] };
}

/** The melds with a new one; a meld that loses a card to it is broken up. */
export function withMeld(melds: readonly Meld[], cards: readonly Card[]): Meld[] {
  return [...melds.filter((meld) => !meld.cards.some((card) => cards.includes(card))), meldFrom(cards)];
}

/** The melds without those that have lost a card, as by laying it off. */
export function stillWhole(melds: readonly Meld[], hand: readonly Card[]): readonly Meld[] {
  const whole = melds.filter((meld) => meld.cards.every((card) => hand.includes(card)));
  return whole.length === melds.length ? melds : whole;
}

/** The cards of the hand that are in none of the melds. */
export const leftOver = (melds: readonly Meld[], hand: readonly Card[]): Card[] =>
  sorted(
    hand.filter((card) => !melds.some((meld) => meld.cards.includes(card))),
    "rank",
  );
