# Ein Block für echte Karten: was an einer Zeile nicht stimmt, und warum etwas nicht geht.

book-merge-other = das sind zwei verschiedene Blöcke: sie lassen sich nicht vereinen
book-author = das Gerät, das schreibt, braucht einen Namen aus 1 bis 24 Buchstaben und Ziffern
book-full = dieser Block ist voll: er hat { $most } Zeilen
book-line-deleted = diese Zeile ist gelöscht: hol sie erst zurück
book-no-line = diese Zeile steht nicht auf dem Block
book-no-part = ein Block hat kein { $name }
book-no-undo = es gibt nichts zurückzunehmen
book-no-redo = es gibt nichts zu wiederholen
book-changed-since = jemand hat das inzwischen geändert: sieh es dir an und ändere es selbst
book-unreadable = das ist kein Block: { $why }
book-newer = dieser Block stammt aus einer neueren Version
book-too-large = diese Datei ist zu groß für einen Block
book-people = auf einem Block ist Platz für { $most } Leute
book-title = ein Titel hat höchstens { $most } Zeichen
book-note = eine Notiz hat höchstens { $most } Zeichen
book-link-long = dieser Block ist zu lang für einen Link: speichere ihn als Datei
book-link-damaged = in diesem Link steckt kein ganzer Block: er wurde abgeschnitten oder verändert
book-link-newer = dieser Link stammt aus einer neueren Version

flaw-who = es fehlt, wer punktet
flaw-points = die Punkte fehlen
flaw-points_range = Punkte gehen von 0 bis { $most }
flaw-times = eine Runde zählt höchstens { $most }-fach
flaw-tables = eine Runde hat ein Ergebnis oder { $n }: eins für jeden Tisch
flaw-sat_out = { $name } hat in dieser Runde ausgesetzt
flaw-not_there = { $name } hat diese Runde nicht gespielt
flaw-not_multiple = { $points } ist kein Vielfaches von { $times }
flaw-impossible = { $points } ergibt sich aus keinen Karten: möglich sind { $least } bis { $most }
flaw-gin_deadwood = bei Gin bleibt keine Karte übrig, hier aber { $n }
flaw-over_limit = wer klopft, hat { $n } und darf { $limit } haben
flaw-deadwood_most = { $n } auf der Hand gibt es nicht: höchstens { $most }
flaw-differs = das Deadwood ergibt { $points }, nicht { $typed }
flaw-penalties = ein Spiel braucht die Punkte aller { $n } Leute
flaw-penalty = { $name }: die Punkte fehlen
flaw-cards = { $name }: diese Karten sind nicht zu lesen
flaw-penalty_least = { $name }: weniger als { $least } Punkte gibt es nicht
flaw-penalty_step = { $name }: { $points } ergibt sich aus keinen Karten; jede Karte zählt ein Vielfaches von { $step }
flaw-several_out = { $n } Leute sind ausgegangen: das kann nur einer
flaw-after_end = die Partie war vor dieser Zeile entschieden: sie zählt nicht

## Im Terminal

score-no-folder = in { $folder } lassen sich keine Blöcke ablegen: { $why }
score-not-written = { $path } lässt sich nicht schreiben: { $why }
score-which-file = nenn eine neue Datei, wie csv freitag.csv
score-written = Geschrieben: { $path }
score-kept = Dieser Block wird bei jeder Zeile gespeichert, in { $path }. ? hilft, q beendet.
score-no-name = hier ist niemand { $name }: auf dem Block stehen { $names }
score-not-read = schreib, wer wie viele Punkte bekommt, wie ann 25 gin, ann 3/17 oder dead; ? hilft
score-hand = schreib die Punkte oder Karten aller { $n } Leute, in dieser Reihenfolge: { $names }
score-one-at-once = in einem Zug geht nur eine Person aus: schreib -- einmal
score-no-line =
    { $n ->
        [0] der Block hat noch keine Zeile
       *[other] nenn eine Zeile mit ihrer Nummer, 1 bis { $n }
    }
score-help-gin = Eine Runde: ann 25 gin (auch knock, undercut, big gin oder nur die Punkte). ann 3/17: Ann klopft mit 3, der Gegner hat 17. dead: eine tote Runde. Dazu x2 für eine doppelte Runde, boxes=4, out=cy für den, der aussetzte, swept, wenn alle Partner gewannen, # und eine Notiz. Partner schreiben für jeden Tisch ein Ergebnis, mit Kommas dazwischen, oder eins für die Seite. Ein Name darf kurz sein.
score-help-may-i = Eine Runde: die Punkte aller in der Reihenfolge des Blocks, wie 0 35 20. Karten werden gezählt: 0 K5A 20. - ist, wer ausging, -- wer in einem Zug auslegte und ausging. Dazu # und eine Notiz.
score-help-edit = undo, redo: zurück und wieder vor; change 3 ann 30: ändern, delete 3: löschen, insert 3 ann 30: vor Zeile 3 einfügen; note 3 und ein Text: Notiz; lines zeigt die Zeilen, Enter den Block.
score-help-files = link: ein Text mit dem ganzen Block; csv DATEI, json DATEI: in eine Datei; title und ein Text: Titel; names ann, bea: andere Namen; dealer bea: gibt zuerst; q: beenden.
score-changes = Das ändert:
score-no-change = Auf dem Block ändert sich nichts.
score-sure = Machen? Enter für ja, n für nein
score-names = schreib für jede der { $n } Personen einen Namen, mit Kommas dazwischen: { $names }
score-left = Es bleibt, wie es war.
score-before-after = { $what }: { $before } → { $after }
score-total = Spiel { $n }, { $name }
score-boxes = Boxen in Spiel { $n }, { $name }
score-net = Gewinn von { $name }
score-penalty = { $name }
score-cents = { $name } in Geld
score-closed = Gewinner von Spiel { $n }
score-dealer = Nächster Geber
score-winner = Gewinner der Partie
score-off = Zeile { $n } steht nicht auf dem Block.
score-over = Die Partie ist zu Ende.
score-deals = { $name } gibt.
score-out = { $name } setzt aus.
score-contract = Runde { $n }: { $contract }.
score-new-and-old = ein neuer Block hat noch keinen Namen: lass SHEET weg, oder --new und --players
score-none = Es gibt noch keinen Block: fang mit --players Ann,Bob einen an
score-no-sheet = es gibt keinen Block { $name }: hollywood score --list zeigt alle
score-who = Wer spielt? Schreib die Namen, mit Kommas dazwischen.
score-nobody = ein neuer Block braucht Namen: --players Ann,Bob
score-state-over =
    { $n ->
        [one] { $n } Zeile, zu Ende
       *[other] { $n } Zeilen, zu Ende
    }
score-state-open =
    { $n ->
        [one] { $n } Zeile
       *[other] { $n } Zeilen
    }
score-history = { $name }: Partien { $matches }, zu Ende { $finished }, gewonnen { $wins }; Gin { $gins }, unterboten { $undercuts }; Punkte { $points }; Geld { $money }

typed-undercut = unterboten unterbieten u
typed-dead = tot tote
typed-swept = abgeräumt
typed-out = aus raus
