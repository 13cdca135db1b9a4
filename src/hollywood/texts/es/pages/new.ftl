new-title = Abrir una mesa
new-lead = Elige un juego y con quién quieres jugarlo.
new-game = Juego
new-gin = Gin
new-contract = Rummy de contratos
new-houses = Más juegos de contratos y reglas de familias
new-who = Con quién
new-who-bot = Bots
new-who-invite = Amigos, con enlace
new-who-lobby = Cualquiera
new-who-bot-help = Los bots ocupan los demás asientos, y se reparte enseguida.
new-who-invite-help = Recibes un enlace. Solo quien lo tiene encuentra la mesa.
new-who-lobby-help = La mesa está en la lista hasta que se ocupan sus asientos.
new-players = Jugadores
new-players-partners = Cuatro, seis u ocho jugadores juegan en dos bandos de compañeros.
new-bot = Fuerza de los bots
new-bots = Asientos para bots
new-clock = Tiempo para pensar
new-clock-none = Sin reloj
new-clock-live = En vivo
new-clock-days = Por días
new-clock-seconds = Segundos por turno
new-clock-turn-days = Días por turno
new-hold = Tiempo para May-I
new-hold-value =
    { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
new-hold-zero = ninguno
new-hold-help = El siguiente jugador espera este tiempo antes de robar, para que otros puedan pedir.
new-calls-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
new-calls-help = Un descarte espera este tiempo a quienes pueden pedirlo. Si todos han respondido, se sigue antes.
new-stand-in = Cuando a alguien se le acaba el tiempo
new-stand-in-ask = Deciden los demás
new-stand-in-turn = Un bot juega el turno
new-stand-in-back = Un bot juega hasta que vuelva
new-stand-in-help = Quien se sienta está de acuerdo. Sin reloj, el tiempo se acaba tras dos minutos de ausencia o cinco sin jugar.
new-stand-in-rated = En una partida clasificatoria solo deciden los demás.
new-pace = Los bots juegan
new-pace-quick = Rápido
new-pace-normal = Normal
new-pace-slow = Despacio
new-rated = Clasificatoria
new-rated-help = La partida cuenta para la clasificación de todos los jugadores. Tiene un reloj de al menos { $n } segundos por turno y ninguna regla de la casa.
new-rated-rules = Has puesto reglas de la casa. Una partida clasificatoria usa las reglas propias del juego.
new-spectators = Con espectadores
new-chat = Chat
new-memory = Ayuda de memoria
new-memory-help = Todos pueden consultar los descartes y qué cartas tomadas a la vista conservan los demás.
new-memory-rated = Una partida clasificatoria no tiene ayuda de memoria.
new-options = En la mesa
new-more = Reglas de la casa
new-more-help = Puedes cambiar todas las reglas del juego.
new-more-search = Buscar una regla
new-more-none = Ninguna regla coincide.
new-more-changed =
    { $n ->
        [one] { $n } regla cambiada
       *[other] { $n } reglas cambiadas
    }
new-more-reset = Volver a las reglas habituales
new-more-usual = habitual: { $value }
new-group-form = Jugadores y reparto
new-group-melds = Combinaciones y cartas
new-group-play = Juego
new-group-knock = Golpear y añadir
new-group-score = Puntos y bonificaciones
new-group-match = La partida y su hoja
new-group-settle = Liquidación
new-group-contract = Rondas y contratos
new-group-laying = Bajar y añadir
new-group-may_i = May-I
new-group-other = Otras reglas
new-summary = La mesa
new-checking = Comprobando las reglas…
new-problem = Estas reglas no van juntas
new-submit-bot = Repartir
new-submit-invite = Abrir y recibir el enlace
new-submit-lobby = Abrir la mesa
new-one-per-line = Separa los valores con comas.
new-value-yes = sí
new-value-no = no
new-label = «{ $label }»
new-labelled = «{ $label }: { $value }»
new-saved = Tus propias reglas
new-saved-yours = Reglas guardadas
new-saved-choose = Elige unas reglas
new-saved-name = Un nombre para estas reglas
new-saved-help = Este navegador guarda el juego, sus reglas de la casa y el número de jugadores.
new-saved-help-account = Tu cuenta guarda el juego, sus reglas de la casa y el número de jugadores, en todos tus dispositivos.
new-saved-nameless = Primero pon un nombre a las reglas.
new-saved-keep = Guardar
new-saved-kept = { $name } se ha guardado en este navegador.
new-saved-kept-account = { $name } queda en tu cuenta.
new-saved-refused = Este navegador no guarda nada. Guarda las reglas en un archivo.
new-saved-remove = Borrar
new-saved-removed = { $name } se ha borrado.
new-saved-link = Copiar un enlace
new-saved-copied = El enlace se ha copiado. Abre este formulario con tus reglas.
new-saved-file = Guardar en un archivo
new-saved-open = Abrir un archivo
new-saved-opened = { $name } está en el formulario. Guarda las reglas para volver a usarlas.
new-saved-unread = Este archivo no contiene reglas que se puedan leer aquí.
