list-players = { $taken } von { $all } Plätzen besetzt
list-round = Runde { $n }
list-your-turn = du bist am Zug
list-your-call = rufst du?
list-left = noch { $time }, bis { $until }
list-late = deine Zeit ist um
list-waits-for = wartet auf { $names }, noch { $time }
list-resting = { $names }: im Urlaub
list-calls = May-I-Rufe bis { $until }
list-next-deal = nächstes Geben: { $until }
list-won = Gewonnen: { $names }
list-over = beendet
list-offline = offline gespielt
list-with = mit { $names }
list-program = { $name } (Bot)
list-alone = noch niemand sonst
list-dealing = wird gleich ausgeteilt
list-moved = letzter Zug { $when }
list-opened = eröffnet { $when }
list-live =
    { $n ->
        [one] { $n } Sekunde je Zug
       *[other] { $n } Sekunden je Zug
    }
list-days =
    { $n ->
        [one] { $n } Tag je Zug
       *[other] { $n } Tage je Zug
    }
list-call-hours =
    { $n ->
        [one] { $n } Stunde für May-I
       *[other] { $n } Stunden für May-I
    }
list-holiday-until = im Urlaub bis { $until }
list-holiday = im Urlaub
list-calls-until = Rufe zählen bis { $until }.
