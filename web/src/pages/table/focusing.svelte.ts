// Which card of a hand has the focus, and its keys: arrows move the focus, Alt with an arrow moves
// the card, Home and End go to the ends, letters and digits to a rank, Space picks.
import { tick, untrack } from "svelte";
import { announce } from "../../lib/announce";
import { cardName, RANKS } from "../../lib/cards";
import { t } from "../../lib/i18n.svelte";
import type { Place } from "./hand";
import { keyOf } from "./pressing";
import { useScene } from "./scene.svelte";

/** What the focus reads from the hand, and reports to it. */
export interface Focusable {
  /** The element with the cards; each card has `data-index`. */
  list(): HTMLElement | undefined;
  shown(): readonly Place[];
  /** How many cards are in the first of two rows; null if there is one row. */
  perRow(): number | null;
  move(from: number, to: number): void;
  toggle(key: string): void;
  enter(key: string): void;
  /** Clear the pick; returns whether anything was picked. */
  unpick(): boolean;
}

export function useFocus(of: Focusable) {
  const scene = useScene();
  let active = $state(0);
  const current = $derived(Math.min(active, Math.max(0, of.shown().length - 1)));
  const within = (): boolean => of.list()?.contains(document.activeElement) ?? false;

  // When the card with the focus leaves the hand, the focus stays in the hand.
  let hadFocus = false;
  $effect.pre(() => {
    void of.shown();
    hadFocus = untrack(within);
  });
  $effect(() => {
    void of.shown();
    if (hadFocus && !untrack(within)) untrack(() => focus(current));
  });

  function focus(index: number): void {
    active = Math.max(0, Math.min(index, of.shown().length - 1));
    void tick().then(() => {
      of.list()?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true });
    });
  }

  /** Go to the next card of the typed rank; returns whether the key stands for a rank. */
  function typed(event: KeyboardEvent): boolean {
    const pressed = keyOf(event);
    const letter = pressed.toUpperCase();
    const wanted = letter === "1" || letter === "0" ? "T" : letter;
    if (wanted.length !== 1 || !RANKS.includes(wanted)) return false;
    const takes = scene.shortcuts().some((shortcut) => shortcut.key === pressed);
    if (takes && !event.shiftKey) return false; // a key of the table; with Shift it means the rank
    const shown = of.shown();
    for (let step = 1; step <= shown.length; step += 1) {
      const index = (current + step) % shown.length;
      if (shown[index]?.card[0] === wanted) {
        focus(index);
        break;
      }
    }
    return true;
  }

  function key(event: KeyboardEvent): void {
    const shown = of.shown();
    const held = shown[current];
    if (event.ctrlKey || event.metaKey || !held) return;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const perRow = of.perRow();
    if (perRow !== null) Object.assign(steps, { ArrowUp: -perRow, ArrowDown: perRow });
    const step = steps[event.key];
    let used = true;
    if (step !== undefined) {
      const to = current + step;
      if (to < 0 || to >= shown.length) used = Math.abs(step) === 1;
      else {
        if (event.altKey) {
          of.move(current, to);
          announce(t("hand.moved", { card: cardName(held.card), n: to + 1, of: shown.length }));
        }
        focus(to);
      }
    } else if (event.altKey) used = false;
    else if (event.key === "Home") focus(0);
    else if (event.key === "End") focus(shown.length - 1);
    else if (event.key === " ") of.toggle(held.key);
    else if (event.key === "Enter") of.enter(held.key);
    else used = (event.key === "Escape" && of.unpick()) || typed(event);
    if (!used) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    key,
    /** The number of the card that the Tab key reaches. */
    get current() {
      return current;
    },
    set current(index) {
      active = index;
    },
    /** Put the focus on that card. */
    enter: () => focus(current),
    /** The key of the card that the keyboard has reached, if any. */
    focused: (): string | null => (of.list()?.querySelector(":focus-visible") ? (of.shown()[current]?.key ?? null) : null),
  };
}
