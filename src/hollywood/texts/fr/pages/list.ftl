list-players = { $taken } places prises sur { $all }
list-round = Manche { $n }
list-your-turn = à vous de jouer
list-your-call = la demandez-vous ?
list-left = encore { $time }, jusqu’à { $until }
list-late = votre temps est écoulé
list-waits-for = attend { $names }, encore { $time }
list-resting = { $names } : en vacances
list-calls = May-I jusqu’à { $until }
list-next-deal = prochaine donne : { $until }
list-won = Gagné par { $names }
list-over = terminé
list-offline = jouée hors ligne
list-with = avec { $names }
list-program = { $name } (bot)
list-alone = encore personne d’autre
list-dealing = donne imminente
list-moved = dernier coup { $when }
list-opened = table ouverte { $when }
list-live =
    { $n ->
        [one] { $n } seconde par tour
       *[other] { $n } secondes par tour
    }
list-days =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
list-call-hours =
    { $n ->
        [one] { $n } heure pour May-I
       *[other] { $n } heures pour May-I
    }
list-holiday-until = en vacances jusqu’à { $until }
list-holiday = en vacances
list-calls-until = On peut demander jusqu’à { $until }.
