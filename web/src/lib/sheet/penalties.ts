// The penalty sheet in sentences.
import { listed, t } from "../i18n.svelte";
import type { PenaltySheetShown } from "../protocol";

/** The hands so far, and who has the lowest total. */
export function penaltiesInWords(sheet: PenaltySheetShown, players: readonly string[]): string[] {
  if (sheet.hands.length === 0) return [t("sheet.noHands", { n: sheet.length })];
  const totals = players.map((name, seat) => `${name} ${sheet.totals[seat] ?? 0}`).join(", ");
  const leaders = (sheet.over ? sheet.winners : sheet.leaders).map((seat) => players[seat] ?? "");
  const said = [t("sheet.afterHands", { n: sheet.hands.length, of: sheet.length, totals })];
  if (leaders.length > 0) {
    said.push(t(sheet.over ? "sheet.lowestWon" : "sheet.lowest", { names: listed(leaders) }));
  }
  return said;
}
