# Lo que se anota y se paga en una mesa de gin, frase por frase.

## Una ronda

gin-difference =
    Los dos jugadores cuentan sus puntos sueltos. Si quien ha golpeado tiene menos, se anota la diferencia.
gin-undercut-tie =
    Si el defensor tiene los mismos o menos, es un contragolpe: el defensor se anota la diferencia y { POINTS($n) } más.
gin-undercut =
    Si hay empate, nadie anota. Si el defensor tiene menos, es un contragolpe: se anota la diferencia y
    { POINTS($n) } más.
gin-gin-scores = El gin da todos los puntos sueltos del defensor y { POINTS($n) } más.
gin-bonuses = (No todas las mesas juegan igual: la bonificación por gin puede ser de { $bonuses }.)
gin-gin-undercut-never = Contra un gin nunca hay contragolpe, ni siquiera si el defensor tampoco tiene cartas sueltas.
gin-gin-undercut-no_score = Si al defensor tampoco le quedan cartas sueltas, nadie anota.
gin-gin-undercut-undercut =
    Si al defensor tampoco le quedan cartas sueltas, hay contragolpe incluso contra un gin: el defensor se anota
    { POINTS($n) }.
gin-big-gin-scores = El gran gin da todos los puntos sueltos del defensor y { POINTS($n) } más.
gin-multiplier = Los puntos de cada ronda se multiplican por { $n }.
gin-spade-doubles =
    Si la carta descubierta es de picas, los puntos de la ronda cuentan el doble, también las bonificaciones.

## La hoja

gin-single =
    { $who ->
        [side] Se juegan rondas y se suman sus puntos hasta que un bando tiene { POINTS($target) }.
       *[player] Se juegan rondas y se suman sus puntos hasta que un jugador tiene { POINTS($target) }.
    }
gin-single-won = Así se gana el juego. Una ronda nula no cuenta nada.
gin-columns = Se juegan { SPELL($games) } juegos a la vez, cada uno en una columna de la hoja.
gin-running =
    { $n ->
        [one] Se juegan { SPELL($games) } juegos, cada uno en una columna de la hoja. Solo uno está abierto; cuando acaba, empieza el siguiente.
       *[other] Se juegan { SPELL($games) } juegos, cada uno en una columna de la hoja. A la vez hay { SPELL($n) } abiertos; cuando acaba uno, empieza el siguiente.
    }
gin-credit-wins =
    { $games ->
        [2] Tu primera victoria se anota en el primer juego; desde la segunda, todas cuentan en los dos.
        [3] Tu primera victoria se anota en el primer juego, y la segunda en los dos primeros; desde la tercera, todas cuentan en los tres.
       *[other] Tu primera victoria se anota en el primer juego, la segunda en los dos primeros, la tercera en los tres primeros, y así sucesivamente; desde la { ORDINAL($games) }, todas cuentan en los { SPELL($games) }.
    }
gin-closed-entry-shift =
    Si tu primera anotación en un juego llega cuando ese juego ya ha terminado, pasa al siguiente juego que sigue abierto.
gin-closed-entry-forfeit = Una anotación para un juego ya terminado se pierde.
gin-credit-rounds =
    { $games ->
        [2] Los puntos de la primera ronda se anotan en el primer juego, los gane quien los gane; desde la segunda ronda, todos los puntos cuentan en los dos.
        [3] Los puntos de la primera ronda se anotan en el primer juego, y los de la segunda en los dos primeros, los gane quien los gane; desde la tercera ronda, todos los puntos cuentan en los tres.
       *[other] Los puntos de la primera ronda se anotan en el primer juego, los de la segunda en los dos primeros, los de la tercera en los tres primeros, y así sucesivamente, los gane quien los gane; desde la { ORDINAL($games) } ronda, todos los puntos cuentan en los { SPELL($games) }.
    }
gin-dead-hand = Una ronda nula no cuenta nada.
gin-game-over =
    { $who ->
        [side] Un juego termina cuando un bando tiene { POINTS($target) } en él; en su columna ya no se anota nada más.
       *[player] Un juego termina cuando un jugador tiene { POINTS($target) } en él; en su columna ya no se anota nada más.
    }
gin-series-end-all_three =
    { $games ->
        [2] La partida sigue hasta que terminan los dos juegos.
       *[other] La partida sigue hasta que terminan los { SPELL($games) } juegos.
    }
gin-series-end-two_wins =
    { $who ->
        [side] La partida termina en cuanto un bando ha ganado { SPELL($n) } juegos.
       *[player] La partida termina en cuanto un jugador ha ganado { SPELL($n) } juegos.
    }
gin-overall-two_of_three =
    { $games ->
        [3] Quien gana dos de los tres juegos gana la partida.
       *[other] Quien gana más juegos gana la partida.
    }
gin-overall-all_three =
    { $games ->
        [2] Solo gana la partida quien gana los dos juegos.
       *[other] Solo gana la partida quien gana los { SPELL($games) } juegos.
    }
gin-overall-net = Gana la partida quien sale ganando en la liquidación.

## La liquidación

gin-game-bonus =
    { $games ->
        [1] El ganador recibe { POINTS($n) } más por la victoria.
       *[other] El ganador de un juego recibe { POINTS($n) } más por la victoria.
    }
gin-shutout-replace_game_bonus =
    Si el perdedor no ha anotado nada en el juego, es decir, ha quedado a cero, en vez de eso el ganador recibe
    { POINTS($n) }.
gin-shutout-add =
    Si el perdedor no ha anotado nada en el juego, es decir, ha quedado a cero, el ganador recibe además { POINTS($n) }.
gin-shutout-double =
    Si el perdedor no ha anotado nada en el juego, es decir, ha quedado a cero, se dobla el total del ganador en ese juego.
gin-boxes =
    Cada ronda ganada es una casilla, y una casilla vale { POINTS($n) } al final para cualquiera de los jugadores; las
    casillas no cuentan para los { $target }.
gin-no-boxes = Cada ronda ganada es una casilla, pero aquí las casillas no dan puntos.
gin-gin-boxes = El gin da { BOXES($n) } más.
gin-undercut-boxes = El contragolpe da { BOXES($n) } más.
gin-partners-boxes = Si ganan todos los compañeros de un lado, el lado recibe { BOXES($n) } más.
gin-doubled-boxes-extra = En una ronda que cuenta doble, las casillas extra también cuentan doble.
gin-doubled-boxes-all = En una ronda que cuenta doble, sus casillas también cuentan doble.
gin-no-bonuses = No hay bonificaciones.
gin-doubled =
    { $games ->
        [1] El juego cuenta doble.
       *[other] El último juego cuenta doble.
    }
gin-sweep = Quien gana todos los juegos cobra el doble.
gin-honor = Se juega solo por los puntos: las reglas no fijan ningún pago.
gin-settled =
    { $bonuses ->
        [yes] Una vez sumadas las bonificaciones y las casillas, el total más bajo paga la diferencia al más alto.
       *[no] El total más bajo paga la diferencia al más alto.
    }
gin-box-pays = La caja paga a cada uno de los otros, o cada uno de ellos paga a la caja.
gin-pairs-pay =
    La liquidación se hace por parejas: cada jugador con su rival de la primera ronda, y cada pareja paga la diferencia
    entera.
gin-rounding = Los pagos se redondean a múltiplos de { POINTS($n) }.
gin-stake-cents =
    { $n ->
        [one] Un punto vale un centavo.
       *[other] Un punto vale { SPELL($n) } centavos.
    }
gin-stake = Un punto vale { $money }.
