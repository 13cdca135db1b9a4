// In how many rows a hand lies, so that every card shows enough of itself to be touched.
import { rowsFor, type Place } from "./hand";

/** How wide the gap before a group is, in px. */
const GAP = 14;

/** The rows of a hand, given its element, the cards it shows, and the width it has for them in px. */
export function rowsOf(list: () => HTMLElement | undefined, cards: () => readonly Place[], width: () => number) {
  let cardWidth = $state(64);
  $effect(() => {
    void width();
    const card = list()?.querySelector<HTMLElement>(".card");
    if (card) cardWidth = card.offsetWidth;
  });

  const gaps = $derived(cards().filter((each, index) => index > 0 && each.gap).length);
  const count = $derived(rowsFor(cards().length, width(), cardWidth, gaps * GAP));
  const first = $derived(Math.ceil(cards().length / count));
  const lines = $derived(count === 1 ? [cards()] : [cards().slice(0, first), cards().slice(first)]);

  return {
    get count() {
      return count;
    },
    /** How many cards lie in the first row. */
    get first() {
      return first;
    },
    /** The cards, row by row. */
    get lines() {
      return lines;
    },
  };
}
