// The highlights of a round: a knock, gin, an undercut, a player who goes out.
import type { News } from "../../../lib/socket.svelte";

export type MomentKind = "knock" | "gin" | "bigGin" | "undercut" | "out";

export interface Moment {
  readonly kind: MomentKind;
  /** The match seat of the moment. */
  readonly seat: number;
  readonly board: number;
  /** Its place on the board. */
  readonly place: number;
}

/**
 * The greatest moment among the events, on the viewer's own board if there is one; null for an ordinary move.
 */
export function momentOf({ events, after }: News): Moment | null {
  const own = after.boards.find((board) => board.place !== null)?.number;
  let found: Moment | null = null;
  for (const { board, seats, event } of events) {
    if (own !== undefined && board !== own) continue;
    const moment = (kind: MomentKind, place: number): Moment => ({ kind, place, board, seat: seats[place] ?? place });
    if (event.type === "dealt") found = null;
    else if (event.type === "knocked") {
      const gin = event.discard === null && !event.face_down ? "bigGin" : "gin";
      found = moment(event.left.length > 0 ? "knock" : gin, event.seat);
    } else if (event.type === "hand_over" && event.result.winner !== null) found = moment("out", event.result.winner);
    else if (event.type === "round_over") {
      const shown = after.boards.find((each) => each.number === board);
      const score = shown?.type === "gin" ? shown.score : null;
      if (score?.kind === "undercut" && score.winner !== null) found = moment("undercut", score.winner);
    }
  }
  return found;
}
