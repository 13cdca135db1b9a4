table-you = Du
table-seat = Platz { $n }
table-felt = Der Tisch
table-side = Neben dem Tisch
table-yourTurn = Du bist am Zug.
table-yourTurn-open = Du bist am Zug. Die offene Karte: { $card }.
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
panel-memory = Gedächtnisstütze
panel-sheetTab = Block
panel-storyTab = Verlauf
panel-chatTab = Chat
panel-chatNew = Chat ({ $n })
panel-dealTab = Geben
panel-memoryTab = Merken
panel-noSheet = Der Block beginnt mit der Partie.
story-none = In dieser Runde ist noch nichts geschehen.
story-board = Tisch { $n }: { $words }
chat-unread =
    { $n ->
        [one] Chat: { $n } neue Nachricht
       *[other] Chat: { $n } neue Nachrichten
    }
keys-help = Tasten und Befehle
keys-type = Befehle tippen
keys-sheet = Der Block
keys-story = Was geschehen ist
keys-deal = Geben
keys-hand = Zu meinem Blatt
hand-new = neu
hand-newMark = neu
hand-of = { $n } von { $of }
hand-moved = { $card }, jetzt { $n } von { $of }
hand-sort = Sortierung deines Blatts
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
seat-program = Bot
seat-standsIn = ein Bot spielt
seat-dropped = Verbindung weg
seat-left = ist gegangen
seat-dealer = Geber
seat-turn = ist am Zug
seat-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
table-menu = Menü
line-lostQueued = Die Verbindung zum Tisch ist weg. Dein Zug wartet und wird gesendet, sobald sie wieder da ist.
line-queued = Dein Zug wartet auf die Verbindung …
line-oneMove = Ein Zug wartet schon auf die Verbindung. Warte, bis er gesendet ist.
panel-wholeSheet = Der ganze Block
hand-sure = { $card } abwerfen? Drück noch einmal.
hand-sureYes = Ja, { $card } abwerfen
seat-score = Stand: { $score }
