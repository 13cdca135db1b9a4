// The sheets in sentences: for screen readers, the typed command line, and the line under a sheet.
import { language, listed, t } from "../i18n.svelte";
import type { ColumnShown, HollywoodSheetShown, Payment, SheetShown } from "../protocol";
import { penaltiesInWords } from "./penalties";

/** The name of a side: its players. */
export const sideName = (sheet: HollywoodSheetShown, side: number, players: readonly string[]): string =>
  listed((sheet.sides[side] ?? []).map((seat) => players[seat] ?? String(seat + 1)));

/** An amount of cents in whole units: 713 is 7.13. */
export const money = (cents: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100);

/** One payment in a sentence. */
export function paymentInWords(payment: Payment, stake: number, players: readonly string[]): string {
  const values = {
    payer: players[payment.payer] ?? "",
    payee: players[payment.payee] ?? "",
    n: payment.points,
  };
  return stake > 0 ? t("sheet.paysMoney", { ...values, money: money(payment.cents) }) : t("sheet.pays", values);
}

/** A whole sheet in sentences, one for each game and for the results. */
export const sheetInWords = (sheet: SheetShown, players: readonly string[]): string[] =>
  sheet.type === "hollywood" ? hollywood(sheet, players) : penaltiesInWords(sheet, players);

function hollywood(sheet: HollywoodSheetShown, players: readonly string[]): string[] {
  const names = sheet.sides.map((_, side) => sideName(sheet, side, players));
  const said = sheet.columns.map((column) => game(sheet, column, names));
  if (sheet.over && sheet.winner !== null) said.push(t("sheet.won", { name: names[sheet.winner] ?? "" }));
  for (const payment of sheet.payments) said.push(paymentInWords(payment, sheet.stake, players));
  return said;
}

function game(sheet: HollywoodSheetShown, column: ColumnShown, names: readonly string[]): string {
  const heading = sheet.games > 1 ? t("sheet.game", { n: column.number }) : t("sheet.theGame");
  if (column.lines.length === 0) return t("sheet.nothing", { game: heading });
  const scores = names.map((name, side) => `${name} ${column.totals[side] ?? 0}`).join(", ");
  if (column.winner !== null) {
    const shut = column.shut_out.map((side) => names[side] ?? "");
    const words = t("sheet.gameWon", { game: heading, name: names[column.winner] ?? "", scores });
    return shut.length > 0 ? `${words} ${t("sheet.shutOutWords", { names: listed(shut) })}` : words;
  }
  const needed = names.map((name, side) => `${name} ${column.needed[side] ?? 0}`).join(", ");
  return t("sheet.gameOpen", { game: heading, scores, needed });
}
