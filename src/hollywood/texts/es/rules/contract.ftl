# Las reglas de una mesa de contratos, frase por frase. El glosario está en `gin.ftl`.

contract-title-game = El juego
contract-title-deal = El reparto
contract-title-contracts = Los contratos
contract-title-melds = Grupos y escaleras
contract-title-turn = El turno
contract-title-calling = May I?
contract-title-laying-down = Bajar el contrato
contract-title-laying-off = Añadir cartas
contract-title-going-out = Cerrar
contract-title-last-hand = La última ronda
contract-title-scoring = Los puntos

## Un contrato, y el juego en una línea

contract-meld-sets =
    { $n ->
        [one] un grupo
       *[other] { SPELL($n) } grupos
    }
contract-long-sets =
    { $n ->
        [one] un grupo de { SPELL($length) }
       *[other] { SPELL($n) } grupos de { SPELL($length) }
    }
contract-meld-runs =
    { $n ->
        [one] una escalera
       *[other] { SPELL($n) } escaleras
    }
contract-long-runs =
    { $n ->
        [one] una escalera de { SPELL($length) }
       *[other] { SPELL($n) } escaleras de { SPELL($length) }
    }
contract-range = de { SPELL($low) } a { SPELL($high) }
contract-one-hand = una ronda ({ $contract })
contract-hands = { SPELL($n) } rondas (primera: { $first }; última: { $last })
contract-wild-line = comodines: { $ranks }
contract-no-wild-line = sin comodines
contract-calls-none = sin May-I
contract-calls-free = May-I sin límite
contract-calls =
    { $n ->
        [one] un May-I por ronda
       *[other] { SPELL($n) } May-I por ronda
    }
contract-line = Rummy de contratos ({ $players } jugadores): { $hands }; { $wild }; { $calls }; gana el total más bajo.

## El juego y el reparto

contract-players =
    { $jokers ->
        [0] { $players } jugadores, { PACKS($packs) } de 52 cartas, sin jokers.
        [one] { $players } jugadores, { PACKS($packs) } de 52 cartas y un joker.
       *[other] { $players } jugadores, { PACKS($packs) } de 52 cartas y { SPELL($jokers) } jokers.
    }
contract-players-shuffled =
    { $jokers ->
        [0] { $players } jugadores, { PACKS($packs) } de 52 cartas mezcladas entre sí, sin jokers.
        [one] { $players } jugadores, { PACKS($packs) } de 52 cartas mezcladas entre sí, y un joker.
       *[other] { $players } jugadores, { PACKS($packs) } de 52 cartas mezcladas entre sí, y { SPELL($jokers) } jokers.
    }
contract-match =
    { $n ->
        [one] Una partida es una sola ronda. Cada jugador intenta bajar su contrato, un número de grupos y escaleras, y después deshacerse de todas las demás cartas.
       *[other] Una partida son { SPELL($n) } rondas. En cada una, cada jugador intenta bajar el contrato de esa ronda, un número de grupos y escaleras, y después deshacerse de todas las demás cartas.
    }
contract-first-dealer-random =
    Se sortea quién reparte primero; después se reparte por turnos, en el sentido de las agujas del reloj.
contract-first-dealer-chosen =
    Los jugadores eligen quién reparte primero; después se reparte por turnos, en el sentido de las agujas del reloj.
contract-dealt = Cada jugador recibe { CARDS($n) } en cada ronda.
contract-dealt-below = Los contratos, más abajo, dicen cuántas cartas recibe cada jugador.
contract-upcard =
    La siguiente carta se pone boca arriba y empieza la pila de descartes; el resto es el mazo.
contract-rows = Lo que hay que bajar en cada ronda:
contract-row = ronda { $n }

## Grupos y escaleras

contract-set = Un grupo son { CARDS($n) } o más del mismo rango, de cualquier palo.
contract-run =
    Una escalera son { CARDS($n) } o más seguidas del mismo palo; puede empezar desde el { $low ->
        [A] as
       *[other] dos
    } y llegar hasta el { $high ->
        [A] as
       *[other] rey
    }.
contract-no-wild = No hay comodines.
contract-wild = { $ranks } son comodines: cada uno puede valer por cualquier carta en un grupo o una escalera.
contract-naturals =
    { $n ->
        [one] Cada grupo y cada escalera necesita al menos una carta que no sea un comodín.
       *[other] Cada grupo y cada escalera necesita al menos { SPELL($n) } cartas que no sean comodines.
    }
contract-no-naturals = Un grupo o una escalera puede ser solo de comodines.
contract-few-wilds = Ningún grupo ni escalera puede tener más comodines que otras cartas, tampoco después de añadirle cartas.
contract-wilds-apart = En una escalera no puede haber dos comodines seguidos, tampoco después de añadirle cartas.

## El turno

contract-turn =
    Empieza el jugador que está a la izquierda de quien reparte. En tu turno, roba la carta de arriba del mazo o de la
    pila de descartes; baja y añade las cartas que puedas y quieras; después descarta una carta.
contract-down-draws = Quien ya se ha bajado no puede tomar descartes y siempre roba del mazo.
contract-rediscard-allow = Una carta recién tomada se puede descartar en el mismo turno.
contract-rediscard-forbid = Una carta recién tomada de la pila de descartes no se puede descartar en el mismo turno.
contract-stock-shuffle_discards_keep_top =
    Cuando se acaba el mazo, se mezclan todos los descartes menos el de arriba y forman un mazo nuevo; si aun así no hay
    nada que robar, la ronda termina y cuentan todas las manos.
contract-stock-hand_ends = Cuando se acaba el mazo y alguien tiene que robar de él, la ronda termina y cuentan todas las manos.
contract-turn-cap = Una ronda también termina a los { $n } turnos, sin ganador.

## Pedir fuera de turno

contract-no-calls = Nadie puede pedir una carta fuera de su turno.
contract-who-others_not_laid_down =
    Antes de que robe el jugador que tiene el turno, cualquier otro que aún no se haya bajado puede pedir la carta de
    arriba de la pila de descartes: «May I?» («¿puedo?»).
contract-who-others =
    Antes de que robe el jugador que tiene el turno, cualquier otro, incluso si ya se ha bajado, puede pedir la carta de
    arriba de la pila de descartes: «May I?» («¿puedo?»).
contract-own-discard = Incluso quien acaba de descartar la carta puede pedirla.
contract-no-own-discard = Quien acaba de descartar la carta no puede pedirla.
contract-late-calls =
    Si el jugador de turno roba del mazo, los demás aún pueden pedir la carta hasta que ese jugador baje, añada o
    descarte. Entonces la petición no se puede negar.
contract-priority-first_then_clockwise =
    Si la piden varios, la recibe el primero; si la piden a la vez, el siguiente al jugador que tiene el turno, en el
    sentido de las agujas del reloj.
contract-priority-clockwise =
    Si la piden varios, la recibe el siguiente al jugador que tiene el turno, en el sentido de las agujas del reloj, sin
    importar quién la pidió primero.
contract-withdraw = Una petición se puede retirar; entonces vale la de otro jugador.
contract-no-withdraw = Una petición no se puede retirar.
contract-allowed-active_draws_stock_or_next_discard =
    { $penalty ->
        [0] El jugador que tiene el turno concede la petición o la niega. Si la concede, quien la hizo toma la carta; después, el jugador que tiene el turno roba del mazo o toma el siguiente descarte.
       *[other] El jugador que tiene el turno concede la petición o la niega. Si la concede, quien la hizo toma la carta, y además { CARDS($penalty) } del mazo; después, el jugador que tiene el turno roba del mazo o toma el siguiente descarte.
    }
contract-allowed-active_draws_stock =
    { $penalty ->
        [0] El jugador que tiene el turno concede la petición o la niega. Si la concede, quien la hizo toma la carta; después, el jugador que tiene el turno roba del mazo.
       *[other] El jugador que tiene el turno concede la petición o la niega. Si la concede, quien la hizo toma la carta, y además { CARDS($penalty) } del mazo; después, el jugador que tiene el turno roba del mazo.
    }
contract-denied-forced = Quien niega una petición tiene que tomar el descarte, y quien la hizo no recibe nada.
contract-denied-free = Quien niega una petición puede robar igualmente de cualquiera de las dos pilas, y quien la hizo no recibe nada.
contract-per-turn =
    { $n ->
        [one] En un turno solo se puede conceder una petición.
       *[other] En un turno se pueden conceder como máximo { SPELL($n) } peticiones.
    }
contract-unlimited = Un jugador puede hacer en una ronda todas las peticiones que quiera.
contract-limit-granted_only =
    { $n ->
        [0] En una ronda no se concede ninguna petición.
        [one] A cada jugador se le puede conceder una petición por ronda.
       *[other] A cada jugador se le pueden conceder { SPELL($n) } peticiones por ronda.
    }
contract-limit-all_calls =
    { $n ->
        [0] En una ronda no se puede hacer ninguna petición.
        [one] Cada jugador puede hacer una petición por ronda, se conceda o no.
       *[other] Cada jugador puede hacer { SPELL($n) } peticiones por ronda, se concedan o no.
    }
contract-max-cards = Después de una petición, un jugador no puede tener más de { $n } cartas.

## Bajar el contrato y añadir cartas

contract-lay-down = Cuando tienes el contrato, puedes bajarlo en tu turno, después de robar.
contract-laydown-exact =
    Baja exactamente los grupos y las escaleras que pide, y ninguno más; cada uno puede ser más largo de lo necesario.
contract-laydown-minimum =
    Baja al menos los grupos y las escaleras que pide; puedes bajar con ellos más de las mismas clases, y cada uno puede
    ser más largo de lo necesario.
contract-laydown-least =
    Baja exactamente los grupos y las escaleras que pide, ninguno más largo de lo necesario. Después puedes añadir más
    cartas.
contract-same-rank = Dos de tus grupos pueden ser del mismo rango.
contract-no-same-rank = No puedes bajar dos grupos del mismo rango.
contract-touching = Dos de tus escaleras del mismo palo pueden tocarse o solaparse.
contract-no-touching =
    { $n ->
        [1] Dos de tus escaleras del mismo palo no pueden tocarse ni solaparse.
       *[other] Entre dos de tus escaleras del mismo palo tienen que quedar libres al menos { SPELL($n) } valores.
    }
contract-layoff-any_meld_on_table = En tu turno puedes añadir cartas que encajen a cualquier grupo o escalera de la mesa, tuyos o de otro jugador.
contract-layoff-own_melds = En tu turno puedes añadir cartas que encajen a tus propios grupos y escaleras.
contract-layoff-down = Antes tienes que bajar tu propio contrato.
contract-layoff-before = Puedes hacerlo incluso antes de haber bajado tu propio contrato.
contract-layoff-same-turn = Puedes empezar en el mismo turno en que te bajas.
contract-layoff-later = No puedes hacerlo en el turno en que te bajas.
contract-displace-runs_only_to_end_of_same_run =
    En una escalera, la carta por la que vale un comodín puede ocupar su lugar; el comodín pasa entonces a uno de los
    extremos de esa escalera, y a ningún otro sitio.
contract-displace-never = Un comodín se queda donde está.
contract-displace-runs_only_to_hand =
    En una escalera, la carta por la que vale un comodín puede ocupar su lugar; el jugador se lleva entonces el comodín
    a la mano.
contract-displace-runs_only_to_hand_played_at_once =
    En una escalera, la carta por la que vale un comodín puede ocupar su lugar; el jugador se lleva entonces el comodín
    a la mano y tiene que añadirlo a otra combinación antes de hacer nada más.

## Cerrar, la última ronda y los puntos

contract-out = La ronda termina cuando un jugador se queda sin cartas: ese jugador cierra.
contract-out-free = La última carta puedes descartarla o jugarla como las demás.
contract-out-discard = La última carta tienes que descartarla.
contract-last-hand =
    La ronda { $n } termina de otra manera: para bajarte, tienes que bajar toda tu mano de una vez ({ $contract }), sin
    que quede ninguna carta que descartar.
contract-last-hand-calls = También tienen que encajar las cartas que has recibido por May-I.
contract-scoring =
    { $n ->
        [one] Quien cierra no se anota ningún punto. Después de una ronda gana el total más bajo; si hay totales iguales, se comparte la victoria.
       *[other] Quien cierra no se anota ningún punto. Después de { SPELL($n) } rondas gana el total más bajo; si hay totales iguales, se comparte la victoria.
    }
contract-out-in-one-turn = A quien se baja y cierra en el mismo turno se le restan { POINTS($n) }.
contract-points = Los demás se anotan los puntos de las cartas que les quedan en la mano:
contract-rank-range = de { RANK($low) } a { RANK($high) }
