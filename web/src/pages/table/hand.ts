// The order of a hand: sorted, or as its owner has arranged it. Nothing here knows a rule.
import { keptOrder, sorted } from "../../lib/cards";
import type { Card } from "../../lib/protocol";
import type { HandOrder } from "../../lib/settings.svelte";

/** A card of a hand. With two packs there may be two of a card: the key tells them apart. */
export interface Held {
  readonly key: string;
  readonly card: Card;
}

export interface Place extends Held {
  /** The number of its group, if the hand is shown in groups; -1 for a loose card. */
  readonly group: number;
  /** Whether a group begins here, so that a gap goes before it. */
  readonly gap: boolean;
}

/** Give every card its key: "7h", and "7h+" for a second one of the same. */
export function keyed(cards: readonly Card[]): Held[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return { card, key: card + "+".repeat(count) };
  });
}

/** The card that a key stands for. */
export const cardOf = (key: string): Card => key.replace(/\++$/, "");

/** Lay out the hand: in groups and then by rank and suit, sorted, or as arranged. */
export function laidOut(
  hand: readonly Card[],
  order: HandOrder,
  groups: readonly (readonly Card[])[],
  arranged: readonly Card[],
): Place[] {
  if (order === "manual") return flat(keptOrder(arranged, hand));
  if (order !== "melds") return flat(sorted(hand, order));
  const grouped: { card: Card; group: number }[] = [];
  let rest = [...hand];
  for (const [number, group] of groups.entries()) {
    for (const card of group) {
      const at = rest.indexOf(card);
      if (at < 0) continue;
      rest.splice(at, 1);
      grouped.push({ card, group: number });
    }
  }
  for (const card of sorted(rest, "rank")) grouped.push({ card, group: -1 });
  const keys = keyed(grouped.map((each) => each.card));
  return grouped.map((each, index) => ({
    ...keys[index]!,
    group: each.group,
    gap: index > 0 && each.group !== grouped[index - 1]!.group,
  }));
}

const flat = (cards: readonly Card[]): Place[] =>
  keyed(cards).map((held) => ({ ...held, group: -1, gap: false }));

/** The list with one entry moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, entry);
  return next;
}

/** The least width of the visible part of a card that can be tapped, in px. */
export const LEAST_STRIP = 24;
/** The least visible part of a card beside the next one, as a share of its width (see `HandView`). */
const STRIP = 0.42;
/** With large cards, the narrowest card that a single row may have, in px. */
const LARGE = 84;

/**
 * How many rows a hand of `count` cards needs in a width of px. In one row the cards are as wide as
 * possible with a visible strip of each; if that strip, or a large card, would be too narrow, there
 * are two rows.
 */
export function rowsFor(count: number, width: number, large = false): 1 | 2 {
  if (count < 2 || width <= 0) return 1;
  const card = width / (1 + STRIP * (count - 1));
  if (large && count > 5 && card < LARGE) return 2;
  return card * STRIP < LEAST_STRIP ? 2 : 1;
}

const STORED_AS = "hollywood.hands";
const KEPT = 12;

type Kept = [memory: string, cards: Card[]][];

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? "[]");
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return []; // nothing is stored here, or it is not a list: the hand is sorted again
  }
}

/** The stored arrangement of a hand; empty if there is none. */
export function recall(memory: string): Card[] {
  const found = read().find((each) => Array.isArray(each) && each[0] === memory);
  return found && Array.isArray(found[1]) ? found[1].filter((card) => typeof card === "string") : [];
}

/** Store the arrangement of a hand; the oldest ones are forgotten. */
export function remember(memory: string, cards: readonly Card[]): void {
  const others = read().filter((each) => Array.isArray(each) && each[0] !== memory);
  try {
    localStorage.setItem(STORED_AS, JSON.stringify([[memory, [...cards]], ...others].slice(0, KEPT)));
  } catch {
    // A private window may store nothing; the order lasts as long as the page is open.
  }
}
