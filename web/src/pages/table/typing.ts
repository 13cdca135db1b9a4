// Reading typed text: cards in symbols or words, and abbreviated commands.
import { cardName, RANKS, SUITS } from "../../lib/cards";
import { t, tell, type Key } from "../../lib/i18n.svelte";
import type { Card } from "../../lib/protocol";
import type { Word } from "./scene.svelte";
import { plain, wordFor, wordsFor } from "./typed";

const RANK_WORDS: Readonly<Record<string, string>> = {
  "10": "T",
  ace: "A", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8", nine: "9", ten: "T",
  jack: "J", queen: "Q", king: "K",
  ass: "A", zwei: "2", drei: "3", vier: "4", funf: "5", sechs: "6", sieben: "7", acht: "8", neun: "9", zehn: "T",
  bube: "J", dame: "Q", konig: "K",
};
const SUIT_WORDS: Readonly<Record<string, string>> = {
  clubs: "c", diamonds: "d", hearts: "h", spades: "s",
  kreuz: "c", karo: "d", herz: "h", pik: "s",
};

/** The words of the page's language for a rank or a suit, as typed. */
const spoken = (what: "rank" | "suit", signs: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...signs].map((sign) => [plain(tell(`card.${what}.${sign}` as Key)), sign]));

/** Read cards: "7h 10c, ac", "seven of hearts", or in the page's language. Null if something is not a card. */
export function parseCards(text: string): Card[] | null {
  const ranks = { ...spoken("rank", RANKS), ...RANK_WORDS };
  const suits = { ...spoken("suit", SUITS), ...SUIT_WORDS };
  const between = new Set(["", "of", "and", "und", "et", "y", "e", ...plain(t("card.name", { rank: "", suit: "" })).split(" ")]);
  const parts = plain(text)
    .replace(/[,;/]/g, " ")
    .replace(/([a-z])-([a-z])/g, "$1 $2")
    .split(/\s+/)
    .filter((part) => !between.has(part));
  const cards: Card[] = [];
  let rank: string | null = null;
  let suit: string | null = null;
  const put = (): void => {
    if (rank !== null && suit !== null) {
      cards.push(rank + suit);
      rank = suit = null;
    }
  };
  for (const [at, part] of parts.entries()) {
    // "as" is short for the ace of spades, but in "as de cœur" it is an ace.
    const named = ranks[part] !== undefined && suits[parts[at + 1] ?? ""] !== undefined;
    const short = named ? null : shortCard(part);
    if (short !== null && rank === null && suit === null) {
      cards.push(short);
      continue;
    }
    const asRank = ranks[part] ?? (part.length === 1 && RANKS.includes(part.toUpperCase()) ? part.toUpperCase() : undefined);
    const asSuit = suits[part];
    if (asRank !== undefined && rank === null) rank = asRank;
    else if (asSuit !== undefined && suit === null) suit = asSuit;
    else return null;
    put();
  }
  return rank === null && suit === null ? cards : null;
}

function shortCard(part: string): Card | null {
  if (part === "xx" || part === "joker") return "XX";
  const found = /^(10|[a2-9tjqk])([cdhs])$/.exec(part);
  if (!found) return null;
  return (found[1] === "10" ? "T" : found[1]!.toUpperCase()) + found[2]!;
}

/** Read exactly one card, or say what is wrong. */
export function oneCard(text: string): Card {
  const cards = parseCards(text);
  if (cards?.length !== 1) throw new Error(t("type.noCard", { text: text.trim() }));
  return cards[0]!;
}

/** Read cards, at least one, or say what is wrong. */
export function severalCards(text: string): Card[] {
  const cards = parseCards(text);
  if (!cards?.length) throw new Error(t("type.noCard", { text: text.trim() }));
  return cards;
}

/** A card of the hand, or an Error that says that it is not there. */
export function heldCard(text: string, hand: readonly Card[]): Card {
  const card = oneCard(text);
  if (!hand.includes(card)) throw new Error(t("type.notHeld", { card: cardName(card) }));
  return card;
}

/** Whether a text is just a card. */
export const isCard = (text: string): boolean => parseCards(text)?.length === 1;

/** The word that an abbreviation means; an Error if there is none, or several. */
export function find(words: readonly Word[], typed: string): Word {
  const text = plain(typed);
  const exact = words.find((word) => wordsFor(word).some((name) => plain(name) === text));
  if (exact) return exact;
  const begun = words.filter((word) => wordsFor(word).some((name) => plain(name).startsWith(text)));
  if (begun.length === 1) return begun[0]!;
  if (begun.length === 0) throw new Error(t("type.unknown", { text: typed }));
  throw new Error(t("type.unclear", { text: typed, words: begun.map(wordFor).join(", ") }));
}

/** Split a line into its first word and the rest. */
export function cut(line: string): [word: string, rest: string] {
  const text = line.trim();
  const found = /^(\S+)\s*(.*)$/s.exec(text);
  return found ? [found[1]!, found[2]!] : ["", ""];
}

/** Do what a line says, and return the answer. */
export async function obey(words: readonly Word[], line: string): Promise<string> {
  const card = words.find((word) => word.names[0] === "discard");
  if (card && isCard(line)) return (await card.run(line)) ?? "";
  const [first, rest] = cut(line);
  if (first === "") return "";
  return (await find(words, first).run(rest)) ?? "";
}

