// Which card goes where when something happens at a gin board.
import type { BoardShown, GinEvent, TableEvent } from "../../../lib/protocol";
import { placeNames, type Flight } from "../places";

/** `own` is the viewer's board: planned layoffs are on the melds already. */
export function ginFlights(event: TableEvent, own?: Pick<BoardShown, "number" | "place">): Flight[] {
  const what = event.event as GinEvent;
  const at = event.board;
  const hand = "seat" in what ? placeNames.hand(at, what.seat) : "";
  switch (what.type) {
    case "drew":
      return [{ card: what.card, from: placeNames.stock(at), to: hand }];
    case "took":
      return [{ card: what.card, from: placeNames.discard(at), to: hand }];
    case "discarded":
      return [{ card: what.card, from: hand, to: placeNames.discard(at) }];
    case "knocked":
      return what.spread.flatMap((meld, onto) =>
        meld.cards.map((card) => ({ card, from: hand, to: placeNames.meld(at, onto) })),
      );
    case "laid_off":
      if (own?.number === at && own.place === what.seat) return [];
      return [{ card: what.card, from: hand, to: placeNames.meld(at, what.onto) }];
    default:
      return [];
  }
}
