// Tables in a list: which of them wait for the person, in which order they stand, what was agreed there.
import { t } from "./i18n.svelte";
import type { TableCard, TableListed } from "./protocol";

/** The clock of a table in words; empty if it has none. */
export function clockWords(card: TableCard): string {
  if (card.clock === "live") return t("list.live", { n: card.turn_seconds });
  if (card.clock === "none") return "";
  const turn = t("list.days", { n: card.turn_days });
  return card.family === "contract" ? `${turn} · ${t("list.call-hours", { n: card.call_hours })}` : turn;
}

/** What the people of a table agreed to when somebody's time is up; empty if the others decide then. */
export function standInWords(card: Pick<TableCard, "stand_in">): string {
  return card.stand_in === "ask" ? "" : t(`list.stand-in.${card.stand_in}`);
}

/** Whether a table waits for the person: their turn, or an answer to a discard. */
export const waitsForYou = (table: Pick<TableListed, "your_turn" | "your_call">): boolean => table.your_turn || table.your_call;

/** The tables that wait for the person first, the one with the least time at the top; then the last moved. */
export const byTurn = (tables: readonly TableListed[]): TableListed[] =>
  [...tables].sort(
    (a, b) =>
      Number(waitsForYou(b)) - Number(waitsForYou(a)) ||
      (waitsForYou(a) ? (a.left_ms ?? Infinity) - (b.left_ms ?? Infinity) || 0 : 0) ||
      b.moved_at - a.moved_at,
  );
