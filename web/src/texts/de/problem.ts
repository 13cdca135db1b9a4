import type { SameKeys } from "../../lib/i18n.svelte";
import type { problem as master } from "../en/problem";

export const problem: SameKeys<typeof master> = {
  "problem.login_taken": "Diesen Anmeldenamen gibt es schon: Wähl einen anderen.",
  "problem.no_password": "Ein Gast hat kein Passwort: Leg zuerst ein Konto an.",
  "problem.no_person": "Nimm zuerst Platz: Wähl einen Namen oder melde dich an.",
  "problem.not_found": "Unter dieser Adresse ist nichts.",
  "problem.forged": "Diese Seite ist veraltet: Lade sie neu.",
  "problem.origin": "Das geht nur von den Seiten dieser Website aus.",
  "problem.wrong_login": "Der Anmeldename oder das Passwort ist falsch.",
  "problem.wrong_password": "Das ist nicht das Passwort deines Kontos.",
  "problem.too_many": "Zu viele Anfragen. Warte ein wenig.",
  "problem.many_tries":
    "Zu viele falsche Passwörter bei diesem Anmeldenamen. Versuch es in fünf Minuten noch einmal. Ein Gerät, auf dem du schon angemeldet warst, muss nicht warten.",
  "problem.too_many_sockets": "Zu viele Tische sind zugleich offen: Schließ einen.",
  "problem.unavailable": "Der Server konnte das nicht speichern, und nichts wurde geändert. Versuch es noch einmal.",
  "problem.defect": "Bei uns ist etwas schiefgegangen; es ist vermerkt.",
};
