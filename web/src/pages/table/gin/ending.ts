// How a round ended, in one line for the viewer.
import { t } from "../../../lib/i18n.svelte";
import type { ScoreKind } from "../../../lib/protocol";

/** Say who scored and how; `winner` and `you` are match seats. */
export function whatHappened(
  kind: ScoreKind,
  winner: number | null,
  you: number | null,
  name: (seat: number) => string,
): string {
  if (winner === null || kind === "draw") return t("gin.end.draw");
  return winner === you ? t(`gin.end.${kind}.you`) : t(`gin.end.${kind}.other`, { name: name(winner) });
}
