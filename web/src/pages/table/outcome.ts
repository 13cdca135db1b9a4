// How a match ended, in words.
import { listed, t } from "../../lib/i18n.svelte";
import type { Scene } from "./scene.svelte";

/** Who has won the match, in a heading. */
export function whoWon(scene: Scene): string {
  const { outcome } = scene.table;
  const winners = outcome?.winners ?? [];
  if (outcome?.void) return t("over.void");
  if (winners.length === 0) return t("over.nobody");
  if (winners.length === 1 && winners[0] === scene.you) return t("over.you");
  const names = listed(winners.map((seat) => scene.name(seat)));
  return winners.length === 1 ? t("over.one", { name: names }) : t("over.many", { names });
}

/** Why the match ended early, in a sentence or two; null if it was played to its end. */
export function endedEarly(scene: Scene): string | null {
  const outcome = scene.table.outcome;
  if (!outcome) return null;
  const { resigned = null, claimed_from: claimed = null, agreed = [] } = outcome;
  const said: string[] = [];
  if (resigned !== null) said.push(resigned === scene.you ? t("over.resigned.you") : t("over.resigned", { name: scene.name(resigned) }));
  if (agreed.length > 0) said.push(t("over.agreed"));
  else if (outcome.void) said.push(t("over.voidWhy"));
  else if (claimed !== null) said.push(t("over.claimed", { name: scene.name(claimed) }));
  return said.length > 0 ? said.join(" ") : null;
}
