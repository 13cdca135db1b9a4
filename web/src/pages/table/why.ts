// Why something may not be done, in the language of the person.
import { hasText, language, tell, type Values } from "../../lib/i18n.svelte";
import type { Why } from "../../lib/protocol";

/**
 * The reason in words: as the server says it in English, from the catalogue (`why.<code>`) in another
 * language. `values` fill the placeholders of the catalogue's text.
 */
export function whyWords(why: Why, values: Values = {}): string {
  const key = `why.${why.code}`;
  if (language() === "en" || !hasText(key)) return why.words;
  return tell(key, values);
}

/** The same for an option: null where it is allowed. */
export const whyNot = (why: Why | null | undefined, values: Values = {}): string | null =>
  why ? whyWords(why, values) : null;
