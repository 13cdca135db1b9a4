# Las reglas de una familia para May-I: sus rondas, sus cartas, sus puntos, y las que guarda.

family-hand = Ronda { $number }: { $melds }, { $cards }
family-sets =
    { $count ->
        [one] un grupo de { $least }
       *[other] { $count } grupos de { $least }
    }
family-runs =
    { $count ->
        [one] una escalera de { $least }
       *[other] { $count } escaleras de { $least }
    }
family-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
family-set = Grupo
family-run = Escalera
family-set-remove = Quitar este grupo
family-run-remove = Quitar esta escalera
family-least = Cartas como mínimo
family-shorter = Una carta menos en esta combinación
family-longer = Una carta más en esta combinación
family-dealt = Se reparten
family-dealt-fewer = Repartir una carta menos
family-dealt-more = Repartir una carta más
family-up = Subir la ronda { $number }
family-down = Bajar la ronda { $number }
family-remove = Quitar la ronda { $number }
family-removed = La ronda { $number } se ha quitado
family-add = Añadir una ronda
family-why-first = Es la primera ronda.
family-why-last = Es la última ronda.
family-why-hand = Una partida necesita una ronda.
family-why-one = Un contrato necesita un grupo o una escalera.
family-why-melds = Un contrato tiene como máximo { $n } grupos y escaleras.
family-why-hands = Una partida tiene como máximo { $n } rondas.
family-pack = Cartas y comodines
family-joker = Joker
family-range = { $first } a { $last }
family-first = Desde
family-last = Hasta
family-points = { $name }: { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
family-points-label = Puntos de { $name }
family-points-joker = Puntos de un joker
family-split = Otros puntos para una carta de { $name }
family-join = Quitar la fila { $name }
