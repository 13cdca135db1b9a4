// Which card goes where when something happens at a board of the contract game.
import type { ContractEvent, TableEvent } from "../../../lib/protocol";
import { placeNames, type Flight } from "../places";

/** How many cards show that the pile becomes the stock again. */
const RESHUFFLED = 5;

/** `melds`: how many melds are on the table before the event. */
export function contractFlights(event: TableEvent, melds: number): Flight[] {
  const what = event.event as ContractEvent;
  const at = event.board;
  const hand = "seat" in what ? placeNames.hand(at, what.seat) : "";
  switch (what.type) {
    case "drew":
    case "penalty":
      return [{ card: what.card, from: placeNames.stock(at), to: hand }];
    case "took":
    case "may_i_granted":
      return [{ card: what.card, from: placeNames.discard(at), to: hand }];
    case "discarded":
      return [{ card: what.card, from: hand, to: placeNames.discard(at) }];
    case "laid_down":
      return what.melds.flatMap((meld, number) =>
        meld.cards.map((card) => ({ card, from: hand, to: placeNames.meld(at, melds + number) })),
      );
    case "laid_off":
    case "displaced":
      return [{ card: what.card, from: hand, to: placeNames.meld(at, what.onto) }];
    case "reshuffled":
      return Array.from({ length: RESHUFFLED }, () => ({
        card: null,
        from: placeNames.discard(at),
        to: placeNames.stock(at),
      }));
    default:
      return [];
  }
}
