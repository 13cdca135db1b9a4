verify-title = Comprobar un reparto
verify-lead = Tu navegador reconstruye la baraja y la compara con las cartas repartidas. No se envía nada a ningún sitio.
verify-ways = ¿Qué tienes?
verify-file = Un archivo de registro
verify-proof = Un reparto
verify-table = Una partida de este sitio
verify-table-all = Tu navegador obtiene su registro y reconstruye todas las barajas que contiene.
verify-table-round = Tu navegador obtiene su registro y reconstruye las barajas de la ronda { $n }.
verify-again = Comprobar de nuevo
verify-to-record = Ver el registro
verify-all-rounds = Comprobar todas las rondas
verify-choose = Elige un registro o arrástralo aquí
verify-choose-help = Un archivo que termina en .hollywood. Tu navegador lo lee y no lo envía a ningún sitio.
verify-chosen = Leído: { $name }
verify-paste = Pega aquí una prueba para rellenar los campos
verify-commitment = Sello mostrado antes del reparto
verify-commitment-help = 64 cifras hexadecimales. Mejor las que apuntaste tú.
verify-secret = Secreto mostrado después
verify-contributions = Lo que añadieron los jugadores
verify-contributions-help = Una línea por asiento, en orden, en hexadecimal. Deja vacía la línea de un asiento que no añadió nada.
verify-seals = Los sellos de los jugadores
verify-seals-help = Una línea por asiento, en orden. Deja vacía la línea de un asiento que no añadió nada.
verify-round = Ronda
verify-decks = Barajas
verify-jokers = Jokers
verify-kind = Tipo de mezcla
verify-kind-help = 2 si los números de los jugadores estaban sellados; 1 en repartos antiguos.
verify-board = Mesa
verify-seen = Comparar con las cartas que te repartieron
verify-seen-help = Escribe las cartas con las letras inglesas del rango y del palo: 7h es el siete de corazones; c tréboles, d diamantes, s picas; T diez, J jota, Q reina, K rey, A as; XX es un joker.
verify-hand = Tus cartas tal como se repartieron
verify-upcard = Primera carta de la pila de descartes
verify-players = Jugadores que recibieron cartas
verify-turn = Tu lugar en el reparto
verify-turn-help = El 1 es el jugador que sigue a quien reparte. Quien reparte es el último.
verify-check = Comprobar este reparto
verify-busy = Reconstruyendo las barajas…
verify-holds =
    { $n ->
        [one] La baraja es correcta
       *[other] Las { $n } barajas son correctas
    }
verify-fails = { $n } de { $all }: algo no coincide
verify-round-n = Ronda { $n }
verify-match-n = Partida { $n }
verify-round-board = Ronda { $n }, mesa { $board }
verify-good = la baraja es correcta
verify-bad = esta baraja no coincide
verify-sealed = Su sello empieza por { $seal }.
verify-added =
    { $n ->
        [one] Un jugador añadió algo.
       *[other] { $n } jugadores añadieron algo.
    }
verify-compared = Se vieron { $n } cartas, y todas están donde las tiene la baraja.
verify-nothing-compared = El secreto corresponde a su sello. No había cartas para comparar. Mira la baraja más abajo o añade tus cartas.
verify-reshuffled =
    { $n ->
        [one] El mazo hecho de descartes también es correcto.
       *[other] Los { $n } mazos hechos de descartes también son correctos.
    }
verify-seen-before = Este navegador vio el mismo sello antes del reparto.
verify-seen-other = ¡Este navegador vio otro sello antes del reparto!
verify-older = En este reparto, los números de los jugadores no estaban sellados: un anfitrión que también juega podría haber elegido los suyos al final.
verify-void = Un reparto anterior quedó anulado porque un sello no se abrió a tiempo: { $names }.
verify-you = ti
verify-deck = Toda la baraja
verify-deck-help = Desde arriba. Las cartas se reparten de una en una, empezando por quien sigue al que reparte. Después vienen la carta descubierta y el mazo.
verify-found-commitment = El secreto no corresponde al sello. El sello mostrado era { $told }. El secreto da { $made }.
verify-found-seal = { $name } añadió algo distinto de lo sellado.
verify-found-void = El reparto anulado { $number } no corresponde a sus sellos.
verify-found-hand = Cartas repartidas a { $name }: { $told }. La baraja da a ese asiento { $made }.
verify-found-upcard = La carta descubierta era { $told }. En la baraja está { $made }.
verify-found-stock = El mazo tenía { $told } cartas. La baraja deja { $made }.
verify-found-draw = Carta { $number } del mazo, robada por { $name }: { $told }. En la baraja: { $made }.
verify-found-more = y { $n } más
verify-cut-off = La línea { $line } está cortada y se ha dejado fuera. Las líneas anteriores se han comprobado.
verify-unreadable = «{ $found }» no vale aquí. Las aportaciones son hexadecimales. Las cartas se escriben así: 7h, Td o XX. Si pones tu mano, pon también la carta descubierta.
verify-bad-hex = «{ $found }» no es hexadecimal.
verify-bad-short = Un secreto de { $found } bytes es demasiado corto. Necesita 32 o más.
verify-bad-round = { $found } no es una ronda. Las rondas se cuentan desde 1.
verify-bad-pack = Se juega con 1 a 8 barajas y 0 a 32 jokers, no con { $found }.
verify-bad-players = Hay como máximo 8 jugadores, no { $found }.
verify-record-none = El archivo está vacío.
verify-record-format = Esto no es un registro de Hollywood.
verify-record-version = Este registro lo hizo una versión más nueva. Vuelve a cargar la página e inténtalo de nuevo.
verify-record-line = La línea { $line } no es una línea de un registro.
verify-record-check = La suma de comprobación de la línea { $line } no coincide. Se modificó esta línea, o se modificó, quitó o movió alguna anterior.
verify-record-cut = La primera línea está cortada, así que el registro no se puede leer.
verify-record-deal = Ese reparto no está en el registro.
verify-how = Cómo se sella una baraja
verify-how-1 = Antes del reparto, la mesa saca un secreto y muestra su sello. Nadie puede adivinar el secreto a partir del sello.
verify-how-2 = El navegador de cada jugador también saca números al azar y muestra su sello.
verify-how-3 = Cuando están todos los sellos, se abren. Con todo ello se calcula la baraja, por un método publicado que no deja elección.
verify-how-4 = Después de la ronda, la mesa muestra el secreto. Ahora cualquiera puede reconstruir la baraja.
verify-proves = Qué demuestra esto
verify-proves-words = Nadie eligió la baraja: ni el sitio, ni un jugador, ni los dos juntos. Cada uno estaba atado a sus números antes de que nadie conociera los de los demás. Para eso basta un solo jugador honrado.
verify-not = Qué no demuestra
verify-not-seal = Hace falta el sello que se mostró antes del reparto. Tu navegador guarda los sellos que ve y los compara aquí. En otro dispositivo, apúntalos.
verify-not-together = Un jugador que se ponga de acuerdo con el anfitrión puede dejar cerrado su sello cuando la baraja no les guste. Entonces el reparto queda anulado, se le nombra aquí y no añade nada al siguiente intento.
verify-not-look = No demuestra que nadie mirara las cartas: el ordenador del anfitrión las conoce mientras se reparten.
verify-luck = ¿Trampa o mala suerte?
verify-luck-words = Las barajas limpias también pueden ser crueles. Mira cómo se comparan tus manos con el azar:
verify-luck-link = mis manos frente a la teoría
