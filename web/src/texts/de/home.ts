import type { SameKeys } from "../../lib/i18n.svelte";
import type { home as master } from "../en/home";

export const home: SameKeys<typeof master> = {
  "home.title": "Nimm Platz am Hollywood-Tisch",
  "home.short": "Gin Rummy und May-I",
  "home.line":
    "Hollywood-Gin ist Gin Rummy in drei Spalten zugleich: Jeder Sieg zählt in bis zu drei Spielen. Spiel es hier, dazu seine Verwandten und das Kontrakt-Rummy May-I.",
  "home.bot": "Gegen einen Bot",
  "home.bot.line": "Hollywood-Gin, sofort ausgeteilt.",
  "home.bot.more": "anderes Spiel oder anderer Bot",
  "home.friend": "Mit einem Freund",
  "home.friend.line": "Eröffne einen Tisch und verschick den Link. Wer zuerst kommt, sitzt.",
  "home.open": "Offene Tische",
  "home.open.line": "Setz dich zu jemandem, der wartet, oder sieh einer Partie zu.",
  "home.resume": "Zurück an deine Tische",
  "home.resume.all": "Alle meine Partien",
  "home.seated": { one: "{n} Tisch läuft", other: "{n} Tische laufen" },
  "home.fair": "Mischen, das du prüfen kannst",
  "home.fair.line":
    "Jedes Kartenspiel wird vor dem Geben versiegelt, du mischst selbst mit, und nach der Runde lässt sich beweisen, dass nichts verändert wurde.",
  "home.sheet": "Der echte Hollywood-Block",
  "home.sheet.line": "Drei Spalten mit Boxen, Spielen zu null und Abrechnung, geführt wie auf Papier.",
  "home.access": "Für alle",
  "home.access.line": "Große Karten, vier Farben, alles mit der Tastatur, auch mit dem Screenreader.",
  "home.games": "Die Spiele",
  "home.games.rules": "So wird gespielt",
  "home.games.play": "Spielen",
  "home.new": "Neu beim Gin? In zehn Minuten gelernt",
};
