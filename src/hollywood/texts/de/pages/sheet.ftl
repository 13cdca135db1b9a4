sheet-title = Hollywood-Block
sheet-caption = { $sides }: { $n } Spiele bis { $target }
sheet-captionOne = { $sides }: ein Spiel bis { $target }
sheet-against = { " " }gegen{ " " }
sheet-game = Spiel { $n }
sheet-theGame = Das Spiel
sheet-round = Runde
sheet-line = { $points }, zusammen { $total }
sheet-boxes =
    { $n ->
        [one] { $n } Box
       *[other] { $n } Boxen
    }
sheet-boxesRow = Boxen
sheet-needed = Punkte, die noch fehlen
sheet-neededLegend = ↑ Punkte, die bis { $n } noch fehlen
sheet-schneid = noch null
sheet-shutOut = zu null
sheet-kind-knock = Klopfen
sheet-kind-gin = Gin
sheet-kind-big_gin = Big Gin
sheet-kind-undercut = unterboten
sheet-kind-draw = tote Runde
sheet-kind-net = Saldo der Tische
sheet-settlement = Abrechnung
sheet-row-points = Punkte
sheet-row-gameBonus = Spielprämie
sheet-row-boxes = Boxen
sheet-row-shutout = Zu null
sheet-row-doubled = Zählt
sheet-row-total = Spalte
sheet-row-shutoutPaid = Für „zu null“
sheet-sweep = { $name } hat jedes Spiel gewonnen, darum zählt alles doppelt.
sheet-pays =
    { $n ->
        [one] { $payer } → { $payee }: { $n } Punkt
       *[other] { $payer } → { $payee }: { $n } Punkte
    }
sheet-paysMoney =
    { $n ->
        [one] { $payer } → { $payee }: { $n } Punkt, { $money }
       *[other] { $payer } → { $payee }: { $n } Punkte, { $money }
    }
sheet-won = Gewinner der Partie: { $name }.
sheet-nothing = { $game }: noch nichts geschrieben.
sheet-gameWon = { $game } ist aus, gewonnen von { $name }: { $scores }.
sheet-gameOpen = { $game }: { $scores }. Es fehlen noch: { $needed }.
sheet-shutOutWords = Zu null: { $names }.
sheet-layout-columns = Spiel für Spiel zeigen
sheet-layout-we-they = Nebeneinander zeigen
