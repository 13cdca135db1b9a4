# Les règles d’une famille pour May-I : ses manches, ses cartes, ses points, et celles qu’elle garde.

family-hand = Manche { $number } : { $melds }, { $cards }
family-sets =
    { $count ->
        [one] un groupe de { $least }
       *[other] { $count } groupes de { $least }
    }
family-runs =
    { $count ->
        [one] une suite de { $least }
       *[other] { $count } suites de { $least }
    }
family-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
family-set = Groupe
family-run = Suite
family-set-remove = Retirer ce groupe
family-run-remove = Retirer cette suite
family-least = Cartes au moins
family-shorter = Une carte de moins dans cette combinaison
family-longer = Une carte de plus dans cette combinaison
family-dealt = Distribuées
family-dealt-fewer = Distribuer une carte de moins
family-dealt-more = Distribuer une carte de plus
family-up = Monter la manche { $number }
family-down = Descendre la manche { $number }
family-remove = Retirer la manche { $number }
family-removed = La manche { $number } est retirée
family-add = Ajouter une manche
family-why-first = C’est la première manche.
family-why-last = C’est la dernière manche.
family-why-hand = Il faut au moins une manche.
family-why-one = Un contrat demande un groupe ou une suite.
family-why-melds = Un contrat a au plus { $n } groupes et suites.
family-why-hands = Une partie a au plus { $n } manches.
family-pack = Cartes et cartes libres
family-joker = Joker
family-range = { $first } à { $last }
family-first = De
family-last = À
family-points = { $name } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
family-points-label = Points pour { $name }
family-points-joker = Points pour un joker
family-split = D’autres points pour une carte de { $name }
family-join = Retirer la ligne { $name }
