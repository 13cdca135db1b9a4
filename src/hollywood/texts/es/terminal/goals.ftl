# De qué trata un juego, para quien no lo ha jugado nunca: unas pocas líneas en el terminal.

goal-cards =
    Las cartas se escriben con las letras inglesas del rango y del palo: Kc es el rey de tréboles, Td el diez de
    diamantes, Qh la reina de corazones y Js la jota de picas.

## Gin

goal-gin-melds-same =
    Forma combinaciones con tus { SPELL($hand) } cartas: grupos, { $sizes } cartas del mismo rango, como 7c 7d 7h,
    y escaleras, { SPELL($run) } o más cartas seguidas del mismo palo, como 3s 4s 5s. { $ace }
goal-gin-melds-any =
    Forma combinaciones con tus { SPELL($hand) } cartas: grupos, { $sizes } cartas del mismo rango, como 7c 7d 7h,
    y escaleras, { SPELL($run) } o más cartas seguidas de cualquier palo, como 3s 4s 5s. { $ace }
goal-gin-turn =
    En tu turno, toma la carta de arriba del mazo o de la pila de descartes y descarta una carta. Las cartas que no
    están en ninguna combinación son cartas sueltas: el as vale { $ace }; la jota, la reina y el rey, { $face }; las
    demás, su número.
goal-gin-limit-upcard = tantos puntos sueltos como vale la primera carta descubierta, o menos
goal-gin-limit = { $n } puntos sueltos o menos
goal-gin-knock =
    Si después de descartar tienes { $limit }, puedes golpear: la ronda termina, y quien tiene menos se anota la
    diferencia. Si no te queda ninguno, es gin, y vale { $bonus } más.
goal-gin-undercut-tie = Pero si el otro jugador no tiene más que quien golpea, los puntos son del otro.
goal-gin-undercut = Pero si el otro jugador tiene menos que quien golpea, los puntos son del otro.
goal-gin-only-gin =
    Si no te quedan cartas sueltas, haces gin: te anotas los puntos sueltos del otro jugador y { $bonus } más.
goal-gin-games-wins =
    Se juegan { SPELL($games) } juegos a la vez, cada uno a { $target } puntos: tu primera victoria cuenta en el primer
    juego, la segunda en los dos primeros, y así sucesivamente.
goal-gin-games-rounds =
    Se juegan { SPELL($games) } juegos a la vez, cada uno a { $target } puntos: la primera ronda ganada cuenta en el
    primer juego, la segunda, la gane quien la gane, en los dos primeros, y así sucesivamente.
goal-gin-game = Un juego se gana con { $target } puntos.

## Juegos de contratos

goal-contract-hands =
    { $n ->
        [one] Hay una ronda. Baja su contrato ({ $first }) y después deshazte de tus demás cartas; quien cierra primero no paga nada.
       *[other] Hay { SPELL($n) } rondas. En cada una baja su contrato (el primero: { $first }) y después deshazte de tus demás cartas; quien cierra primero no paga nada.
    }
goal-contract-melds-both =
    Un grupo son { SPELL($set) } o más cartas del mismo rango; una escalera son { SPELL($run) } o más cartas seguidas
    del mismo palo, con el as bajo o alto.
goal-contract-melds-ends =
    Un grupo son { SPELL($set) } o más cartas del mismo rango; una escalera son { SPELL($run) } o más cartas seguidas
    del mismo palo, desde el { $low ->
        [A] as
       *[other] dos
    } hasta el { $high ->
        [A] as
       *[other] rey
    }.
goal-contract-wild = { $ranks } son comodines: valen por cualquier carta.
goal-contract-no-wild = No hay comodines.
goal-contract-turn = En tu turno, roba una carta o toma la de arriba de los descartes; al final, descarta una.
goal-contract-call =
    Cuando otro jugador descarta una carta que quieres, di «May I?» («¿puedo?») antes del turno siguiente. Te la llevas,
    con otra carta del mazo, salvo que la tome el jugador que tiene el turno.
goal-contract-end =
    Las cartas que te quedan cuando alguien cierra cuentan en tu contra; gana el total más bajo.
