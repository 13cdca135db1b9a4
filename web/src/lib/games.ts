// The names of the games in the language of the person.
import { hasText, language, t, tell } from "./i18n.svelte";
import type { PresetShown, TableCard } from "./protocol";

/** The name of a preset; `title`, the server's own, if the catalog does not know it. */
export function presetTitle(name: string, title = name): string {
  const key = `game.${name}`;
  return hasText(key) ? tell(key) : title;
}

/** A one-line description of a preset. */
export function presetLine(preset: Pick<PresetShown, "name" | "headline">): string {
  const key = `game.${preset.name}.line`;
  return hasText(key) ? tell(key) : preset.headline;
}

/** Whether a table's rules differ from its preset; the number of players alone does not count. */
export const hasHouseRules = (card: Pick<TableCard, "changes">): boolean =>
  Object.keys(card.changes).some((name) => name !== "players" && name !== "form");

/**
 * What a table plays, in one line. With house rules these are the server's words, which are English; in
 * another language it is the line of the preset, and that there are house rules, unless a tag says it (`tagged`).
 */
export function cardLine(card: TableCard, tagged = false): string {
  if (hasHouseRules(card) && language() === "en") return card.headline;
  const line = presetLine({ name: card.preset, headline: card.headline });
  return hasHouseRules(card) && !tagged ? `${line} · ${t("game.changed")}` : line;
}

/** Whether memory aids were chosen for a table; against bots they are always on. */
export const choseMemory = (card: Pick<TableCard, "memory" | "entrance">): boolean => card.memory && card.entrance !== "bot";

/** The name of a kind of bot. */
export function botTitle(kind: string): string {
  const key = `bot.${kind}`;
  return hasText(key) ? tell(key) : kind;
}
