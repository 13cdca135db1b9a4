// A grayed button says why: when it is pressed, and when it gets the keyboard focus.
import type { Attachment } from "svelte/attachments";
import { tick } from "svelte";
import type { Scene } from "./scene.svelte";
import { loadReasons } from "./why";

/** The reason of a grayed control (`aria-describedby`); null for any other. */
async function reason(event: Event): Promise<string | null> {
  const control = event.target instanceof Element ? event.target.closest("[aria-disabled='true']") : null;
  const id = control?.getAttribute("aria-describedby");
  if (!id) return null;
  await loadReasons().catch(console.error); // without them the server's words are shown
  await tick();
  return document.getElementById(id)?.textContent?.trim() ?? null;
}

/** Show the viewer the reason of every grayed control within an element. */
export const explaining =
  (scene: Scene): Attachment<HTMLElement> =>
  (element) => {
    const pressed = async (event: Event): Promise<void> => {
      const words = await reason(event);
      if (words) scene.tell(words);
    };
    // A screen reader reads the reason itself, so it is only shown.
    const reached = async (event: Event): Promise<void> => {
      const shown = event.target instanceof Element && event.target.matches(":focus-visible");
      const words = shown ? await reason(event) : null;
      if (words) scene.tell(words, false);
    };
    element.addEventListener("click", pressed);
    element.addEventListener("focusin", reached);
    return () => {
      element.removeEventListener("click", pressed);
      element.removeEventListener("focusin", reached);
    };
  };
