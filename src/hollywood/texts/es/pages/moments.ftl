moments-accuracy = Precisión
moments-accuracy-of = de 100
moments-accuracy-you = Tu precisión
moments-accuracy-none = No contó ninguna decisión.
moments-accuracy-help = La precisión es la media de las decisiones que cuentan: una correcta vale 100, un error malo 50 como mucho, uno muy malo 25 como mucho.
moments-you = tú
moments-headline = En resumen
moments-won = La partida es de { $names }.
moments-won-you = Has ganado la partida.
moments-won-with = Has ganado la partida junto con { $names }.
moments-nobody = Nadie ganó la partida.
moments-place = La partida es de { $names }, y terminaste en el puesto { $n } de { $all } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en contra.
moments-place-won = Has ganado la partida con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en contra.
moments-place-winner = La partida es de { $names } con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } en contra.
moments-both = { $play }, y { $luck }.
moments-play-none = No contó ninguna decisión
moments-play-none-you = No contó ninguna de tus decisiones
moments-play-you = Jugaste con más precisión que { $name } ({ $more } a { $less } de 100)
moments-play-other = { $name } jugó con más precisión que tú ({ $more } a { $less } de 100)
moments-play-level-you = Tú y { $name } jugasteis con la misma precisión ({ $more } de 100)
moments-play-two = { $a } jugó con más precisión que { $b } ({ $more } a { $less } de 100)
moments-play-level = { $a } y { $b } jugaron con la misma precisión ({ $more } de 100)
moments-play-place = Tu precisión fue { $more } de 100, puesto { $n } de { $all }
moments-play-best = La mayor precisión fue de { $names } ({ $more } de 100)
moments-luck-even = la suerte estuvo más o menos repartida
moments-luck-for = la suerte estuvo de tu lado ({ $amount })
moments-luck-against = la suerte estuvo en tu contra ({ $amount })
moments-luck-most = { $name } tuvo más suerte que nadie ({ $amount })
moments-points = { $n } puntos
moments-dearest = El momento más caro fue de { $name }, en la ronda { $n }: «{ $played }» costó { $cost }.
moments-dearest-you = Tu momento más caro fue en la ronda { $n }: «{ $played }» costó { $cost }.
moments-dearest-none = Nadie cometió un error claro.
moments-dearest-none-you = No cometiste ningún error claro.
moments-hand-dearest = El momento más caro fue de { $name }, en la ronda { $n }: «{ $played }» costó { $cost }.
moments-hand-dearest-you = Tu momento más caro fue en la ronda { $n }: «{ $played }» costó { $cost }.
moments-about = aproximadamente { $n }
moments-learn =
    { $n ->
        [0] Momentos para aprender
        [one] Un momento para aprender
        [2] Dos momentos para aprender
        [3] Tres momentos para aprender
       *[other] { $n } momentos para aprender
    }
moments-try = Probar otra vez
moments-try-of = Probar otra vez: momento { $n }
moments-try-more = Probar otra vez: error { $n }
moments-show-of = Verlo en la mesa: momento { $n }
moments-answer = Qué era mejor, y por qué
moments-more = Más errores
moments-again-title = Probar otra vez
moments-again-back = Volver al análisis
moments-again-what-upcard = ¿Tomar la carta descubierta, o pasar?
moments-again-what-draw = ¿Robar del mazo, o tomar el descarte?
moments-again-what-discard = ¿Qué carta descartas?
moments-again-what-knock = ¿Golpear o seguir jugando? ¿Qué carta descartas?
moments-again-what-last_discard = ¿Tomar el último descarte, o dejarlo?
moments-again-what-lay_off = ¿Cuántas cartas añades?
moments-again-what-call = ¿Decir «May I?», o dejar el descarte?
moments-again-what-answer = ¿Conceder la petición, o negarla?
moments-again-what-play = ¿Qué juegas: bajar, añadir o descartar?
moments-again-how = Juega en la mesa, o elige en la lista.
moments-again-how-list = Elige en la lista.
moments-again-discard = Descartar
moments-again-knock = Golpear
moments-again-gin = Gin
moments-again-pick = Elige primero una carta de la mano.
moments-again-barred = Esta carta no se puede descartar ahora.
moments-again-no-knock = No puedes golpear descartando esta carta.
moments-again-not-there = Esta carta no encaja ahí.
moments-again-list =
    { $n ->
        [one] { $n } opción en una lista
       *[other] Las { $n } opciones en una lista
    }
moments-again-list-name = Las opciones, sin ningún orden especial
moments-again-best = { $choice }: era la mejor opción.
moments-again-same = { $choice }: casi tan buena como la mejor opción. La diferencia está dentro de los errores estándar.
moments-again-worse = { $choice }: eso pierde { $cost } frente a la mejor opción.
moments-again-better = Es mejor que lo que se jugó.
moments-again-not-better = No es mejor que lo que se jugó.
moments-again-played = Es lo que se jugó.
moments-again-waits = Aquí verás la respuesta a tu elección. Puedes probar tantas veces como quieras.
moments-again-all = Ver todas las opciones
moments-again-next = Momento siguiente
