// The layer above the felt for short pictures: cards on their way, rings, words. It ignores the pointer, screen
// readers skip it, and it covers neither the head of the table nor what is beside it.
import type { Box } from "../places";
import "./effects.css";

let layer: HTMLElement | null = null;

/** The layer, below the strip of the table; null if no table is open. */
function over(): HTMLElement | null {
  const felt = document.querySelector<HTMLElement>(".felt.room > .rest");
  if (!felt) return null;
  if (!layer?.isConnected) {
    layer = document.createElement("div");
    layer.className = "effects";
    layer.setAttribute("aria-hidden", "true");
    document.body.append(layer);
  }
  const { left, top, width, height } = felt.getBoundingClientRect();
  Object.assign(layer.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return layer;
}

/** The layer, and how to write a box of the window in its coordinates. */
export function stage(): { layer: HTMLElement; x: number; y: number } | null {
  const layer = over();
  if (!layer) return null;
  const { left, top } = layer.getBoundingClientRect();
  return { layer, x: left, y: top };
}

/** Whether any part of a box is visible. */
export const isSeen = (box: Box): boolean => box.width > 1 && box.height > 1;

export function clear(): void {
  layer?.remove();
  layer = null;
}
