# Ce qu’on marque et ce qu’on paie à une table de gin, phrase par phrase.

## Une manche

gin-difference = Les deux joueurs comptent leurs points morts. Si celui qui a frappé en a moins, il marque la différence.
gin-undercut-tie =
    Si le défenseur en a autant ou moins, il contre la frappe : il marque la différence, plus { POINTS($n) }.
gin-undercut =
    À égalité, personne ne marque. Si le défenseur en a moins, il contre la frappe : il marque la différence, plus
    { POINTS($n) }.
gin-gin-scores = Un gin rapporte tous les points morts du défenseur, plus { POINTS($n) }.
gin-bonuses = (Les tables diffèrent ici : la prime de gin peut être de { $bonuses }.)
gin-gin-undercut-never = Un gin n’est jamais contré, même si le défenseur n’a aucune carte morte non plus.
gin-gin-undercut-no_score = S’il ne reste aucune carte morte au défenseur non plus, personne ne marque.
gin-gin-undercut-undercut =
    S’il ne reste aucune carte morte au défenseur non plus, même le gin est contré : le défenseur marque { POINTS($n) }.
gin-big-gin-scores = Un grand gin rapporte tous les points morts du défenseur, plus { POINTS($n) }.
gin-multiplier = Les points de chaque manche comptent { $n } fois.
gin-spade-doubles =
    Dans une manche dont la retourne est un pique, les points comptent double, primes comprises.

## La feuille de marque

gin-single =
    { $who ->
        [side] On joue des manches et on additionne leurs points, jusqu’à ce qu’une équipe en ait { $target }.
       *[player] On joue des manches et on additionne leurs points, jusqu’à ce qu’un joueur en ait { $target }.
    }
gin-single-won = La partie est alors gagnée. Une manche nulle ne compte pas.
gin-columns = { SPELL($games, form: "feminine") } parties se jouent à la fois, chacune dans une colonne de la feuille.
gin-running =
    { $n ->
        [one] On joue { SPELL($games, form: "feminine") } parties, chacune dans une colonne de la feuille. Une seule est ouverte ; quand elle finit, la suivante commence.
       *[other] On joue { SPELL($games, form: "feminine") } parties, chacune dans une colonne de la feuille. Il y en a { SPELL($n, form: "feminine") } d’ouvertes à la fois ; quand l’une finit, la suivante commence.
    }
gin-credit-wins =
    { $games ->
        [2] Votre première victoire s’inscrit dans la première partie ; à partir de la deuxième, chacune compte dans les deux.
        [3] Votre première victoire s’inscrit dans la première partie, la deuxième dans les deux premières ; à partir de la troisième, chacune compte dans les trois.
       *[other] Votre première victoire s’inscrit dans la première partie, la deuxième dans les deux premières, la troisième dans les trois premières, et ainsi de suite ; à partir de la { ORDINAL($games, form: "feminine") }, chacune compte dans les { SPELL($games) }.
    }
gin-closed-entry-shift =
    Une inscription qui devrait ouvrir une partie déjà terminée ouvre à la place la suivante encore en cours.
gin-closed-entry-forfeit = Une inscription pour une partie déjà terminée est perdue.
gin-credit-rounds =
    { $games ->
        [2] Les points de la première manche s’inscrivent dans la première partie, quel que soit le gagnant ; à partir de la deuxième manche, tous les points comptent dans les deux.
        [3] Les points de la première manche s’inscrivent dans la première partie, ceux de la deuxième dans les deux premières, quel que soit le gagnant ; à partir de la troisième manche, tous les points comptent dans les trois.
       *[other] Les points de la première manche s’inscrivent dans la première partie, ceux de la deuxième dans les deux premières, ceux de la troisième dans les trois premières, et ainsi de suite, quel que soit le gagnant ; à partir de la { ORDINAL($games, form: "feminine") } manche, tous les points comptent dans les { SPELL($games) }.
    }
gin-dead-hand = Une manche nulle ne compte pas.
gin-game-over =
    { $who ->
        [side] Une partie est finie quand une équipe y atteint { POINTS($target) } ; on n’écrit plus rien dans sa colonne.
       *[player] Une partie est finie quand un joueur y atteint { POINTS($target) } ; on n’écrit plus rien dans sa colonne.
    }
gin-series-end-all_three =
    { $games ->
        [2] Le match continue jusqu’à la fin des deux parties.
       *[other] Le match continue jusqu’à la fin des { SPELL($games) } parties.
    }
gin-series-end-two_wins =
    { $who ->
        [side] Le match est fini dès qu’une équipe a gagné { SPELL($n, form: "feminine") } parties.
       *[player] Le match est fini dès qu’un joueur a gagné { SPELL($n, form: "feminine") } parties.
    }
gin-overall-two_of_three =
    { $games ->
        [3] Qui gagne deux des trois parties gagne le match.
       *[other] Qui gagne le plus de parties gagne le match.
    }
gin-overall-all_three =
    { $games ->
        [2] Il faut gagner les deux parties pour gagner le match.
       *[other] Il faut gagner les { SPELL($games) } parties pour gagner le match.
    }
gin-overall-net = Qui est en tête au décompte gagne le match.

## Le décompte

gin-game-bonus =
    { $games ->
        [1] Le gagnant reçoit { POINTS($n) } de plus pour sa victoire.
       *[other] Le gagnant d’une partie reçoit { POINTS($n) } de plus pour sa victoire.
    }
gin-shutout-replace_game_bonus =
    Si le perdant n’y a marqué aucun point, s’il est capot, le gagnant reçoit { POINTS($n) } à la place.
gin-shutout-add = Si le perdant n’y a marqué aucun point, s’il est capot, le gagnant reçoit encore { POINTS($n) }.
gin-shutout-double =
    Si le perdant n’y a marqué aucun point, s’il est capot, tout le total du gagnant dans cette partie est doublé.
gin-boxes =
    Chaque manche gagnée est une case, et une case vaut { POINTS($n) } à la fin, pour l’un comme pour l’autre ; les cases
    ne comptent pas pour atteindre { $target }.
gin-no-boxes = Chaque manche gagnée est une case, mais les cases ne se paient pas ici.
gin-gin-boxes = Un gin rapporte { BOXES($n) } de plus.
gin-undercut-boxes = Un contre rapporte { BOXES($n) } de plus.
gin-partners-boxes = Si tous les partenaires d’un camp gagnent, le camp reçoit { BOXES($n) } de plus.
gin-doubled-boxes-extra = Dans une manche qui compte double, les cases en plus comptent double aussi.
gin-doubled-boxes-all = Dans une manche qui compte double, ses cases comptent double aussi.
gin-no-bonuses = Il n’y a pas de primes.
gin-doubled =
    { $games ->
        [1] La partie compte double.
       *[other] La dernière partie compte double.
    }
gin-sweep = Un joueur qui gagne toutes les parties est payé double.
gin-honor = On ne joue que pour les points : aucun paiement n’est fixé.
gin-settled =
    { $bonuses ->
        [yes] Une fois les primes et les cases ajoutées, le total le plus bas paie la différence au plus haut.
       *[no] Le total le plus bas paie la différence au plus haut.
    }
gin-box-pays = Le box paie chacun des autres, ou est payé par chacun.
gin-pairs-pay =
    On paie deux par deux : chaque joueur avec son adversaire de la première manche, et chaque paire paie toute la
    différence.
gin-rounding = Ce qui est dû est arrondi par pas de { POINTS($n) }.
gin-stake-cents =
    { $n ->
        [one] Un point vaut un centime.
       *[other] Un point vaut { SPELL($n) } centimes.
    }
gin-stake = Un point vaut { $money } en argent.
