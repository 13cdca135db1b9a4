// The cards and the pile that a hint mentions, to mark them where they are.
import type { Play } from "../../../lib/protocol";
import { keyed } from "../hand";
import type { Hinted } from "../scene.svelte";
import { cardsOf } from "./telling";

/** The subject of a play: cards of the hand, one for every copy that is named, or a pile. */
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
