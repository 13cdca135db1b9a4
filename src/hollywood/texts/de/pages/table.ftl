table-you = Du
table-seat = Platz { $n }
table-felt = Der Tisch
table-side = Neben dem Tisch
table-yourTurn = Du bist am Zug.
table-sitsOut = Diese Runde setzt du aus und siehst zu.
table-titleTurn = ● Du bist am Zug · { $title }
table-watching =
    { $n ->
        [one] { $n } Zuschauer
       *[other] { $n } Zuschauer
    }
table-more = Mehr an diesem Tisch
table-fourColour = Vier Farben
table-largeCards = Große Karten
table-sound = Ton
table-hints = Meine Meldungen und das Deadwood zeigen
table-leave = Vom Tisch aufstehen
table-leaveTitle = Diese Partie verlassen?
table-leaveWords = Dein Platz bleibt dir, und du kannst zurückkommen. Inzwischen dürfen die anderen einen Bot für dich spielen lassen oder die Partie für sich beanspruchen.
table-stay = Bleiben
table-stopWatching = Nicht mehr zusehen
line-connecting = Verbindung wird aufgebaut …
line-again = Verbindung wird neu aufgebaut …
line-lost = Die Verbindung zum Tisch ist weg. Sie wird neu aufgebaut. Kein Zug geht verloren.
line-retry = Jetzt versuchen
line-lobby = Zu den Tischen
line-outdated = Es gibt eine neuere Fassung dieser Seite. Lade sie neu, um weiterzuspielen.
panel-sheet = Der Block
panel-story = Was geschehen ist
panel-chat = Chat
panel-deal = Ist die Verteilung ehrlich?
panel-sheetTab = Block
panel-storyTab = Verlauf
panel-chatTab = Chat
panel-dealTab = Geben
panel-noSheet = Der Block beginnt mit der Partie.
story-none = In dieser Runde ist noch nichts geschehen.
story-board = Tisch { $n }: { $words }
chat-unread =
    { $n ->
        [one] Chat: { $n } neue Nachricht
       *[other] Chat: { $n } neue Nachrichten
    }
chat-said = { $name } sagt: { $words }
keys-help = Tasten und Befehle
keys-type = Befehle tippen
keys-sheet = Der Block
keys-story = Was geschehen ist
keys-deal = Geben
keys-hand = Zu meiner Hand
type-label = Befehl tippen
type-placeholder = ziehen, 7h, klopfen, hand, help …
type-answers = Antworten
type-close = Befehlszeile schließen
hand-new = neu
hand-newMark = neu
hand-of = { $n } von { $of }
hand-moved = { $card }, jetzt { $n } von { $of }
hand-sort = Sortierung deiner Hand
hand-order-melds = Meldungen
hand-order-rank = Rang
hand-order-suit = Farbe
hand-order-manual = Eigene
pile-cards =
    { $n ->
        [one] { $label }: { $n } Karte
       *[other] { $label }: { $n } Karten
    }
pile-empty = { $label }: leer
pile-top =
    { $n ->
        [one] { $label }: { $card }, die einzige Karte
       *[other] { $label }: { $card } zuoberst von { $n } Karten
    }
clock-left = Zeit: { $time }
clock-warning = Noch zehn Sekunden.
clock-days = { $d } T { $h } Std
clock-hours = { $h } Std { $m } Min
seat-bot = Bot { $kind }
seat-standsIn = ein Bot vertritt
seat-dropped = Verbindung weg
seat-left = ist gegangen
seat-dealer = Geber
seat-turn = ist am Zug
seat-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
gather-waiting =
    { $n ->
        [one] Ein Spieler fehlt noch
       *[other] { $n } Spieler fehlen noch
    }
gather-invited = { $name } lädt dich zum Spielen ein
gather-kept = Noch eine Partie? Dein Platz ist reserviert
gather-keptYou = Platz { $n } ist für dich reserviert
gather-keptFor = Reserviert für { $name }
gather-keptHelp = Nur die Person, für die der Platz reserviert ist, kann sich dort hinsetzen.
gather-closed = Niemand, der hier sitzt, ist gerade am Tisch. Du kannst dich hinsetzen, sobald jemand zurück ist.
gather-open = Andere können sich hinsetzen, solange du auf dieser Seite bleibst.
gather-free = Platz { $n } ist frei
gather-sit = Hinsetzen
gather-sitAt = Auf Platz { $n } hinsetzen
gather-bot = Bot dazu
gather-botAt = Einen Bot auf Platz { $n } setzen
gather-botKind = Welcher Bot
gather-allBots = Bots auf alle freien Plätze
gather-removeBot = { $name } entfernen
gather-link = Der Link zu diesem Tisch
gather-linkHelp = Wer ihn öffnet, kann sich hinsetzen und mitspielen. Ein Konto braucht niemand.
gather-copy = Kopieren
gather-share = Teilen
gather-copied = Der Link ist kopiert.
gather-copyFailed = Dieser Browser kann nicht für dich kopieren. Der Link ist markiert: Kopiere ihn selbst.
between-first = Alle sind da.
between-rated = Gegeben wird, sobald alle da und bereit sind.
between-deal = Karten geben
between-next = Nächste Runde geben
between-waiting = Bereit; warten auf die anderen
between-missing = Noch nicht bereit: { $names }
between-sealed = Das nächste Deck ist versiegelt mit { $seal }
between-wordsLabel = Deine Wörter
between-wordsHelp = In jede Mischung gehen zufällige Bytes deines Browsers ein; deine Wörter kommen dazu.
deals-title = Wer gibt zuerst?
deals-asked = { $name } bestimmt, wer zuerst gibt
deals-lot = Auslosen
deals-later = In { $time } wird ausgelost.
table-menu = Menü
line-lostQueued = Die Verbindung zum Tisch ist weg. Dein Zug wartet und wird gesendet, sobald sie wieder da ist.
line-queued = Dein Zug wartet auf die Verbindung …
line-oneMove = Ein Zug wartet schon auf die Verbindung. Warte, bis er gesendet ist.
panel-wholeSheet = Der ganze Zettel
hand-sure = { $card } abwerfen? Drück noch einmal.
hand-sureYes = Ja, { $card } abwerfen
seat-score = Stand: { $score }
between-shuffle = Wie dieses Blatt gemischt wird
