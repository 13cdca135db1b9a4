// The title of a table: the name of its game, and its rules in one line.
import { choseMemory } from "../../lib/games";
import { hasText, language, t, tell } from "../../lib/i18n.svelte";
import type { TableCard } from "../../lib/protocol";

/** The name of the game. */
export function gameName(card: TableCard): string {
  const key = `game.${card.preset}`;
  return hasText(key) ? tell(key) : card.preset;
}

/** The rules in one line: the server's words, or in another language those of the catalog. */
export function rulesLine(card: TableCard): string {
  const key = `game.${card.preset}.line`;
  const memory = choseMemory(card) ? ` · ${t("list.memory")}` : "";
  if (language() === "en" || !hasText(key)) return card.headline + memory;
  const changed = Object.keys(card.changes).length > 0 ? ` · ${t("game.changed")}` : "";
  return `${gameName(card)} · ${tell(key)}${changed}${memory}`;
}

/** The name of a kind of bot. */
export function botName(kind: string): string {
  const key = `bot.${kind}`;
  return hasText(key) ? tell(key) : kind;
}
