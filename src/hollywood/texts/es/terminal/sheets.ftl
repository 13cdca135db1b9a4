# Las hojas de puntos, dibujadas y en frases. $who es quien lee (you), varias personas (they) o una con un $name.

sheet-and = y
sheet-against = { $first } contra { $second }
sheet-headline =
    { $n ->
        [one] { $sides }: un juego a { $target }
       *[other] { $sides }: { SPELL($n) } juegos a { $target }
    }
sheet-stake = { $line }, { $money } por punto
sheet-cents =
    { $n ->
        [one] { $n } centavo
       *[other] { $n } centavos
    }
sheet-game = Juego { $n }
sheet-the-game = El juego
sheet-no-score = Aún no hay nada anotado.
sheet-no-score-in = { $game }: aún no hay nada anotado.
sheet-scores = { $game }: { $scores }.
sheet-over = { $game }: terminado, ganado por { $name }: { $scores }.
sheet-needs =
    { $who ->
        [you] Te faltan { $n }
        [they] A { $name } les faltan { $n }
       *[name] A { $name } le faltan { $n }
    }
sheet-schneid = Aún a cero: { $names }
sheet-shut-out = A cero: { $names }
sheet-boxes = Casillas: { $boxes }.
sheet-worth-to =
    { $who ->
        [you] { POINTS($n) } para ti
       *[name] { POINTS($n) } para { $name }
    }
sheet-worth = Vale { $worth }
sheet-worthless = No vale nada para nadie.
sheet-round-none = Ronda { $n }: nada anotado.
sheet-round =
    { $who ->
        [you] Ronda { $n }: has anotado { $points }
        [they] Ronda { $n }: { $name } han anotado { $points }
       *[name] Ronda { $n }: { $name } ha anotado { $points }
    }
sheet-round-in =
    { $n ->
        [one] { $scored } en el juego { $games }
       *[other] { $scored } en los juegos { $games }
    }
sheet-round-nowhere = { $scored }, pero en ningún juego: el juego al que pertenece ha terminado.
sheet-written =
    { $n ->
        [one] Anotado en el juego { $games }
       *[other] Anotado en los juegos { $games }
    }
sheet-with-boxes = { $told }, { BOXES($n) }
sheet-hands-to-play =
    { $n ->
        [one] { $names }: se juega una ronda.
       *[other] { $names }: se juegan { SPELL($n) } rondas.
    }
sheet-last-hand = Ronda { $n } de { $of }: { $penalties }.
sheet-totals = Totales: { $totals }.
sheet-lowest = El más bajo hasta ahora: { $names }, con { POINTS($n) }.
sheet-lowest-won =
    { $who ->
        [you] Has ganado la partida con { POINTS($n) }.
       *[name] { $name } ha ganado la partida con { POINTS($n) }.
    }
sheet-lowest-shared = { $names } comparten la victoria, con { POINTS($n) } cada uno.
sheet-gets =
    { $who ->
        [you] Recibes { POINTS($n) } de { $payer }
        [they] { $payee } reciben { POINTS($n) } de { $payer }
       *[name] { $payee } recibe { POINTS($n) } de { $payer }
    }
sheet-gets-money = { $told }, { $money }
sheet-won-net-match =
    { $who ->
        [you] Has ganado la partida según la liquidación
        [they] { $name } han ganado la partida según la liquidación
       *[name] { $name } ha ganado la partida según la liquidación
    }
sheet-won-net-game =
    { $who ->
        [you] Has ganado el juego según la liquidación
        [they] { $name } han ganado el juego según la liquidación
       *[name] { $name } ha ganado el juego según la liquidación
    }
sheet-won-games =
    { $who ->
        [you] Has ganado la partida con { $n } de { $of } juegos
        [they] { $name } han ganado la partida con { $n } de { $of } juegos
       *[name] { $name } ha ganado la partida con { $n } de { $of } juegos
    }
sheet-won-game =
    { $who ->
        [you] Has ganado el juego
        [they] { $name } han ganado el juego
       *[name] { $name } ha ganado el juego
    }
sheet-still-on = { $told }; el resto está por jugar.
sheet-over-no-winner-match = La partida ha terminado y no la ha ganado nadie. Juegos: { $games }.
sheet-over-no-winner-game = El juego ha terminado y no lo ha ganado nadie. Juegos: { $games }.
sheet-sweep =
    { $who ->
        [you] Has ganado todos los juegos, y todo cuenta doble.
        [they] { $name } han ganado todos los juegos, y todo cuenta doble.
       *[name] { $name } ha ganado todos los juegos, y todo cuenta doble.
    }
sheet-gained =
    { $who ->
        [you] En total has ganado { POINTS($n) }.
        [they] En total, { $name } han ganado { POINTS($n) }.
       *[name] En total, { $name } ha ganado { POINTS($n) }.
    }

## La hoja dibujada: poco sitio, doce letras como mucho para una línea y seis para una corta.

sheet-hand = ronda
sheet-total = total
sheet-points-head = ptos.
sheet-game-head = J{ $n }
sheet-none = nada
sheet-row-boxes = casillas
sheet-row-needed = faltan
sheet-row-ahead = ventaja
sheet-row-game = bonificación
sheet-row-shutout = a cero
sheet-row-box-bonus = por casillas
sheet-row-doubled = doble
sheet-row-total = total
sheet-row-shutout-paid = por a cero
sheet-row-net = saldo
sheet-short-boxes = cas.
sheet-short-needed = falta
sheet-short-ahead = vent.
sheet-short-game = juego
sheet-short-shutout = cero
sheet-short-box-bonus = casil.
sheet-short-doubled = doble
sheet-short-total = total
sheet-short-shutout-paid = cero
sheet-short-net = saldo
sheet-first-player = primer jugador
sheet-opponent = rival
sheet-third-player = tercer jugador
