// The layout of a Hollywood sheet on paper: the position of each column, and the text of each box.
import type { ColumnShown, HollywoodSheetShown, LineShown } from "../protocol";
import { t } from "../i18n.svelte";
import type { SheetLayout } from "../settings.svelte";
import { sideName } from "./reading";

/** One column of the paper: a side's part of a game. */
export interface Strip {
  readonly game: ColumnShown;
  readonly side: number;
  /** Whether it is the first strip of its block. */
  readonly first: boolean;
}

/** A block of strips under one heading: a game with its sides, or a side with its games. */
export interface Block {
  readonly kind: "game" | "side";
  readonly index: number;
  readonly strips: readonly Strip[];
}

/** Three double columns, or two blocks of columns: one for "we" and one for "they". */
export function blocks(sheet: HollywoodSheetShown, layout: SheetLayout): Block[] {
  const sides = sheet.sides.map((_, side) => side);
  if (layout === "we-they" && sheet.games > 1) {
    return sides.map((side) => ({
      kind: "side",
      index: side,
      strips: sheet.columns.map((game, number) => ({ game, side, first: number === 0 })),
    }));
  }
  return sheet.columns.map((game, index) => ({
    kind: "game",
    index,
    strips: sides.map((side) => ({ game, side, first: side === 0 })),
  }));
}

/** What an entry wrote in a strip, if anything. */
export const lineAt = (strip: Strip, entry: number): LineShown | null =>
  strip.game.lines.find((line) => line.entry === entry && line.side === strip.side) ?? null;

/** The position of a box in a game that may have ended: before, at or after the end. */
export function stateAt(game: ColumnShown, entry: number): "open" | "closing" | "closed" {
  if (game.closed_at === null || entry < game.closed_at) return "open";
  return entry === game.closed_at ? "closing" : "closed";
}

/** Boxes as tallied on paper: bundles of five, and single ones. */
export const tally = (count: number): { fives: number; ones: number } => ({
  fives: Math.floor(count / 5),
  ones: count % 5,
});

/** A row below the boxes: part of a game's result. */
export interface AccountRow {
  readonly key: "points" | "gameBonus" | "boxes" | "shutout" | "doubled" | "total" | "shutoutPaid";
  /** The value in a strip; null if there is none yet. */
  value(strip: Strip): string | null;
}

const plus = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "–");

/**
 * What a side gains by shutouts in addition to the totals. Among three sides, the one shut out pays
 * the winner.
 */
function shutoutPaid({ game, side }: Strip): number {
  const { owed, totals } = game.account;
  const others = totals.reduce((sum, total) => sum + total, 0);
  const net = (owed[side] ?? []).reduce((sum, points) => sum + points, 0);
  return net - (totals.length * (totals[side] ?? 0) - others);
}

/** The rows of the settlement that this sheet's rules use. */
export function accountRows(sheet: HollywoodSheetShown): AccountRow[] {
  if (!sheet.has_bonuses) return [];
  const done = (strip: Strip): boolean => strip.game.winner !== null;
  const won = (strip: Strip): boolean => strip.game.winner === strip.side;
  const rows: AccountRow[] = [
    { key: "points", value: (strip) => (done(strip) ? String(strip.game.account.points[strip.side] ?? 0) : null) },
  ];
  if (sheet.game_bonus > 0) {
    rows.push({
      key: "gameBonus",
      value: (strip) => (done(strip) ? plus(won(strip) ? strip.game.account.game_bonus : 0) : null),
    });
  }
  if (sheet.box_bonus > 0) {
    rows.push({
      key: "boxes",
      value: (strip) => (done(strip) ? plus(strip.game.account.box_points[strip.side] ?? 0) : null),
    });
  }
  const two = sheet.sides.length === 2;
  if (two && sheet.columns.some((column) => column.account.shutout_bonus !== 0)) {
    rows.push({
      key: "shutout",
      value: (strip) => (done(strip) ? plus(won(strip) ? strip.game.account.shutout_bonus : 0) : null),
    });
  }
  if (sheet.columns.some((column) => column.account.factor > 1)) {
    rows.push({
      key: "doubled",
      value: (strip) => (done(strip) ? (strip.game.account.factor > 1 ? `×${strip.game.account.factor}` : "–") : null),
    });
  }
  rows.push({
    key: "total",
    value: (strip) => (done(strip) ? String(strip.game.account.totals[strip.side] ?? 0) : null),
  });
  if (!two && sheet.columns.some((game) => game.winner !== null && shutoutPaid({ game, side: game.winner, first: true }) !== 0)) {
    rows.push({ key: "shutoutPaid", value: (strip) => (done(strip) ? plus(shutoutPaid(strip)) : null) });
  }
  return rows;
}

/** What a screen reader calls a strip: "Game 2, Ann and Bob". */
export function spokenHeading(sheet: HollywoodSheetShown, strip: Strip, players: readonly string[]): string {
  const name = sideName(sheet, strip.side, players);
  return sheet.games > 1 ? `${t("sheet.game", { n: strip.game.number })}, ${name}` : name;
}
