// The current time, for countdowns: it ticks only while somebody looks.
import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** The clock of `performance.now()`; a view that reads it is drawn again four times a second. */
export function ticking(): number {
  subscribe();
  return performance.now();
}

/** What is left now of a time that was `left` at the moment `since`; during a pause (`paused`), all of it. */
export const leftNow = (left: number, since: number, paused = false): number =>
  paused ? left : Math.max(0, left - (ticking() - since));

/** A remaining time, written: "0:42", "12:05". */
export function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
