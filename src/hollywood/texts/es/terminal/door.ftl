# Llegar a la mesa y dejarla: el menú, el reparto, el fin de una partida.

door-welcome = Te damos la bienvenida a la mesa Hollywood.
door-go-on = Seguir: { $match }
door-game-hollywood-gin = Hollywood gin: tres juegos a la vez en una hoja
door-game-gin = Gin rummy: un juego a 100, con casillas y bonificaciones
door-game-may-i = May-I: rummy de contratos para cuatro a seis, con ases comodín
door-others = Otros
door-which-game = ¿Qué juego? Un número o un nombre; Intro para Hollywood gin; ? para la ayuda.
door-help = Escribe el número o el nombre de un juego. Hollywood gin es un buen comienzo. En la mesa, objetivo dice de qué trata el juego y ? da la lista de órdenes; q sale.
door-no-game = No hay ningún juego «{ $name }»: escribe un número o un nombre.
door-level = { $level }: { $words } ({ $time })
door-level-follows = { $level }: cambia de partida en partida hasta que ganes más o menos la mitad
door-which-level = ¿Qué fuerza tienen los bots? Un número o un nombre; Intro para { $level }.
door-type-level = Escribe uno de los números o nombres; q sale.
door-follows = Los bots te siguen: ahora { $level }.
door-who-deals = ¿Quién reparte primero? Escribe { $names }; Intro lo sortea.
door-type-name = Escribe uno de los nombres; q sale.
door-another = ¿Otra partida de este juego? Intro o s para sí; n para no.
door-tally = Partidas ganadas en esta mesa: { $tally }.
door-record = El registro es { $path }
door-over = Esta partida ha terminado, así que no hay nada que seguir.
door-cut-off = La última línea del registro estaba cortada y se ha dejado fuera.
door-goodbye-early = Hasta luego; no has empezado ninguna partida.
door-goodbye = Hasta luego.
door-kept = La partida se guarda. Para seguir: { $command }
standing-hand = { $game } contra { $others }, ronda { $n } de { $of }, { POINTS($points) } hasta ahora
standing-round = { $game } contra { $others }, ronda { $n }
standing-won = , juego { $n } ganado por { $name }
standing-game = { $scores } en el juego { $n }
deal-round = Ronda { $n }
deal-hand = Ronda { $n } de { $of }: { $contract }
deal-deals =
    { $who ->
        [you] Repartes.
       *[name] Reparte { $name }.
    }
deal-pair =
    { $who ->
        [you] Juegas contra { $other }.
       *[name] { $name } juega contra { $other }.
    }
deal-sit-out = Descansas: { $pair }
deal-other-table = En la otra mesa: { $pair }
deal-sealed = La baraja está sellada.
deal-sealed-first = La baraja está sellada; escribe prueba para ver cómo.
deal-seals =
    { $n ->
        [one] Baraja sellada: { $codes }.
       *[other] Barajas selladas: { $codes }.
    }
deal-seals-first =
    { $n ->
        [one] Baraja sellada: { $codes } (véase prueba).
       *[other] Barajas selladas: { $codes } (véase prueba).
    }
deal-game-over =
    { $who ->
        [you] El juego { $n } ha terminado: has ganado.
        [they] El juego { $n } ha terminado: { $name } han ganado.
       *[name] El juego { $n } ha terminado: { $name } ha ganado.
    }
deal-resumed = Escribe ? para la ayuda, q para salir.
deal-latest = Lo último: { $told }
match-nobody = La partida ha terminado y no ha ganado nadie.
match-won = La partida ha terminado: ¡has ganado!
match-won-with = La partida ha terminado: ¡has ganado con { $names }!
match-place = { $place }. { $name }: { POINTS($n) }
match-lost =
    { $n ->
        [one] La partida ha terminado: ha ganado { $names }.
       *[other] La partida ha terminado: han ganado { $names }.
    }
match-game =
    { $who ->
        [you] Juego { $n }: lo has ganado, { $scores }.
        [they] Juego { $n }: lo han ganado { $name }, { $scores }.
       *[name] Juego { $n }: lo ha ganado { $name }, { $scores }.
    }
match-game-open = Juego { $n }: sin terminar, { $scores }.
proof-now = La ronda { $n } está sellada con { $code }
proof-later = Podrás ver su secreto después de la ronda.
proof-was = La ronda { $n } estaba sellada con { $code }
proof-secret = Su secreto: { $secret }
proof-given = Los jugadores añadieron al barajar: { $given }
proof-none = Aún no ha terminado ninguna ronda.
strong-preparing = Se prepara el jugador «{ $level }», una sola vez en este equipo.
strong-not-ready = El jugador «{ $level }» aún no está listo. Se prepara, una sola vez en este equipo; hasta entonces juega por él «{ $other }».
strong-no-cache = La primera jugada tarda un poco: este equipo no puede guardar código compilado.
own-bot-failed = { $name } ha fallado: { $why }. Desde ahora juega «{ $other }» en su lugar.

## Una partida registrada, mostrada otra vez.

replay-players = Juegan { $names }.
replay-upcard = La carta descubierta es { $card }.
replay-holds =
    { $who ->
        [you] Tienes { $cards }.
       *[name] { $name } tiene { $cards }.
    }
replay-cut-off = El registro termina aquí: su última línea está cortada.
replay-not-over = El registro termina aquí; la partida no ha terminado.
