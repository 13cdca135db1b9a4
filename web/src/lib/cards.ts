// Cards as they are written, said and sorted. Only the server knows the rules of the games.
import { t, tell, type Key } from "./i18n.svelte";
import type { Card } from "./protocol";

export const RANKS = "A23456789TJQK";
export const SUITS = "cdhs";
export type Suit = "c" | "d" | "h" | "s";
export type SortOrder = "rank" | "suit";
export const JOKER = "XX";

/** The suit of a card; null for a joker. */
export function suitOf(card: Card): Suit | null {
  const suit = card[1];
  return suit === "c" || suit === "d" || suit === "h" || suit === "s" ? suit : null;
}

/** 1 for an ace to 13 for a king; 0 for a joker. */
export const rankOf = (card: Card): number => RANKS.indexOf(card[0] ?? "X") + 1;

/** The rank as it is printed on a card: "10", not "T". */
export const printedRank = (card: Card): string => (card[0] === "T" ? "10" : (card[0] ?? ""));

/** The card in words, as a screen reader should say it: "Seven of hearts". */
export function cardName(card: Card): string {
  const suit = suitOf(card);
  if (suit === null) return t("card.joker");
  return t("card.name", {
    rank: tell(`card.rank.${card[0]}` as Key),
    suit: tell(`card.suit.${suit}` as Key),
  });
}

/** The card in symbols: "7♥"; a joker is "★". */
export function cardShort(card: Card): string {
  const suit = suitOf(card);
  if (suit === null) return "★";
  return printedRank(card) + { c: "♣", d: "♦", h: "♥", s: "♠" }[suit];
}

// Alternate black and red, so that neighboring suits differ at a glance.
const SUIT_ORDER = "shcd";
const placeOfSuit = (card: Card): number => {
  const suit = suitOf(card);
  return suit === null ? SUIT_ORDER.length : SUIT_ORDER.indexOf(suit);
};

/** Compare two cards: by rank and then suit, or by suit and then rank; jokers come last. */
export function compare(order: SortOrder, a: Card, b: Card): number {
  const jokers = Number(a === JOKER) - Number(b === JOKER);
  if (jokers) return jokers;
  const rank = rankOf(a) - rankOf(b);
  const suit = placeOfSuit(a) - placeOfSuit(b);
  return order === "rank" ? rank || suit : suit || rank;
}

/** The cards in order; equal cards keep their places. */
export const sorted = (cards: readonly Card[], order: SortOrder): Card[] =>
  [...cards].sort((a, b) => compare(order, a, b));

/**
 * The hand after a change, in its arranged order: missing cards leave, new ones come last. Equal
 * cards of two packs are told apart only by their number.
 */
export function keptOrder(arranged: readonly Card[], hand: readonly Card[]): Card[] {
  const left = new Map<Card, number>();
  for (const card of hand) left.set(card, (left.get(card) ?? 0) + 1);
  const take = (card: Card): boolean => {
    const count = left.get(card) ?? 0;
    if (count > 0) left.set(card, count - 1);
    return count > 0;
  };
  const kept = arranged.filter(take);
  return [...kept, ...hand.filter(take)];
}
