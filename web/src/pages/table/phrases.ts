// Ready phrases: sent by their ids, and read by everybody in their own language.
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

/** A line of the chat in the reader's language; a phrase that this page does not know is in English. */
export function spoken(line: ChatLine): string {
  const key = `phrase.${line.phrase}`;
  return line.phrase && hasText(key) ? tell(key) : line.text;
}

/** Announce a line to screen readers. */
export function tellSaid(line: ChatLine): void {
  announce(t("chat.said", { name: line.name, words: spoken(line) }));
}
