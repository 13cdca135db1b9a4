// The layer above the felt for short pictures: cards on their way, rings, words. It ignores the pointer, screen
// readers skip it, and it covers neither the head of the table nor what is beside it.
import type { Box } from "../places";
import "./effects.css";

let layer: HTMLElement | null = null;

/** The layer, below the strip of the table, and its corner in the window; null if no table is open. */
export function stage(): { layer: HTMLElement; x: number; y: number } | null {
  const felt = document.querySelector<HTMLElement>(".felt.room > .rest");
  if (!felt) return null;
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "effects";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  const { left: x, top: y, width, height } = felt.getBoundingClientRect();
  Object.assign(layer.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return { layer, x, y };
}

/** Whether any part of a box is visible. */
export const isSeen = (box: Box): boolean => box.width > 1 && box.height > 1;

export function clear(): void {
  layer?.remove();
  layer = null;
}
