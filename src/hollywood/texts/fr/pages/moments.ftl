moments-accuracy = Précision
moments-accuracy-of = sur 100
moments-accuracy-you = Votre précision
moments-accuracy-none = Aucune décision n’a compté.
moments-accuracy-help = La précision est la moyenne des décisions qui comptent : une bonne vaut 100, une erreur grave 50 au plus, une très grave 25 au plus.
moments-you = vous
moments-headline = En bref
moments-won = Match gagné : { $names }.
moments-won-you = Vous avez gagné le match.
moments-won-with = Vous avez gagné le match avec { $names }.
moments-nobody = Personne n’a gagné le match.
moments-place = Match gagné : { $names } ; vous finissez à la place { $n } sur { $all } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de pénalité.
moments-place-won = Vous avez gagné le match avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de pénalité.
moments-place-winner = Match gagné : { $names }, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de pénalité.
moments-both = { $play }, et { $luck }.
moments-play-none = Aucune décision n’a compté
moments-play-none-you = Aucune de vos décisions n’a compté
moments-play-you = Vous avez joué avec plus de précision que { $name } ({ $more } contre { $less } sur 100)
moments-play-other = { $name } a joué avec plus de précision que vous ({ $more } contre { $less } sur 100)
moments-play-level-you = Vous et { $name } avez joué avec la même précision ({ $more } sur 100)
moments-play-two = { $a } a joué avec plus de précision que { $b } ({ $more } contre { $less } sur 100)
moments-play-level = { $a } et { $b } ont joué avec la même précision ({ $more } sur 100)
moments-play-place = Votre précision est de { $more } sur 100, place { $n } sur { $all }
moments-play-best = La meilleure précision : { $names } ({ $more } sur 100)
moments-luck-even = la chance a été à peu près égale
moments-luck-for = la chance était de votre côté ({ $amount })
moments-luck-against = la chance était contre vous ({ $amount })
moments-luck-most = { $name } a eu le plus de chance ({ $amount })
moments-points = { $n } points
moments-dearest = Le moment le plus coûteux, manche { $n }, { $name } : « { $played } » a coûté { $cost }.
moments-dearest-you = Votre moment le plus coûteux, manche { $n } : « { $played } » a coûté { $cost }.
moments-dearest-none = Personne n’a fait d’erreur claire.
moments-dearest-none-you = Vous n’avez fait aucune erreur claire.
moments-hand-dearest = Le moment le plus coûteux, manche { $n }, { $name } : « { $played } » a coûté { $cost }.
moments-hand-dearest-you = Votre moment le plus coûteux, manche { $n } : « { $played } » a coûté { $cost }.
moments-about = environ { $n }
moments-learn =
    { $n ->
        [0] Moments à retenir
        [one] Un moment à retenir
        [2] Deux moments à retenir
        [3] Trois moments à retenir
       *[other] { $n } moments à retenir
    }
moments-try = Réessayer
moments-try-of = Réessayer : moment { $n }
moments-try-more = Réessayer : erreur { $n }
moments-show-of = Montrer à la table : moment { $n }
moments-answer = Ce qui était mieux, et pourquoi
moments-more = Autres erreurs
moments-again-title = Réessayer
moments-again-back = Retour à l’analyse
moments-again-what-upcard = Prendre la carte retournée, ou passer ?
moments-again-what-draw = Piocher au talon, ou prendre la défausse ?
moments-again-what-discard = Quelle carte défaussez-vous ?
moments-again-what-knock = Frapper ou continuer ? Quelle carte défaussez-vous ?
moments-again-what-last_discard = Prendre la dernière défausse, ou la laisser ?
moments-again-what-lay_off = Combien de cartes ajoutez-vous ?
moments-again-what-call = Demander May-I, ou laisser la défausse ?
moments-again-what-answer = Accorder la demande, ou la refuser ?
moments-again-what-play = Que jouez-vous : poser, ajouter ou défausser ?
moments-again-how = Jouez à la table, ou choisissez dans la liste.
moments-again-how-list = Choisissez dans la liste.
moments-again-discard = Défausser
moments-again-knock = Frapper
moments-again-gin = Gin
moments-again-pick = Choisissez d’abord une carte de la main.
moments-again-barred = Cette carte ne peut pas être défaussée maintenant.
moments-again-no-knock = Vous ne pouvez pas frapper en défaussant cette carte.
moments-again-not-there = Cette carte ne va pas là.
moments-again-list =
    { $n ->
        [one] { $n } choix en liste
       *[other] Les { $n } choix en liste
    }
moments-again-list-name = Les choix, sans ordre particulier
moments-again-best = { $choice } : c’était le meilleur choix.
moments-again-same = { $choice } : à peu près aussi bon que le meilleur choix. La différence reste dans les erreurs types.
moments-again-worse = { $choice } : cela perd { $cost } par rapport au meilleur choix.
moments-again-better = C’est mieux que ce qui a été joué.
moments-again-not-better = Ce n’est pas mieux que ce qui a été joué.
moments-again-played = C’est ce qui a été joué.
moments-again-waits = La réponse à votre choix vient ici. Essayez autant de fois que vous voulez.
moments-again-all = Montrer tous les choix
moments-again-next = Moment suivant
