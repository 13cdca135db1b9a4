// Dragging a card from a pile into the hand, which draws or takes it like a press on the pile.
import type { Attachment } from "svelte/attachments";
import { THRESHOLD } from "./dragging.svelte";

/** How far beside the hand a dropped card still goes into it, in px. */
const NEAR = 24;

const hand = (): HTMLElement | null => document.querySelector("[role=listbox][data-hand]");

function over(event: PointerEvent): boolean {
  const box = hand()?.getBoundingClientRect();
  return (
    box !== undefined &&
    event.clientX >= box.left - NEAR &&
    event.clientX <= box.right + NEAR &&
    event.clientY >= box.top - NEAR &&
    event.clientY <= box.bottom + NEAR
  );
}

/** Let the top of a pile be dragged into the hand; `able` says whether that is possible now. */
export const pulled =
  (able: () => boolean, pull: () => void): Attachment<HTMLElement> =>
  (element) => {
    let from: { x: number; y: number; pointer: number } | null = null;
    let moving = false;
    const stack = (): HTMLElement | null => element.querySelector<HTMLElement>(".stack");

    function press(event: PointerEvent): void {
      if (!able() || event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      moving = false;
      element.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (from === null || event.pointerId !== from.pointer) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(x, y) < THRESHOLD) return;
      moving = true;
      stack()?.style.setProperty("translate", `${x}px ${y}px`);
      hand()?.toggleAttribute("data-over", over(event));
    }
    function back(): void {
      from = null;
      stack()?.style.removeProperty("translate");
      hand()?.removeAttribute("data-over");
    }
    function release(event: PointerEvent): void {
      if (from === null || event.pointerId !== from.pointer) return;
      const lands = moving && over(event);
      back();
      if (lands) pull();
    }
    // Ignore the click at the end of a drag.
    function click(event: MouseEvent): void {
      if (!moving) return;
      moving = false;
      event.stopPropagation();
      event.preventDefault();
    }
    element.addEventListener("pointerdown", press);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", release);
    element.addEventListener("pointercancel", back);
    element.addEventListener("click", click, { capture: true });
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", release);
      element.removeEventListener("pointercancel", back);
      element.removeEventListener("click", click, { capture: true });
    };
  };
