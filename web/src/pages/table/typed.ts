// Typed words in the language of the page. English words are always understood too.
import { hasText, tell } from "../../lib/i18n.svelte";
import type { Word } from "./scene.svelte";

/** Typed text as it is compared: without capitals and accents. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe");

const split = (key: string): string[] => (hasText(key) ? tell(key).split(" ") : []);

/** All words for a command, those of the page's language first. */
export const wordsFor = ({ names }: Pick<Word, "names">): string[] => [...split(`command.${names[0]}`), ...names];

/** The usual word for a command in the page's language. */
export const wordFor = (word: Pick<Word, "names">): string => wordsFor(word)[0]!;

/** The meanings of the words that follow a command in its usage. */
const FOLLOWING: Readonly<Record<string, string>> = { on: "on", top: "top", none: "none", meld: "by-meld" };

/** How to type a command, in the words of the page's language. */
export const usageOf = ({ names, usage }: Pick<Word, "names" | "usage">): string =>
  usage.replace(/[a-z][a-z-]+/g, (word) => {
    if (word === names[0]) return wordFor({ names });
    const follows = FOLLOWING[word];
    return (follows && split(`typed.${follows}`)[0]) ?? word;
  });

/** All words with a meaning, such as "on" or "top", as they are compared. */
export const meaning = (name: string, ...english: string[]): string[] => [
  ...new Set([...split(`typed.${name}`), ...english].map(plain)),
];

/** A pattern for the words with a meaning. */
export const anyOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[^a-z0-9]/g, "\\$&")).join("|");
