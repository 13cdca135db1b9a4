// How many rows a hand has, so that every card shows enough to be recognized and tapped.
import { settings } from "../../lib/settings.svelte";
import { rowsFor, type Place } from "./hand";

/** The width of the gap before a group in one row and in two, in px. */
const GAP = { 1: 12, 2: 6 } as const;

/** The rows of a hand, from the cards it shows and the width it has for them in px. */
export function rowsOf(cards: () => readonly Place[], width: () => number) {
  const gaps = $derived(cards().filter((each, index) => index > 0 && each.gap).length);
  const count = $derived(rowsFor(cards().length, width() - gaps * GAP[1], settings.largeCards));
  const space = $derived(Math.max(0, width() - gaps * GAP[count]));
  const first = $derived(Math.ceil(cards().length / count));
  const lines = $derived(count === 1 ? [cards()] : [cards().slice(0, first), cards().slice(first)]);

  return {
    get count() {
      return count;
    },
    /** The width for cards, without the gaps, in px. */
    get space() {
      return space;
    },
    /** How many cards are in the first row. */
    get first() {
      return first;
    },
    /** The cards, row by row. */
    get lines() {
      return lines;
    },
  };
}
