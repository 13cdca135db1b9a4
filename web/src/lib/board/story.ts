// What has happened, in the sentences of the tables, for pages that are not tables.
import { cardName } from "../cards";
import { t } from "../i18n.svelte";
import { tellContract } from "../../pages/table/contract/story";
import { tellGin } from "../../pages/table/gin/story";
import type { TableEvent } from "../protocol";

/** Describe an event; null if there is nothing to say. `names` are by match seat. */
export function tellEvent(
  event: TableEvent,
  family: "gin" | "contract",
  names: readonly string[],
  you: number | null,
): string | null {
  const seatAt = (place: number): number => event.seats[place] ?? place;
  const seat = "seat" in event.event ? seatAt(event.event.seat) : null;
  const nameOf = (at: number): string => (at === you ? t("board.you") : (names[at] ?? ""));
  const by = {
    you: seat !== null && seat === you,
    name: seat === null ? "" : nameOf(seat),
    nameAt: (place: number) => nameOf(seatAt(place)),
    card: cardName,
    cards: (cards: readonly string[]) => cards.map(cardName).join(", "),
  };
  return family === "gin" ? tellGin(event, by) : tellContract(event, by);
}
