// The events of a hand of the contract game in sentences.
import { lined, t, tell, type Key, type Values } from "../../../lib/i18n.svelte";
import type { ContractEvent, TableEvent } from "../../../lib/protocol";
import type { Teller } from "../story.svelte";

/** Describe an event of a contract board; null if there is nothing to say. */
export function tellContract(event: TableEvent, by: Teller): string | null {
  const what = event.event as ContractEvent;
  const say = (key: string, values: Values = {}) =>
    tell(`mayi.story.${key}.${by.you ? "you" : "other"}` as Key, { name: by.name, ...values });
  switch (what.type) {
    case "dealt":
      return t("mayi.story.dealt", {
        n: what.hand_number,
        name: by.nameAt(what.dealer),
        card: by.card(what.upcard),
      });
    case "drew":
      return what.card === null ? say("drew") : say("drewCard", { card: by.card(what.card) });
    case "penalty":
      return what.card === null ? say("penalty") : say("penaltyCard", { card: by.card(what.card) });
    case "took":
      return say("took", { card: by.card(what.card) });
    case "may_i_called":
      return say("called");
    case "may_i_withdrawn":
      return say("withdrawn");
    case "may_i_denied":
      return say("denied");
    case "may_i_granted":
      return say("granted", { card: by.card(what.card) });
    case "reshuffled":
      return t("mayi.story.reshuffled", { n: what.stock });
    case "laid_down":
      return say("laidDown", { melds: lined(what.melds.map((meld) => by.cards(meld.cards))) });
    case "laid_off":
      return say("laidOff", { card: by.card(what.card), n: what.onto + 1 });
    case "displaced":
      return say(`displaced.${what.wild_to ?? "hand"}`, { card: by.card(what.card), n: what.onto + 1 });
    case "taken_back":
      return say("takenBack", { cards: by.cards(what.cards) });
    case "discarded":
      return say("discarded", { card: by.card(what.card) });
    case "hand_over":
      return handOver(what.result.winner, by);
  }
}

function handOver(winner: number | null, by: Teller): string {
  if (winner === null) return t("mayi.story.nobody");
  return t("mayi.story.out", { name: by.nameAt(winner) });
}
