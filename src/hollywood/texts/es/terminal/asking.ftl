# Lo que la mesa pregunta y responde, y lo que muestra de la mano y de la mesa.

ask-empty = Escribe ? para ver qué puedes hacer, o pista para un consejo.
ask-help = Escribe ? para la ayuda.
ask-round-over = La ronda ha terminado.
ask-pick-one = Intro para esta, o n para ninguna.
ask-pick = Un número, Intro para 1, o n para ninguna.
ask-choose-first = Elige primero una de estas.
ask-alone = Escribe solo { $word }, sin nada detrás.
ask-sort-how = Escribe: ordenar combinación, ordenar palo u ordenar rango.
ask-which-card = ¿Qué carta? Dila, por ejemplo x 7h.
ask-lay-how = ¿Qué carta añades? Escríbelo así: añadir 3s a 1.
ask-meld-numbers = Las combinaciones de la mesa tienen los números del 1 al { $n }.
ask-fits-nowhere = Ninguna combinación admite { $card }.
ask-lay-where = ¿A cuál añades { $card }?
ask-no-gin = Sin { $card } tienes { POINTS($n) } en cartas sueltas: no hay gin.
ask-spread = ¿Qué combinaciones? Todas dejan { $n }; a las primeras se les puede añadir menos.
ask-too-much =
    { $limit ->
        [0] El mejor descarte deja { POINTS($n) } en cartas sueltas; para el gin no puede quedar ninguno.
       *[other] El mejor descarte deja { POINTS($n) } en cartas sueltas; el límite es { $limit }.
    }
ask-which-knock = ¿Qué carta descartas? Cada una deja { $n }.
ask-upcard = La carta descubierta es { $card }. ¿La tomas (t) o pasas (p)?
ask-draw-only = Roba (Intro).
ask-draw = Mazo { $n }. ¿Robas (d) o tomas { $card } (t)?
ask-last-chance = En el mazo quedan { $n }. ¿Tomas { $card } (t) para golpear con ella o pasas (p)?
ask-must-knock = Has tomado el último descarte: golpea (k).
ask-discard = ¿Qué carta descartas?
ask-discard-gin = ¿Qué carta descartas, o haces gin (g)?
ask-discard-knock = ¿Qué carta descartas, o golpeas (k)?
ask-answer = ¿Añadir, mostrar, o Intro para la mejor respuesta?
ask-knocker-answer = ¿Añadir, terminar, o Intro para lo mejor de ambos?
ask-next-gin = Intro reparte la ronda siguiente; q sale.
ask-next-contract = Intro reparte la ronda siguiente; q sale.
ask-may-i =
    { $who ->
        [you] En la pila está { $card }, y es tu turno. ¿La quieres? Escribe m para pedirla, Intro para pasar.
       *[name] En la pila está { $card }, y es el turno de { $name }. ¿La quieres? Escribe m para pedirla, Intro para pasar.
    }
ask-reconsider = Has pedido { $card }; va a responder { $name }. Intro mantiene la petición, w la retira.
ask-no-withdrawing = En esta mesa no se puede retirar una petición; escribe m si va en serio.
ask-nothing-to-take-back = No tienes nada que recuperar.
ask-ask = Se te preguntará por cada descarte que puedas pedir, también por los tuyos.
ask-no-pass = Es tu turno, así que no hay nada que pasar.
ask-lay-or-discard = ¿Añadir (l), o qué carta descartas?
ask-down-or-discard = ¿Bajarte (bajar), o qué carta descartas?
ask-must-take = La has negado: toma { $card } (Intro).
ask-take-only = El mazo está vacío: toma { $card } (Intro).
ask-turn = Tu turno: ¿robas (d) o tomas { $card } (t)?
ask-calls = { $name }
ask-calls-and = { $name }, y después { $others },
ask-answer-call = { $asks } pide { $card }. ¿Concedes (a) o niegas (n)?
ask-answer-forced = { $asks } pide { $card }. ¿Concedes (a), o niegas (n) y la tomas tú?
ask-answer-only = { $asks } pide { $card }. Intro la concede.
ask-not-yet = Aún no puedes bajar { $contract }.
ask-not-all-yet = Aún no puedes bajar { $contract } con todas tus cartas.
ask-laid-left = { $melds }, sobra { $cards }
ask-lay-down = ¿Bajar?
ask-contract-lay-how = ¿Qué carta añades? Escríbelo así: añadir 9c a 2.
ask-contract-swap-how = ¿Qué carta cambias? Escríbelo así: cambiar 6c en 2 arriba.
ask-where = ¿Dónde?
ask-where-swap-top = en { $meld }, con el comodín arriba
ask-where-swap-bottom = en { $meld }, con el comodín abajo
ask-where-swap-hand = en { $meld }, con el comodín a tu mano
ask-where-add = a { $meld }
ask-where-add-top = arriba de { $meld }
ask-where-add-bottom = abajo de { $meld }
hint-by = el consejo de «{ $level }»: { $play }
hint-not-ready = El jugador «{ $level }» aún se está preparando.
hint-nothing = Ahora no hay nada que decidir.

## La mano y la mesa.

hand-left = sobra { $cards }
hand-deadwood-only = puntos sueltos: { $n }
hand-deadwood =
    { $limit ->
        [0] puntos sueltos: { $n }; la ronda solo termina con gin
       *[other] puntos sueltos: { $n }, límite { $limit }
    }
hand-deadwood-best =
    { $limit ->
        [0] puntos sueltos, como mínimo: { $n }; la ronda solo termina con gin
       *[other] puntos sueltos, como mínimo: { $n }, límite { $limit }
    }
hand-all = todas las cartas en combinaciones: gin (g)
hand-all-big = todas las cartas en combinaciones: gran gin (gran)
hand-ready = gin (g)
hand-can-knock = puedes golpear con { $n } (k)
hand-melds = Combinaciones: { $melds }.
hand-others = Otras: { $cards }.
table-pile = Pila de descartes, la de arriba al final: { $cards }.
table-empty = vacía
table-gin = { $n } cartas en el mazo; { $limit }.
table-limit =
    { $n ->
        [0] la ronda solo termina con gin
       *[other] se golpea con { $n } o menos
    }
table-known = { $name } tiene { $cards }, de la pila.
table-nobody-known = Nadie más tiene una carta tomada de la pila.
table-discards = Los descartes por palos:
table-no-discards = No hay descartes.
table-spread = En la mesa: { $melds }.
table-melds = En la mesa { $melds }.
table-no-melds = No se ha bajado nadie.
table-nothing-yet = Aún no ha pasado nada.
table-luck = Tu suerte es «{ $text }»; entra en la próxima vez que se baraje.
held-holds =
    { $n ->
        [one] { $n } carta: { $standing }.
       *[other] { $n } cartas: { $standing }.
    }
held-wild = comodines { $cards }
held-groups = Para el contrato: { $groups }.
held-others = Otras: { $cards }.
held-you-hold = Tienes: { $cards }.
held-wilds = Comodines: { $cards }.
held-calls-left =
    { $n ->
        [one] queda { $n } May-I
       *[other] quedan { $n } May-I
    }
held-set = grupo
held-run = escalera
held-meld =
    { $who ->
        [you] Combinación { $n }, { $kind }, tuya: { $meld }.
       *[name] Combinación { $n }, { $kind }, de { $name }: { $meld }.
    }
held-size = { $name } { $n }
held-size-down = { $name } { $n } (en mesa)
held-sizes = Cartas: { $sizes }. Mazo { $n }.
held-all-must-fit = todas las cartas tienen que encajar
held-short-of-out =
    { $n ->
        [one] te falta { $n } carta para cerrar
       *[other] te faltan { $n } cartas para cerrar
    }
held-short =
    { $n ->
        [one] te falta { $n } carta para el contrato
       *[other] te faltan { $n } cartas para el contrato
    }
held-enough = suficientes para el contrato
held-can-lay-down = puedes bajarte (bajar)
held-not-with-all = tienes el contrato, pero no con todas las cartas
held-down = te has bajado
held-nothing-fits = te has bajado, y nada encaja en la mesa
held-fits = te has bajado; encaja: { $fits }
held-fits-on = { $card } en { $numbers }
held-swaps = { $card } en { $numbers } (cambiar)
held-and-more = { $first } y { $n } más
held-ends = ({ $low } a { $high })
