# Bots, die der Person von Partie zu Partie folgen.

following-now =
    { $bots ->
        [one] Der Bot folgt dir: jetzt { $level }.
       *[other] Die Bots folgen dir: jetzt { $level }.
    }
following-next = Nächste Partie: { $level }. Deine Stärke: etwa { $n }.
