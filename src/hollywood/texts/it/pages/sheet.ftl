# I segnapunti.

sheet-title = Segnapunti Hollywood
sheet-caption = { $sides }: { $n } giochi a { $target }
sheet-captionOne = { $sides }: un gioco a { $target }
sheet-against = { " " }contro{ " " }
sheet-game = Gioco { $n }
sheet-theGame = Il gioco
sheet-round = Smazzata
sheet-line = { $points }, totale { $total }
sheet-boxes =
    { $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    }
sheet-boxesRow = Caselle
sheet-needed = Punti che mancano
sheet-neededLegend = ↑ punti che mancano per arrivare a { $n }
sheet-schneid = a secco
sheet-shutOut = cappotto
sheet-kind-knock = bussata
sheet-kind-gin = gin
sheet-kind-big_gin = big gin
sheet-kind-undercut = undercut
sheet-kind-draw = nulla
sheet-kind-net = saldo dei tavoli
sheet-settlement = Conto finale
sheet-row-points = Punti
sheet-row-gameBonus = Bonus gioco
sheet-row-boxes = Caselle
sheet-row-shutout = Cappotto
sheet-row-doubled = Vale
sheet-row-total = Colonna
sheet-row-shutoutPaid = Cappotto pagato
sheet-sweep = { $name } ha vinto tutti i giochi, quindi tutto vale il doppio.
sheet-pays =
    { $n ->
        [one] { $payer } → { $payee }: { $n } punto
       *[other] { $payer } → { $payee }: { $n } punti
    }
sheet-paysMoney =
    { $n ->
        [one] { $payer } → { $payee }: { $n } punto, { $money }
       *[other] { $payer } → { $payee }: { $n } punti, { $money }
    }
sheet-won = Vittoria della partita: { $name }.
sheet-nothing = { $game }: ancora nessun punto.
sheet-gameWon = { $game }: finito. Vince { $name }: { $scores }.
sheet-gameOpen = { $game }: { $scores }. Mancano ancora: { $needed }.
sheet-shutOutWords = Cappotto: { $names }.
sheet-layout-columns = Mostra gioco per gioco
sheet-layout-we-they = Mostra noi e loro
