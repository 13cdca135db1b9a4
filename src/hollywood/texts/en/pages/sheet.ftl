# The score sheets.

sheet-title = Hollywood sheet
sheet-caption = { $sides }: { $n } games to { $target }
sheet-captionOne = { $sides }: a game to { $target }
sheet-against = { " " }against{ " " }
sheet-game = Game { $n }
sheet-theGame = The game
sheet-round = Round
sheet-line = { $points }, total { $total }
sheet-boxes =
    { $n ->
        [one] { $n } box
       *[other] { $n } boxes
    }
sheet-boxesRow = Boxes
sheet-needed = Points still needed
sheet-neededLegend = ↑ points still needed to reach { $n }
sheet-schneid = schneid
sheet-shutOut = shut out
sheet-kind-knock = knock
sheet-kind-gin = gin
sheet-kind-big_gin = big gin
sheet-kind-undercut = undercut
sheet-kind-draw = dead hand
sheet-kind-net = net of the tables
sheet-settlement = Settlement
sheet-row-points = Points
sheet-row-gameBonus = Game bonus
sheet-row-boxes = Boxes
sheet-row-shutout = Shutout
sheet-row-doubled = Counts
sheet-row-total = Column
sheet-row-shutoutPaid = Shutout paid
sheet-sweep = { $name } won every game, so everything counts double.
sheet-pays =
    { $n ->
        [one] { $payer } → { $payee }: { $n } point
       *[other] { $payer } → { $payee }: { $n } points
    }
sheet-paysMoney =
    { $n ->
        [one] { $payer } → { $payee }: { $n } point, { $money }
       *[other] { $payer } → { $payee }: { $n } points, { $money }
    }
sheet-won = Match won by { $name }.
sheet-nothing = { $game }: no score yet.
sheet-gameWon = { $game } is over. { $name } won: { $scores }.
sheet-gameOpen = { $game }: { $scores }. Still needed: { $needed }.
sheet-shutOutWords = Shut out: { $names }.
sheet-layout-columns = Show it game by game
sheet-layout-we-they = Show it side by side
