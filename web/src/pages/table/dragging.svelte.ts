// Dragging a card of a hand: to another place in the hand, or onto a target.
//
// A target has `data-drop`; while a card is over it, it also has `data-over`.
import type { Place } from "./hand";

/** How far a pointer moves before a press becomes a drag, in px. */
export const THRESHOLD = 15;
/** How far above and below the hand a dropped card still stays in it, in px. */
const ABOVE = 40;
/** Half the gap that opens where a dragged card would land, in px. */
const APART = 14;
const BELOW = 60;

/** What the dragging reads from the hand, and reports to it. */
export interface Draggable {
  /** The element with the cards; each card has `data-index`. */
  list(): HTMLElement | undefined;
  shown(): readonly Place[];
  rows(): number;
  /** Whether cards may be dropped on other things at all. */
  drops(): boolean;
  /** A card was dropped on something; `target` is the value of its `data-drop`. */
  dropped(index: number, element: HTMLElement, target: string): void;
  /** A card was dropped before the card with the number `to`. */
  moved(from: number, to: number): void;
}

interface Press {
  readonly key: string;
  readonly index: number;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
}

export class Dragging {
  /** The key of the dragged card. */
  key = $state<string | null>(null);
  /** How far it is from its place. */
  shift = $state.raw({ x: 0, y: 0 });
  /** Before which card it would go. */
  insertAt = $state<number | null>(null);
  #pressed: Press | null = null;
  #over: HTMLElement | null = null;
  #swallow = false;

  constructor(readonly hand: Draggable) {}

  press(event: PointerEvent, index: number): void {
    const place = this.hand.shown()[index];
    if (!place || event.button !== 0 || !event.isPrimary) return;
    const element = event.currentTarget as HTMLElement;
    this.#swallow = false;
    this.#pressed = {
      key: place.key,
      index,
      element,
      x: event.clientX,
      y: event.clientY,
      pointer: event.pointerId,
    };
    element.setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    const x = event.clientX - pressed.x;
    const y = event.clientY - pressed.y;
    if (this.key === null) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      this.key = pressed.key;
    }
    this.shift = { x, y };
    const under = this.#target(event);
    if (under !== this.#over) {
      this.#over?.removeAttribute("data-over");
      under?.setAttribute("data-over", "");
      this.#over = under;
    }
    this.insertAt = under ? null : this.#slot(event);
  }

  release(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed || event.pointerId !== pressed.pointer) return;
    const { index, element } = pressed;
    const at = this.insertAt;
    if (this.key !== null) {
      this.#swallow = true;
      if (this.#over) this.hand.dropped(index, element, this.#over.dataset["drop"] ?? "");
      else if (at !== null) this.hand.moved(index, at > index ? at - 1 : at);
    }
    this.cancel();
  }

  /** How far a card makes room in its row, which holds the cards from `first` up to `end`, in px. */
  shiftOf(index: number, first: number, end: number): number {
    const at = this.insertAt;
    if (at === null || at < first || at > end) return 0;
    return index >= at ? APART : -APART;
  }

  /** Put everything back, as when the browser cancels the pointer. */
  cancel(): void {
    this.#over?.removeAttribute("data-over");
    this.#over = null;
    this.#pressed = null;
    this.key = null;
    this.insertAt = null;
    this.shift = { x: 0, y: 0 };
  }

  /** Whether the next click is only the end of a drag; ask this once. */
  swallows(): boolean {
    const swallow = this.#swallow;
    this.#swallow = false;
    return swallow;
  }

  #target(event: PointerEvent): HTMLElement | null {
    if (!this.hand.drops()) return null;
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
      const found = element.closest<HTMLElement>("[data-drop]");
      if (found) return found;
    }
    return null;
  }

  /** Before which card the dragged one would go, or null if it is not over the hand. */
  #slot(event: PointerEvent): number | null {
    const list = this.hand.list();
    const box = list?.getBoundingClientRect();
    if (!list || !box || event.clientY < box.top - ABOVE || event.clientY > box.bottom + BELOW) return null;
    const shown = this.hand.shown();
    let best: { index: number; distance: number } | null = null;
    const consider = (index: number, x: number, y: number): void => {
      // With two rows, the pointer's row matters more than the position in it.
      const rows = this.hand.rows() === 2 ? 2 * Math.abs(event.clientY - y - 30) : 0;
      const distance = Math.abs(event.clientX - x) + rows;
      if (!best || distance < best.distance) best = { index, distance };
    };
    for (const option of list.querySelectorAll<HTMLElement>("[data-index]")) {
      const index = Number(option.dataset["index"]);
      const at = option.getBoundingClientRect();
      const own = shown[index]?.key === this.key;
      const aside = own ? this.shift.x : (parseFloat(option.style.translate) || 0);
      const left = at.left - aside;
      const top = own ? at.top - this.shift.y : at.top;
      consider(index, left, top);
      consider(index + 1, left + at.width, top);
    }
    return (best as { index: number } | null)?.index ?? null;
  }
}
