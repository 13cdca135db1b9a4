// Why something is not allowed, in the language of the person.
import { cardShort } from "../../lib/cards";
import { hasText, language, tell, type Values } from "../../lib/i18n.svelte";
import type { Why } from "../../lib/protocol";

/** The server's cards in letters ("Kd") as symbols, like everywhere on the page ("K♦"). */
export const withSuits = (words: string): string => words.replace(/\b(?:[A2-9TJQK][cdhs]|XX)\b/g, cardShort);

/**
 * The reason in words: the server's own in English, from the catalogue (`why.<code>`) in another
 * language. `values` fill the placeholders of the catalogue's text.
 */
export function whyWords(why: Why, values: Values = {}): string {
  const key = `why.${why.code}`;
  if (language() === "en" || !hasText(key)) return withSuits(why.words);
  return tell(key, values);
}

/** The same for an option: null if it is allowed. */
export const whyNot = (why: Why | null | undefined, values: Values = {}): string | null =>
  why ? whyWords(why, values) : null;
