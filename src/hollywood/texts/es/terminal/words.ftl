# Lo que se escribe en la terminal además de las órdenes (`pages/commands.ftl`): frases y cartas.

# Órdenes de varias palabras, separadas por comas.

phrases-may-i = puedo
phrases-down = bajar todo
phrases-lay = añadir carta
phrases-big = gran gin
phrases-gin = hacer gin

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
