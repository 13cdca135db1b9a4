// Who deals a round, who plays whom, and who sits out, in words.
import type { DealOf } from "../../engine/forms";
import { lined, listed, t } from "../../lib/i18n.svelte";

/** One line about a round: "Ann deals; Cy sits out". */
export function dealWords(deal: DealOf, names: readonly string[]): string {
  const name = (person: number): string => names[person] ?? "";
  const words = [t("score.deals", { name: name(deal.dealer) })];
  if (deal.boards.length > 1) {
    for (const [dealer, other] of deal.boards) words.push(t("score.against", { name: name(dealer), other: name(other) }));
  }
  if (deal.box !== null) words.push(t("score.box", { name: name(deal.box) }));
  if (deal.out.length > 0) words.push(t("score.sits-out", { names: listed(deal.out.map(name)) }));
  return lined(words);
}
