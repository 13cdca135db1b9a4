// Ready phrases: sent by their ids, and read by everybody in his own language.
import { announce } from "../../lib/announce";
import { hasText, t, tell } from "../../lib/i18n.svelte";
import type { ChatLine, SayPhrase } from "../../lib/protocol";

export const PHRASES: readonly SayPhrase["phrase"][] = [
  "hello",
  "good_luck",
  "well_played",
  "thanks",
  "oh_no",
  "sorry",
  "one_moment",
  "again",
];

/** What a line says to the reader; a phrase that this page does not know is in English. */
export function spoken(line: ChatLine): string {
  const key = `phrase.${line.phrase}`;
  return line.phrase && hasText(key) ? tell(key) : line.text;
}

/** Let a screen reader hear a line. */
export function tellSaid(line: ChatLine): void {
  announce(t("chat.said", { name: line.name, words: spoken(line) }));
}
