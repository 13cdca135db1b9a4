# Ayuda en la mesa: lo que se escribe y lo que hace. Basta con las letras entre corchetes.

help-row = { $what }: { $effect }
help-turn = En tu turno, d roba y t toma el descarte; después escribe la carta que descartas: 7h.
help-first-gin = k golpea, g hace gin. Después de un golpe: añadir 3s a 1 añade, b juega la mejor respuesta.
help-first-contract = m pide un descarte con May I? bajar baja el contrato, añadir 9c a 2 añade.
help-new = ¿Primera vez? Escribe objetivo. h muestra tu mano, s la hoja, pista aconseja; ? ayuda, q sale.
help-more = En todo momento: objetivo, mano [h], mesa, memoria, último, hoja [s], [r]eglas, ordenar, pista, prueba, suerte, salir [q]. Escribe ? más para los detalles.
help-cards = Las cartas se escriben con rango y palo: 7h es el siete de corazones, tc el diez de tréboles, ad el as de diamantes. También valen palabras y mayúsculas: siete de corazones.
help-short = Puedes acortar cada palabra mientras quede clara. Basta con una letra entre corchetes. También valen las palabras inglesas.
help-parts = Las reglas tienen estas partes: { $titles }.
help-rules-how = Escribe reglas y una palabra de un título, o reglas todas.

## Gin.

help-type-draw = robar [d]
help-does-draw = la carta de arriba del mazo
help-type-take = [t]omar
help-does-take = la carta de arriba de los descartes
help-type-pass = [p]asar
help-does-pass = dejar la carta descubierta al otro
help-type-discard = 7h
help-does-discard = descartar el siete de corazones (también: descartar 7h, x 7h)
help-type-knock = golpear [k] 7h
help-does-knock = descartarla y golpear con tus mejores combinaciones; golpear solo elige la carta
help-type-knock-with = golpear 7h con 3c 3d 3h / 7s 8s 9s
help-does-knock-with = golpear con las combinaciones que digas
help-type-gin = [g]in
help-does-gin = golpear sin cartas sueltas; gran: gran gin, si las reglas lo tienen
help-type-lay = añadir [l] 3s a 1
help-does-lay = después de un golpe: añadir una carta a la combinación 1
help-type-best = mejor [b]
help-does-best = después de un golpe: los mejores añadidos y combinaciones, de una vez
help-type-show = mostrar
help-does-show = después de un golpe: dejar de añadir y mostrar la mano
help-type-finish = terminar
help-does-finish = dejar de añadir, si has golpeado tú

## May-I.

help-type-may-i = pedir [m]
help-does-may-i = pedir el descarte fuera de turno; Intro lo deja pasar
help-type-auto = auto, preguntar
help-does-auto = no preguntarme más por May-I; volver a preguntarme
help-type-nearer = útil
help-does-nearer = preguntarme solo por cartas que me ayudan; útil may-i: pedirlas automáticamente
help-type-answer = conceder [a], [n]egar
help-does-answer = responder a un May-I en tu turno; si lo niegas, tienes que tomar el descarte
help-type-maybe = quizá
help-does-maybe = pedir, pero decidir otra vez antes de la respuesta
help-type-withdraw = retirar [w]
help-does-withdraw = retirar tu petición mientras vale
help-type-want = querer Kd 9h
help-does-want = pedirlas automáticamente; querer ninguna: borrarlas
help-type-never = nunca Kd 9h
help-does-never = no pedirlas nunca; nunca ninguna: borrarlas
help-type-stay = durar
help-does-stay = tus deseos valen en toda la partida, o de nuevo solo en esta ronda
help-type-down = bajar
help-does-down = bajar el contrato con tus mejores combinaciones
help-type-down-melds = bajar 3c 3d 3h / 5c As 7c 8c
help-does-down-melds = bajar las combinaciones que digas, las escaleras de abajo arriba
help-type-add = añadir [l] 9c a 2
help-does-add = añadir una carta a la combinación 2, o cambiarla; puede seguir arriba o abajo
help-type-swap = cambiar 6c en 2
help-does-swap = ponerla en lugar de un comodín, que pasa arriba o abajo
help-type-undo = recuperar
help-does-undo = recuperar lo último que bajaste o añadiste; todos lo ven
help-type-discard-end = 7h
help-does-discard-end = descartar el siete de corazones y terminar tu turno (también: descartar 7h, x 7h)

## Every game.

help-type-hand = mano [h]
help-does-hand = tus cartas
help-type-sort = ordenar combinación
help-does-sort = ordenar tus cartas por combinación; ordenar palo, ordenar rango: por palo, por rango
help-type-table = mesa
help-does-table = las cartas de la mesa
help-type-memory = memoria
help-does-memory = las cartas que los demás tomaron de la pila y aún tienen, y los descartes por palos
help-type-last = último
help-does-last = lo que ha pasado desde tu último turno
help-type-sheet = hoja [s]
help-does-sheet = los puntos
help-type-rules = [r]eglas
help-does-rules = las partes de las reglas; reglas y una palabra: una de ellas; reglas todas: todas
help-type-hint = pista
help-does-hint = lo que haría el jugador más fuerte, y por qué; pista rápida: uno más rápido
help-type-goal = objetivo
help-does-goal = de qué trata el juego, en pocas líneas
help-type-proof = prueba
help-does-proof = el sello de la baraja; después de la ronda, de qué salió
help-type-luck = suerte TEXTO
help-does-luck = añadir tus palabras a la próxima vez que se baraje
help-type-quit = salir [q]
help-does-quit = salir; la partida se guarda y se puede seguir
