// Which card flies where when something happens at a board of the contract game.
import type { ContractEvent, TableEvent } from "../../../lib/protocol";
import { placeNames, type Flight } from "../flights.svelte";

export function contractFlights(event: TableEvent): Flight[] {
  const what = event.event as ContractEvent;
  const at = event.board;
  switch (what.type) {
    case "drew":
    case "penalty":
      return [{ card: what.card, from: placeNames.stock(at), to: placeNames.hand(at, what.seat) }];
    case "took":
    case "may_i_granted":
      return [{ card: what.card, from: placeNames.discard(at), to: placeNames.hand(at, what.seat) }];
    case "discarded":
      return [{ card: what.card, from: placeNames.hand(at, what.seat), to: placeNames.discard(at) }];
    case "laid_off":
    case "displaced":
      return [{ card: what.card, from: placeNames.hand(at, what.seat), to: placeNames.meld(at, what.onto) }];
    default:
      return [];
  }
}
