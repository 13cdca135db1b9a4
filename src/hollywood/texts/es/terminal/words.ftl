# Lo que se escribe en el terminal: órdenes, las palabras que pueden seguirlas y las cartas. La primera es la habitual.

command-hand = mano h
command-sheet = hoja s puntos
command-rules = reglas r
command-table = mesa
command-memory = memoria
command-last = último
command-sort = ordenar
command-hint = pista
command-luck = suerte
command-proof = prueba
command-goal = objetivo
command-help = ayuda ?
command-quit = salir q
command-draw = robar roba d
command-take = tomar toma t
command-pass = pasar paso p
command-discard = descartar descarta x
command-knock = golpear golpe k
command-gin = gin g
command-big = gran
command-lay = añadir añade l
command-best = mejor b
command-show = mostrar muestra
command-finish = terminar f
command-may-i = pedir m pido
command-maybe = quizá quizás
command-withdraw = retirar w
command-want = querer quiero
command-allow = conceder a
command-deny = negar n
command-down = bajar baja
command-swap = cambiar
command-auto = auto
command-ask = preguntar

# Órdenes de varias palabras, separadas por comas.

phrases-may-i = puedo
phrases-down = bajar todo
phrases-lay = añadir carta
phrases-big = gran gin
phrases-gin = hacer gin

# Lo que puede seguir a una orden.

typed-on = en a sobre
typed-meld = combinación
typed-with = con
typed-top = arriba
typed-bottom = abajo
typed-none = n no ninguna nada
typed-yes = s sí
typed-quick = rápida
typed-all = todas
typed-more = más
typed-by-meld = combinación
typed-by-suit = palo
typed-by-rank = rango
typed-others = otros
typed-go-on = seguir
typed-me = yo
typed-random = azar

# Cartas. Los rangos van del as al rey; los palos son tréboles, diamantes, corazones y picas.

cards-rank = as dos tres cuatro cinco seis siete ocho nueve diez jota reina rey
cards-ranks = ases doses treses cuatros cincos seises sietes ochos nueves dieces jotas reinas reyes
cards-suits = tréboles diamantes corazones picas
cards-suit = trébol diamante corazón pica
cards-joker = joker comodín
cards-fillers = de del y el la los las
cards-card = { $rank } de { $suit }
cards-in-suit = { $ranks } de { $suit }
cards-alike = { $ranks } de { $suits }
cards-none = di una carta, por ejemplo 7h
cards-several = di una sola carta
cards-unknown = «{ $text }» no es una carta: escribe 7h o siete de corazones, con c, d, h o s
word-one-card = Di una sola carta.
word-unclear = «{ $word }» puede ser { $words }.
word-unknown = «{ $word }» no es una orden de aquí.
