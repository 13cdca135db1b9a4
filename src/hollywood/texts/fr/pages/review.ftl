# L’analyse d’un match. Les valeurs des cartes reçoivent des marques que la page montre comme des cartes.

review-title = Analyse : { $game }
review-who = { $names } · { $when }
review-none-title = Revenir sur ce match
review-none = L’analyse examine chaque décision : les choix possibles, ce que valait chacun, ce qui était de la chance, et les pires erreurs avec leurs raisons. Le serveur y met jusqu’à une minute.
review-make = Analyser ce match
review-again = Réessayer
review-record = À l’enregistrement
review-waiting =
    { $n ->
        [one] { $n } analyse passe avant celle-ci…
       *[other] { $n } analyses passent avant celle-ci…
    }
review-preparing = Préparation… La première analyse après une mise à jour prend une demi-minute de plus.
review-working = Décisions évaluées : { $done } sur { $all }
review-ready = L’analyse est prête.
review-failed = L’analyse n’a pas pu être faite
review-progress = Avancement de l’analyse
review-stays = Vous pouvez quitter cette page et revenir. L’analyse continue.
review-soFar = Trouvé jusqu’ici. Le reste est encore en cours de calcul.
review-details = Tous les détails
review-nothing = Aucune manche n’a été donnée dans ce match : il n’y a rien à analyser.
review-percent = { $n } %
review-of-match = { $n } % d’un match
review-of-match-points = { $n } points du match
review-error = ± { $n }
review-without = À chance égale, { $a } gagnerait { $first } de ces matchs et { $b } { $second }.
review-without-points = À chance égale, { $name } aurait { $n } points du match d’avance.
review-without-even = À chance égale, le match serait à égalité.
review-unfinished = Le match n’a pas été joué jusqu’au bout. L’analyse porte sur ce qui a été joué.
review-people = Les joueurs
review-rate = Taux d’erreur
review-rate-help = Le taux d’erreur : millièmes d’une victoire simple perdus par décision qui compte. Plus c’est bas, mieux c’est. Le bot Club perd environ 35.
review-counted = Décisions qui comptent : { $counted } sur { $all }. Forcées : { $forced } ; trop serrées : { $close }.
review-lost = Perdu par des erreurs
review-result = Résultat
review-luck = Chance
review-without-luck = Sans la chance
review-mark-small = petite
review-mark-doubtful = douteuse
review-mark-bad = grave
review-mark-very-bad = très grave
review-marks-small =
    { $n ->
        [one] { $n } petite
       *[other] { $n } petites
    }
review-marks-doubtful =
    { $n ->
        [one] { $n } douteuse
       *[other] { $n } douteuses
    }
review-marks-bad =
    { $n ->
        [one] { $n } grave
       *[other] { $n } graves
    }
review-marks-very-bad =
    { $n ->
        [one] { $n } très grave
       *[other] { $n } très graves
    }
review-right = juste
review-forced = forcée
review-close = trop serrée
review-unconfirmed = non confirmée
review-graph = Le cours du match
review-graph-percent = { $name } : chances de gagner le match après chaque donne et chaque pioche, toutes cartes visibles.
review-graph-points = { $name } : avance en points après chaque donne et chaque pioche, toutes cartes visibles.
review-graph-label = Courbe du match pour { $name }, de { $from } à { $to }, sur { $n } manches. Le tableau ci-dessous donne tous les points.
review-graph-go = Point de la courbe
review-graph-at = Manche { $round }, { $what } : { $value }
review-graph-table = La courbe en tableau
review-round = Manche
review-after = Après
review-stands = { $name } en est à
review-spot-deal = la donne
review-spot-draw = la pioche { $n }
review-spot-end = la fin
review-rounds = Manche par manche
review-round-of = Manche { $n }
review-board-of = Manche { $n }, table { $board }
review-end-none = Manche nulle : personne ne marque.
review-end-unfinished = Pas terminée.
review-end-knock = { $name } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par une frappe.
review-end-undercut = { $name } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par un contre.
review-end-gin = { $name } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par un gin.
review-end-big_gin = { $name } gagne { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par un grand gin.
review-worst = Les pires erreurs
review-worst-none = Aucune erreur nette. Bien joué !
review-worst-where = Manche { $round }, tour { $turn }
review-worst-hand = Main : { $name }
review-worst-top = Sur la défausse : { $card }.
review-show = Montrer à la table
review-show-of = Montrer à la table : erreur { $n }
review-table-name = La table
review-seen = Mains
review-seen-player = Vue du joueur
review-seen-open = Toutes les mains
review-earlier = Erreur précédente
review-later = Erreur suivante
review-round-earlier = Manche précédente
review-round-later = Manche suivante
review-first-round = C’est la première manche.
review-last-round = C’est la dernière manche.
review-no-earlier = Il n’y a pas d’erreur avant cette étape.
review-no-later = Il n’y a pas d’erreur après cette étape.
review-moves = Décisions
review-move = { $name } : { $choice }
review-drawn = { $name } pioche { $card }
review-dealt = La donne, pour { $name }
review-luck-of = chance { $n }
review-luck-for = chance pour { $name } : { $n } ± { $error } points
review-turn = { $name }, tour { $turn }
review-choice = Choix
review-in-points = Points
review-in-match = Match
review-choices = Les choix, le meilleur d’abord
review-choices-head = Choix
review-best = meilleur
review-played = joué
review-exact = Calcul exact : toutes les cartes utiles étaient visibles.
review-imagined = D’après { $n } manches simulées au plus, selon ce que { $name } pouvait savoir.
review-cost = Coût : { $wins } d’une victoire simple ({ $points } points).
review-cost-match = Coût : { $wins } d’une victoire simple ({ $points } points ; { $match }).
review-only = Il n’y avait qu’un choix.
review-same = Tous les choix se valaient : il n’y avait rien à décider.
review-close-words = Le meilleur choix n’a pas assez d’erreurs types d’avance : de toute façon, ce n’est pas une erreur.
review-unconfirmed-words = Le meilleur choix semblait nettement devant, mais un second examen ne l’a pas confirmé. Ce n’est donc pas une erreur.
review-right-words = C’était le meilleur choix.
review-no-decision = Cette étape n’a pas de décision.
review-over = La manche est finie.
review-behind = derrière le meilleur
review-outlook = gagné { $won }
review-outlook-gin = gin { $n }
review-outlook-undercut = contre { $n }
review-outlook-drawn = nulle { $n }
review-how = Comment lire ceci
review-how-know = L’analyse juge les décisions d’après ce que le joueur pouvait savoir : sa propre main, les cartes visibles, et ce que révèlent les passes, les pioches et les défausses de l’autre joueur. Elle n’utilise jamais les cartes cachées pour cela.
review-how-luck = Elle calcule la chance et la courbe avec toutes les cartes visibles, et ne les juge pas. Le résultat sans la chance est une estimation. S’il est au-dessous de 0 % ou au-dessus de 100 %, la page dit « environ ».
review-how-error = ± est une erreur type : l’incertitude des manches simulées. Une décision ne compte que si la différence est assez sûre.
review-how-again = Ce qui semble douteux ou pire est joué jusqu’au bout une seconde fois, dans d’autres manches simulées et comme le niveau le plus fort continue. Une erreur n’est aussi grave que si les deux résultats le disent ; son coût est le second résultat.
review-how-accuracy = Précision : une bonne décision vaut 100, et une erreur vaut la moitié pour chaque 0,08 victoire simple qu’elle perd. Le chiffre est la moyenne des décisions qui comptent.
review-how-win = Une victoire simple est la différence, à ce score, entre gagner 20 points et une manche que personne ne gagne. Une erreur est douteuse à partir de 0,04 victoire simple, grave à partir de 0,08 et très grave à partir de 0,16.
review-how-points = Quand rien ne peut plus changer le résultat du match, plus rien ne compte.
review-how-interpreted = Ce serveur tourne sans son compilateur : il a simulé moins de manches, et plus de décisions sont trop serrées.
review-keys = Touches : les flèches gauche et droite vont pas à pas. N et P vont à l’erreur suivante et à la précédente.
review-won = a gagné le match
review-moves-help = Une erreur montre les points qu’elle a coûtés. Une pioche montre sa chance.
review-choices-help = Avec les erreurs types (±). Dessous : l’écart avec le meilleur choix.
review-graph-keys = Cercles : les erreurs ({ $a }). Losanges : les erreurs ({ $b }).
review-do-throw = Défausser { $card }
review-do-take = Prendre { $card }
review-do-draw = Piocher
review-do-pass = Passer
review-do-leave = Laisser { $card }
review-do-knock = Frapper à { $left }, défausser { $card }
review-do-gin = Gin, défausser { $card }
review-do-knock-so = Frapper à { $left }, défausser { $card }, étaler { $melds }
review-do-gin-so = Gin, défausser { $card }, étaler { $melds }
review-do-big-gin = Grand gin
review-do-lay =
    { $n ->
        [one] Ajouter { $n } carte, il reste { $left }
       *[other] Ajouter { $n } cartes, il reste { $left }
    }
review-do-lay-none = Ne rien ajouter, il reste { $left }
review-do-show = Montrer la main
review-do-finish = Terminer
review-why-big_gin_missed = { $name } avait un grand gin, mais a défaussé { $thrown }.
review-why-gin_missed = { $name } pouvait faire gin en défaussant { $better }, mais a défaussé { $thrown }.
review-why-knock_missed = { $name } pouvait frapper à { $left }, mais a défaussé { $thrown } et continué.
review-why-went_gin = { $name } a fait gin, mais continuer valait plus.
review-why-knocked = { $name } a frappé à { $left }, mais continuer valait plus.
review-why-better_ending = { $name } pouvait mieux finir la manche.
review-why-undercut = Cette frappe a été contrée dans { $share } des manches simulées.
review-why-broke_meld = { $name } a défaussé { $thrown } et cassé la combinaison { $meld }. Points morts restants : { $left }. En défaussant { $better } : { $could }.
review-why-threw = { $name } a défaussé { $thrown }, mais { $better } valait mieux.
review-why-more_deadwood = Points morts restants : { $left } au lieu de { $could }.
review-why-fewer_outs = Cartes vivantes qui font une combinaison : { $live } au lieu de { $could }.
review-why-taken_up = L’autre joueur a pris cette carte dans { $share } des manches simulées au lieu de { $could }.
review-why-took_last = { $name } a pris la dernière défausse, { $top }.
review-why-left_last = { $name } a laissé { $top }.
review-why-took_without_meld = { $name } a pris { $top }, qui ne fait aucune combinaison, sous les yeux de l’autre joueur.
review-why-took_for_meld = { $name } a pris { $top } pour la combinaison { $meld }, mais une carte du talon valait mieux.
review-why-left_meld = { $name } a laissé { $top }, qui fait la combinaison { $meld } : { $after ->
        [one] { $after } point mort
       *[other] { $after } points morts
    } au lieu de { $before }.
review-why-left_lower = { $name } a laissé { $top }, qui réduit les points morts de { $before } à { $after }.
review-why-left_top = { $name } a laissé { $top }, mais il valait mieux prendre cette carte.
review-why-layoffs = Points morts restants ({ $name }) : { $left }, alors que { $could } était possible.
review-why-lay_off = Carte { $card } : elle va avec { $meld }.
review-outcome = « { $played } » a gagné { $won } des manches simulées, avec { $points } points en moyenne. « { $best } » en a gagné { $bestWon }, avec { $bestPoints } en moyenne.
review-hand-nothing = Aucune manche n’a été donnée dans ce match : il n’y a rien à analyser.
review-hand-without =
    { $n ->
        [one] À chance égale, { $names } aurait eu le plus de chances de finir en tête.
       *[other] À chance égale, { $names } auraient eu le plus de chances de finir en tête, sans qu’on puisse les départager.
    }
review-hand-rate-help = Le taux d’erreur : millièmes d’une manche simple perdus par décision qui compte. Plus c’est bas, mieux c’est. Une manche simple est ce que valent 40 points de pénalité pour la première place. Les bots qui ne cherchent pas perdent environ 40. Une chance positive est une bonne chance : autant de points de pénalité en moins.
review-hand-graph-percent = Chances de chaque joueur d’avoir la première place après chaque donne et chaque pioche, toutes cartes visibles. Une marque sur une ligne est une erreur très grave de ce joueur.
review-hand-graph-label = Chances de première place sur { $n } manches. À la fin : { $end }. Le tableau ci-dessous donne tous les points.
review-hand-graph-at = Manche { $round }, { $what } : { $value }
review-hand-graph-where = Manche { $round }, après { $what }
review-hand-stands = { $name } { $value }
review-hand-round = Manche
review-hand-rounds = Manche par manche
review-hand-round-of = Manche { $n } : { $contract }
review-hand-seen = Cartes
review-hand-end-went_out = { $name } finit. Points de pénalité : { $left }.
review-hand-end-stock_exhausted = Le talon est épuisé. Points de pénalité : { $left }.
review-hand-end-turn_cap = Personne n’a fini dans la limite des tours. Points de pénalité : { $left }.
review-hand-end-left = { $name } { $points }
review-hand-worst-where = Manche { $round }, { $contract }, tour { $turn }
review-hand-round-earlier = Manche précédente
review-hand-round-later = Manche suivante
review-hand-first-round = C’est la première manche.
review-hand-last-round = C’est la dernière manche.
review-hand-in-points = Pénalité
review-hand-in-match = Première place
review-hand-imagined = D’après { $n } manches simulées au plus, selon ce que { $name } pouvait savoir.
review-hand-cost = Coût : { $wins } d’une manche simple ({ $points } points).
review-hand-cost-match = Coût : { $wins } d’une manche simple ({ $points } points ; { $match }).
review-hand-over = La manche est finie.
review-hand-choices-all = Montrer les { $n } choix
review-hand-choices-few = Ne montrer que les meilleurs choix
review-hand-outlook = finit { $out }
review-hand-outlook-beaten = un autre { $n }
review-hand-outlook-drawn = personne { $n }
review-hand-how-know = L’analyse juge les décisions d’après ce que le joueur pouvait savoir : sa propre main, les cartes visibles, et ce que les autres avaient fait jusque-là. Elle n’utilise jamais les cartes cachées pour cela. Ne pas demander une défausse est aussi une décision. L’analyse la montre quand il valait mieux demander May-I.
review-hand-how-accuracy = Précision : une bonne décision vaut 100, et une erreur vaut la moitié pour chaque 0,08 manche simple qu’elle perd. Le chiffre est la moyenne des décisions qui comptent.
review-hand-how-win = Une manche simple est ce que valent 40 points de pénalité pour les chances de première place, aux totaux d’avant la manche. Une erreur est douteuse à partir de 0,04 manche simple, grave à partir de 0,08 et très grave à partir de 0,16.
review-hand-moves-help = Une erreur montre ce qu’elle a coûté, et une pioche sa chance : les deux en pour cent des chances de première place.
review-hand-outcome = « { $played } » a donné { $points } points de pénalité en moyenne, et fini dans { $out } des manches simulées. « { $best } » en a donné { $bestPoints }, et fini dans { $bestOut }.
review-do-leave-it = Laisser { $card }
review-do-call = Demander May-I pour { $card }
review-do-allow = Accorder la demande pour { $card }
review-do-deny = Refuser la demande pour { $card }
review-do-withdraw = Retirer la demande
review-do-lay-down = Poser { $melds }
review-do-lay-on = Ajouter { $card } à { $melds }
review-do-displace = Mettre { $card } à la place d’une carte libre dans { $melds }
review-why-call_missed_nearer = { $name } n’a pas demandé May-I pour { $top }. Avec cette carte, il en manque { $could } au contrat au lieu de { $missing }.
review-why-call_missed_nearer_complete = { $name } n’a pas demandé May-I pour { $top }, qui complète le contrat.
review-why-left_nearer_complete = { $name } a pioché au talon et laissé { $top }, qui complète le contrat.
review-why-call_missed = { $name } n’a pas demandé May-I pour { $top }, mais il valait mieux demander.
review-why-called_nearer = { $name } a demandé May-I pour { $top }. Cette carte aide le contrat, mais pas assez pour valoir la carte de plus.
review-why-called = { $name } a demandé May-I pour { $top }, qui n’aide pas le contrat.
review-why-left_nearer = { $name } a pioché au talon et laissé { $top }. Avec cette carte, il en manque { $could } au contrat au lieu de { $missing }.
review-why-left_fitting = { $name } a pioché au talon et laissé { $top }, qui va sur la table.
review-why-took_nearer = { $name } a pris { $top }, qui aide le contrat, mais une carte du talon valait mieux.
review-why-took = { $name } a pris { $top }, qui n’aide pas le contrat.
review-why-allowed = { $name } a accordé la demande pour { $top }, mais il valait mieux refuser.
review-why-denied = { $name } a refusé la demande pour { $top }, mais il valait mieux l’accorder.
review-why-broke_plan = { $name } a défaussé { $thrown }, que le contrat demande. Cartes manquantes maintenant : { $missing }. En défaussant { $better } : { $could }.
review-why-kept_dear = Cette carte compte { $thrown }. L’autre compte { $better }.
review-why-fits_table = Elle va sur la table pour tout joueur qui a posé.
review-hand-why-fewer_outs = Cartes vivantes qui aident le contrat : { $live } au lieu de { $could }.
review-why-held_down = { $name } pouvait poser { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, mais ne l’a pas fait.
review-why-laid_down = { $name } a posé { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, mais il valait mieux attendre.
review-why-laid_otherwise = { $name } a posé d’une façon qui laisse { $left ->
        [one] { $left } point
       *[other] { $left } points
    } après tous les ajouts. Une autre façon en laisse { $could }.
review-why-kept_off = { $name } n’a pas ajouté { $card }.
review-why-laid_off = { $name } a ajouté { $card }, mais il valait mieux garder cette carte.
review-why-other_play = { $name } avait un meilleur coup.
