# Bots que siguen a la persona de partida en partida.

following-now =
    { $bots ->
        [one] El bot te sigue: ahora { $level }.
       *[other] Los bots te siguen: ahora { $level }.
    }
following-next = Próxima partida: { $level }. Tu fuerza: más o menos { $n }.
