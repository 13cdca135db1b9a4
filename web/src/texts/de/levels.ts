import type { SameKeys } from "../../lib/i18n.svelte";
import type { levels as master } from "../en/levels";

export const levels: SameKeys<typeof master> = {
  "level.beginner": "Ein freundlicher Anfang. Wirft oft die zweitbeste Karte ab und denkt nur an die eigene Hand.",
  "level.casual": "Ein lockeres Spiel. Ab und zu wäre ein anderer Abwurf besser gewesen.",
  "level.simple": "Nimmt, was sofort hilft, und legt aus oder klopft, sobald es geht.",
  "level.club": "Zählt die Karten, die es gesehen hat, und vergleicht alle Abwürfe.",
  "level.fast": "Spielt jede Wahl in simulierten Runden durch und will die Partie gewinnen.",
  "level.strongest": "Simuliert zehnmal so viele Runden. Der stärkste Bot hier.",
  "level.time.beginner": "zieht sofort",
  "level.time.casual": "zieht sofort",
  "level.time.simple": "zieht sofort",
  "level.time.club": "zieht sofort",
  "level.time.fast": "eine Hundertstelsekunde je Zug",
  "level.time.strongest": "bis zu einer Sekunde je Zug",
  "level.of": "Stärke {n} von {of}",
};
