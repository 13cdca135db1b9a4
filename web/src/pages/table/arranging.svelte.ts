// The order of a hand: sorted by the settings, or as the player has arranged it. That order
// survives draws and reloads.
import { untrack } from "svelte";
import type { Card } from "../../lib/protocol";
import { set, settings } from "../../lib/settings.svelte";
import { laidOut, moved, recall, remember } from "./hand";

/** What there is to arrange; see the props of `HandView`. */
export interface Arrangeable {
  hand(): readonly Card[];
  memory(): string;
  groups(): readonly (readonly Card[])[];
  aside(): readonly string[];
  /** Another hand has begun. */
  begin(): void;
}

export function arrangementOf(of: Arrangeable) {
  let arranged: Card[] = $state.raw(untrack(() => recall(of.memory())));
  let arrangedFor = untrack(of.memory);

  $effect.pre(() => {
    const memory = of.memory();
    if (memory === arrangedFor) return;
    arrangedFor = memory;
    arranged = recall(memory);
    of.begin();
  });

  const whole = $derived(laidOut(of.hand(), settings.order, of.groups(), arranged));
  const shown = $derived(whole.filter((each) => !of.aside().includes(each.key)));

  return {
    /** The cards that are not aside, in their order. */
    get shown() {
      return shown;
    },
    /** Move a shown card to another place. The visible order becomes the player's own. */
    move(from: number, to: number): boolean {
      if (!shown[from] || from === to) return false;
      const order = moved(shown, from, to).map((each) => each.card);
      const away = whole.filter((each) => of.aside().includes(each.key)).map((each) => each.card);
      arranged = [...order, ...away];
      remember(of.memory(), arranged);
      if (settings.order !== "manual") void set("order", "manual");
      return true;
    },
  };
}
