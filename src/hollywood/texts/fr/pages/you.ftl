review-without-you = À chance égale, vous gagneriez { $first } de ces matchs et { $b } { $second }.
review-without-points-you = À chance égale, vous auriez { $n } points du match d’avance.
review-graph-percent-you = Vos chances de gagner le match après chaque donne et chaque pioche, toutes cartes visibles.
review-graph-points-you = Votre avance en points après chaque donne et chaque pioche, toutes cartes visibles.
review-graph-label-you = Courbe du match pour vous, de { $from } à { $to }, sur { $n } manches. Le tableau ci-dessous donne tous les points.
review-stands-you = Vous en êtes à
review-end-knock-you = Vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par une frappe.
review-end-undercut-you = Vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par un contre.
review-end-gin-you = Vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par un gin.
review-end-big_gin-you = Vous gagnez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par un grand gin.
review-hand-end-went_out-you = Vous finissez. Points de pénalité : { $left }.
review-worst-hand-you = Votre main
review-drawn-you = Vous piochez { $card }
review-dealt-you = La donne, pour vous
review-luck-for-you = chance pour vous : { $n } ± { $error } points
review-imagined-you = D’après { $n } manches simulées au plus, selon ce que vous pouviez savoir.
review-hand-imagined-you = D’après { $n } manches simulées au plus, selon ce que vous pouviez savoir.
review-hand-without-you =
    { $n ->
        [one] À chance égale, vous auriez eu le plus de chances de finir en tête.
       *[other] À chance égale, { $names } auriez eu le plus de chances de finir en tête, sans qu’on puisse vous départager.
    }
review-why-big_gin_missed-you = Vous aviez un grand gin, mais vous avez défaussé { $thrown }.
review-why-gin_missed-you = Vous pouviez faire gin en défaussant { $better }, mais vous avez défaussé { $thrown }.
review-why-knock_missed-you = Vous pouviez frapper à { $left }, mais vous avez défaussé { $thrown } et continué.
review-why-went_gin-you = Vous avez fait gin, mais continuer valait plus.
review-why-knocked-you = Vous avez frappé à { $left }, mais continuer valait plus.
review-why-better_ending-you = Vous pouviez mieux finir la manche.
review-why-broke_meld-you = Vous avez défaussé { $thrown } et cassé la combinaison { $meld }. Points morts restants : { $left }. En défaussant { $better } : { $could }.
review-why-threw-you = Vous avez défaussé { $thrown }, mais { $better } valait mieux.
review-why-took_last-you = Vous avez pris la dernière défausse, { $top }.
review-why-left_last-you = Vous avez laissé { $top }.
review-why-took_without_meld-you = Vous avez pris { $top }, qui ne fait aucune combinaison, sous les yeux de l’autre joueur.
review-why-took_for_meld-you = Vous avez pris { $top } pour la combinaison { $meld }, mais une carte du talon valait mieux.
review-why-left_meld-you = Vous avez laissé { $top }, qui fait la combinaison { $meld } : { $after ->
        [one] { $after } point mort
       *[other] { $after } points morts
    } au lieu de { $before }.
review-why-left_lower-you = Vous avez laissé { $top }, qui réduit les points morts de { $before } à { $after }.
review-why-left_top-you = Vous avez laissé { $top }, mais il valait mieux prendre cette carte.
review-why-layoffs-you = Vos points morts restants : { $left }, alors que { $could } était possible.
review-why-call_missed_nearer-you = Vous n’avez pas demandé May-I pour { $top }. Avec cette carte, il en manque { $could } au contrat au lieu de { $missing }.
review-why-call_missed_nearer_complete-you = Vous n’avez pas demandé May-I pour { $top }, qui complète le contrat.
review-why-left_nearer_complete-you = Vous avez pioché au talon et laissé { $top }, qui complète le contrat.
review-why-call_missed-you = Vous n’avez pas demandé May-I pour { $top }, mais il valait mieux demander.
review-why-called_nearer-you = Vous avez demandé May-I pour { $top }. Cette carte aide le contrat, mais pas assez pour valoir la carte de plus.
review-why-called-you = Vous avez demandé May-I pour { $top }, qui n’aide pas le contrat.
review-why-left_nearer-you = Vous avez pioché au talon et laissé { $top }. Avec cette carte, il en manque { $could } au contrat au lieu de { $missing }.
review-why-left_fitting-you = Vous avez pioché au talon et laissé { $top }, qui va sur la table.
review-why-took_nearer-you = Vous avez pris { $top }, qui aide le contrat, mais une carte du talon valait mieux.
review-why-took-you = Vous avez pris { $top }, qui n’aide pas le contrat.
review-why-allowed-you = Vous avez accordé la demande pour { $top }, mais il valait mieux refuser.
review-why-denied-you = Vous avez refusé la demande pour { $top }, mais il valait mieux l’accorder.
review-why-broke_plan-you = Vous avez défaussé { $thrown }, que le contrat demande. Cartes manquantes maintenant : { $missing }. En défaussant { $better } : { $could }.
review-why-held_down-you = Vous pouviez poser { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, mais vous ne l’avez pas fait.
review-why-laid_down-you = Vous avez posé { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, mais il valait mieux attendre.
review-why-laid_otherwise-you = Vous avez posé d’une façon qui laisse { $left ->
        [one] { $left } point
       *[other] { $left } points
    } après tous les ajouts. Une autre façon en laisse { $could }.
review-why-kept_off-you = Vous n’avez pas ajouté { $card }.
review-why-laid_off-you = Vous avez ajouté { $card }, mais il valait mieux garder cette carte.
review-why-other_play-you = Vous aviez un meilleur coup.
