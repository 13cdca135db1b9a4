level-beginner = Un comienzo amable. A menudo descarta la segunda mejor carta y solo mira su propia mano.
level-collector = Guarda todo lo que aún puede formar un juego, aunque cueste muchos puntos.
level-casual = Un juego tranquilo. De vez en cuando habría sido mejor otro descarte.
level-simple = Toma cualquier carta que ayude ya. Se baja o golpea a la primera ocasión.
level-club = Cuenta las cartas que ha visto y compara todos los descartes.
level-skilled = Juzga cada opción de un vistazo, por larga experiencia. No simula nada.
level-keen = Prueba las mejores opciones en unas pocas rondas simuladas.
level-fast = Prueba cada opción en rondas simuladas. Juega para ganar la partida.
level-strongest = Simula diez veces más rondas. El bot más fuerte de aquí.
level-own = Un bot que añade este servidor.
level-time-beginner = juega al momento
level-time-collector = juega al momento
level-time-casual = juega al momento
level-time-simple = juega al momento
level-time-club = juega al momento
level-time-skilled = juega al momento
level-time-keen = unas milésimas de segundo por jugada
level-time-fast = una centésima de segundo por jugada
level-time-strongest = hasta un segundo por jugada
level-of = Fuerza { $n } de { $of }
level-strength = Fuerza { $n }
level-follows-title =
    { $bots ->
        [one] El bot te sigue
       *[other] Los bots te siguen
    }
level-follows = Después de cada partida cambia el nivel, para que ganes más o menos la mitad. Sin clasificación.
level-follows-now = Ahora: { $level }
