// The cards and the pile that a hint speaks of, to be marked where they lie.
import type { Play } from "../../../lib/protocol";
import { keyed } from "../hand";
import type { Hinted } from "../scene.svelte";
import { cardsOf } from "./telling";

/** What a play is about: cards of the hand, each once for every copy that is named, or a pile. */
export function hintedBy(play: Play): Hinted {
  const cards = keyed(cardsOf(play)).map((held) => held.key);
  switch (play.action?.type) {
    case "draw":
      return { cards, pile: "stock" };
    case "take":
    case "call":
    case "deny":
      return { cards, pile: "discards" };
    default:
      return { cards, pile: null };
  }
}

/** Put an answer where one looks: above the line of the own hand. It takes room of its own and covers nothing. */
export function aboveTheHand(element: HTMLElement): void {
  document.querySelector("[data-hints]")?.append(element); // only the viewer's own board has it
}
