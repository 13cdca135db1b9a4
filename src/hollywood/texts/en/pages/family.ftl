# The rules of a family of May-I: its hands, its pack, its points, and the rules it keeps.

family-hand = Hand { $number }: { $melds }, { $cards }
family-sets =
    { $count ->
        [one] a set of { $least }
       *[other] { $count } sets of { $least }
    }
family-runs =
    { $count ->
        [one] a run of { $least }
       *[other] { $count } runs of { $least }
    }
family-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
family-set = Set
family-run = Run
family-set-remove = Remove this set
family-run-remove = Remove this run
family-least = Fewest cards
family-shorter = One card fewer in this meld
family-longer = One card more in this meld
family-dealt = Cards dealt
family-dealt-fewer = Deal one card fewer
family-dealt-more = Deal one card more
family-up = Move hand { $number } up
family-down = Move hand { $number } down
family-remove = Remove hand { $number }
family-removed = Hand { $number } is removed
family-add = Add a hand
family-why-first = This is the first hand.
family-why-last = This is the last hand.
family-why-hand = A match needs a hand.
family-why-one = A contract needs a set or a run.
family-why-melds = A contract has at most { $n } sets and runs.
family-why-hands = A match has at most { $n } hands.
family-pack = Cards and wild cards
family-joker = Joker
family-range = { $first } to { $last }
family-first = From
family-last = To
family-points = { $name }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
family-points-label = Points for { $name }
family-points-joker = Points for a joker
family-split = Other points for one of { $name }
family-join = Remove the row { $name }
