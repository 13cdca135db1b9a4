// Cards that fly from one place to another. The table has changed already when they start: a flight
// is only a picture above it, and nothing ever waits for one.
import { flushSync, mount, tick, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";
import type { Card } from "../../lib/protocol";
import { duration } from "../../lib/settings.svelte";
import PlayingCard from "../../lib/ui/PlayingCard.svelte";

/** How long a card flies at normal speed, and how much later the next one starts. */
export const FLIGHT_MS = 300;
export const STAGGER_MS = 90;

export interface Flight {
  /** The visible face; null for a card that is face down. */
  readonly card: Card | null;
  /** The names of places (see `place`). */
  readonly from: string;
  readonly to: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The names of places, in one form for all. `place` counts on the board. */
export const placeNames = {
  stock: (board: number) => `stock:${board}`,
  discard: (board: number) => `discard:${board}`,
  hand: (board: number, place: number) => `hand:${board}:${place}`,
  meld: (board: number, meld: number) => `meld:${board}:${meld}`,
} as const;

const DROPPED_STAYS = 1500;

export class Flights {
  readonly #places = new Map<string, HTMLElement>();
  readonly #landing = new SvelteMap<string, number>();
  #layer: HTMLElement | null = null;
  #dropped: { card: Card; box: Box; at: number } | null = null;

  /** Name an element as a place: `{@attach flights.place("stock:0")}`. */
  place(name: string): Attachment<HTMLElement> {
    return (element) => {
      this.#places.set(name, element);
      return () => {
        if (this.#places.get(name) === element) this.#places.delete(name);
      };
    };
  }

  /** How many cards are on their way to a place: it may show its previous state. */
  landing(name: string): number {
    return this.#landing.get(name) ?? 0;
  }

  /** Remember where a dragged card was dropped: its flight begins there. */
  dropped(card: Card, element: HTMLElement): void {
    this.#dropped = { card, box: element.getBoundingClientRect(), at: performance.now() };
  }

  /**
   * Let cards fly one after another. Call it before the table changes: the places they leave are
   * measured at once, their targets after the change.
   */
  fly(flights: readonly Flight[]): void {
    const time = duration(FLIGHT_MS);
    if (time === 0 || document.visibilityState === "hidden") return;
    for (const [index, flight] of flights.entries()) {
      const from = this.#start(flight);
      if (from) void this.#send(flight, from, time, index * duration(STAGGER_MS));
    }
  }

  /** Remove everything when the viewer leaves the table. */
  close(): void {
    this.#layer?.remove();
    this.#layer = null;
    this.#places.clear();
  }

  #start(flight: Flight): Box | null {
    const dropped = this.#dropped;
    if (dropped && dropped.card === flight.card && performance.now() - dropped.at < DROPPED_STAYS) {
      this.#dropped = null;
      return dropped.box;
    }
    const place = this.#places.get(flight.from);
    const own =
      flight.card === null ? null : place?.querySelector<HTMLElement>(`[data-card="${flight.card}"]`);
    return own?.getBoundingClientRect() ?? (place ? box(place) : null);
  }

  async #send(flight: Flight, from: Box, time: number, delay: number): Promise<void> {
    this.#count(flight.to, 1);
    try {
      await tick();
      const place = this.#places.get(flight.to);
      if (!place) return;
      const own =
        flight.card === null ? null : place.querySelector<HTMLElement>(`[data-card="${flight.card}"]`);
      const to = own?.getBoundingClientRect() ?? box(place);
      await this.#show(flight.card, from, to, time, delay);
    } finally {
      this.#count(flight.to, -1);
    }
  }

  async #show(card: Card | null, from: Box, to: Box, time: number, delay: number): Promise<void> {
    const wrapper = document.createElement("div");
    wrapper.className = "flight";
    this.#over().append(wrapper);
    const picture = mount(PlayingCard, { target: wrapper, props: { card, silent: true } });
    flushSync();
    const width = wrapper.firstElementChild?.getBoundingClientRect().width ?? to.width;
    const at = (where: Box) => {
      const scale = width > 0 ? where.width / width : 1;
      return `translate(${where.left}px, ${where.top}px) scale(${scale})`;
    };
    try {
      const animation = wrapper.animate([{ transform: at(from) }, { transform: at(to) }], {
        duration: time,
        delay,
        easing: "cubic-bezier(0.2, 0.7, 0.25, 1)",
        fill: "both",
      });
      await animation.finished.catch(() => undefined); // a canceled flight has landed
    } finally {
      void unmount(picture);
      wrapper.remove();
    }
  }

  #count(name: string, by: number): void {
    const next = this.landing(name) + by;
    if (next > 0) this.#landing.set(name, next);
    else this.#landing.delete(name);
  }

  #over(): HTMLElement {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement("div");
      this.#layer.className = "flight-layer";
      this.#layer.setAttribute("aria-hidden", "true");
      document.body.append(this.#layer);
    }
    return this.#layer;
  }
}

/** The position of a card in a place: on its only card, or in the middle of several or none. */
function box(place: HTMLElement): Box {
  const whole = place.getBoundingClientRect();
  const cards = place.querySelectorAll<HTMLElement>(".card, .hole");
  const card = cards[0]?.getBoundingClientRect();
  if (card && cards.length === 1) return card;
  const width = card?.width ?? Math.min(whole.width, 64);
  const height = width * 1.4;
  return {
    left: whole.left + (whole.width - width) / 2,
    top: whole.top + (whole.height - height) / 2,
    width,
    height,
  };
}
