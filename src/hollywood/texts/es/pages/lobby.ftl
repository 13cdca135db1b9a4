lobby-title = Mesas
lobby-lead = Siéntate con alguien que espera o abre tu propia mesa.
lobby-quick = Jugar ya
lobby-new = Abrir una mesa
lobby-open = Esperan jugadores
lobby-open-none = Ahora mismo no espera nadie. Abre una mesa, y el próximo visitante la verá aquí.
lobby-playing = Partidas para mirar
lobby-playing-none = Ahora mismo no hay ninguna partida abierta a espectadores.
lobby-sit = Sentarse
lobby-back = Seguir
lobby-watch = Mirar
lobby-filter = Mostrar
lobby-filter-all = Todos los juegos
lobby-fresh = La lista se actualiza sola.
lobby-count =
    { $n ->
        [one] { $n } mesa
       *[other] { $n } mesas
    }
