import type { SameKeys } from "../../lib/i18n.svelte";
import type { card as master } from "../en/card";

export const card: SameKeys<typeof master> = {
  "card.name": "{suit}-{rank}",
  "card.joker": "Joker",
  "card.back": "Verdeckte Karte",
  "card.rank.A": "Ass",
  "card.rank.2": "Zwei",
  "card.rank.3": "Drei",
  "card.rank.4": "Vier",
  "card.rank.5": "Fünf",
  "card.rank.6": "Sechs",
  "card.rank.7": "Sieben",
  "card.rank.8": "Acht",
  "card.rank.9": "Neun",
  "card.rank.T": "Zehn",
  "card.rank.J": "Bube",
  "card.rank.Q": "Dame",
  "card.rank.K": "König",
  "card.suit.c": "Kreuz",
  "card.suit.d": "Karo",
  "card.suit.h": "Herz",
  "card.suit.s": "Pik",
};
