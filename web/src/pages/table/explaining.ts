// A grayed button says why: when it is pressed, and when it gets the keyboard focus.
import type { Attachment } from "svelte/attachments";
import type { Scene } from "./scene.svelte";

/** The reason of a grayed control (`aria-describedby`); null for any other. */
function reason(event: Event): string | null {
  const control = event.target instanceof Element ? event.target.closest("[aria-disabled='true']") : null;
  const id = control?.getAttribute("aria-describedby");
  return id ? (document.getElementById(id)?.textContent?.trim() ?? null) : null;
}

/** Show the viewer the reason of every grayed control within an element. */
export const explaining =
  (scene: Scene): Attachment<HTMLElement> =>
  (element) => {
    const pressed = (event: Event): void => {
      const words = reason(event);
      if (words) scene.tell(words);
    };
    // A screen reader reads the reason itself, so it is only shown.
    const reached = (event: Event): void => {
      const shown = event.target instanceof Element && event.target.matches(":focus-visible");
      const words = shown ? reason(event) : null;
      if (words) scene.tell(words, false);
    };
    element.addEventListener("click", pressed);
    element.addEventListener("focusin", reached);
    return () => {
      element.removeEventListener("click", pressed);
      element.removeEventListener("focusin", reached);
    };
  };
