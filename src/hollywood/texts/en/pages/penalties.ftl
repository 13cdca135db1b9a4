# The penalty sheet of May-I.

sheet-penaltyTitle = Penalty sheet
sheet-penaltyCaption =
    { $n ->
        [one] Penalties, { $n } hand
       *[other] Penalties, { $n } hands
    }
sheet-hand = Hand
sheet-total = Total
sheet-noHands =
    { $n ->
        [one] { $n } hand to play.
       *[other] { $n } hands to play.
    }
sheet-afterHands =
    { $n ->
        [one] After { $n } hand of { $of }: { $totals }.
       *[other] After { $n } hands of { $of }: { $totals }.
    }
sheet-lowest = Lowest so far: { $names }.
sheet-lowestWon = Lowest total, and the winner: { $names }.
sheet-lowestMark = lowest
