// The trays in which a player prepares a lay down: one for each meld of the contract. They hold
// cards of the hand by their keys; the cards stay in the hand until they are laid down.
import type { Card, Slot, WildMeld } from "../../../lib/protocol";
import { cardOf, keyed } from "../hand";

export interface Tray {
  readonly slot: Slot;
  /** The keys of its cards: "7h", and "7h+" for a second one. */
  readonly keys: readonly string[];
  /** The player chose its order, so it is left as it is. */
  readonly byHand: boolean;
  /** One more than the contract requires, if the rules allow that. */
  readonly extra: boolean;
}
export type Trays = readonly Tray[];

const tray = (slot: Slot, extra = false): Tray => ({ slot, keys: [], byHand: false, extra });

/** The cards of a tray, in its order. */
export const cardsOf = (each: Tray): Card[] => each.keys.map(cardOf);

/** Empty trays for a contract. */
export const emptyTrays = (slots: readonly Slot[]): Trays => slots.map((slot) => tray(slot));

/** Whether these are trays of that contract. */
export function traysOf(trays: Trays, slots: readonly Slot[]): boolean {
  const asked = trays.filter((each) => !each.extra);
  return (
    asked.length === slots.length &&
    asked.every((each, i) => each.slot.kind === slots[i]?.kind && each.slot.least === slots[i]?.least)
  );
}

/** The keys of all cards that are in trays. */
export const keysInTrays = (trays: Trays): string[] => trays.flatMap((each) => each.keys);

/** The cards of a hand that are in no tray. */
export function leftInHand(hand: readonly Card[], trays: Trays): Card[] {
  const away = new Set(keysInTrays(trays));
  return keyed(hand)
    .filter((held) => !away.has(held.key))
    .map((held) => held.card);
}

/** The trays after the hand changed: cards no longer held leave the trays. */
export function stillHeld(trays: Trays, slots: readonly Slot[], hand: readonly Card[]): Trays {
  if (!traysOf(trays, slots)) return emptyTrays(slots);
  const free = new Set(keyed(hand).map((held) => held.key));
  // First every key that still exists, then another one of the same card for those that do not.
  const kept = trays.map((each) => each.keys.map((key) => (free.delete(key) ? key : null)));
  let changed = false;
  const next = trays.map((each, i) => {
    const keys = each.keys.flatMap((key, at) => {
      const same = kept[i]?.[at] ?? [...free].find((other) => cardOf(other) === cardOf(key));
      if (same !== undefined) free.delete(same);
      if (same !== key) changed = true;
      return same === undefined ? [] : [same];
    });
    return { ...each, keys };
  });
  return changed ? next : trays;
}

/** Put cards from the hand into a tray; those that are in another tray move. */
export function added(trays: Trays, to: number, keys: readonly string[]): Trays {
  return trays.map((each, i) => {
    const others = each.keys.filter((key) => !keys.includes(key));
    if (i === to) return { ...each, keys: [...others, ...keys] };
    return others.length === each.keys.length ? each : { ...each, keys: others };
  });
}

/** Take a card out of its tray, back into the hand. */
export const takenOut = (trays: Trays, key: string): Trays =>
  trays.map((each) =>
    each.keys.includes(key) ? { ...each, keys: each.keys.filter((other) => other !== key) } : each,
  );

/** Move a card inside its tray; the order is the player's own from now on. */
export function shifted(trays: Trays, index: number, at: number, to: number): Trays {
  const found = trays[index];
  const key = found?.keys[at];
  if (!found || key === undefined || to < 0 || to >= found.keys.length || to === at) return trays;
  const keys = found.keys.filter((_, place) => place !== at);
  keys.splice(to, 0, key);
  return ordered(trays, index, keys, true);
}

/** Give the cards of a tray another order. */
export const ordered = (trays: Trays, index: number, keys: readonly string[], byHand: boolean): Trays =>
  trays.map((each, i) => (i === index ? { ...each, keys, byHand } : each));

/** Add one tray of a kind, if the rules allow more melds than the contract requires. */
export function withExtra(trays: Trays, kind: string): Trays {
  const leasts = trays.filter((each) => each.slot.kind === kind).map((each) => each.slot.least);
  return [...trays, tray({ kind, least: Math.min(...leasts) }, true)];
}

/** Remove an extra tray; its cards are in the hand again. */
export const withoutTray = (trays: Trays, index: number): Trays =>
  trays.filter((each, i) => i !== index || !each.extra);

/** The trays with these melds of the hand in them: the longest where the contract requires most. */
export function filled(
  slots: readonly Slot[],
  melds: readonly WildMeld[],
  hand: readonly Card[],
): Trays {
  const free = keyed(hand).map((held) => held.key);
  const take = (card: Card): string[] => {
    const at = free.findIndex((key) => cardOf(key) === card);
    return at < 0 ? [] : free.splice(at, 1);
  };
  const waiting = [...melds].sort((a, b) => b.cards.length - a.cards.length);
  const places = slots.map((slot, i) => ({ slot, i })).sort((a, b) => b.slot.least - a.slot.least);
  let trays = emptyTrays(slots);
  for (const { slot, i } of places) {
    const at = waiting.findIndex((meld) => meld.kind === slot.kind);
    const meld = at < 0 ? undefined : waiting.splice(at, 1)[0];
    if (meld) trays = ordered(trays, i, meld.cards.flatMap(take), true);
  }
  for (const meld of waiting) {
    trays = withExtra(trays, meld.kind);
    trays = ordered(trays, trays.length - 1, meld.cards.flatMap(take), true);
  }
  return trays;
}

/** The cards of a tray, as they would be laid down. */
export const meldIn = (each: Tray): WildMeld => ({
  kind: each.slot.kind === "R" ? "R" : "S",
  cards: cardsOf(each),
});

/** The cards of the trays, as they would be laid down; empty ones are left out. */
export const proposed = (trays: Trays): WildMeld[] =>
  trays.filter((each) => each.keys.length > 0).map(meldIn);

/** Whether anything lies in them. */
export const anyInTrays = (trays: Trays): boolean => trays.some((each) => each.keys.length > 0);
