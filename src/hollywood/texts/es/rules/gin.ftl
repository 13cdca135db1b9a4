# Las reglas de una mesa de gin, frase por frase.
#
# Glosario: una palabra para cada cosa, en todos los textos en español. A quien juega se le habla de tú.
#
#   ace, jack, queen, king    as, jota, reina, rey        meld            combinación
#   clubs, diamonds           tréboles, diamantes         set             grupo
#   hearts, spades            corazones, picas            run             escalera
#   rank, suit                rango, palo                 deadwood        cartas sueltas, puntos sueltos
#   face card                 figura                      knock           golpear, el golpe
#   pack, deck                baraja                      gin, big gin    gin, gran gin (hacer gin)
#   stock                     mazo                        undercut        contragolpe
#   discard pile              pila de descartes           lay off         añadir
#   upcard                    carta descubierta           lay down        bajar, bajarse
#   hand (cards held)         mano                        go out          cerrar
#   hand, round               ronda                       contract        contrato
#   dead hand                 ronda nula                  wild card       comodín
#   turn, move                turno, jugada               joker           joker
#   deal, dealer              repartir, quien reparte     natural card    carta natural
#   draw                      robar                       May I?          May I? («¿puedo?»)
#   take                      tomar                       call            pedir, la petición
#   discard                   descartar, el descarte      allow, grant    conceder
#   pass                      pasar                       deny            negar
#   match                     partida                     withdraw        retirar
#   game (of a match)         juego                       penalty card    carta de castigo
#   sheet, column             hoja, columna               penalty points  puntos en contra
#   box (of the sheet)        casilla                     tray            bandeja
#   box, captain (three)      caja, capitán               bonus           bonificación
#   entry, write down         anotación, anotar           settlement      liquidación
#   shutout, shut out         a cero                      side, partner   bando, compañero
#   on the schneid            aún a cero                  seat, table     asiento, mesa
#   hint                      pista                       rating, rated   clasificación, clasificatoria
#   review                    análisis                    record          registro
#   shuffle, seal             mezcla, sello               house rules     reglas de la casa

gin-title-game = El juego
gin-title-deal = El reparto
gin-title-melds = Combinaciones y cartas sueltas
gin-title-turn = El turno
gin-title-knocking = Golpear
gin-title-laying-off = Añadir cartas
gin-title-scoring = Los puntos de una ronda
gin-title-sheet = La hoja
gin-title-game-score = Los puntos del juego
gin-title-settlement = La liquidación

## El juego en una línea

gin-name-gin = Gin rummy
gin-name-oklahoma = Gin Oklahoma
gin-name-straight = Gin sin golpe
gin-hollywood-name-gin = Gin Hollywood
gin-hollywood-name-oklahoma = Gin Oklahoma en una hoja Hollywood
gin-hollywood-name-straight = Gin sin golpe en una hoja Hollywood
gin-line = { $name }: { $games }
gin-line-more = { $line }; { $part }
gin-line-name-form = { $name } para { SPELL($players) } ({ $form })
gin-form-cutthroat = el perdedor descansa
gin-form-dealer_sits_out = quien reparte descansa
gin-form-in_the_box = uno en la caja
gin-form-chouette = chouette
gin-form-partnership = por bandos
gin-line-games =
    { $games ->
        [1] un juego a { $target }
       *[other] { SPELL($games) } juegos a la vez, cada uno a { $target }
    }
gin-line-limit-upcard = la carta descubierta fija el límite para golpear
gin-line-limit = golpear con { $n } o menos
gin-line-gin = gin { $n }
gin-line-big-gin = gran gin { $n }
gin-line-undercut = contragolpe { $n }
gin-line-boxes = casillas { $n }
gin-line-any-suits = escaleras de cualquier palo
gin-line-round-corner = las escaleras dan la vuelta
gin-line-high-low = ases altos o bajos
gin-line-rounds = las columnas se abren ronda a ronda
gin-line-spades = las picas doblan

## El juego

gin-partners =
    { SPELL($players) } jugadores en dos bandos de { SPELL($pairs) }, en { SPELL($pairs) } mesas; cada mesa tiene
    { PACKS($packs) } de 52 cartas y juega una ronda entre dos.
gin-partners-meet =
    Los compañeros nunca se enfrentan. En cada mesa, un jugador de un bando juega contra uno del otro, y en cada ronda
    contra el siguiente jugador de ese bando.
gin-partners-score =
    Cuando todas las mesas han terminado, se suman los puntos de cada bando; el bando que tiene más se anota la
    diferencia. Si hay empate, nadie anota.
gin-two = Dos jugadores y { PACKS($packs) } de 52 cartas.
gin-three = Tres jugadores y { PACKS($packs) } de 52 cartas; en cada ronda juegan dos y uno descansa.
gin-play-cutthroat = Quien pierde una ronda descansa en la siguiente. Cada uno juega por su cuenta y lleva sus puntos.
gin-play-dealer_sits_out = Quien reparte da cartas a los otros dos y descansa. Cada uno juega por su cuenta y lleva sus puntos.
gin-play-in_the_box =
    Un jugador, la caja, juega contra otro, el capitán. Si gana la caja, el capitán y el tercer jugador se cambian los
    puestos. Si pierde, la caja descansa, el capitán pasa a ser la caja y el tercer jugador pasa a ser el capitán. Cada
    uno juega por su cuenta y lleva sus puntos.
gin-play-chouette =
    Un jugador, la caja, juega toda la partida contra los otros dos, que comparten los puntos. Uno de ellos, el
    capitán, lleva las cartas por los dos; si pierde una ronda, cambia el puesto con su compañero.
gin-aim =
    Cada jugador intenta formar combinaciones con las cartas de su mano y tener pocos puntos en las que sobran, las
    cartas sueltas.

## El reparto

gin-partners-deal =
    { $tables ->
        [2] En una ronda reparte un solo bando, en ambas mesas.
       *[other] En una ronda reparte un solo bando, en las { SPELL($tables) } mesas.
    }
gin-first-dealer-random = Se sortea quién reparte primero.
gin-first-dealer-random_or_chosen = Se sortea quién reparte primero, o los jugadores lo eligen.
gin-first-dealer-chosen = Los jugadores eligen quién reparte primero.
gin-cards-dealt =
    Cada jugador recibe { CARDS($n) }. La siguiente, la carta descubierta, se pone boca arriba y empieza la pila de
    descartes; el resto es el mazo, boca abajo.
gin-form-dealer-cutthroat = El jugador que descansaba entra y reparte al ganador.
gin-form-dealer-dealer_sits_out = Quien pierde una ronda reparte la siguiente.
gin-form-dealer-in_the_box = Reparte la caja.
gin-next-dealer-winner =
    { $who ->
        [side] El bando que gana una ronda reparte la siguiente.
       *[player] Quien gana una ronda reparte la siguiente.
    }
gin-next-dealer-loser =
    { $who ->
        [side] El bando que pierde una ronda reparte la siguiente.
       *[player] Quien pierde una ronda reparte la siguiente.
    }
gin-next-dealer-alternate =
    { $who ->
        [side] Los bandos se turnan para repartir.
       *[player] Los jugadores se turnan para repartir.
    }
gin-dead-dealer-same = Después de una ronda nula, que nadie gana, reparte otra vez el mismo jugador.
gin-dead-dealer-left =
    Después de una ronda nula, que nadie gana, reparte el jugador que está a la izquierda de quien la repartió.
gin-dead-dealer-other =
    { $who ->
        [side] Después de una ronda nula, que nadie gana, reparte el otro bando.
       *[player] Después de una ronda nula, que nadie gana, reparte el otro jugador.
    }

## Combinaciones y cartas sueltas

gin-set =
    { $exactly ->
        [yes] Un grupo son exactamente { $sizes } cartas del mismo rango.
       *[no] Un grupo son { $sizes } cartas del mismo rango.
    }
gin-run-same = Una escalera son { SPELL($n) } o más cartas seguidas del mismo palo, como { $example }.
gin-run-any = Una escalera son { SPELL($n) } o más cartas seguidas de cualquier palo, como { $example }.
gin-ace-low = El as es bajo: { $low } es una escalera, { $high } no lo es.
gin-ace-high_low = El as es bajo o alto: { $low } y { $high } son escaleras, { $corner } no lo es.
gin-ace-round_corner = Las escaleras dan la vuelta: { $low }, { $high } y { $corner } son escaleras.
gin-one-meld = Cada carta forma parte de una sola combinación.
gin-deadwood =
    Como carta suelta, el as vale { POINTS($ace) }; la jota, la reina y el rey valen { $face } cada uno; las demás
    valen su número.

## El turno

gin-upcard-offered =
    Al empezar, el jugador que no ha repartido puede tomar la carta descubierta y descartar una carta; si pasa, puede
    tomarla quien ha repartido.
gin-both-pass-nondealer_draws_stock =
    Si pasan los dos, el jugador que no ha repartido roba la carta de arriba del mazo y descarta una carta.
gin-both-pass-nondealer_draws_either =
    Si pasan los dos, el jugador que no ha repartido empieza con un turno normal y todavía puede tomar la carta
    descubierta.
gin-begins = El jugador que no ha repartido empieza con un turno normal.
gin-turn =
    Desde entonces, en cada turno se roba y se descarta: toma la carta de arriba del mazo o de la pila de descartes y
    después pon una carta boca arriba en la pila de descartes.
gin-rediscard-forbid = Una carta recién tomada de la pila de descartes no se puede descartar en el mismo turno.
gin-rediscard-allow = Una carta recién tomada de la pila de descartes se puede descartar en el mismo turno.
gin-stock-end-immediate =
    { $floor ->
        [0] Cuando tras un descarte no queda ninguna carta en el mazo y nadie ha golpeado, la ronda es nula: nadie anota.
        [one] Cuando tras un descarte solo queda una carta en el mazo y nadie ha golpeado, la ronda es nula: nadie anota.
       *[other] Cuando tras un descarte solo quedan { CARDS($floor) } en el mazo y nadie ha golpeado, la ronda es nula: nadie anota.
    }
gin-stock-end-fiftieth_card =
    { $floor ->
        [0] Cuando tras un descarte no queda ninguna carta en el mazo, el otro jugador aún puede tomar ese descarte, pero solo para golpear con él; si no, la ronda es nula y nadie anota.
        [one] Cuando tras un descarte solo queda una carta en el mazo, el otro jugador aún puede tomar ese descarte, pero solo para golpear con él; si no, la ronda es nula y nadie anota.
       *[other] Cuando tras un descarte solo quedan { CARDS($floor) } en el mazo, el otro jugador aún puede tomar ese descarte, pero solo para golpear con él; si no, la ronda es nula y nadie anota.
    }
gin-turn-cap = También es nula una ronda que llega a { $n } turnos.

## Golpear

gin-only-gin =
    Nadie golpea con cartas sueltas: solo el gin, con las { SPELL($hand) } cartas combinadas, termina una ronda.
gin-go-gin =
    { $face ->
        [face_down] Para hacer gin, roba, pon tu última carta boca abajo en la pila de descartes y muestra tu mano.
       *[face_up] Para hacer gin, roba, pon tu última carta boca arriba en la pila de descartes y muestra tu mano.
    }
gin-limit-upcard-one =
    La carta descubierta fija el límite para golpear, el máximo de puntos sueltos: su número, o diez si es una figura. Si
    es un as, el límite es un punto.
gin-limit-upcard-gin_only =
    La carta descubierta fija el límite para golpear, el máximo de puntos sueltos: su número, o diez si es una figura. Si
    es un as, hace falta gin.
gin-knock-upcard =
    { $face ->
        [face_down] Para terminar una ronda, golpea: después de robar, descarta una carta boca abajo y pon tus combinaciones sobre la mesa; las cartas sueltas no pueden pasar de ese límite.
       *[face_up] Para terminar una ronda, golpea: después de robar, descarta una carta boca arriba y pon tus combinaciones sobre la mesa; las cartas sueltas no pueden pasar de ese límite.
    }
gin-knock =
    { $face ->
        [face_down] Para terminar una ronda, golpea: después de robar, descarta una carta boca abajo y pon tus combinaciones sobre la mesa; las cartas sueltas no pueden sumar más de { POINTS($n) }.
       *[face_up] Para terminar una ronda, golpea: después de robar, descarta una carta boca arriba y pon tus combinaciones sobre la mesa; las cartas sueltas no pueden sumar más de { POINTS($n) }.
    }
gin-may-knock = Puedes golpear ya en tu primer turno, y nunca tienes que hacerlo.
gin-gin = Golpear sin cartas sueltas, con las { SPELL($hand) } cartas combinadas, es gin.
gin-big-gin =
    Si las { SPELL($n) } cartas, con la que acabas de robar, están en combinaciones, es gran gin y no se descarta nada.

## Añadir cartas

gin-no-layoff = No se añaden cartas: al defensor le cuentan todas las cartas que no están en una combinación.
gin-layoff-never = A un gin nadie le añade cartas, y aquí solo el gin termina una ronda.
gin-layoff =
    { $fourth ->
        [yes] El otro jugador, el defensor, muestra sus combinaciones y puede añadir cartas sueltas a las de quien ha golpeado: una cuarta carta a un grupo, o más cartas a los extremos de una escalera.
       *[no] El otro jugador, el defensor, muestra sus combinaciones y puede añadir cartas sueltas a las de quien ha golpeado: más cartas a los extremos de una escalera.
    }
gin-layoff-on-gin = Puede hacerlo incluso contra un gin.
gin-no-layoff-on-big-gin = Solo a un gran gin nadie le añade cartas.
gin-no-layoff-on-gin = Contra un gin, el defensor no puede añadir cartas.
gin-knocker-layoff = Después, quien ha golpeado puede añadir cartas sueltas a las combinaciones del defensor.
gin-no-knocker-layoff = Quien ha golpeado nunca añade cartas.
