# De dónde vienen las reglas de cada juego, en qué difieren las páginas y cuáles son sus errores: la forma breve de
# `docs/rules.md`. Los textos de cada sección están numerados desde el 1.

notes-title-names = Dos juegos con el mismo nombre
notes-title-source = De dónde viene
notes-title-custom = Lo que completa la costumbre
notes-title-decided = Lo que ha decidido la casa
notes-title-pages = En qué difieren las páginas
notes-title-slips = Errores de la página

## hollywood-gin

notes-hollywood-gin-source-1 =
    El gin Hollywood habitual, al pie de la letra de su página escrita: dos jugadores, una baraja, el as bajo, golpear
    con diez o menos, gin 25, contragolpe 10.
notes-hollywood-gin-source-2 =
    Cuentan las victorias propias de cada jugador: la primera en el primer juego, la segunda en los dos primeros, y la
    tercera y todas las siguientes en los tres.
notes-hollywood-gin-source-3 = Contra un gin nadie anota, ni siquiera sin cartas sueltas en la mano.
notes-hollywood-gin-custom-1 = Una carta tomada de la pila de descartes no se devuelve en el mismo turno.
notes-hollywood-gin-custom-2 = Quien golpea no añade cartas a las combinaciones del otro jugador.
notes-hollywood-gin-custom-3 =
    Los juegos terminan uno a uno: una columna terminada está cerrada, y una anotación que llega tarde para su juego pasa
    al siguiente que está abierto.
notes-hollywood-gin-custom-4 =
    Los tres juegos se juegan hasta el final, porque la página hace empezar una serie nueva cuando termina el tercero.
notes-hollywood-gin-pages-1 = El gin vale aquí 25; la página sabe que algunos dicen 20, y ambos están permitidos.
notes-hollywood-gin-pages-2 =
    Otras páginas juegan a 125, 150 o 250 y pagan los juegos, las victorias a cero y las casillas; esta no, así que las
    bonificaciones están desactivadas hasta que las actives.
notes-hollywood-gin-pages-3 =
    Una página abre las columnas ronda a ronda, gane quien gane: es el gin Hollywood por rondas.
notes-hollywood-gin-slips-1 = La página dice «gana su primer juego» donde quiere decir la primera ronda.
notes-hollywood-gin-slips-2 = Su ejemplo de los puntos es correcto.

## hollywood-rummy

notes-hollywood-rummy-names-1 = Hay dos juegos distintos que se llaman Hollywood Rummy.
notes-hollywood-rummy-names-2 =
    Uno es gin, anotado en tres columnas a la vez; el otro es un juego de contratos con dos barajas y los ases como
    comodines, que aquí se llama May-I.
notes-hollywood-rummy-source-1 =
    El gin Hollywood con su otro nombre: la página sigue casi palabra por palabra la del gin Hollywood, y las reglas
    también.
notes-hollywood-rummy-source-2 = El gin vale 25 o 20; el 25 está primero y se usa si no lo cambias.
notes-hollywood-rummy-custom-1 =
    Que el as es bajo en las escaleras, la página lo da a entender con su punto único, pero no lo dice.
notes-hollywood-rummy-custom-2 =
    Una carta tomada de la pila de descartes no se devuelve en el mismo turno, y quien golpea no añade cartas.
notes-hollywood-rummy-custom-3 =
    Los juegos terminan uno a uno: una columna terminada está cerrada, y una anotación que llega tarde para su juego pasa
    al siguiente que está abierto.
notes-hollywood-rummy-custom-4 =
    Los tres juegos se juegan hasta el final, porque la página hace empezar una serie nueva cuando termina el tercero.
notes-hollywood-rummy-pages-1 = No difiere de la página del gin Hollywood en nada que cambie el juego.
notes-hollywood-rummy-pages-2 =
    A diferencia de las otras, no dice ni que una columna terminada está cerrada ni que los tres juegos se juegan hasta el
    final.
notes-hollywood-rummy-slips-1 = El título de su ejemplo habla de gin «Holiday».
notes-hollywood-rummy-slips-2 =
    Dice «juego» por ronda hasta tres veces, y «todos los jugadores que no golpean», que es uno solo.
notes-hollywood-rummy-slips-3 = Las cuentas de su ejemplo son correctas.

## hollywood-rounds

notes-hollywood-rounds-source-1 =
    El gin Hollywood al pie de la letra de una página que difiere de las otras en más cosas de las que parece saber.
notes-hollywood-rounds-source-2 =
    Una escalera son tres o más cartas seguidas «de cualquier palo», así que diez cartas seguidas de palos mezclados son
    gin.
notes-hollywood-rounds-source-3 =
    La primera ronda con puntos cuenta en el primer juego, la segunda en los dos primeros, y todas las siguientes en los
    tres, las gane quien las gane.
notes-hollywood-rounds-source-4 =
    Se permite añadir cartas sin ninguna excepción para el gin, así que también se permite contra él; el gin da 20 «además
    de la diferencia».
notes-hollywood-rounds-source-5 = El reparto cambia después de cada ronda.
notes-hollywood-rounds-custom-1 =
    Una baraja; el jugador que no ha repartido roba del mazo cuando los dos rechazan la carta descubierta; una carta
    tomada no se devuelve en el mismo turno.
notes-hollywood-rounds-custom-2 =
    Una ronda queda empatada con dos cartas en el mazo, la vuelve a repartir el mismo jugador y no es una ronda para las
    columnas.
notes-hollywood-rounds-custom-3 = Dos juegos de tres ganan la partida.
notes-hollywood-rounds-pages-1 =
    Las otras dos páginas quieren escaleras de un solo palo, hacen que las victorias propias del ganador abran sus
    columnas, prohíben añadir cartas contra un gin y dejan repartir al ganador.
notes-hollywood-rounds-pages-2 =
    Quienes creen que las escaleras mezcladas son un error ponen run_suits en same.
notes-hollywood-rounds-slips-1 =
    En su primer ejemplo de un golpe, 8 puntos contra 18 dan «8»; según la regla de al lado cuenta la diferencia, así que
    son 10. Sus otros ejemplos son correctos.
notes-hollywood-rounds-slips-2 =
    Al pie de la letra, un empate es un contragolpe incluso contra un gin, mientras que otra frase da al gin su
    bonificación además de la diferencia: el párrafo sobre el gin es el más preciso, así que contra un gin nunca hay
    contragolpe.

## gin

notes-gin-source-1 = El gin rummy sencillo de su página escrita: un juego a 100, con bonificaciones al final.
notes-gin-source-2 =
    Los jugadores se turnan para repartir; una carta tomada de la pila de descartes no puede descartarse en el mismo
    turno; el descarte de quien golpea va boca abajo, y quien golpea no puede añadir cartas.
notes-gin-source-3 = El gin da 20 y los puntos sueltos del otro jugador, y contra él nunca hay contragolpe.
notes-gin-source-4 =
    El ganador del juego recibe 100 más, o 200 si el perdedor no anotó nunca; cada ronda ganada vale 20 al final para
    ambos, aparte de los 100.
notes-gin-custom-1 = Quien toma la primera carta descubierta descarta una carta, como en cualquier otro turno.
notes-gin-pages-1 =
    El gin vale 20 aquí y 25 en las páginas de Hollywood; un contragolpe da 10, y 25 según la costumbre actual.
notes-gin-pages-2 =
    Las casillas valen 20 aquí y 25 por costumbre; ganar a cero da 200 en lugar de los 100, y según otros libros dobla el
    juego.
notes-gin-slips-1 = La página tiene una escalera de 9, 10 y 11 de picas: quiere decir la jota.
notes-gin-slips-2 =
    «El ganador paga la diferencia al perdedor» está al revés: el total más bajo paga al más alto. Las casillas pueden dar
    el total más alto al perdedor del juego, y entonces es él quien cobra.
notes-gin-slips-3 =
    «Mano», «juego» y «ronda» se confunden varias veces; «incluso en la primera mano» es el primer turno.
notes-gin-slips-4 =
    Leída sola, «los jugadores que ganan una mano reciben 20» podría referirse solo al ganador del juego; los dos
    jugadores tienen sus casillas.

## oklahoma

notes-oklahoma-source-1 =
    Según Bicycle y pagat, no según una sola página: la primera carta descubierta fija el límite para golpear, una carta
    de picas dobla la ronda y el juego va a 150.
notes-oklahoma-source-2 =
    Todo lo demás es como en nuestro gin rummy sencillo: el reparto cambia después de cada ronda, quien golpea descarta
    boca abajo, cada ronda ganada vale 20 más al final, y el juego 100, o 200 si el perdedor no anotó nunca.
notes-oklahoma-pages-1 = Un as descubierto exige aquí gin; en algunas casas exige un punto.
notes-oklahoma-pages-2 = No todas las casas doblan con picas; a menudo el juego va a 100.

## straight-gin

notes-straight-gin-source-1 =
    Según rummyrulebook.com: nadie golpea con cartas sueltas, y solo el gin termina una ronda.
notes-straight-gin-source-2 =
    Todo lo demás es como en nuestro gin rummy sencillo: el reparto cambia después de cada ronda, el último descarte va
    boca abajo, cada ronda ganada vale 20 más al final, y el juego 100, o 200 si el perdedor no anotó nunca.
notes-straight-gin-pages-1 = Muchas rondas terminan con el mazo vacío; una ronda empatada no da puntos a nadie.

## round-the-corner

notes-round-the-corner-source-1 =
    Según rummy-games.com: las escaleras siguen del rey al as y al dos, y un as suelto vale 15.
notes-round-the-corner-source-2 =
    El otro jugador puede añadir cartas incluso contra un gin, y si no le queda ninguna, nadie anota; un contragolpe da
    20, y el juego va a 125.
notes-round-the-corner-source-3 =
    Todo lo demás es como en nuestro gin rummy sencillo: el reparto cambia después de cada ronda, quien golpea descarta
    boca abajo, cada ronda ganada vale 20 más al final, y el juego 100, o 200 si el perdedor no anotó nunca.
notes-round-the-corner-pages-1 = En otras casas el as es alto o bajo, pero ninguna escalera sigue a ambos lados de él.

## eaai

notes-eaai-source-1 =
    Las reglas del concurso de gin rummy de EAAI-2021, un concurso de programas; su fuerza se mide con ellas hasta hoy.
notes-eaai-source-2 =
    El gin y el contragolpe dan 25 cada uno, y no hay más bonificaciones: ni casillas, ni nada por el juego o por ganar a
    cero.
notes-eaai-source-3 = Un empate es un contragolpe, contra un gin no se añade nada y no hay gran gin.
notes-eaai-source-4 =
    La primera carta descubierta se ofrece al jugador que no reparte y después a quien reparte; si los dos la rechazan, el
    primero roba del mazo.
notes-eaai-source-5 =
    Con dos cartas en el mazo nadie anota y reparte otra vez el mismo jugador; después de una ronda con puntos, el reparto
    cambia.
notes-eaai-pages-1 =
    En el concurso, una jugada ilegal pierde el juego, una carta que encaja se añade por el defensor, y un programa tiene
    treinta segundos para un juego entero: no es para una mesa de personas.

## may-i

notes-may-i-names-1 = Hay dos juegos distintos que se llaman Hollywood Rummy.
notes-may-i-names-2 =
    Uno es gin, anotado en tres columnas a la vez; el otro es un juego de contratos con dos barajas y los ases como
    comodines, que aquí se llama May-I.
notes-may-i-source-1 =
    El juego de contratos tal como lo escribió una familia: dos barajas sin jokers, once cartas en las siete rondas, los
    ases siempre comodines.
notes-may-i-source-2 =
    Antes de que empiece un turno, los jugadores que no se han bajado pueden pedir el descarte de arriba. El jugador que
    tiene el turno lo concede, y quien lo pidió lo toma con una carta del mazo; o lo niega, y tiene que tomarlo él.
notes-may-i-source-3 =
    El límite de una ronda son cinco peticiones o 21 cartas; una petición puede retirarse; de los que piden a la vez, le
    toca al siguiente en el sentido de las agujas del reloj.
notes-may-i-source-4 = La séptima ronda solo se gana bajando todo de una vez, sin descarte.
notes-may-i-custom-1 = Se sortea quién reparte primero; también se puede pedir la primera carta descubierta.
notes-may-i-custom-2 =
    Cuando se acaba el mazo, se mezclan otra vez todos los descartes menos el de arriba; si tampoco así queda nada, la
    ronda termina y cuentan todas las manos.
notes-may-i-custom-3 = Con totales iguales se comparte la victoria.
notes-may-i-decided-1 =
    Antes de añadir cartas hay que haber bajado el contrato propio, si se quiere en el mismo turno, y también se pueden
    añadir a las combinaciones propias.
notes-may-i-decided-2 =
    En un turno se concede una petición, solo cuentan las concedidas, y quien descartó una carta también puede pedirla.
notes-may-i-decided-3 = Una petición negada solo obliga al jugador que tiene el turno, aunque ya se haya bajado.
notes-may-i-decided-4 =
    Se permiten dos grupos del mismo rango y dos escaleras que se tocan; un as vale por la carta de su lugar y no se puede
    desplazar si la escalera no tiene sitio.
notes-may-i-decided-5 =
    Una carta recién tomada se puede volver a descartar; un as que queda en la mano cuenta 25.
notes-may-i-pages-1 =
    Según otras costumbres, los jokers y los doses son comodines, se puede bajar más que el contrato, una petición cuesta
    dos cartas o le toca al jugador más cercano: cada cosa es una regla que puedes cambiar. Liverpool y Shanghai son
    juegos así.
notes-may-i-slips-1 =
    «Al final de mi mano tengo que poner una carta»: al final de mi turno. Y «strait flushes» está mal escrito.
notes-may-i-slips-2 =
    Que en la séptima ronda uno se deshace de cartas «descartando» no puede ser: robar una y descartar una solo cambia
    cartas, así que quien ha pedido tiene que encajarlas todas en las tres escaleras.
notes-may-i-slips-3 =
    «Si algún otro ya se ha bajado» excluiría las combinaciones propias mientras nadie más se haya bajado; «en cualquier
    lugar de la mesa» es la expresión más clara.

## liverpool

notes-liverpool-source-1 =
    Rummy de contratos según la costumbre de Liverpool, no según una sola página: tres barajas y seis jokers, que son
    comodines; diez cartas, y doce en las tres últimas rondas.
notes-liverpool-source-2 =
    Los ases son bajos o altos; las cartas cuentan su número, las figuras 10, los ases y los jokers 15; las peticiones no
    tienen límite.
notes-liverpool-pages-1 =
    Las casas difieren en todo esto, y cada cosa es una regla que puedes cambiar: las barajas, los jokers, las cartas que
    se reparten, las peticiones y lo que cuentan las cartas.

## shanghai

notes-shanghai-source-1 =
    Rummy de contratos según la costumbre de Shanghai, no según una sola página: tres barajas y seis jokers; los jokers y
    los doses son comodines; diez rondas de once cartas.
notes-shanghai-source-2 =
    Los últimos contratos solo se cumplen con cartas compradas; el límite de una ronda son tres peticiones, que aquí se
    llaman compras.
notes-shanghai-pages-1 =
    Las casas difieren en los contratos de las últimas rondas, en el número de compras y en lo que cuenta un joker que
    queda en la mano: cada cosa es una regla que puedes cambiar.

## carioca

notes-carioca-source-1 =
    La carioca como se juega en Chile, según la costumbre y no según una página: ocho rondas de doce cartas, los
    jokers son comodines, nadie pide fuera de turno.
notes-carioca-pages-1 =
    Donde solo se admite un joker por combinación, aquí dos cartas no pueden ser comodines; también varía si un
    joker se puede sustituir.

## nine-contracts

notes-nine-contracts-source-1 =
    Nueve contratos cada vez mayores, cercanos a los juegos con fases y cartas propias.
notes-nine-contracts-pages-1 =
    En esos juegos cada cual pasa de fase por su cuenta; aquí pasa toda la mesa. Las escaleras son de un palo,
    por eso son más cortas, y no hay contrato de un solo color.

## few-wilds

notes-few-wilds-source-1 =
    El May-I de una familia: jokers y doses son comodines, y una combinación nunca tiene más comodines que otras
    cartas.
notes-few-wilds-pages-1 =
    Lo demás es como en el May-I.

## wide-gap

notes-wide-gap-source-1 =
    El May-I de una familia: entre dos escaleras del mismo palo quedan dos rangos, así que 3-6 y 8-J de picas no
    pueden ir juntas.
notes-wide-gap-pages-1 =
    Lo demás es como en el May-I.

## joker-to-hand

notes-joker-to-hand-source-1 =
    El May-I de una familia: quien sustituye un joker en una escalera se lo lleva a la mano.
notes-joker-to-hand-pages-1 =
    Quien se ha bajado no toma descartes, y pedir no cuesta carta de castigo; lo demás es como en el May-I.
