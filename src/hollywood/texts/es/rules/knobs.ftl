# Lo que decide cada ajuste de las reglas, en una línea, y qué valores puede tener.

allowed-whole = un número entero de { $low } a { $high }
allowed-flag = true (sí) o false (no)
allowed-maybe = none (nada) o { $values }
allowed-list = una lista de { $fewest } a { $most } entradas, cada una { $values }
allowed-distinct = una lista de { $fewest } a { $most } entradas distintas, cada una { $values }
allowed-part = un grupo con los ajustes { $names }
allowed-switch = activado o desactivado
allowed-contract = de uno a cinco de S (grupo) y R (escalera), con longitudes especiales, como SSR o S3R7
allowed-points = puntos para cada rango una vez, como { $example }
setting-refused = { $name } no puede ser { $value }: { $allowed }

## Gin.

about-gin-family = el tipo de juego
about-gin-players = cuántas personas se sientan a la mesa
about-gin-form = quién juega contra quién: dos jugadores; tres, y uno descansa; parejas en varias mesas
about-gin-decks = cuántas barajas de 52 cartas se usan
about-gin-hand_size = cuántas cartas recibe cada jugador
about-gin-set_sizes = cuántas cartas del mismo rango forman un grupo
about-gin-run_min = la escalera más corta
about-gin-run_suits = si todas las cartas de una escalera deben ser del mismo palo
about-gin-ace = ases en escaleras: solo bajo el dos; también sobre el rey; también entre rey y dos
about-gin-ace_points = lo que cuenta un as suelto
about-gin-face_points = lo que cuentan jota, reina o rey sueltos
about-gin-first_dealer = quién reparte primero
about-gin-next_dealer = quién reparte después de una ronda con puntos
about-gin-dealer_after_draw = quién reparte después de una ronda nula
about-gin-upcard_option = si la carta descubierta se ofrece primero al que no reparte y luego al que reparte
about-gin-both_pass = cómo empieza el que no reparte cuando los dos dejan pasar la carta descubierta
about-gin-rediscard_taken = si se puede descartar una carta en el mismo turno en que se toma
about-gin-knock_limit = el máximo de puntos sueltos para golpear; 0 es solo gin
about-gin-knock_discard = si el descarte del golpe va boca arriba o boca abajo
about-gin-oklahoma = si la primera carta descubierta fija el límite para golpear
about-gin-oklahoma_ace = qué límite fija un as descubierto en Oklahoma
about-gin-spade_doubles = si una pica descubierta dobla los puntos de la ronda en Oklahoma
about-gin-multiplier = por cuánto se multiplican los puntos de cada ronda
about-gin-layoff = si el defensor puede añadir cartas
about-gin-layoff_on_gin = si se pueden añadir cartas a un gin
about-gin-knocker_layoff = si también puede añadir quien golpea
about-gin-gin_bonus = puntos por el gin, además de los sueltos del otro
about-gin-gin_bonus_allowed = las bonificaciones de gin que permite la página; none: cualquiera
about-gin-undercut_bonus = puntos por un contragolpe, además de la diferencia
about-gin-undercut_on_tie = si un empate a puntos sueltos es contragolpe
about-gin-gin_undercut = qué pasa con el gin si el defensor tampoco tiene cartas sueltas
about-gin-big_gin = puntos por once cartas combinadas; none: sin gran gin
about-gin-stock_floor = cuántas cartas quedan en el mazo cuando la ronda es nula
about-gin-stock_end = si al acabarse el mazo aún se puede tomar el último descarte para golpear
about-gin-turn_cap = después de cuántos turnos termina una ronda sin ganador
about-gin-scoring = varios juegos a la vez o uno solo
about-gin-games = cuántas columnas tiene la hoja
about-gin-games_at_once = cuántos juegos están abiertos a la vez en una serie continua; none: todos
about-gin-credit = qué abre la columna siguiente: las victorias propias o las rondas anotadas por cualquiera
about-gin-closed_entry = una primera anotación cuyo juego ha terminado: pasa al siguiente abierto o se pierde
about-gin-target = con cuántos puntos termina un juego
about-gin-series_end = cuándo termina la partida
about-gin-overall = quién gana la partida: más juegos, solo todos los juegos, o la mayor liquidación
about-gin-game_bonus = puntos por ganar un juego
about-gin-shutout = lo que recibe el ganador si el otro no ha anotado en el juego
about-gin-shutout-kind = estos puntos en lugar de la bonificación, además de ella, o la columna doblada
about-gin-shutout-points = los puntos; no se usan si la columna se dobla
about-gin-box_bonus = puntos por cada ronda ganada, que no cuentan para la meta
about-gin-gin_extra_boxes = casillas extra por gin y gran gin
about-gin-undercut_extra_boxes = casillas extra por un contragolpe
about-gin-partners_extra_boxes = casillas extra si ganan todos los compañeros de un lado
about-gin-doubled_boxes = si las casillas cuentan más en una ronda que cuenta doble
about-gin-third_game_doubled = si la última columna cuenta doble
about-gin-sweep_doubled = si todo cuenta doble cuando un lado gana todos los juegos
about-gin-settlement = quién paga y cuánto
about-gin-stake = dinero por punto, en centavos; 0: solo puntos
about-gin-rounding = los puntos se redondean a este múltiplo antes de pagar

## Contract games.

about-contract-family = el tipo de juego
about-contract-players = cuántas personas pueden sentarse a la mesa
about-contract-decks = cuántas barajas de 52 cartas se usan
about-contract-jokers = cuántos jokers hay en la baraja
about-contract-deal = cuántas cartas recibe cada jugador, ronda por ronda
about-contract-contracts = lo que hay que bajar, ronda por ronda: S un grupo, R una escalera
about-contract-set_min = el grupo más pequeño
about-contract-run_min = la escalera más corta
about-contract-wild = los comodines; XX: jokers
about-contract-min_naturals_per_meld = cuántas cartas de una combinación no pueden ser comodines
about-contract-more_wilds_than_naturals = si una combinación puede tener más comodines que otras cartas
about-contract-wilds_side_by_side = si puede haber comodines seguidos en una escalera
about-contract-run_low = la carta más baja de una escalera
about-contract-run_high = la carta más alta de una escalera
about-contract-laydown = se bajan exactamente las combinaciones del contrato, o también más de los mismos tipos, o exactamente estas y ninguna más larga de lo que pide
about-contract-duplicate_rank_sets = si dos grupos de un contrato pueden tener el mismo rango
about-contract-adjacent_same_suit_runs = si dos escaleras de un contrato pueden tocarse o solaparse en un palo
about-contract-run_gap = cuántos valores quedan entre dos escaleras de un palo, si no pueden tocarse
about-contract-take_after_laying_down = si quien ya se ha bajado puede tomar descartes
about-contract-layoff_requires_down = si hay que bajarse antes de añadir cartas
about-contract-layoff_same_turn = si se puede añadir en el mismo turno en que uno se baja
about-contract-layoff_targets = dónde se puede añadir
about-contract-displace_ace = si una carta natural puede ocupar el lugar de un comodín, y adónde va este
about-contract-may_i = las reglas de May-I; none: sin peticiones
about-contract-may_i-who = quién puede pedir: quien no se ha bajado, o todos los demás
about-contract-may_i-when = hasta cuándo se puede pedir
about-contract-may_i-per_turn = cuántas peticiones se pueden conceder en un turno
about-contract-may_i-limit = cuántas peticiones puede obtener un jugador en una ronda
about-contract-may_i-max_cards = cuántas cartas se pueden tener después de pedir
about-contract-may_i-penalty_cards = cuántas cartas del mazo vienen con el descarte
about-contract-may_i-deny_forces_discard = si quien niega una petición tiene que tomar el descarte
about-contract-may_i-priority = quién recibe la carta: el primero que pide (los empates, en el sentido del reloj), o el siguiente en ese sentido
about-contract-may_i-withdraw = si se puede retirar una petición
about-contract-may_i-counted = qué peticiones cuentan para el límite
about-contract-may_i-after = qué puede robar el jugador del turno después de conceder una petición
about-contract-may_i_own_discard = si se puede pedir el propio descarte
about-contract-go_out_without_discard = si se puede cerrar sin descartar
about-contract-last_hand = la última ronda: todas las cartas a la vez, sin descarte; o como las demás
about-contract-points = lo que cuenta cada carta que queda en la mano
about-contract-out_in_one_turn = puntos que se restan a quien se baja y cierra en el mismo turno
about-contract-first_dealer = quién reparte primero
about-contract-next_dealer = quién reparte la ronda siguiente
about-contract-winner = quién gana la partida
about-contract-total_tie = qué pasa si varios jugadores tienen el total más bajo
about-contract-stock_exhausted = qué pasa cuando se acaba el mazo
about-contract-rediscard_taken = si se puede descartar una carta en el mismo turno en que se toma
about-contract-turn_cap = después de cuántos turnos termina una ronda sin ganador

## Ajustes que se contradicen y ajustes que no se pueden leer.

clash-form = players={ $players } contradice form={ $form }, que necesita { $seats } jugadores
clash-gin_bonus = gin_bonus no puede ser { $bonus }: estas reglas conocen { $known } (gin_bonus_allowed)
clash-oklahoma = oklahoma=true contradice knock_limit=0: si solo vale el gin, ninguna carta fija un límite
clash-spade_doubles = spade_doubles=true necesita oklahoma=true: solo ahí cuenta la carta descubierta
clash-layoff = { $name }=true contradice layoff=false
clash-scoring = scoring={ $scoring } contradice games={ $games }: un solo juego es una columna
clash-one-game = { $name }=true contradice games=1: hacen falta varios juegos
clash-overall = overall=all_three contradice series_end=two_wins: una partida que acaba a los dos juegos nunca se gana ganándolos todos
clash-at-once = games_at_once={ $at_once } contradice games={ $games }: una serie continua tiene más juegos que los abiertos a la vez
clash-running-two = games_at_once={ $at_once } contradice series_end=two_wins: una serie continua sigue hasta que acaban todos sus juegos
clash-running-doubled = games_at_once={ $at_once } contradice third_game_doubled=true: una serie continua no tiene un tercer juego que doblar
clash-partners = partners_extra_boxes={ $n } contradice form={ $form }: solo lo ganan los compañeros
clash-doubled-extra = doubled_boxes=extra necesita gin_extra_boxes o undercut_extra_boxes: sin casillas extra no dobla nada
clash-none = { $name }=none contradice games={ $games }: solo un juego único no necesita nada
clash-hands = deal tiene { $deal } rondas, pero contracts { $contracts }: da tantas de uno como de otro
clash-pack = players={ $players } con deal={ $deal } necesita { $needed } cartas; decks={ $decks } y jokers={ $jokers } dan { $cards }
clash-no-jokers = wild=XX necesita jokers en la baraja (jokers=0)
clash-tame-jokers = jokers={ $jokers } los necesita como comodines: un joker no es otra cosa (wild)
clash-contract-cards = el contrato { $contract } de la ronda { $n } necesita { $least } cartas; deal={ $deal }, todas las peticiones y un robo dan { $most }
clash-contract-run = el contrato { $contract } pide una escalera de más de { $longest } cartas (run_low, run_high)
clash-last-hand = el contrato { $contract } de la última ronda admite { $room } cartas; deal={ $deal } y un robo dan { $cards }, y todas deben combinarse (last_hand)
clash-least-naturals = laydown=least da al contrato { $contract } combinaciones con menos cartas que min_naturals_per_meld={ $naturals }
clash-least-last-hand = laydown=least baja { $least } cartas para el contrato { $contract } de la última ronda; deal={ $deal } y un robo dan { $cards }, y hay que combinarlas todas (last_hand)
clash-run_gap = run_gap={ $gap } necesita adjacent_same_suit_runs=false: las escaleras que pueden tocarse no necesitan distancia
clash-layoff_same_turn = layoff_same_turn=false necesita layoff_requires_down=true: quien puede añadir antes de bajarse puede hacerlo en cualquier turno
setting-unread = no se puede leer el ajuste { $setting }: escribe nombre=valor, como target=150
setting-twice = { $name } está dos veces: basta una
setting-off = { $name } está desactivado: no pongas sus ajustes
setting-at-table = { $name } no puede ser { $value } en una mesa: { $allowed }
setting-players = no puede haber { $n } jugadores: este juego es para { $allowed }
setting-players-gin = no puede haber { $n } jugadores: el gin es para 2, 3, 4, 6 u 8
