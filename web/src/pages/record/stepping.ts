// Stepping through a round: the keys, the pace, whose hand is at the bottom.
import type { BoardShown, RecordRound } from "../../lib/protocol";
import type { Speed } from "../../lib/settings.svelte";

/** How long a step stays when the record plays by itself, in milliseconds. */
export const PACES: Record<Speed, number> = { still: 1400, quick: 600, normal: 1200, slow: 2400 };

/** A whole number not below 0 from a text; null for anything else. */
export const whole = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** Whose hand is at the bottom: the viewer's, else that of a seat they had, else the first. */
export function bottomPlace(board: BoardShown, record: Pick<RecordRound, "yours">): number {
  if (board.place !== null) return board.place;
  const own = board.seats.findIndex((seat) => record.yours.includes(seat));
  return Math.max(0, own);
}

/** The step that an arrow key leads to; null for any other key. */
export function keyStep(event: KeyboardEvent, at: number, last: number): number | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const target = event.target;
  if (target instanceof Element && target.closest("input, select, textarea, [role=listbox], dialog")) return null;
  if (event.key === "ArrowLeft") return Math.max(0, at - 1);
  if (event.key === "ArrowRight") return Math.min(last, at + 1);
  return null;
}
