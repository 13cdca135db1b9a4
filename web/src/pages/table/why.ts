// Why something is not allowed, in the language of the person.
import { cardShort } from "../../lib/cards";
import { hasText, language, loadTexts, tell, type Values } from "../../lib/i18n.svelte";
import type { Why } from "../../lib/protocol";

/** The server's cards in letters ("Kd") as symbols, like everywhere on the page ("K♦"). */
export const withSuits = (words: string): string => words.replace(/\b(?:[A2-9TJQK][cdhs]|XX)\b/g, cardShort);

/** Load the reasons of this language. Until then, and on pages without them, the server's words are shown. */
export const loadReasons = (): Promise<void> => loadTexts(["why", "problem"]);

/** The first input on a page: nobody asks for a reason before. */
const FIRST = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Load the reasons at the first input, so that they do not delay the first card. */
export function loadReasonsLater(): void {
  const load = (event: Event): void => {
    const control = event.target instanceof Element && event.target.closest("[aria-disabled]");
    if (event.type === "focusin" && !control) return; // the page itself moves the focus
    for (const kind of FIRST) removeEventListener(kind, load, true);
    loadReasons().catch(console.error);
  };
  for (const kind of FIRST) addEventListener(kind, load, true);
}

/**
 * The reason in words: the server's own in English, from the catalog in another language. `where`
 * names a place that has its own words for some codes (`why.<where>.<code>`). `values` fill the
 * placeholders of the catalog's text.
 */
export function whyWords({ code, words }: Why, values: Values = {}, where = ""): string {
  if (language() === "en") return withSuits(words);
  const key = [`why.${where}.${code}`, `why.${code}`, `problem.${code}`].find(hasText);
  return key === undefined ? withSuits(words) : tell(key, values);
}

/** The same for an option: null if it is allowed. */
export const whyNot = (why: Why | null | undefined, values: Values = {}): string | null =>
  why ? whyWords(why, values) : null;
