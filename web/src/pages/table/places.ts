// The places of a table by their names: cards move between them, which `effects/` shows.
import type { Attachment } from "svelte/attachments";
import type { Card } from "../../lib/protocol";

/** One card that goes from one place to another. */
export interface Flight {
  /** The face that is seen; null for a card that lies face down. */
  readonly card: Card | null;
  /** The names of places (see `placeNames`). */
  readonly from: string;
  readonly to: string;
}

export type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** The names of places, so that everybody writes them alike. `place` counts on the board. */
export const placeNames = {
  stock: (board: number) => `stock:${board}`,
  discard: (board: number) => `discard:${board}`,
  hand: (board: number, place: number) => `hand:${board}:${place}`,
  meld: (board: number, meld: number) => `meld:${board}:${meld}`,
} as const;

const DROPPED_STAYS = 1500;

export class Places {
  /** The elements of each place, the one that counts last: an opened stack shows its melds a second time. */
  readonly #elements = new Map<string, HTMLElement[]>();
  #dropped: { card: Card; box: Box; at: number } | null = null;

  /** Name an element as a place: `{@attach places.place("stock:0")}`. */
  place(name: string): Attachment<HTMLElement> {
    return (element) => {
      this.#elements.set(name, [...(this.#elements.get(name) ?? []), element]);
      return () => {
        this.#elements.set(name, (this.#elements.get(name) ?? []).filter((each) => each !== element));
      };
    };
  }

  /** The element of a place, while it is on the page. */
  at(name: string): HTMLElement | undefined {
    return this.#elements.get(name)?.at(-1);
  }

  /** Remember where a dragged card was dropped: its movement begins there. */
  dropped(card: Card, element: HTMLElement): void {
    this.#dropped = { card, box: element.getBoundingClientRect(), at: performance.now() };
  }

  /** Where this card was dropped a moment ago; it is returned only once. */
  droppedAt(card: Card | null): Box | null {
    const dropped = this.#dropped;
    if (dropped?.card !== card || performance.now() - dropped.at > DROPPED_STAYS) return null;
    this.#dropped = null;
    return dropped.box;
  }
}
