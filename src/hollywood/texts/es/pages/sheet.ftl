sheet-title = Hoja Hollywood
sheet-caption = { $sides }: { $n } juegos a { $target }
sheet-captionOne = { $sides }: un juego a { $target }
sheet-against = { " " }contra{ " " }
sheet-game = Juego { $n }
sheet-theGame = El juego
sheet-round = Ronda
sheet-line = { $points }, total { $total }
sheet-boxes =
    { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }
sheet-boxesRow = Casillas
sheet-needed = Puntos que faltan
sheet-neededLegend = ↑ puntos que faltan para llegar a { $n }
sheet-schneid = aún a cero
sheet-shutOut = a cero
sheet-kind-knock = golpe
sheet-kind-gin = gin
sheet-kind-big_gin = gran gin
sheet-kind-undercut = contragolpe
sheet-kind-draw = ronda nula
sheet-kind-net = saldo de las mesas
sheet-settlement = Liquidación
sheet-row-points = Puntos
sheet-row-gameBonus = Bonificación
sheet-row-boxes = Casillas
sheet-row-shutout = A cero
sheet-row-doubled = Cuenta
sheet-row-total = Columna
sheet-row-shutoutPaid = Por «a cero»
sheet-sweep = { $name } ha ganado todos los juegos, así que todo cuenta doble.
sheet-pays =
    { $n ->
        [one] { $payer } → { $payee }: { $n } punto
       *[other] { $payer } → { $payee }: { $n } puntos
    }
sheet-paysMoney =
    { $n ->
        [one] { $payer } → { $payee }: { $n } punto, { $money }
       *[other] { $payer } → { $payee }: { $n } puntos, { $money }
    }
sheet-won = Gana la partida: { $name }.
sheet-nothing = { $game }: aún no hay nada anotado.
sheet-gameWon = { $game }: terminado. Lo ha ganado { $name }: { $scores }.
sheet-gameOpen = { $game }: { $scores }. Faltan: { $needed }.
sheet-shutOutWords = A cero: { $names }.
sheet-layout-columns = Mostrar juego por juego
sheet-layout-we-they = Mostrar lado a lado
