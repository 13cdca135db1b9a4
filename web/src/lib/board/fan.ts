// Cards in a row, told apart: with two packs there may be two of a card.
import { RANKS } from "../cards";
import type { Card } from "../protocol";

export interface Held {
  readonly key: string;
  readonly card: Card | null;
}

/** Give every card its own key: "7h", and "7h+" for a second one. */
export function keyedCards(cards: readonly (Card | null)[]): Held[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const name = card ?? "?";
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return { key: name + "+".repeat(count), card };
  });
}

/** The card of a key. */
export const cardOfKey = (key: string): Card => key.replace(/\++$/, "");

/** The position of the next card of a typed rank after `from`; null if there is no rank or no card. */
export function rankTyped(held: readonly Held[], typed: string, from: number): number | null {
  const rank = typed === "1" || typed === "0" ? "T" : typed.toUpperCase();
  if (rank.length !== 1 || !RANKS.includes(rank)) return null;
  for (let step = 1; step <= held.length; step++) {
    const index = (from + step) % held.length;
    if (held[index]!.card?.startsWith(rank)) return index;
  }
  return null;
}

/** Put a hand in groups first, each in its order, and then the rest in sorted order. */
export function grouped(
  hand: readonly Card[],
  groups: readonly (readonly Card[])[],
  compare: (a: Card, b: Card) => number,
): Card[] {
  const rest = [...hand];
  const first: Card[] = [];
  for (const card of groups.flat()) {
    const at = rest.indexOf(card);
    if (at < 0) continue;
    rest.splice(at, 1);
    first.push(card);
  }
  return [...first, ...rest.sort(compare)];
}
