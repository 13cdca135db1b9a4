// Sounds, for people who want them: made in the browser, and loaded when the first one is due.
import { settings } from "../../lib/settings.svelte";
import type { Sound } from "./effects/sounds";

/** Do something with the sounds, if they are on. */
export function sounds(use: (made: typeof import("./effects/sounds")) => void): void {
  if (settings.sound) import("./effects/sounds").then(use).catch(console.error);
}

/** Play one, if sounds are on. */
export const blip = (sound: Sound): void => sounds((made) => made.play(sound));
