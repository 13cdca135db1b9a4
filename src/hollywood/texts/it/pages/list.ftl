list-players = { $taken } posti occupati su { $all }
list-round = Smazzata { $n }
list-your-turn = tocca a te
list-your-call = la chiami?
list-left = ancora { $time }, fino a { $until }
list-late = il tuo tempo è scaduto
list-waits-for = aspetta { $names }, ancora { $time }
list-resting = { $names }: in vacanza
list-calls = May-I fino a { $until }
list-next-deal = prossima smazzata: { $until }
list-won = Vittoria: { $names }
list-over = finita
list-offline = giocata offline
list-with = con { $names }
list-program = { $name } (bot)
list-alone = ancora nessun altro
list-dealing = sta per cominciare
list-moved = ultima mossa { $when }
list-opened = tavolo aperto { $when }
list-live =
    { $n ->
        [one] { $n } secondo a turno
       *[other] { $n } secondi a turno
    }
list-days =
    { $n ->
        [one] { $n } giorno a turno
       *[other] { $n } giorni a turno
    }
list-call-hours =
    { $n ->
        [one] { $n } ora per May-I
       *[other] { $n } ore per May-I
    }
list-holiday-until = in vacanza fino a { $until }
list-holiday = in vacanza
list-calls-until = Si può chiamare fino a { $until }.
