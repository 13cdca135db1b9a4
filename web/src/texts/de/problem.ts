import type { SameKeys } from "../../lib/i18n.svelte";
import type { problem as master } from "../en/problem";

export const problem: SameKeys<typeof master> = {
  "problem.login_taken": "Diesen Anmeldenamen gibt es schon: Wähl einen anderen.",
  "problem.no_password": "Ein Gast hat kein Passwort: Leg zuerst ein Konto an.",
  "problem.no_person": "Nimm zuerst Platz: Wähl einen Namen oder melde dich an.",
  "problem.not_found": "Unter dieser Adresse ist nichts.",
  "problem.forged": "Diese Seite ist veraltet: Lade sie neu.",
  "problem.origin": "Das geht nur von den Seiten des Hauses aus.",
  "problem.wrong_login": "Anmeldename und Passwort passen nicht zusammen.",
  "problem.wrong_password": "Das ist nicht das Passwort deines Kontos.",
  "problem.too_many": "Das war zu oft: Warte ein wenig.",
  "problem.many_tries":
    "Bei dieser Anmeldung wurden viele Passwörter probiert: Versuch es in fünf Minuten noch einmal. Ein Gerät, auf dem du schon angemeldet warst, muss nicht warten.",
  "problem.too_many_sockets": "Zu viele Tische sind zugleich offen: Schließ einen.",
  "problem.unavailable": "Nichts wurde geändert: Es lässt sich gerade nicht festhalten. Versuch es noch einmal.",
  "problem.defect": "Bei uns ist etwas schiefgegangen; es ist vermerkt.",
};
