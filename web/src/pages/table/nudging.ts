// Whom the viewer may remind that the table waits.
import type { Seat, TableShown } from "../../lib/protocol";

/** The seats to nudge now; nobody while the table waits for the viewer too. */
export function mayNudge({ nudges, offer, awaiting, you }: Pick<TableShown, "nudges" | "offer" | "awaiting" | "you">): Seat[] {
  if (you === null) return [];
  const own = offer === null ? awaiting.includes(you) : offer.eligible.includes(you) && !offer.passed.includes(you);
  return own ? [] : nudges.filter(({ in_ms }) => in_ms === 0).map(({ seat }) => seat);
}
