mayi-number-1 = un
mayi-number-2 = dos
mayi-number-3 = tres
mayi-number-4 = cuatro
mayi-number-5 = cinco
mayi-set-one = un grupo
mayi-set-many = { $count } grupos
mayi-run-one = una escalera
mayi-run-many = { $count } escaleras
mayi-of-length = { $what } de { $least }

mayi-hand-of = Ronda { $number } de { $hands }
mayi-hand-contract = Baja { $contract }
mayi-hand-last = La última ronda: { $contract }, con todas tus cartas y sin descarte.
mayi-hand-last-short = Todas las cartas a la vez, sin descarte
mayi-wild = Comodines: { $cards }
mayi-wild-none = No hay comodines
mayi-wild-jokers = jokers
mayi-wild-rank-A = ases
mayi-wild-rank-2 = doses
mayi-wild-rank-3 = treses
mayi-wild-rank-4 = cuatros
mayi-wild-rank-5 = cincos
mayi-wild-rank-6 = seises
mayi-wild-rank-7 = sietes
mayi-wild-rank-8 = ochos
mayi-wild-rank-9 = nueves
mayi-wild-rank-T = dieces
mayi-wild-rank-J = jotas
mayi-wild-rank-Q = reinas
mayi-wild-rank-K = reyes

mayi-players = Jugadores
mayi-you = Tú
mayi-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
mayi-down = bajado
mayi-dealer = reparte
mayi-in-turn = le toca
mayi-called = May I?
mayi-passed = ha pasado
mayi-penalty =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
mayi-calls-left =
    { $n ->
        [one] Queda { $n } petición
       *[other] Quedan { $n } peticiones
    }
mayi-calls-of = May-I { $left }
mayi-away = ausente
mayi-known = Tomadas de la pila y aún en la mano: { $cards }

mayi-stock = Mazo
mayi-pile = Descartes
mayi-pile-empty = La pila de descartes está vacía
mayi-thrown-by = descartada por { $name }
mayi-thrown-deal = descubierta al repartir

mayi-table = Combinaciones en la mesa
mayi-table-none = Aún no se ha bajado nadie.
mayi-melds-of = Combinaciones de { $name }
mayi-melds-yours = Tus combinaciones
mayi-meld-set = Grupo de { $rank }
mayi-meld-run = Escalera de { $suit }, { $low } a { $high }
mayi-meld-wild-set = Grupo de comodines
mayi-meld-wild-run = Escalera de comodines
mayi-meld-cards = { $meld }: { $cards }
mayi-meld-of = Combinación { $number }, { $owner }. { $meld }
mayi-stands-for = { $card } como { $rank }
mayi-meld-add = Añadir aquí { $card }
mayi-meld-choose = Elige una carta de tu mano que encaje aquí
mayi-meld-chosen-many = Añade las cartas de una en una: elige solo una.
mayi-lay-elsewhere = Aquí no encaja { $card }.

mayi-hand = Tu mano
mayi-hand-short =
    { $n ->
        [one] Te falta { $n } carta para el contrato
       *[other] Te faltan { $n } cartas para el contrato
    }
mayi-hand-short-all =
    { $n ->
        [one] Te falta { $n } carta para cerrar
       *[other] Te faltan { $n } cartas para cerrar
    }
mayi-hand-ready = Puedes bajarte
mayi-hand-complete = Tienes el contrato
mayi-hand-group = inicio de una combinación
mayi-hand-wild = comodín
mayi-hand-fits = encaja en la mesa

mayi-trays = Lo que bajas
mayi-trays-help = Elige cartas y toca una bandeja. Toca una carta de una bandeja para recuperarla. En una escalera, Alt y las flechas la mueven.
mayi-tray-set = Grupo
mayi-tray-run = Escalera
mayi-tray-numbered = { $kind } { $number }
mayi-tray-least = { $least } o más
mayi-tray-label = { $name }, { $least } o más
mayi-tray-put =
    { $n ->
        [one] Poner aquí: { $tray }
       *[other] Poner aquí { $n } cartas: { $tray }
    }
mayi-tray-state-short = { $n } de { $least }
mayi-tray-state-good = bien
mayi-tray-state-bad = no encaja
mayi-tray-state-asking = comprobando
mayi-tray-back = { $card }, en { $tray }; devolver a tu mano
mayi-tray-as = como { $rank }
mayi-tray-order-label = Ordenar: { $tray }
mayi-tray-remove = Quitar bandeja
mayi-tray-more-set = Otro grupo
mayi-tray-more-run = Otra escalera
mayi-trays-best = Poner lo mejor
mayi-trays-best-none = Tus cartas aún no forman el contrato.
mayi-trays-clear = Vaciar
mayi-trays-down = Bajar
mayi-trays-left =
    { $n ->
        [one] Quedaría { $n } carta: { $cards }
       *[other] Quedarían { $n } cartas: { $cards }
    }
mayi-trays-left-none = No quedaría ninguna carta. Cierras.
mayi-trays-all = En esta ronda, todas las cartas tienen que estar en una bandeja.
mayi-trays-missing = Aún falta: { $trays }
mayi-said-put = { $cards }: ahora en { $tray }
mayi-said-back = { $card }: de vuelta en tu mano
mayi-said-moved = { $card }: lugar { $place } de { $of }
mayi-said-filled = Lo mejor ya está en las bandejas: { $melds }
mayi-said-order = { $tray }: { $cards }

mayi-draw = Robar
mayi-draw-hold = Robar en cuanto pueda
mayi-draw-queued = Robo en espera
mayi-draw-unqueue = No robar todavía
mayi-take = Tomar { $card }
mayi-discard = Descartar
mayi-discard-card = Descartar { $card }
mayi-discard-choose = Elige la carta que descartas.
mayi-discard-one = Elige solo una carta para descartar.
mayi-discard-in-tray = Esta carta está en una bandeja: sácala primero.

mayi-offer-may = ¿Pides { $card }?
mayi-offer-may-price =
    { $n ->
        [one] Además recibirías { $n } carta del mazo.
       *[other] Además recibirías { $n } cartas del mazo.
    }
mayi-offer-call = May I?
mayi-offer-pass = Pasar
mayi-offer-withdraw = Retirar
mayi-offer-own = Has descartado { $card }. Aún puedes pedir esa carta.
mayi-offer-passed = Dejas pasar { $card }.
mayi-offer-called-first = Has pedido { $card }. { $name } responde.
mayi-offer-called-behind = Has pedido { $card }, después de { $first }. { $name } responde.
mayi-offer-wait = Aún pueden pedir { $card }: { $names }.
mayi-offer-wait-draw = Los demás aún pueden pedir. Tú puedes tomar { $card } ya.
mayi-offer-queued = Robarás enseguida. Pulsa otra vez para anularlo.
mayi-offer-longer = Necesita más tiempo: { $names }
mayi-offer-order = Orden de las peticiones: { $names }
mayi-offer-settling = Un momento: los demás están decidiendo.
mayi-offer-ask = { $name } pregunta: ¿puedo tomar { $card }?
mayi-offer-allow = Conceder
mayi-offer-deny = Negar
mayi-offer-allow-means =
    { $n ->
        [one] { $name } recibe { $card } y { $n } carta del mazo; después robas tú.
       *[other] { $name } recibe { $card } y { $n } cartas del mazo; después robas tú.
    }
mayi-offer-allow-means-free = { $name } recibe { $card }; después robas tú.
mayi-offer-deny-means = Tienes que tomar { $card }.
mayi-offer-deny-means-free = Nadie recibe { $card }; tú robas o te llevas ese descarte.
mayi-offer-seconds =
    { $n ->
        [one] queda { $n } segundo
       *[other] quedan { $n } segundos
    }
mayi-offer-others = { $name } decide sobre { $card }.
mayi-must-take-plain = Has negado la petición: tienes que tomar { $card }.
mayi-lapsed = { $name } recibe { $card }. Tu petición ya no vale.

mayi-turn-draw = Tu turno: roba, o toma { $card }.
mayi-turn-draw-only = Tu turno: roba una carta.
mayi-turn-play = Bájate o descarta.
mayi-turn-play-down = Añade lo que encaje y después descarta.
mayi-turn-play-last = Baja todas tus cartas, o descarta.
mayi-turn-other = Juega { $name }.
mayi-turn-other-draw = Va a robar { $name }.
mayi-turn-over = La ronda ha terminado.

mayi-wishes = Ofertas
mayi-wishes-pass = Deja pasar todo
mayi-wishes-ask-if-nearer = Pregunta si ayuda
mayi-wishes-call-if-nearer = Pide si ayuda
mayi-wishes-want = pide { $cards }
mayi-wishes-never = nunca { $cards }
mayi-wishes-no-may-i = En esta mesa no hay May-I.

mayi-story-dealt = Ronda { $n }. Reparte { $name }. Carta descubierta: { $card }.
mayi-story-drew-you = Robas.
mayi-story-drew-other = { $name } roba.
mayi-story-drewCard-you = Robas { $card }.
mayi-story-drewCard-other = { $name } roba { $card }.
mayi-story-penalty-you = Además recibes una carta del mazo.
mayi-story-penalty-other = { $name } recibe además una carta del mazo.
mayi-story-penaltyCard-you = Además recibes { $card } del mazo.
mayi-story-penaltyCard-other = { $name } recibe además { $card } del mazo.
mayi-story-took-you = Tomas { $card }.
mayi-story-took-other = { $name } toma { $card }.
mayi-story-called-you = Dices «May I?».
mayi-story-called-other = { $name } dice «May I?».
mayi-story-withdrawn-you = Retiras tu petición.
mayi-story-withdrawn-other = { $name } retira su petición.
mayi-story-denied-you = Te niegan la petición.
mayi-story-denied-other = Petición negada: { $name }.
mayi-story-granted-you = Te conceden la petición: recibes { $card }.
mayi-story-granted-other = Petición concedida: { $name } recibe { $card }.
mayi-story-reshuffled =
    { $n ->
        [one] Se mezclan los descartes: el mazo nuevo tiene { $n } carta.
       *[other] Se mezclan los descartes: el mazo nuevo tiene { $n } cartas.
    }
mayi-story-laidDown-you = Bajas: { $melds }.
mayi-story-laidDown-other = { $name } baja: { $melds }.
mayi-story-laidOff-you = Añades { $card } a la combinación { $n }.
mayi-story-laidOff-other = { $name } añade { $card } a la combinación { $n }.
mayi-story-takenBack-you = Recuperas { $cards }.
mayi-story-takenBack-other = { $name } recupera { $cards }.
mayi-story-displaced-top-you = Pones { $card } en la combinación { $n }; su comodín pasa arriba.
mayi-story-displaced-top-other = { $name } pone { $card } en la combinación { $n }; su comodín pasa arriba.
mayi-story-displaced-bottom-you = Pones { $card } en la combinación { $n }; su comodín pasa abajo.
mayi-story-displaced-bottom-other = { $name } pone { $card } en la combinación { $n }; su comodín pasa abajo.
mayi-story-displaced-hand-you = Pones { $card } en la combinación { $n } y te llevas su comodín.
mayi-story-displaced-hand-other = { $name } pone { $card } en la combinación { $n } y se lleva su comodín.
mayi-story-discarded-you = Descartas { $card }.
mayi-story-discarded-other = { $name } descarta { $card }.
mayi-story-out = La ronda ha terminado. Ha cerrado { $name }.
mayi-story-nobody = La ronda ha terminado. No ha cerrado nadie.

mayi-offer-heard = { $card }: ¿puedo? M, o P para pasar.
mayi-offer-heard-answer = A: conceder. N: negar.
mayi-pass-nobody = Ahora nadie espera tu respuesta.
mayi-take-none = Tomar
mayi-lay-off = Añadir
mayi-key-take = Tomar la carta de arriba de los descartes


mayi-pile-none = vacía
mayi-pile-short = inicial

mayi-trays-short = Bandejas
mayi-trays-left-count =
    { $n ->
        [one] Quedaría { $n } carta
       *[other] Quedarían { $n } cartas
    }

mayi-penalty-short = { $n } pts
mayi-key-lay = Bajarse; después, añadir cartas
mayi-undo = Recuperar
