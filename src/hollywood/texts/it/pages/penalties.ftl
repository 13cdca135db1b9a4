# The penalty sheet of May-I.

sheet-penaltyTitle = Penalità
sheet-penaltyCaption =
    { $n ->
        [one] Penalità, { $n } smazzata
       *[other] Penalità, { $n } smazzate
    }
sheet-hand = Smazzata
sheet-total = Totale
sheet-noHands =
    { $n ->
        [one] { $n } smazzata da giocare.
       *[other] { $n } smazzate da giocare.
    }
sheet-afterHands =
    { $n ->
        [one] Dopo { $n } smazzata su { $of }: { $totals }.
       *[other] Dopo { $n } smazzate su { $of }: { $totals }.
    }
sheet-lowest = Il più basso finora: { $names }.
sheet-lowestWon = Totale più basso, e vittoria: { $names }.
sheet-lowestMark = il più basso
