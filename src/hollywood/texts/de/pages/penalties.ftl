# The penalty sheet of May-I.

sheet-penaltyTitle = Strafpunkte
sheet-penaltyCaption =
    { $n ->
        [one] Strafpunkte, { $n } Runde
       *[other] Strafpunkte, { $n } Runden
    }
sheet-hand = Runde
sheet-total = Summe
sheet-noHands =
    { $n ->
        [one] { $n } Runde ist zu spielen.
       *[other] { $n } Runden sind zu spielen.
    }
sheet-afterHands =
    { $n ->
        [one] Nach { $n } Runde von { $of }: { $totals }.
       *[other] Nach { $n } Runden von { $of }: { $totals }.
    }
sheet-lowest = Niedrigste Summe bisher: { $names }.
sheet-lowestWon = Niedrigste Summe und damit gewonnen: { $names }.
sheet-lowestMark = niedrigste Summe
