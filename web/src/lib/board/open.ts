// The open cards of a board, as a list of melds; only what the server shows.
import type { BoardShown, Card } from "../protocol";

export interface OpenMeld {
  readonly cards: readonly Card[];
  /** The place of its owner. */
  readonly owner: number;
  /** Its number for a layoff; null if nothing can be laid off on it. */
  readonly onto: number | null;
}

/** The melds on the table: everybody's in the contract game, the knocker's and the defender's in gin. */
export function openMelds(board: BoardShown): OpenMeld[] {
  if (board.type === "contract") {
    return board.melds.map((each, onto) => ({ cards: each.meld.cards, owner: each.owner, onto }));
  }
  const knocker = board.knocker;
  if (knocker === null) return [];
  const spread = board.spread.map((meld, onto) => ({ cards: meld.cards, owner: knocker, onto }));
  const shown = (board.shown ?? []).map((meld) => ({ cards: meld.cards, owner: 1 - knocker, onto: null }));
  return [...spread, ...shown];
}

/** How many cards of a gin meld were laid off on it. */
export function layoffNote(board: BoardShown, meld: OpenMeld): number {
  if (board.type !== "gin" || meld.onto === null) return 0;
  return board.layoffs.filter((each) => each.onto === meld.onto).length;
}

/** The deadwood of a place in gin, once it counts: as in the result. */
export function deadwoodOf(board: BoardShown, place: number): number | null {
  if (board.type !== "gin" || board.result === null || board.result.knocker === null) return null;
  return place === board.result.knocker ? board.result.knocker_deadwood : board.result.defender_deadwood;
}
