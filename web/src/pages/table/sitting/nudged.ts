// Somebody reminds the viewer that the table waits: a flash, a sound, and a phone shakes. The words are in a banner.
import { duration } from "../../../lib/settings.svelte";
import { blip } from "../sounds";

export function nudge(): void {
  blip("call");
  navigator.vibrate?.([120, 80, 120]);
  const flash = [{ boxShadow: "inset 0 0 0 0.5rem var(--felt-brass)" }, { boxShadow: "inset 0 0 0 0.5rem transparent" }];
  const time = duration(900);
  if (time > 0) document.querySelector(".felt.room")?.animate(flash, { duration: time, iterations: 2 });
}
