me-title = Mis partidas
me-lead = Tus mesas, tus resultados y si los repartos fueron justos contigo.
me-nothing = Aquí aún no has jugado. Después de tu primera partida encontrarás aquí tus mesas, tus clasificaciones y las manos que te repartieron.
me-play = Juega tu primera partida
me-running = En juego
me-over = Terminadas
me-go-on = Seguir
me-record = Ver
me-more =
    { $n ->
        [one] Mostrar { $n } más
       *[other] Mostrar { $n } más
    }
me-done = Mis resultados
me-gin = Gin
me-contract = May-I y juegos de contratos
me-of = { $n } de { $all }
me-matches-won = partidas ganadas
me-rounds-won = rondas ganadas
me-went-out = rondas en las que cerraste
me-knocks = Golpes
me-gins = Gins
me-undercuts = Contragolpes
me-been-undercut = Contragolpes recibidos
me-dead-hands = Rondas nulas
me-points = Puntos anotados
me-may-is = May-I concedidos
me-penalties = Puntos en contra
me-per-hand = Puntos por ronda
me-ratings = Clasificaciones
me-ratings-none = Todavía no hay partidas clasificatorias. La clasificación sale de partidas entre personas en mesas clasificatorias.
me-with-bots = { $game } con bots
me-rated-matches =
    { $n ->
        [one] tras { $n } partida clasificatoria
       *[other] tras { $n } partidas clasificatorias
    }
me-rating-chart = Clasificación en { $game } a lo largo de { $n } partidas, entre { $low } y { $high }
me-when = Cuándo
me-rating = Clasificación
me-as-table = En una tabla
me-by-round = Puntos por rondas
me-by-round-words =
    { $n ->
        [one] Gin, tu última ronda. La línea es la suma: { $sum }.
       *[other] Gin, tus últimas { $n } rondas. Las barras son rondas, y la línea es su suma: { $sum }.
    }
me-by-round-chart =
    { $n ->
        [one] Puntos de una ronda, { $sum } en total
       *[other] Puntos de { $n } rondas, { $sum } en total
    }
me-round = Ronda
me-points-of = Puntos
me-sum = Suma
me-deals = Mis manos frente a la teoría
me-deals-words = Contamos todo lo que te han repartido y lo comparamos con lo que dan barajas limpias en el mismo número de manos. Dos de cada tres veces el punto está en la banda oscura, y diecinueve de cada veinte, en la clara.
me-deals-none = Aún no hay nada contado. Una mano cuenta cuando termina su ronda.
me-deals-note = Solo cuentan las manos repartidas con las reglas habituales. Entre muchas cifras, alguna queda fuera de su banda por puro azar. Puedes comprobar cualquier baraja carta por carta:
me-deals-check = comprobar un reparto
me-counted = Contado
me-hands = Manos
me-yours = Tuyas
me-chance = Azar
me-band = Dónde estás
me-deal-deadwood = Puntos sueltos al repartir, gin
me-deal-aces = Ases, gin
me-deal-melded-cards = Cartas ya combinadas, gin
me-deal-pairs = Parejas, gin
me-deal-wild-cards = Ases comodines, May-I
me-deal-non-dealer = No repartir primero
me-verdict-usual = { $z }: normal
me-verdict-unusual = { $z }: poco común, pero pasa
me-verdict-rare = { $z }: raro
me-deadwood = Puntos sueltos al repartir
me-deadwood-words =
    { $n ->
        [one] Una mano de gin, comparada con diez millones de manos de barajas limpias.
       *[other] { $n } manos de gin, comparadas con diez millones de manos de barajas limpias.
    }
me-deadwood-chart =
    { $n ->
        [one] Cuántas veces salió cada cuenta de puntos sueltos en una mano, comparado con el azar
       *[other] Cuántas veces salió cada cuenta de puntos sueltos en { $n } manos, comparado con el azar
    }
