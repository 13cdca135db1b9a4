// May-I from where one person sits: what the discard on offer asks of him now.
import type { Card, ContractShown, Seat, TableShown, Why } from "../../../lib/protocol";

export type OfferState =
  /** Nothing is on offer, or it does not concern anybody any more. */
  | { readonly kind: "none" }
  /** It is this player's turn, nobody has called; `held` while Draw waits for the others. */
  | { readonly kind: "own-turn"; readonly card: Card; readonly held: boolean }
  /** It is this player's turn and somebody has called: he allows or denies. */
  | { readonly kind: "answer"; readonly card: Card; readonly holder: Seat; readonly held: boolean }
  /** He may call now; `held` while the others wait for him. */
  | { readonly kind: "may-call"; readonly card: Card; readonly held: boolean }
  /** It is his own discard: he may call for it, but nobody asks him or waits for him. */
  | { readonly kind: "own-discard"; readonly card: Card }
  /** He has called and waits; `first` when his call stands before all others. */
  | { readonly kind: "called"; readonly card: Card; readonly first: boolean; readonly why: Why | null }
  /** He let it pass; he may still call as long as the offer stands. */
  | { readonly kind: "passed"; readonly card: Card; readonly held: boolean }
  /** The others may call, he may not, and why. */
  | { readonly kind: "closed"; readonly card: Card; readonly why: Why | null; readonly held: boolean };

/** Seats of the board as seats of the table. */
export const seatAt = (board: ContractShown, place: number): Seat => board.seats[place] ?? place;

/** Read from a table what its offer asks of the viewer. */
export function offerState(table: TableShown, board: ContractShown): OfferState {
  const card = board.discards.at(-1);
  if (board.phase !== "draw" || card === undefined || board.result !== null) return { kind: "none" };
  // While the offer is shown the player in turn cannot draw; its time may have run out already.
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
    const passed = table.offer?.passed.includes(seatAt(board, place)) ?? false;
    return { kind: passed ? "passed" : "may-call", card, held };
  }
  if (!held && board.calls.length === 0) return { kind: "none" };
  return { kind: "closed", card, why: options.call, held };
}

/** The milliseconds that an offer is still held, counted from when it was shown. */
export const heldFor = (leftMs: number, shownAt: number, now: number): number =>
  Math.max(0, leftMs - (now - shownAt));

/** The callers in the order in which their calls stand: the first heard, ties clockwise. */
export function callersInOrder(board: ContractShown): Seat[] {
  const players = board.seats.length;
  const distance = (seat: Seat): number => (seat - board.turn + players) % players;
  const calls = [...board.calls].sort((a, b) => a.moment - b.moment || distance(a.seat) - distance(b.seat));
  const order = calls.map((call) => call.seat);
  const { holder } = board;
  return holder === null ? order : [holder, ...order.filter((seat) => seat !== holder)];
}
