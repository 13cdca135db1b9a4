// What lies over the felt for a moment: pictures of cards on their way, rings, words. Nobody can touch it,
// no reader reads it, and it covers neither the head of the table nor what stands beside it.
import type { Box } from "../places";
import "./effects.css";

let layer: HTMLElement | null = null;

/** The layer, over what lies below the strip of the table; null where no table is open. */
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

/** The layer, and how a box of the window is written in it. */
export function stage(): { layer: HTMLElement; x: number; y: number } | null {
  const layer = over();
  if (!layer) return null;
  const { left, top } = layer.getBoundingClientRect();
  return { layer, x: left, y: top };
}

/** Whether there is anything to see of a box. */
export const isSeen = (box: Box): boolean => box.width > 1 && box.height > 1;

export function clear(): void {
  layer?.remove();
  layer = null;
}
