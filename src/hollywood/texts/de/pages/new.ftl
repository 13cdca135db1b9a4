new-title = Tisch eröffnen
new-lead = Wähl ein Spiel und mit wem du es spielen willst.
new-game = Spiel
new-gin = Gin
new-contract = Kontrakt-Rummy
new-houses = Weitere Kontraktspiele und Regeln von Familien
new-who = Mit wem
new-who-bot = Bots
new-who-invite = Freunde, per Link
new-who-lobby = Alle
new-who-bot-help = Bots nehmen alle anderen Plätze, und es wird sofort ausgeteilt.
new-who-invite-help = Du bekommst einen Link. Sonst findet niemand den Tisch.
new-who-lobby-help = Der Tisch steht in der Liste, bis alle Plätze besetzt sind.
new-players = Spieler
new-players-partners = Bei vier, sechs oder acht Spielern spielen Partner für eine Seite.
new-bot = Wie stark die Bots spielen
new-bots = Plätze für Bots
new-clock = Bedenkzeit
new-clock-none = Ohne Uhr
new-clock-live = Live
new-clock-days = Fernpartie
new-clock-seconds = Sekunden je Zug
new-clock-turn-days = Tage je Zug
new-hold = Zeit für May-I
new-hold-value =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
new-hold-zero = keine
new-hold-help = So lange wartet der Nächste mit dem Ziehen, damit andere rufen können.
new-calls-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
new-calls-help = So lange wartet der Tisch nach einem Abwurf auf alle, die rufen dürfen. Haben alle geantwortet, geht es früher weiter.
new-stand-in = Wenn die Zeit um ist
new-stand-in-ask = Die anderen entscheiden
new-stand-in-turn = Ein Bot spielt den Zug
new-stand-in-back = Ein Bot spielt bis zur Rückkehr
new-stand-in-help = Wer sich hinsetzt, stimmt dem zu. Ohne Uhr ist die Zeit um, wenn jemand zwei Minuten weg ist oder fünf Minuten lang keinen Zug macht.
new-stand-in-rated = In einer gewerteten Partie entscheiden nur die anderen.
new-pace = Bots spielen
new-pace-quick = Schnell
new-pace-normal = Normal
new-pace-slow = Langsam
new-rated = Gewertet
new-rated-help = Die Partie zählt für die Wertung aller, die mitspielen. Sie hat eine Uhr mit mindestens { $n } Sekunden je Zug und keine Hausregeln.
new-rated-rules = Es sind Hausregeln eingestellt. Eine gewertete Partie wird nach den Regeln des Spiels gespielt.
new-spectators = Zuschauer erlaubt
new-chat = Chat
new-memory = Gedächtnisstütze
new-memory-help = Alle können nachsehen, was abgeworfen wurde und welche offen genommenen Karten die anderen noch halten.
new-memory-rated = Eine gewertete Partie hat keine Gedächtnisstütze.
new-options = Am Tisch
new-more = Hausregeln
new-more-help = Jede Regel des Spiels lässt sich einstellen.
new-more-search = Regel suchen
new-more-none = Dazu passt keine Regel.
new-more-changed =
    { $n ->
        [one] { $n } Regel geändert
       *[other] { $n } Regeln geändert
    }
new-more-reset = Zurück zu den üblichen Regeln
new-more-usual = üblich: { $value }
new-group-form = Spieler und Geben
new-group-melds = Meldungen und Karten
new-group-play = Spielverlauf
new-group-knock = Klopfen und Anlegen
new-group-score = Punkte und Prämien
new-group-match = Die Partie und ihr Block
new-group-settle = Abrechnung
new-group-contract = Runden und Kontrakte
new-group-laying = Auslegen und Anlegen
new-group-may_i = May-I
new-group-other = Weitere Regeln
new-summary = Der Tisch
new-checking = Die Regeln werden geprüft …
new-problem = Diese Regeln passen nicht zusammen
new-submit-bot = Karten geben
new-submit-invite = Tisch eröffnen und Link holen
new-submit-lobby = Tisch eröffnen
new-one-per-line = Einträge mit Kommas trennen.
new-value-yes = ja
new-value-no = nein
new-label = „{ $label }“
new-labelled = „{ $label }: { $value }“
new-saved = Deine eigenen Regeln
new-saved-yours = Gespeicherte Regeln
new-saved-choose = Regeln wählen
new-saved-name = Ein Name für diese Regeln
new-saved-help = Dieser Browser speichert das Spiel, seine Hausregeln und die Zahl der Spieler.
new-saved-help-account = Dein Konto speichert das Spiel, seine Hausregeln und die Zahl der Spieler, für jedes Gerät.
new-saved-nameless = Gib den Regeln zuerst einen Namen.
new-saved-keep = Speichern
new-saved-kept = { $name } ist in diesem Browser gespeichert.
new-saved-kept-account = { $name } ist in deinem Konto gespeichert.
new-saved-refused = Dieser Browser speichert nichts. Speichere die Regeln als Datei.
new-saved-remove = Löschen
new-saved-removed = { $name } ist gelöscht.
new-saved-link = Link kopieren
new-saved-copied = Der Link ist kopiert. Er öffnet dieses Formular mit deinen Regeln.
new-saved-file = Als Datei speichern
new-saved-open = Datei öffnen
new-saved-opened = { $name } steht im Formular. Speichere die Regeln, wenn du sie wieder brauchst.
new-saved-unread = Diese Datei enthält keine Regeln, die hier gelesen werden können.
