// A hand of a match in words, as a screen reader says it.
import { listed, t } from "../../../lib/i18n.svelte";
import { countedMelds, type Hand, type Kind, type Usual } from "./hands";

/** Some melds of one kind: "a run of 4", "2 sets of 3". */
export const meldWords = (kind: Kind, count: number, least: number): string =>
  t(kind === "S" ? "family.sets" : "family.runs", { count, least });

/** "Hand 3: 2 runs of 4, 11 cards". */
export const handWords = (hand: Hand, number: number, usual: Usual): string =>
  t("family.hand", {
    number,
    melds: listed(countedMelds(hand.melds, usual).map(({ kind, count, least }) => meldWords(kind, count, least))),
    cards: t("family.cards", { n: hand.deal }),
  });
