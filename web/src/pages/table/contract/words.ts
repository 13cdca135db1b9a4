// The contract game in words: contracts, trays, melds, and what wild cards stand for.
import { cardName, cardShort, suitOf } from "../../../lib/cards";
import { listed, t, tell, type Key } from "../../../lib/i18n.svelte";
import type { Card, ContractShown, Slot, Why, WildMeld } from "../../../lib/protocol";
import { whyWords } from "../why";
import { ranksOfRun, type IsWild } from "./orders";

/** The minimum sizes of sets and runs, if a contract names no other. */
export interface Usual {
  readonly set: number;
  readonly run: number;
}

export const usualOf = (rules: Record<string, unknown>): Usual => ({
  set: Number(rules["set_min"] ?? 3),
  run: Number(rules["run_min"] ?? 4),
});

const counted = (n: number): string =>
  n <= 5 ? tell(`mayi.number.${n}` as Key) : String(n);

/** A contract in words: "two sets and a run of 7". */
export function contractWords(slots: readonly Slot[], usual: Usual): string {
  const groups: { slot: Slot; count: number }[] = [];
  for (const slot of slots) {
    const found = groups.find(({ slot: s }) => s.kind === slot.kind && s.least === slot.least);
    if (found) found.count += 1;
    else groups.push({ slot, count: 1 });
  }
  return listed(
    groups.map(({ slot, count }) => {
      const kind = slot.kind === "R" ? "run" : "set";
      const what = count === 1 ? t(`mayi.${kind}.one`) : t(`mayi.${kind}.many`, { count: counted(count) });
      return slot.least === usual[kind] ? what : t("mayi.of.length", { what, least: slot.least });
    }),
  );
}

/** The melds that a contract in the notation of the rules requires: "SSR", "S3R10". */
export function slotsOf(contract: string, usual: Usual): Slot[] {
  return [...contract.matchAll(/([SR])(\d*)/g)].map(([, kind = "S", least = ""]) => ({
    kind,
    least: least === "" ? (kind === "R" ? usual.run : usual.set) : Number(least),
  }));
}

/** The name of a tray: "Set 2", or "Run" if there is only one. */
export function trayName(slots: readonly Slot[], index: number): string {
  const kind = slots[index]?.kind;
  const word = t(kind === "R" ? "mayi.tray.run" : "mayi.tray.set");
  const same = slots.filter((slot) => slot.kind === kind).length;
  if (same < 2) return word;
  const number = slots.slice(0, index + 1).filter((slot) => slot.kind === kind).length;
  return t("mayi.tray.numbered", { kind: word, number });
}

/** A rank letter in words: "seven". */
export const rankWord = (letter: string): string => tell(`card.rank.${letter}` as Key);

/** A rank letter as printed: "10" for T. */
export const rankFigure = (letter: string): string => (letter === "T" ? "10" : letter);

/** Several cards of a rank, or jokers: "aces". */
export const wildWord = (rank: string): string =>
  rank === "XX" ? t("mayi.wild.jokers") : tell(`mayi.wild.rank.${rank}` as Key);

/** Which cards are wild at a table. */
export function wildWords(wild: unknown): string {
  const ranks = Array.isArray(wild) ? wild.map(String) : [];
  return ranks.length === 0 ? t("mayi.wild.none") : t("mayi.wild", { cards: listed(ranks.map(wildWord)) });
}

/** Cards one after another as symbols: "7♥ 8♥". */
export const inShort = (cards: readonly Card[]): string => cards.map(cardShort).join(" ");

/** A meld in a few words: "Run of hearts, 5 to 8". `span` is what the ends of a run stand for. */
export function meldTitle(
  meld: WildMeld,
  span: readonly [string, string] | null | undefined,
  isWild: IsWild,
): string {
  const natural = meld.cards.find((card) => !isWild(card));
  const suit = natural === undefined ? null : suitOf(natural);
  if (meld.kind === "S") {
    return natural === undefined
      ? t("mayi.meld.wild.set")
      : t("mayi.meld.set", { rank: wildWord(natural[0] ?? "") });
  }
  if (suit === null || !span) return t("mayi.meld.wild.run");
  return t("mayi.meld.run", {
    suit: tell(`card.suit.${suit}` as Key),
    low: rankFigure(span[0]),
    high: rankFigure(span[1]),
  });
}

/** Every card of a meld by name, a wild one with what it stands for. */
export function meldCards(meld: WildMeld, isWild: IsWild): string {
  const ranks = meld.kind === "R" ? ranksOfRun(meld.cards, isWild) : null;
  return meld.cards
    .map((card, i) => {
      const rank = ranks?.[i];
      if (!isWild(card) || rank === undefined) return cardName(card);
      return t("mayi.stands.for", { card: cardName(card), rank: rankWord(rank) });
    })
    .join(", ");
}

/** How near the viewer's hand is to laying down; null if that is not shown. `playing`: the viewer has drawn. */
export function standingWords(
  board: Pick<ContractShown, "short" | "all_at_once" | "options">,
  playing: boolean,
): string | null {
  if (board.short === null) return null;
  // If all cards are laid down at once, the next drawn card must fit as well.
  if (board.all_at_once && board.short > 0) return t("mayi.hand.short.all", { n: board.short });
  if ((board.options?.laydown.length ?? 0) > 0) return t(playing ? "mayi.hand.ready" : "mayi.hand.complete");
  return board.short === 0 ? t("mayi.hand.complete") : t("mayi.hand.short", { n: board.short });
}

/** Why something is not allowed; if gin has other words for a code, this game has its own. */
export const whyHere = (why: Why): string => whyWords(why, {}, "contract");
