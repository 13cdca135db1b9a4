// The list of a round: its decisions and draws, in order, each at the step where it is seen.
import type { BoardShown, ReviewChance, ReviewDecision, ReviewRound } from "../../lib/protocol";

export type Move =
  | { readonly kind: "decision"; readonly step: number; readonly decision: ReviewDecision }
  | { readonly kind: "chance"; readonly step: number; readonly chance: ReviewChance };

/** Decisions and draws in order; a drawn card is seen before the decision about it. */
export function movesOf(round: ReviewRound): Move[] {
  const moves: Move[] = [
    ...round.luck.map((chance): Move => ({ kind: "chance", step: chance.step, chance })),
    ...round.decisions.map((decision): Move => ({ kind: "decision", step: decision.step, decision })),
  ];
  return moves.sort((a, b) => a.step - b.step || Number(a.kind === "decision") - Number(b.kind === "decision"));
}

/** The decision at a step: the one with this number, or else the last one there. */
export function decisionAt(round: ReviewRound, step: number, number: number | null = null): ReviewDecision | null {
  const there = round.decisions.filter((each) => each.step === step);
  return there.find((each) => each.number === number) ?? there.at(-1) ?? null;
}

/** A board with the hands face down that one of its players could not see. */
export function seenBy(board: BoardShown, seat: number): BoardShown {
  const place = board.seats.indexOf(seat);
  if (place < 0) return board;
  return { ...board, hands: board.hands.map((hand, at) => (at === place ? hand : null)) };
}
