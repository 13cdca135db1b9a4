# The penalty sheet of May-I.

sheet-penaltyTitle = Puntos en contra
sheet-penaltyCaption =
    { $n ->
        [one] Puntos en contra, { $n } ronda
       *[other] Puntos en contra, { $n } rondas
    }
sheet-hand = Ronda
sheet-total = Total
sheet-noHands =
    { $n ->
        [one] Se juega { $n } ronda.
       *[other] Se juegan { $n } rondas.
    }
sheet-afterHands =
    { $n ->
        [one] Después de { $n } ronda de { $of }: { $totals }.
       *[other] Después de { $n } rondas de { $of }: { $totals }.
    }
sheet-lowest = Total más bajo hasta ahora: { $names }.
sheet-lowestWon = Total más bajo y, por tanto, victoria: { $names }.
sheet-lowestMark = el más bajo
