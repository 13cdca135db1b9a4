review-title = Análisis: { $game }
review-who = { $names } · { $when }
review-none-title = Repasar esta partida
review-none = El análisis mira cada decisión: qué opciones había, cuánto valía cada una, qué fue suerte, y los peores errores con sus motivos. El servidor tarda hasta un minuto.
review-make = Analizar esta partida
review-again = Intentarlo de nuevo
review-record = Al registro
review-waiting =
    { $n ->
        [one] Hay { $n } análisis delante de este…
       *[other] Hay { $n } análisis delante de este…
    }
review-preparing = Preparando… El primer análisis tras una actualización tarda medio minuto más.
review-working = Valorando decisiones: { $done } de { $all }
review-ready = El análisis está listo.
review-failed = No se pudo hacer el análisis
review-progress = Progreso del análisis
review-stays = Puedes dejar esta página y volver. El análisis continúa.
review-soFar = Lo encontrado hasta ahora. El resto aún se está calculando.
review-details = Todos los detalles
review-nothing = En esta partida no se repartió ninguna ronda, así que no hay nada que analizar.
review-percent = { $n } %
review-of-match = { $n } % de una partida
review-of-match-points = { $n } puntos de la partida
review-error = ± { $n }
review-without = Con la misma suerte, { $a } ganaría { $first } de las partidas así y { $b }, { $second }.
review-without-points = Con la misma suerte, { $name } iría { $n } puntos de partida por delante.
review-without-even = Con la misma suerte, la partida estaría igualada.
review-unfinished = La partida no se jugó hasta el final. El análisis cubre lo que se jugó.
review-people = Los jugadores
review-rate = Tasa de errores
review-rate-help = La tasa de errores: milésimas de una victoria simple perdidas por cada decisión que cuenta. Cuanto menos, mejor. El bot Club pierde unas 35.
review-counted = Cuentan { $counted } de { $all } decisiones. Forzadas: { $forced }. Demasiado igualadas: { $close }.
review-lost = Perdido por errores
review-result = Resultado
review-luck = Suerte
review-without-luck = Sin suerte
review-mark-small = pequeño
review-mark-doubtful = dudoso
review-mark-bad = malo
review-mark-very-bad = muy malo
review-marks-small =
    { $n ->
        [one] { $n } pequeño
       *[other] { $n } pequeños
    }
review-marks-doubtful =
    { $n ->
        [one] { $n } dudoso
       *[other] { $n } dudosos
    }
review-marks-bad =
    { $n ->
        [one] { $n } malo
       *[other] { $n } malos
    }
review-marks-very-bad =
    { $n ->
        [one] { $n } muy malo
       *[other] { $n } muy malos
    }
review-right = acierto
review-forced = forzada
review-close = muy igualada
review-unconfirmed = sin confirmar
review-graph = Cómo fue
review-graph-percent = La probabilidad de { $name } de ganar la partida después de cada reparto y cada robo, con todas las cartas a la vista.
review-graph-points = La ventaja de { $name }, en puntos, después de cada reparto y cada robo, con todas las cartas a la vista.
review-graph-label = Gráfica de la partida para { $name }, de { $from } a { $to }, en { $n } rondas. La tabla de abajo contiene todos los puntos.
review-graph-go = Punto de la gráfica
review-graph-at = Ronda { $round }, { $what }: { $value }
review-graph-table = La gráfica en una tabla
review-round = Ronda
review-after = Después de
review-stands = { $name } está en
review-spot-deal = el reparto
review-spot-draw = robo { $n }
review-spot-end = el final
review-rounds = Ronda a ronda
review-round-of = Ronda { $n }
review-board-of = Ronda { $n }, mesa { $board }
review-end-none = Ronda nula: nadie anota.
review-end-unfinished = Sin terminar.
review-end-knock = { $name } gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } golpeando.
review-end-undercut = { $name } gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con un contragolpe.
review-end-gin = { $name } gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con un gin.
review-end-big_gin = { $name } gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con un gran gin.
review-worst = Los peores errores
review-worst-none = Ningún error claro. ¡Bien jugado!
review-worst-where = Ronda { $round }, turno { $turn }
review-worst-hand = Mano de { $name }
review-worst-top = En la pila de descartes estaba { $card }.
review-show = Verlo en la mesa
review-show-of = Verlo en la mesa: error { $n }
review-table-name = La mesa
review-seen = Manos
review-seen-player = Vista del jugador
review-seen-open = Todas las manos
review-earlier = Error anterior
review-later = Error siguiente
review-round-earlier = Ronda anterior
review-round-later = Ronda siguiente
review-first-round = Esta es la primera ronda.
review-last-round = Esta es la última ronda.
review-no-earlier = Antes de este paso no hay ningún error.
review-no-later = Después de este paso no hay ningún error.
review-moves = Decisiones
review-move = { $name }: { $choice }
review-drawn = { $name } roba { $card }
review-dealt = El reparto, para { $name }
review-luck-of = suerte { $n }
review-luck-for = suerte de { $name }: { $n } ± { $error } puntos
review-turn = { $name }, turno { $turn }
review-choice = Opción
review-in-points = Puntos
review-in-match = Partida
review-choices = Las opciones, primero la mejor
review-choices-head = Opciones
review-best = la mejor
review-played = jugada
review-exact = Calculado exactamente: todas las cartas que importan estaban a la vista.
review-imagined = De hasta { $n } rondas simuladas, según lo que { $name } podía saber.
review-cost = Coste: { $wins } de una victoria simple ({ $points } puntos).
review-cost-match = Coste: { $wins } de una victoria simple ({ $points } puntos; { $match }).
review-only = Solo había una opción.
review-same = Todas las opciones valían lo mismo, así que no había nada que decidir.
review-close-words = La mejor opción no lleva bastantes errores estándar de ventaja, así que ninguna es un error.
review-unconfirmed-words = La mejor opción parecía llevar clara ventaja, pero una segunda mirada no lo confirmó. Así que no es un error.
review-right-words = Era la mejor opción.
review-no-decision = En este paso no hay ninguna decisión.
review-over = La ronda ha terminado.
review-behind = por debajo de la mejor
review-outlook = ganadas { $won }
review-outlook-gin = gin { $n }
review-outlook-undercut = contragolpe { $n }
review-outlook-drawn = nulas { $n }
review-how = Cómo se lee esto
review-how-know = El análisis valora las decisiones por lo que el jugador podía saber: su propia mano, las cartas a la vista y lo que revelan los pases, robos y descartes del otro jugador. Para esto nunca usa cartas ocultas.
review-how-luck = La suerte y la gráfica se calculan con todas las cartas a la vista, y no se valoran. El resultado sin suerte es una estimación. Si queda por debajo del 0 % o por encima del 100 %, la página dice «aproximadamente».
review-how-error = ± es un error estándar: la incertidumbre de las rondas simuladas. Una decisión solo cuenta si la diferencia es bastante segura.
review-how-again = Lo que parece dudoso o peor se juega hasta el final una segunda vez, en otras rondas simuladas y como sigue el nivel más fuerte. Un error solo es tan grave como dicen los dos resultados; lo que cuesta lo dice el segundo.
review-how-accuracy = Precisión: una decisión correcta vale 100, y un error vale la mitad por cada 0,08 de una victoria simple que pierde. La cifra es la media de las decisiones que cuentan.
review-how-win = Una victoria simple es la diferencia, con este marcador, entre ganar 20 puntos y una ronda que no gana nadie. Un error es dudoso desde 0,04 de una victoria simple, malo desde 0,08 y muy malo desde 0,16.
review-how-points = Cuando ya nada puede cambiar el resultado de la partida, ya no cuenta nada.
review-how-interpreted = Este servidor funciona sin su compilador, así que ha simulado menos rondas y más decisiones quedan demasiado igualadas.
review-keys = Teclas: las flechas izquierda y derecha van paso a paso. N y P van al error siguiente y al anterior.
review-won = ganó la partida
review-moves-help = Un error muestra los puntos que ha costado. Un robo muestra su suerte.
review-choices-help = Con errores estándar (±). Debajo: cuánto queda por debajo de la mejor opción.
review-graph-keys = Errores: círculo = { $a }, rombo = { $b }.
review-do-throw = Descartar { $card }
review-do-take = Tomar { $card }
review-do-draw = Robar
review-do-pass = Pasar
review-do-leave = Dejar { $card }
review-do-knock = Golpear con { $left }, descartar { $card }
review-do-gin = Gin, descartar { $card }
review-do-knock-so = Golpear con { $left }, descartar { $card }, bajar { $melds }
review-do-gin-so = Gin, descartar { $card }, bajar { $melds }
review-do-big-gin = Gran gin
review-do-lay =
    { $n ->
        [one] Añadir { $n } carta; quedan { $left }
       *[other] Añadir { $n } cartas; quedan { $left }
    }
review-do-lay-none = No añadir nada; quedan { $left }
review-do-show = Mostrar la mano
review-do-finish = Terminar
review-why-big_gin_missed = { $name } tenía gran gin, pero descartó { $thrown }.
review-why-gin_missed = { $name } podía hacer gin descartando { $better }, pero descartó { $thrown }.
review-why-knock_missed = { $name } podía golpear con { $left }, pero descartó { $thrown } y siguió jugando.
review-why-went_gin = { $name } hizo gin, pero seguir jugando valía más.
review-why-knocked = { $name } golpeó con { $left }, pero seguir jugando valía más.
review-why-better_ending = { $name } podría haber terminado la ronda de una manera mejor.
review-why-undercut = Recibió un contragolpe en el { $share } de las rondas simuladas.
review-why-broke_meld = { $name } descartó { $thrown } y rompió la combinación { $meld }. Quedaron { $left } puntos sueltos. Descartando { $better } habrían quedado { $could }.
review-why-threw = { $name } descartó { $thrown }, pero era mejor { $better }.
review-why-more_deadwood = Quedaron { $left } puntos sueltos en lugar de { $could }.
review-why-fewer_outs = Quedaron { $live } cartas vivas que forman una combinación en lugar de { $could }.
review-why-taken_up = El otro jugador tomó la carta en el { $share } de las rondas simuladas, y no en el { $could }.
review-why-took_last = { $name } tomó el último descarte, { $top }.
review-why-left_last = { $name } dejó { $top }.
review-why-took_without_meld = { $name } tomó { $top }, que no forma ninguna combinación, a la vista del otro jugador.
review-why-took_for_meld = { $name } tomó { $top } para la combinación { $meld }, pero era mejor una carta del mazo.
review-why-left_meld = { $name } dejó { $top }, que forma la combinación { $meld }: { $after ->
        [one] { $after } punto suelto
       *[other] { $after } puntos sueltos
    } en lugar de { $before }.
review-why-left_lower = { $name } dejó { $top }, que baja los puntos sueltos de { $before } a { $after }.
review-why-left_top = { $name } dejó { $top }, pero era mejor tomar esa carta.
review-why-layoffs = A { $name } le quedaron { $left } puntos sueltos, pero era posible { $could }.
review-why-lay_off = En { $meld } encaja { $card }.
review-outcome = «{ $played }» ganó el { $won } de las rondas simuladas, con { $points } puntos de media. «{ $best }» ganó el { $bestWon }, con { $bestPoints } de media.
review-hand-nothing = En esta partida no se repartió ninguna ronda, así que no hay nada que analizar.
review-hand-without =
    { $n ->
        [one] Con la misma suerte, { $names } habría tenido la mayor probabilidad de quedar en primer lugar.
       *[other] Con la misma suerte, { $names } habrían tenido la mayor probabilidad de quedar en primer lugar, demasiado igualados entre sí.
    }
review-hand-rate-help = La tasa de errores: milésimas de una ronda simple perdidas por cada decisión que cuenta. Cuanto menos, mejor. Una ronda simple es lo que valen 40 puntos en contra para el primer lugar. Los bots que no buscan pierden unas 40. La suerte positiva es buena suerte: otros tantos puntos en contra menos.
review-hand-graph-percent = La probabilidad de cada jugador de quedar en primer lugar después de cada reparto y cada robo, con todas las cartas a la vista. Una marca en una línea es un error muy malo de ese jugador.
review-hand-graph-label = Probabilidades del primer lugar a lo largo de { $n } rondas. Al final: { $end }. La tabla de abajo contiene todos los puntos.
review-hand-graph-at = Ronda { $round }, { $what }: { $value }
review-hand-graph-where = Ronda { $round }, después de: { $what }
review-hand-stands = { $name } { $value }
review-hand-round = Ronda
review-hand-rounds = Ronda a ronda
review-hand-round-of = Ronda { $n }: { $contract }
review-hand-seen = Cartas
review-hand-end-went_out = Cierra { $name }. Puntos en contra: { $left }.
review-hand-end-stock_exhausted = Se acabó el mazo. Puntos en contra: { $left }.
review-hand-end-turn_cap = No cerró nadie dentro del límite de turnos. Puntos en contra: { $left }.
review-hand-end-left = { $name } { $points }
review-hand-worst-where = Ronda { $round }, { $contract }; turno { $turn }
review-hand-round-earlier = Ronda anterior
review-hand-round-later = Ronda siguiente
review-hand-first-round = Esta es la primera ronda.
review-hand-last-round = Esta es la última ronda.
review-hand-in-points = En contra
review-hand-in-match = Primer lugar
review-hand-imagined = De hasta { $n } rondas simuladas, según lo que { $name } podía saber.
review-hand-cost = Coste: { $wins } de una ronda simple ({ $points } puntos).
review-hand-cost-match = Coste: { $wins } de una ronda simple ({ $points } puntos; { $match }).
review-hand-over = La ronda ha terminado.
review-hand-choices-all = Mostrar las { $n } opciones
review-hand-choices-few = Mostrar solo las mejores
review-hand-outlook = cierra { $out }
review-hand-outlook-beaten = cierra otro { $n }
review-hand-outlook-drawn = nadie { $n }
review-hand-how-know = El análisis valora las decisiones por lo que el jugador podía saber: su propia mano, las cartas a la vista y lo que los demás habían hecho hasta entonces. Para esto nunca usa cartas ocultas. No pedir un descarte también es una decisión. El análisis la muestra si era mejor decir «May I?».
review-hand-how-accuracy = Precisión: una decisión correcta vale 100, y un error vale la mitad por cada 0,08 de una ronda simple que pierde. La cifra es la media de las decisiones que cuentan.
review-hand-how-win = Una ronda simple es lo que valen 40 puntos en contra para la probabilidad del primer lugar, con los totales de antes de la ronda. Un error es dudoso desde 0,04 de una ronda simple, malo desde 0,08 y muy malo desde 0,16.
review-hand-moves-help = Un error muestra lo que ha costado y un robo muestra su suerte: ambos en porcentaje de la probabilidad del primer lugar.
review-hand-outcome = «{ $played }» tuvo de media { $points } puntos en contra y cerró en el { $out } de las rondas simuladas. «{ $best }» tuvo de media { $bestPoints } y cerró en el { $bestOut }.
review-do-leave-it = Dejar { $card }
review-do-call = Pedir { $card }
review-do-allow = Conceder { $card }
review-do-deny = Negar { $card }
review-do-withdraw = Retirar la petición
review-do-lay-down = Bajar { $melds }
review-do-lay-on = Añadir { $card } en { $melds }
review-do-displace = Poner { $card } en lugar de un comodín en { $melds }
review-why-call_missed_nearer = { $name } no pidió { $top }. Con esa carta, al contrato le faltan { $could } cartas en lugar de { $missing }.
review-why-call_missed_nearer_complete = { $name } no pidió { $top }, que completa el contrato.
review-why-left_nearer_complete = { $name } robó del mazo y dejó { $top }, que completa el contrato.
review-why-call_missed = { $name } no pidió { $top }, pero era mejor pedir esa carta.
review-why-called_nearer = { $name } pidió { $top }. Ayuda para el contrato, pero no lo bastante para pagar la carta de más.
review-why-called = { $name } pidió { $top }, que no ayuda para el contrato.
review-why-left_nearer = { $name } robó del mazo y dejó { $top }. Con esa carta, al contrato le faltan { $could } cartas en lugar de { $missing }.
review-why-left_fitting = { $name } robó del mazo y dejó { $top }, que encaja en la mesa.
review-why-took_nearer = { $name } tomó { $top }, que ayuda para el contrato, pero era mejor una carta del mazo.
review-why-took = { $name } tomó { $top }, que no ayuda para el contrato.
review-why-allowed = { $name } concedió { $top }, pero era mejor negar la petición.
review-why-denied = { $name } negó { $top }, pero era mejor conceder la petición.
review-why-broke_plan = { $name } descartó { $thrown }, que el contrato necesita. Cartas que faltan ahora: { $missing }. Descartando { $better }: { $could }.
review-why-kept_dear = Cuenta { $thrown }. La otra carta cuenta { $better }.
review-why-fits_table = Encaja en la mesa para cualquiera que se haya bajado.
review-hand-why-fewer_outs = Quedaron { $live } cartas vivas que ayudan para el contrato en lugar de { $could }.
review-why-held_down = { $name } podía bajar { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, pero no lo hizo.
review-why-laid_down = { $name } bajó { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, pero era mejor esperar.
review-why-laid_otherwise = { $name } bajó de una manera que deja { $left ->
        [one] { $left } punto
       *[other] { $left } puntos
    } después de añadir todo lo posible. De otra manera quedan { $could }.
review-why-kept_off = { $name } no añadió { $card }.
review-why-laid_off = { $name } añadió { $card }, pero era mejor guardar esa carta.
review-why-other_play = { $name } tenía una jugada mejor.
