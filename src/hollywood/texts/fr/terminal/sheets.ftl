# Les feuilles, dessinées et en phrases. $who est le lecteur (you), plusieurs personnes (they) ou une avec un $name.

sheet-and = et
sheet-against = { $first } contre { $second }
sheet-headline =
    { $n ->
        [one] { $sides } : une partie en { $target }
       *[other] { $sides } : { SPELL($n) } parties en { $target }
    }
sheet-stake = { $line }, { $money } le point
sheet-cents =
    { $n ->
        [one] { $n } centime
       *[other] { $n } centimes
    }
sheet-game = Partie { $n }
sheet-the-game = La partie
sheet-no-score = Rien n’est encore marqué.
sheet-no-score-in = { $game } : rien n’est encore marqué.
sheet-scores = { $game } : { $scores }.
sheet-over = { $game } : terminée, gagnée par { $name } : { $scores }.
sheet-needs =
    { $who ->
        [you] Il vous manque { $n }
       *[name] Il manque { $n } à { $name }
    }
sheet-schneid = Encore à zéro : { $names }
sheet-shut-out = Capot : { $names }
sheet-boxes = Cases : { $boxes }.
sheet-worth-to =
    { $who ->
        [you] { POINTS($n) } pour vous
       *[name] { POINTS($n) } pour { $name }
    }
sheet-worth = Valeur : { $worth }
sheet-worthless = Sans valeur pour personne.
sheet-round-none = Manche { $n } : rien de marqué.
sheet-round =
    { $who ->
        [you] Manche { $n } : vous avez marqué { $points }
        [they] Manche { $n } : { $name } ont marqué { $points }
       *[name] Manche { $n } : { $name } a marqué { $points }
    }
sheet-round-in =
    { $n ->
        [one] { $scored } dans la partie { $games }
       *[other] { $scored } dans les parties { $games }
    }
sheet-round-nowhere = { $scored }, mais dans aucune partie : celle qui les recevrait est terminée.
sheet-written =
    { $n ->
        [one] Marqué dans la partie { $games }
       *[other] Marqué dans les parties { $games }
    }
sheet-with-boxes = { $told }, { BOXES($n) }
sheet-hands-to-play =
    { $n ->
        [one] { $names } : une manche à jouer.
       *[other] { $names } : { SPELL($n) } manches à jouer.
    }
sheet-last-hand = Manche { $n } sur { $of } : { $penalties }.
sheet-totals = Totaux : { $totals }.
sheet-lowest = Le plus bas pour l’instant : { $names }, avec { POINTS($n) }.
sheet-lowest-won =
    { $who ->
        [you] Vous avez gagné le match avec { POINTS($n) }.
       *[name] { $name } a gagné le match avec { POINTS($n) }.
    }
sheet-lowest-shared = { $names } partagent la victoire, avec { POINTS($n) } chacun.
sheet-gets =
    { $who ->
        [you] Vous recevez { POINTS($n) } de { $payer }
        [they] { $payee } reçoivent { POINTS($n) } de { $payer }
       *[name] { $payee } reçoit { POINTS($n) } de { $payer }
    }
sheet-gets-money = { $told }, { $money }
sheet-won-net-match =
    { $who ->
        [you] Vous avez gagné le match d’après le décompte
        [they] { $name } ont gagné le match d’après le décompte
       *[name] { $name } a gagné le match d’après le décompte
    }
sheet-won-net-game =
    { $who ->
        [you] Vous avez gagné la partie d’après le décompte
        [they] { $name } ont gagné la partie d’après le décompte
       *[name] { $name } a gagné la partie d’après le décompte
    }
sheet-won-games =
    { $who ->
        [you] Vous avez gagné le match avec { $n } parties sur { $of }
        [they] { $name } ont gagné le match avec { $n } parties sur { $of }
       *[name] { $name } a gagné le match avec { $n } parties sur { $of }
    }
sheet-won-game =
    { $who ->
        [you] Vous avez gagné la partie
        [they] { $name } ont gagné la partie
       *[name] { $name } a gagné la partie
    }
sheet-still-on = { $told } ; le reste est encore à jouer.
sheet-over-no-winner-match = Le match est terminé, et personne ne l’a gagné. Parties : { $games }.
sheet-over-no-winner-game = La partie est terminée, et personne ne l’a gagnée. Parties : { $games }.
sheet-sweep =
    { $who ->
        [you] Vous avez gagné toutes les parties, et tout compte double.
        [they] { $name } ont gagné toutes les parties, et tout compte double.
       *[name] { $name } a gagné toutes les parties, et tout compte double.
    }
sheet-gained =
    { $who ->
        [you] En tout, vous avez gagné { POINTS($n) }.
        [they] En tout, { $name } ont gagné { POINTS($n) }.
       *[name] En tout, { $name } a gagné { POINTS($n) }.
    }

## La feuille dessinée : peu de place, au plus douze lettres pour une ligne et six pour une courte.

sheet-hand = manche
sheet-total = total
sheet-points-head = pts
sheet-game-head = P{ $n }
sheet-none = rien
sheet-row-boxes = cases
sheet-row-needed = il manque
sheet-row-ahead = d’avance
sheet-row-game = prime
sheet-row-shutout = capot
sheet-row-box-bonus = pour cases
sheet-row-doubled = doublé
sheet-row-total = total
sheet-row-shutout-paid = pour capot
sheet-row-net = solde
sheet-short-boxes = cases
sheet-short-needed = manque
sheet-short-ahead = avance
sheet-short-game = partie
sheet-short-shutout = capot
sheet-short-box-bonus = cases
sheet-short-doubled = double
sheet-short-total = total
sheet-short-shutout-paid = capot
sheet-short-net = solde
sheet-first-player = premier joueur
sheet-opponent = adversaire
sheet-third-player = troisième joueur
