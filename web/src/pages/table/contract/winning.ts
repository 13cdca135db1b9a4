// How a hand of the contract game was won: what its winner did in the last turn.
import type { Card, ContractEvent, ContractShown, TableEvent } from "../../../lib/protocol";

export interface Winning {
  /** What the last card did; null if nobody went out, or it is not known. */
  readonly by: "discard" | "layoff" | "down" | null;
  /** The last card; null if a whole lay down was last. */
  readonly card: Card | null;
  /** The cards of the last turn on the table: their numbers in each meld. */
  readonly lit: ReadonlyMap<number, ReadonlySet<number>>;
}

type Ended = Pick<ContractShown, "result" | "melds" | "discards" | "discarder" | "seats">;

/** Read it from the events of the round; without them, from what lies on the table. */
export function winningOf(board: Ended, events: readonly TableEvent[]): Winning {
  const lit = new Map<number, Set<number>>();
  const winner = board.result?.winner ?? null;
  if (winner === null) return { by: null, card: null, lit };
  const turn = lastTurn(events, winner);
  const top = board.discards.at(-1) ?? null;
  const light = (meld: number, at: number): void => void lit.set(meld, (lit.get(meld) ?? new Set<number>()).add(at));
  let last: Pick<Winning, "by" | "card"> =
    turn.length === 0 && board.discarder === winner ? { by: "discard", card: top } : { by: null, card: null };
  for (const what of turn) {
    if (what.type === "discarded") last = { by: "discard", card: what.card };
    else if (what.type === "laid_down") {
      // Nobody else lays down in this turn: its melds are the last ones on the table.
      for (let meld = board.melds.length - what.melds.length; meld < board.melds.length; meld += 1) {
        board.melds[meld]?.meld.cards.forEach((_, at) => light(meld, at));
      }
      last = { by: "down", card: null };
    } else if (what.type === "laid_off" || what.type === "displaced") {
      const cards = board.melds[what.onto]?.meld.cards ?? [];
      const low = what.type === "laid_off" && what.at === "bottom";
      const at = low ? cards.indexOf(what.card) : cards.lastIndexOf(what.card);
      if (at >= 0) light(what.onto, at);
      last = { by: "layoff", card: what.card };
    }
  }
  return { ...last, lit };
}

/** What a player did since it drew last, without what it took back. */
function lastTurn(events: readonly TableEvent[], place: number): ContractEvent[] {
  const own = events.map(({ event }) => event as ContractEvent).filter((event) => "seat" in event && event.seat === place);
  const drew = own.findLastIndex(({ type }) => type === "drew" || type === "took");
  const turn: ContractEvent[] = [];
  for (const event of drew < 0 ? [] : own.slice(drew + 1)) {
    if (event.type === "taken_back") turn.pop();
    else turn.push(event);
  }
  return turn;
}
