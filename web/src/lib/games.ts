// How a game of the house is named in the language of the person.
import { hasText, t, tell } from "./i18n.svelte";
import type { PresetShown, TableCard } from "./protocol";

/** The name of a preset; `title`, the server's own, for one that the catalogue does not know. */
export function presetTitle(name: string, title = name): string {
  const key = `game.${name}`;
  return hasText(key) ? tell(key) : title;
}

/** What a preset is, in one line. */
export function presetLine(preset: Pick<PresetShown, "name" | "headline">): string {
  const key = `game.${preset.name}.line`;
  return hasText(key) ? tell(key) : preset.headline;
}

/** Whether a table plays other rules than its preset; the number of players alone is no other rule. */
export const hasHouseRules = (card: Pick<TableCard, "changes">): boolean =>
  Object.keys(card.changes).some((name) => name !== "players" && name !== "form");

/** What a table plays, in one line: with house rules as the server tells them. */
export const cardLine = (card: TableCard): string =>
  hasHouseRules(card) ? card.headline : presetLine({ name: card.preset, headline: card.headline });

/** How a kind of bot is called. */
export function botTitle(kind: string): string {
  const key = `bot.${kind}`;
  return hasText(key) ? tell(key) : kind;
}

/** The clock of a table in words; empty without one. */
export function clockWords(card: Pick<TableCard, "clock" | "turn_seconds" | "turn_days">): string {
  if (card.clock === "live") return t("list.live", { n: card.turn_seconds });
  if (card.clock === "days") return t("list.days", { n: card.turn_days });
  return "";
}

