# Der Block, gezeichnet und in Sätzen. $who ist der Leser (you), sind mehrere (they) oder einer mit einem $name.

sheet-and = und
sheet-against = { $first } gegen { $second }
sheet-headline =
    { $n ->
        [one] { $sides }: ein Spiel bis { $target }
       *[other] { $sides }: { SPELL($n) } Spiele bis { $target }
    }
sheet-stake = { $line }, { $money } je Punkt
sheet-cents = { $n } Cent
sheet-game = Spiel { $n }
sheet-the-game = Das Spiel
sheet-no-score = Noch nichts geschrieben.
sheet-no-score-in = { $game }: noch nichts geschrieben.
sheet-scores = { $game }: { $scores }.
sheet-over = { $game } ist aus, gewonnen von { $name }: { $scores }.
sheet-needs =
    { $who ->
        [you] Dir fehlen noch { $n }
       *[name] { $name } fehlen noch { $n }
    }
sheet-schneid = Noch bei null: { $names }
sheet-shut-out = Zu null: { $names }
sheet-boxes = Boxen: { $boxes }.
sheet-worth-to =
    { $who ->
        [you] { POINTS($n) } für dich
       *[name] { POINTS($n) } für { $name }
    }
sheet-worth = Wert: { $worth }
sheet-worthless = Für niemanden etwas wert.
sheet-round-none = Runde { $n }: nichts geschrieben.
sheet-round =
    { $who ->
        [you] Runde { $n }: { $points } für dich
       *[name] Runde { $n }: { $points } für { $name }
    }
sheet-round-in =
    { $n ->
        [one] { $scored }, in Spiel { $games }
       *[other] { $scored }, in den Spielen { $games }
    }
sheet-round-nowhere = { $scored }, aber in keinem Spiel: Das Spiel, in das sie gehören, ist aus.
sheet-written =
    { $n ->
        [one] Geschrieben in Spiel { $games }
       *[other] Geschrieben in den Spielen { $games }
    }
sheet-with-boxes = { $told }, { BOXES($n) }
sheet-hands-to-play =
    { $n ->
        [one] { $names }: eine Runde ist zu spielen.
       *[other] { $names }: { SPELL($n) } Runden sind zu spielen.
    }
sheet-last-hand = Runde { $n } von { $of }: { $penalties }.
sheet-totals = Summen: { $totals }.
sheet-lowest = Bisher am niedrigsten: { $names }, mit { POINTS($n, form: "dative") }.
sheet-lowest-won =
    { $who ->
        [you] Du hast die Partie mit { POINTS($n, form: "dative") } gewonnen.
       *[name] { $name } hat die Partie mit { POINTS($n, form: "dative") } gewonnen.
    }
sheet-lowest-shared = { $names } teilen sich den Sieg, mit je { POINTS($n, form: "dative") }.
sheet-gets =
    { $who ->
        [you] Du bekommst { POINTS($n) } von { $payer }
        [they] { $payee } bekommen { POINTS($n) } von { $payer }
       *[name] { $payee } bekommt { POINTS($n) } von { $payer }
    }
sheet-gets-money = { $told }, { $money }
sheet-won-net-match =
    { $who ->
        [you] Nach der Abrechnung hast du die Partie gewonnen
        [they] Nach der Abrechnung haben { $name } die Partie gewonnen
       *[name] Nach der Abrechnung hat { $name } die Partie gewonnen
    }
sheet-won-net-game =
    { $who ->
        [you] Nach der Abrechnung hast du das Spiel gewonnen
        [they] Nach der Abrechnung haben { $name } das Spiel gewonnen
       *[name] Nach der Abrechnung hat { $name } das Spiel gewonnen
    }
sheet-won-games =
    { $who ->
        [you] Du hast die Partie mit { $n } von { $of } Spielen gewonnen
        [they] { $name } haben die Partie mit { $n } von { $of } Spielen gewonnen
       *[name] { $name } hat die Partie mit { $n } von { $of } Spielen gewonnen
    }
sheet-won-game =
    { $who ->
        [you] Du hast das Spiel gewonnen
        [they] { $name } haben das Spiel gewonnen
       *[name] { $name } hat das Spiel gewonnen
    }
sheet-still-on = { $told }; der Rest ist noch zu spielen.
sheet-over-no-winner-match = Die Partie ist aus, und niemand hat sie gewonnen. Spiele: { $games }.
sheet-over-no-winner-game = Das Spiel ist aus, und niemand hat es gewonnen. Spiele: { $games }.
sheet-sweep =
    { $who ->
        [you] Du hast jedes Spiel gewonnen, und alles zählt doppelt.
        [they] { $name } haben jedes Spiel gewonnen, und alles zählt doppelt.
       *[name] { $name } hat jedes Spiel gewonnen, und alles zählt doppelt.
    }
sheet-gained =
    { $who ->
        [you] Insgesamt hast du { POINTS($n) } gewonnen.
        [they] Insgesamt haben { $name } { POINTS($n) } gewonnen.
       *[name] Insgesamt hat { $name } { POINTS($n) } gewonnen.
    }

## Der gezeichnete Block: wenig Platz, höchstens zwölf Zeichen für eine Zeile und sechs für eine kurze.

sheet-hand = Runde
sheet-total = Summe
sheet-points-head = Pkt.
sheet-game-head = S{ $n }
sheet-none = nichts
sheet-row-boxes = Boxen
sheet-row-needed = fehlen noch
sheet-row-ahead = voraus um
sheet-row-game = Spielprämie
sheet-row-shutout = zu null
sheet-row-box-bonus = für Boxen
sheet-row-doubled = verdoppelt
sheet-row-total = Summe
sheet-row-shutout-paid = für zu null
sheet-row-net = Saldo
sheet-short-boxes = Box
sheet-short-needed = fehlt
sheet-short-ahead = voraus
sheet-short-game = Spiel
sheet-short-shutout = null
sheet-short-box-bonus = Boxen
sheet-short-doubled = mal
sheet-short-total = Summe
sheet-short-shutout-paid = null
sheet-short-net = Saldo
sheet-first-player = erster Spieler
sheet-opponent = Gegner
sheet-third-player = dritter Spieler
