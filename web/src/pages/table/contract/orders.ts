// How cards may lie: proposals for the order of a run, and what its wild cards then stand for. Only
// the server decides which order is a run; here cards are only put side by side.
import { RANKS, compare, rankOf } from "../../../lib/cards";
import type { Card } from "../../../lib/protocol";

export type IsWild = (card: Card) => boolean;

/** Recognize wild cards by the `wild` of the rules: ranks as written, XX for jokers. */
export function wildBy(wild: unknown): IsWild {
  const ranks = new Set(Array.isArray(wild) ? wild.map(String) : []);
  return (card) => ranks.has(card === "XX" ? card : (card[0] ?? ""));
}

const HIGH_ACE = 14;

/** The letter of a place in a run: 1 and 14 are the ace. */
export const placeLetter = (place: number): string => RANKS[place === HIGH_ACE ? 0 : place - 1] ?? "";

/**
 * The possible orders of a run, the likeliest first: wild cards fill the gaps, and the rest of them
 * go on top or below. Cards that cannot make a run come back in one order.
 */
export function runOrders(cards: readonly Card[], isWild: IsWild): Card[][] {
  const wilds = cards.filter(isWild);
  const naturals = cards.filter((card) => !isWild(card)).sort((a, b) => compare("suit", a, b));
  const orders: Card[][] = [];
  for (const places of readings(naturals)) {
    const row = gapsFilled(places, wilds);
    if (!row) continue;
    const spare = wilds.slice(row.used);
    for (let top = spare.length; top >= 0; top -= 1) {
      orders.push([...spare.slice(top), ...row.cards, ...spare.slice(0, top)]);
    }
  }
  return orders.length > 0 ? orders : [[...naturals, ...wilds]];
}

type Placed = { card: Card; place: number };

/** The naturals at their places, low to high: an ace can be at either end. */
function readings(naturals: readonly Card[]): Placed[][] {
  const aces = naturals.filter((card) => card[0] === "A");
  const others = naturals.filter((card) => card[0] !== "A").map((card) => ({ card, place: rankOf(card) }));
  if (aces.length === 0) return [others];
  const low = (card: Card): Placed => ({ card, place: 1 });
  const high = (card: Card): Placed => ({ card, place: HIGH_ACE });
  const [first, second] = aces;
  if (first !== undefined && second !== undefined) return [[low(first), ...others, high(second)]];
  return first === undefined ? [others] : [[low(first), ...others], [...others, high(first)]];
}

function gapsFilled(row: readonly Placed[], wilds: readonly Card[]): { cards: Card[]; used: number } | null {
  const cards: Card[] = [];
  let used = 0;
  let last: number | null = null;
  for (const { card, place } of row) {
    const gap: number = last === null ? 0 : place - last - 1;
    if (gap < 0 || used + gap > wilds.length) return null;
    cards.push(...wilds.slice(used, used + gap), card);
    used += gap;
    last = place;
  }
  return { cards, used };
}

/** The place of the lowest card of a run, read from its first natural card; null if no card tells. */
export function lowestPlace(cards: readonly Card[], isWild: IsWild): number | null {
  const at = cards.findIndex((card) => !isWild(card));
  const card = cards[at];
  if (card === undefined) return null;
  if (card[0] !== "A") return rankOf(card) - at;
  // An ace: at the low end if it comes before the next card, else above the previous one.
  const next = cards.findIndex((other, i) => i > at && !isWild(other));
  const other = cards[next];
  if (other !== undefined && other[0] !== "A") return rankOf(other) - next;
  return at === 0 ? 1 : HIGH_ACE - at;
}

/** What each card of a run stands for, as a rank letter; null if that is unknown. */
export function ranksOfRun(cards: readonly Card[], isWild: IsWild): string[] | null {
  const low = lowestPlace(cards, isWild);
  if (low === null || low < 1 || low + cards.length - 1 > HIGH_ACE) return null;
  return cards.map((_, i) => placeLetter(low + i));
}
