house-name = Hollywood
house-title = { $page } · Hollywood
nav-skip = Direkt zum Inhalt
nav-main = Hauptmenü
nav-play = Spielen
nav-lobby = Tische
nav-rules = Regeln
nav-learn = Lernen
nav-verify = Mischen prüfen
nav-me = Meine Partien
nav-waiting =
    { $n ->
        [one] { $n } Tisch wartet auf dich
       *[other] { $n } Tische warten auf dich
    }
nav-settings = Einstellungen
nav-language = Sprache
nav-menu = Menü
nav-nobody = Gast
foot-promise = Keine Münzen, keine Werbung, kein Konto nötig. Jedes Mischen lässt sich prüfen.
page-loading = Einen Augenblick …
page-failed = Diese Seite ließ sich nicht laden. Vielleicht ist die Verbindung weg, oder es gibt eine neuere Fassung.
page-reload = Neu laden
lost-title = Seite nicht gefunden
lost-words = Unter dieser Adresse gibt es keine Seite. Vielleicht wurde der Link abgeschnitten.
lost-home = Zur Startseite
error-offline = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuch es noch einmal.
error-garbled = Die Antwort des Servers ist unlesbar ({ $status }). Versuch es gleich noch einmal.
error-status = Der Server konnte das nicht tun ({ $status }). Versuch es gleich noch einmal.
socket-left = Du hast den Tisch vorher verlassen.
socket-lost = Die Verbindung zum Tisch ist unterbrochen.
dialog-close = Schließen
notice-dismiss = Ausblenden
notices-title = Hinweise
word-yes = Ja
word-no = Nein
word-cancel = Abbrechen
word-save = Speichern
word-none = keine
word-more = { $line }; { $part }
word-told = { $what }: { $words }
word-you = du
