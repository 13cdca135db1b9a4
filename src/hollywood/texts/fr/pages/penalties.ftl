# The penalty sheet of May-I.

sheet-penaltyTitle = Feuille de pénalités
sheet-penaltyCaption =
    { $n ->
        [one] Pénalités, { $n } manche
       *[other] Pénalités, { $n } manches
    }
sheet-hand = Manche
sheet-total = Total
sheet-noHands =
    { $n ->
        [one] { $n } manche à jouer.
       *[other] { $n } manches à jouer.
    }
sheet-afterHands =
    { $n ->
        [one] Après { $n } manche sur { $of } : { $totals }.
       *[other] Après { $n } manches sur { $of } : { $totals }.
    }
sheet-lowest = Total le plus bas pour l’instant : { $names }.
sheet-lowestWon = Total le plus bas, et victoire : { $names }.
sheet-lowestMark = le plus bas
