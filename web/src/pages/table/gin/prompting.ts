// The line above the hand in gin: what the player in turn can do now, and why a round cannot be
// ended yet.
import { cardShort } from "../../../lib/cards";
import { t } from "../../../lib/i18n.svelte";
import type { Card, GinOptions, GinShown, Why } from "../../../lib/protocol";

type Board = Pick<GinShown, "phase" | "knock_limit" | "deadwood" | "discards">;

/** What the player in turn is to do; `picked` is the picked card, if there is exactly one. */
export function turnWords(board: Board, options: GinOptions, picked: Card | null): string {
  if (board.phase === "discard") {
    if (options.big_gin === null) return t("gin.turn.bigGin");
    if (options.gin === null) return t("gin.turn.gin");
    if (options.knock === null && board.knock_limit > 0) return t("gin.turn.knock");
    return picked === null ? t("gin.turn.discard") : t("gin.turn.picked", { card: cardShort(picked) });
  }
  const top = board.discards.at(-1);
  const card = top === undefined ? "" : cardShort(top);
  if (options.pass === null) return t(options.take === null ? "gin.turn.upcard" : "gin.turn.pass", { card });
  return t(options.take === null ? "gin.turn.draw" : "gin.turn.stock", { card });
}

/**
 * Why the round cannot be ended because of deadwood, with the count; null for every other reason.
 * `gin`: it must be ended by gin.
 */
export function whyNotEnd(why: Why | null | undefined, board: Board, gin: boolean): string | null {
  if (why?.code !== "too_much_deadwood" && why?.code !== "not_gin") return null;
  const key = gin || board.knock_limit === 0 ? "gin.why.gin" : "gin.why.knock";
  return t(key, { n: board.deadwood ?? 0, limit: board.knock_limit });
}
