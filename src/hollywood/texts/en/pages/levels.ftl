# How strong the bots are, and how long they take for a move.

level-beginner = A friendly start. Often discards the second-best card, and looks only at its own hand.
level-collector = Keeps whatever may still become a meld, even if it costs many points.
level-casual = A relaxed game. Now and then another discard would have been better.
level-simple = Takes any card that helps now. Lays down or knocks at the first chance.
level-club = Counts the cards it has seen and compares all discards.
level-skilled = Judges every choice at a glance, as long experience has taught it. Simulates nothing.
level-keen = Plays out the best few choices in a handful of simulated rounds.
level-fast = Plays out every choice in simulated rounds. Plays to win the match.
level-strongest = Simulates ten times as many rounds. The strongest bot here.
level-own = A bot that this server adds.
level-time-beginner = moves right away
level-time-collector = moves right away
level-time-casual = moves right away
level-time-simple = moves right away
level-time-club = moves right away
level-time-skilled = moves right away
level-time-keen = a few thousandths of a second per move
level-time-fast = a hundredth of a second per move
level-time-strongest = up to a second per move
level-of = Strength { $n } of { $of }
level-strength = Strength { $n }
level-follows-title =
    { $bots ->
        [one] The bot follows you
       *[other] The bots follow you
    }
level-follows = After each match the level changes, so that you win about half of your matches. Not rated.
level-follows-now = Now: { $level }
