type-hand = tus cartas
type-last = lo que ha pasado desde tu último turno
type-sheet = los puntos
type-sort = el orden de tu mano: meld (combinaciones), suit (palo), rank (rango) u own (propio)
type-sortHow = Di cómo ordenar: sort meld, sort suit, sort rank o sort own.
type-say = decir algo a la mesa
type-rules = las reglas de esta mesa
type-quit = salir de la página; la partida se guarda
type-table = las cartas de la mesa
type-lay = añadir una carta a una combinación
type-noHand = Ahora no tienes cartas.
type-noCard = «{ $text }» no es una carta. Escríbela así: 7h, 10c o Ks.
type-notHeld = No tienes { $card }.
type-unknown = «{ $text }» no es un comando. Escribe help para ver una lista.
type-unclear = «{ $text }» puede querer decir { $words }.
type-noKnock = Con esa carta no puedes golpear.
type-fitsNowhere = Ahí no encaja { $card }.
type-whichMeld = Varias combinaciones admiten { $card }: { $n }. Di cuál, así: lay 3s on 1.
type-holds =
    { $n ->
        [one] { $name }: { $n } carta
       *[other] { $name }: { $n } cartas
    }
type-known = Tomadas de la pila y aún en la mano: { $cards }
type-meld = Combinación { $n }, { $meld }
type-mayi-draw = robar del mazo
type-mayi-take = tomar la carta de arriba de los descartes
type-mayi-discard = descartar esa carta y terminar tu turno
type-mayi-mayi = pedir el descarte fuera de tu turno
type-mayi-pass = dejar pasar el descarte que se ofrece
type-mayi-withdraw = retirar tu petición
type-mayi-allow = conceder la carta a quien la pide
type-mayi-deny = negar la carta a quien la pide
type-mayi-down = bajar de la mejor manera, o las combinaciones que escribas; escribe las escaleras de abajo arriba
type-mayi-lay = añadir una carta a una combinación de la mesa
type-mayi-swap = poner una carta en lugar de un comodín, que pasa arriba o abajo
type-mayi-auto = dejar pasar todos los descartes
type-mayi-ask = volver a recibir la pregunta en cada descarte
type-mayi-want = pedir estas cartas automáticamente; none las borra
type-mayi-table = las cartas de la mesa
type-mayi-done = Hecho.
type-mayi-lay-how = Escríbelo así: lay 9c on 2.
type-mayi-swap-how = Escríbelo así: swap 6c on 2 top.
type-mayi-no-meld = Las combinaciones de la mesa tienen los números del 1 al { $n }.
type-mayi-no-melds = Aún no hay combinaciones en la mesa.
type-mayi-where = Hay varios sitios para { $card }. Elige uno en el diálogo o di dónde: lay 9c on 2 top.
type-mayi-nowhere = Ahora no se puede añadir ahí { $card }.
type-mayi-nothing-read = Esto no son cartas: { $text }.
