// A greyed button says why: when it is pressed, and when the keyboard comes to it.
import type { Attachment } from "svelte/attachments";
import type { Scene } from "./scene.svelte";

/** The reason that a greyed control carries (`aria-describedby`); null for any other. */
function reason(event: Event): string | null {
  const control = event.target instanceof Element ? event.target.closest("[aria-disabled='true']") : null;
  const id = control?.getAttribute("aria-describedby");
  return id ? (document.getElementById(id)?.textContent?.trim() ?? null) : null;
}

/** Tell the viewer the reason of every greyed control within an element. */
export const explaining =
  (scene: Scene): Attachment<HTMLElement> =>
  (element) => {
    const pressed = (event: Event): void => {
      const words = reason(event);
      if (words) scene.tell(words);
    };
    // A screen reader reads the reason itself, so only the eye is told.
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
