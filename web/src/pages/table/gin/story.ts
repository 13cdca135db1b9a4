// The events of a round of gin in sentences.
import { tell, type Key, type Values } from "../../../lib/i18n.svelte";
import type { GinEvent, TableEvent } from "../../../lib/protocol";
import type { Teller } from "../story.svelte";

/** Describe an event of a gin board; null if there is nothing to say. */
export function tellGin(event: TableEvent, by: Teller): string | null {
  const what = event.event as GinEvent;
  const say = (key: string, values: Values = {}) =>
    tell(`gin.story.${key}.${by.you ? "you" : "other"}` as Key, { name: by.name, ...values });
  switch (what.type) {
    case "dealt":
      return tell("gin.story.dealt" as Key, {
        name: by.nameAt(what.dealer),
        card: by.card(what.upcard),
      });
    case "passed":
      return say("passed");
    case "drew":
      return what.card === null ? say("drew") : say("drewCard", { card: by.card(what.card) });
    case "took":
      return say("took", { card: by.card(what.card) });
    case "discarded":
      return say("discarded", { card: by.card(what.card) });
    case "knocked": {
      if (what.left.length > 0) return say("knocked", { cards: by.cards(what.left) });
      return say(what.discard === null && !what.face_down ? "bigGin" : "gin");
    }
    case "laid_off":
      return say("laidOff", { card: by.card(what.card) });
    case "shown":
      return what.left.length > 0 ? say("shown", { cards: by.cards(what.left) }) : say("shownNone");
    case "round_over":
      return what.result.knocker === null ? tell("gin.story.dead" as Key) : null;
  }
}
