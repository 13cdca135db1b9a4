# Die Blöcke für Spiele mit echten Karten.

score-title = Spielblöcke
score-lead = Führe den Block für ein Spiel mit echten Karten. Das geht ohne Netz, und alles bleibt in diesem Browser.
score-new = Neuer Block
score-again = Noch einmal dieselben
score-again-these = { $title }: noch einmal dieselben
score-running = Laufende Partien
score-over = Beendet
score-none = Es gibt noch keinen Block.
score-go-on = Weiter
score-look = Ansehen
score-drop = Löschen
score-drop-this = { $title } löschen
score-dropped = Der Block ist gelöscht.
score-restore = Rückgängig
score-rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
score-more = Ergebnisse, Dateien, leere Blöcke
score-unkept = Dieser Browser speichert nichts, vielleicht wegen eines privaten Fensters. Der Block ist weg, wenn du die Seite schließt. Teile den Link, um ihn zu behalten.
score-unkept-full = Der Speicher dieses Geräts ist voll, darum wird die letzte Zeile nicht behalten. Schaffe Platz oder teile den Link des Blocks.
score-missing-sheet = Diesen Block gibt es in diesem Browser nicht.
score-all = Alle Blöcke
score-failed = Das hat nicht geklappt. Versuche es noch einmal.
score-no-network = Gerechnet wird mit einem Teil dieser Seiten, der einmal geladen wird. Verbinde dich kurz mit dem Netz und versuche es noch einmal.
score-doubt = Runde { $n }: { $words }
score-adding = Wird gerechnet …
score-problem = Alles Getippte ist gespeichert, lässt sich aber gerade nicht zusammenzählen: { $words }
score-try-again = Noch einmal versuchen
score-undo = Rückgängig
score-redo = Wiederholen
score-undo-none = Es gibt nichts rückgängig zu machen.
score-redo-none = Es gibt nichts zu wiederholen.
score-lines = Alle Runden, zum Ändern
score-lines-none = Es ist noch keine Runde geschrieben.
score-paper = Zurück zum Block
score-share = Teilen und drucken
score-head = Titel, Namen, erster Geber
score-round = Runde { $n }
score-hand = { $n }. Runde
score-deals = { $name } gibt
score-against = { $name } gegen { $other }
score-box = { $name } ist in der Box
score-sits-out = { $names } setzt aus
score-ended = Die Partie ist zu Ende
score-ended-winner = Gewonnen: { $names }
score-ended-line = Du kannst noch jede Runde ändern.
score-print = Drucken
score-who = Wer bekommt die Punkte?
score-who-knocked = Wer hat geklopft?
score-how = Wie?
score-how-knock = Klopfen
score-how-gin = Gin
score-how-big_gin = Big Gin
score-how-undercut = Unterboten
score-how-draw = Tote Runde
score-how-net = Saldo der Tische
score-tables = Tische
score-table = Tisch { $n }
score-table-done = fertig
score-net = Nur der Saldo
score-points = Punkte
score-way = Was du tippst
score-way-points = Punkte
score-way-deadwood = Deadwood
score-way-cards = Karten
score-deadwood-knocker = Klopfer
score-deadwood-defender = Gegner
score-keys = Zifferntasten
score-keys-back = Letzte Ziffer löschen
score-next = Weiter
score-write = Eintragen
score-write-hand = Eintragen
score-missing-who = Wähle zuerst, wer die Punkte bekommt.
score-missing-how = Wähle zuerst, wie die Runde ausging.
score-missing-points = Tippe zuerst die Punkte.
score-missing-deadwood = Tippe zuerst das Deadwood.
score-penalties = Punkte von jedem
score-out = Ist ausgegangen
score-cards = Karten, die auf der Hand blieben
score-cards-back = Letzte Karte zurücknehmen
score-left =
    { $n ->
        [one] { $n } Karte übrig
       *[other] { $n } Karten übrig
    }
score-extras = Mehr zu dieser Runde
score-extras-hand = Mehr zu dieser Runde
score-extras-used = , benutzt
score-times = Diese Runde zählt
score-times-help = Getippte Punkte zählen, wie sie dastehen. Deadwood wird vervielfacht.
score-boxes = Boxen dieser Runde
score-boxes-help = Leer: wie die Regeln es sagen.
score-swept = Alle Partner der Seite haben gewonnen
score-sat-out = Hat ausgesetzt
score-one-turn = In einem Zug ausgelegt und ausgegangen: { $n } weniger
score-note = Notiz
score-told-points = { $name }: { $how }, { $points }
score-told-deadwood = { $name }: { $how }, { $own } gegen { $other }
score-told-penalty = { $name } { $what }
score-insert = Runde darüber einfügen
score-insert-above = Runde über Runde { $n } einfügen
