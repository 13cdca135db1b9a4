list-players = { $taken } de { $all } asientos ocupados
list-round = Ronda { $n }
list-your-turn = tu turno
list-your-call = ¿la pides?
list-left = quedan { $time }, hasta { $until }
list-late = se te acabó el tiempo
list-waits-for = espera a { $names }, quedan { $time }
list-resting = { $names }: de vacaciones
list-calls = May-I hasta { $until }
list-next-deal = próximo reparto: { $until }
list-won = Victoria: { $names }
list-over = terminada
list-offline = jugada sin conexión
list-with = con { $names }
list-program = { $name } (bot)
list-alone = nadie más todavía
list-dealing = se va a repartir
list-moved = última jugada { $when }
list-opened = abierta { $when }
list-live =
    { $n ->
        [one] { $n } segundo por turno
       *[other] { $n } segundos por turno
    }
list-days =
    { $n ->
        [one] { $n } día por turno
       *[other] { $n } días por turno
    }
list-call-hours =
    { $n ->
        [one] { $n } hora para May-I
       *[other] { $n } horas para May-I
    }
list-holiday-until = de vacaciones hasta { $until }
list-holiday = de vacaciones
list-calls-until = Se puede pedir hasta { $until }.
