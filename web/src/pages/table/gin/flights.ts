// Which card flies where when something happens at a gin board.
import type { GinEvent, TableEvent } from "../../../lib/protocol";
import { placeNames, type Flight } from "../flights.svelte";

export function ginFlights(event: TableEvent): Flight[] {
  const what = event.event as GinEvent;
  const at = event.board;
  switch (what.type) {
    case "drew":
      return [{ card: what.card, from: placeNames.stock(at), to: placeNames.hand(at, what.seat) }];
    case "took":
      return [{ card: what.card, from: placeNames.discard(at), to: placeNames.hand(at, what.seat) }];
    case "discarded":
      return [{ card: what.card, from: placeNames.hand(at, what.seat), to: placeNames.discard(at) }];
    case "knocked":
      if (what.discard === null) return [];
      return [{ card: what.discard, from: placeNames.hand(at, what.seat), to: placeNames.discard(at) }];
    case "laid_off":
      return [{ card: what.card, from: placeNames.hand(at, what.seat), to: placeNames.meld(at, what.onto) }];
    default:
      return [];
  }
}
