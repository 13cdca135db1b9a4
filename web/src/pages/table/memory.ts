// What a player would otherwise have to remember: the discards, and cards that others took openly.
import { cardName, RANKS, rankOf, sorted, suitOf, type Suit } from "../../lib/cards";
import { listed, t } from "../../lib/i18n.svelte";
import type { BoardShown, Card } from "../../lib/protocol";
import type { Scene } from "./scene.svelte";

/** The suits in the order in which a hand is sorted. */
export const ROWS: readonly Suit[] = ["s", "h", "c", "d"];

export interface Counted {
  /** By suit, and by rank from the ace to the king: how many of this card there are. */
  readonly suits: Readonly<Record<Suit, readonly number[]>>;
  readonly jokers: number;
}

/** Count cards, which may be of several packs. */
export function counted(cards: readonly Card[]): Counted {
  const none = (): number[] => Array.from(RANKS, () => 0);
  const suits = { s: none(), h: none(), c: none(), d: none() };
  let jokers = 0;
  for (const card of cards) {
    const suit = suitOf(card);
    if (suit === null) jokers += 1;
    else suits[suit][rankOf(card) - 1]! += 1;
  }
  return { suits, jokers };
}

/** The boards whose cards the viewer has to remember: their own, or all for a spectator. */
export const boardsOf = (scene: Scene): readonly BoardShown[] =>
  scene.ownBoard === null ? (scene.socket.table?.boards ?? []) : [scene.ownBoard];

/** The others at a board, clockwise, and the cards that each took openly and still holds. */
export function taken(board: BoardShown): { place: number; cards: readonly Card[] }[] {
  const places = board.seats.map((_, place) => place);
  const { place: own } = board;
  const others = own === null ? places : [...places.slice(own + 1), ...places.slice(0, own)];
  return others.map((place) => ({ place, cards: sorted(board.known[place] ?? [], "suit") }));
}

/** All of it in sentences. */
export function memoryInWords(scene: Scene): string {
  if (!scene.card.memory) return t("type.memory.off");
  const names = (cards: readonly Card[]): string => listed(cards.map(cardName));
  const lines = boardsOf(scene).flatMap((board) => {
    const held = taken(board).filter(({ cards }) => cards.length > 0);
    const { discards } = board;
    return [
      ...held.map(({ place, cards }) => t("type.memory.holds", { name: scene.nameAt(board, place), cards: names(cards) })),
      ...(held.length > 0 ? [] : [t("type.memory.nobody")]),
      discards.length > 0 ? t("type.memory.pile", { cards: names(sorted(discards, "suit")) }) : t("type.memory.empty"),
    ];
  });
  return lines.join(" ");
}
