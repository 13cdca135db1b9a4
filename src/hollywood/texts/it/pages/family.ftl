# Le regole di una famiglia per May-I: le smazzate, le carte, i punti, e quelle che conserva.

family-hand = Smazzata { $number }: { $melds }, { $cards }
family-sets =
    { $count ->
        [one] un gruppo di { $least }
       *[other] { $count } gruppi di { $least }
    }
family-runs =
    { $count ->
        [one] una scala di { $least }
       *[other] { $count } scale di { $least }
    }
family-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
family-set = Gruppo
family-run = Scala
family-set-remove = Togli questo gruppo
family-run-remove = Togli questa scala
family-least = Carte almeno
family-shorter = Una carta in meno in questa combinazione
family-longer = Una carta in più in questa combinazione
family-dealt = Carte date
family-dealt-fewer = Dai una carta in meno
family-dealt-more = Dai una carta in più
family-up = Sposta su la smazzata { $number }
family-down = Sposta giù la smazzata { $number }
family-remove = Togli la smazzata { $number }
family-removed = La smazzata { $number } è tolta
family-add = Aggiungi una smazzata
family-why-first = È la prima smazzata.
family-why-last = È l’ultima smazzata.
family-why-hand = Una partita ha bisogno di una smazzata.
family-why-one = Un contratto ha bisogno di un gruppo o di una scala.
family-why-melds = Un contratto ha al massimo { $n } gruppi e scale.
family-why-hands = Una partita ha al massimo { $n } smazzate.
family-pack = Carte e matte
family-joker = Jolly
family-range = da { $first } a { $last }
family-first = Da
family-last = A
family-points = { $name }: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
family-points-label = Punti per { $name }
family-points-joker = Punti per un jolly
family-split = Altri punti per una carta di { $name }
family-join = Togli la riga { $name }
