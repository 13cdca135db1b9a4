// May-I from one person's side: what the discard on offer asks of them now.
import type { Card, ContractShown, Seat, TableShown, Why } from "../../../lib/protocol";

export type OfferState =
  /** Nothing is on offer, or the offer no longer concerns anybody. */
  | { readonly kind: "none" }
  /** It is this player's turn, and nobody has called; `held` while Draw waits for the others. */
  | { readonly kind: "own-turn"; readonly card: Card; readonly held: boolean }
  /** It is this player's turn, and somebody has called: allow or deny. */
  | { readonly kind: "answer"; readonly card: Card; readonly holder: Seat; readonly held: boolean }
  /** The player may call now; `held` while the others wait. */
  | { readonly kind: "may-call"; readonly card: Card; readonly held: boolean }
  /** It is the player's own discard: a call is possible, but nobody asks or waits for it. */
  | { readonly kind: "own-discard"; readonly card: Card }
  /** The player has called and waits; `first` if this call has priority. */
  | { readonly kind: "called"; readonly card: Card; readonly first: boolean; readonly why: Why | null }
  /** The player has passed, or wishes to, or nobody waits any more; calling is still possible. */
  | { readonly kind: "passed"; readonly card: Card; readonly held: boolean }
  /** The others may call, this player may not, and why. */
  | { readonly kind: "closed"; readonly card: Card; readonly why: Why | null; readonly held: boolean };

/** Seats of the board as seats of the table. */
export const seatAt = (board: ContractShown, place: number): Seat => board.seats[place] ?? place;

/** Read from a table what its offer asks of the viewer. */
export function offerState(table: TableShown, board: ContractShown): OfferState {
  const card = board.discards.at(-1);
  if (card === undefined || board.result !== null) return { kind: "none" };
  // A rule can leave the card on offer after a draw from the stock, until the first play.
  const late = board.calls.length > 0 || board.options?.call === null;
  if (board.phase !== "draw" && !(board.phase === "play" && late)) return { kind: "none" };
  // While the offer is shown, the player in turn cannot draw, even if its time has run out already.
  const held = table.offer !== null;
  const { place, options } = board;
  if (place === null || options === null) {
    return held || board.calls.length > 0 ? { kind: "closed", card, why: null, held } : { kind: "none" };
  }
  if (board.turn === place) {
    if (board.holder !== null) return { kind: "answer", card, holder: board.holder, held };
    return { kind: "own-turn", card, held };
  }
  if (board.calls.some((call) => call.seat === place)) {
    return { kind: "called", card, first: board.holder === place, why: options.withdraw };
  }
  if (options.call === null) {
    if (board.discarder === place) return { kind: "own-discard", card };
    // Without a hold nobody is asked, so the call itself is the only hint that it is possible.
    const asks = table.offer?.asks_you ?? table.hold?.hold_ms === 0;
    return { kind: asks ? "may-call" : "passed", card, held };
  }
  if (!held && board.calls.length === 0) return { kind: "none" };
  return { kind: "closed", card, why: options.call, held };
}

/** The remaining milliseconds of an offer, counted from when it was shown. */
export const heldFor = (leftMs: number, shownAt: number, now: number): number =>
  Math.max(0, leftMs - (now - shownAt));

/** The callers by priority: the first to arrive, ties clockwise. */
export function callersInOrder(board: ContractShown): Seat[] {
  const players = board.seats.length;
  const distance = (seat: Seat): number => (seat - board.turn + players) % players;
  const calls = [...board.calls].sort((a, b) => a.moment - b.moment || distance(a.seat) - distance(b.seat));
  const order = calls.map((call) => call.seat);
  const { holder } = board;
  return holder === null ? order : [holder, ...order.filter((seat) => seat !== holder)];
}
