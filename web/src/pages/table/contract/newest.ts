// Which melds and cards on the table are new: those of the turn in which cards were laid down or laid off last.
import type { Card, ContractEvent, TableEvent } from "../../../lib/protocol";

/** By the number of the meld: the cards that were laid off on it, or "all" if the meld is new. */
export type Newest = ReadonlyMap<number, "all" | readonly Card[]>;

/** `events` of one board, oldest first; `melds`: how many melds are on the table after them. */
export function newest(events: readonly TableEvent[], melds: number): Newest {
  const whats = events.map((each) => each.event as ContractEvent);
  const last = whats.findLastIndex(({ type }) => type === "laid_down" || type === "laid_off" || type === "displaced");
  const found = new Map<number, "all" | Card[]>();
  // Two discards later it is no longer new.
  if (last < 0 || whats.slice(last).filter(({ type }) => type === "discarded").length > 1) return found;
  let count = melds;
  for (let at = last; at >= 0; at -= 1) {
    const what = whats[at]!;
    if (what.type === "discarded" || what.type === "dealt") break;
    if (what.type === "laid_down") {
      for (let number = count - what.melds.length; number < count; number += 1) found.set(number, "all");
      count -= what.melds.length;
    } else if (what.type === "laid_off" || what.type === "displaced") {
      const cards = found.get(what.onto);
      if (cards !== "all") found.set(what.onto, [...(cards ?? []), what.card]);
    }
  }
  return found;
}
