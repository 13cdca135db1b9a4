# How strong the bots are, and how long they take for a move.

level-beginner = A friendly start. Often discards the second-best card, and looks only at its own hand.
level-casual = A relaxed game. Now and then another discard would have been better.
level-simple = Takes any card that helps now. Lays down or knocks at the first chance.
level-club = Counts the cards it has seen and compares all discards.
level-fast = Plays out every choice in simulated rounds. Plays to win the match.
level-strongest = Simulates ten times as many rounds. The strongest bot here.
level-own = A bot that this server adds.
level-time-beginner = moves right away
level-time-casual = moves right away
level-time-simple = moves right away
level-time-club = moves right away
level-time-fast = a hundredth of a second per move
level-time-strongest = up to a second per move
level-of = Strength { $n } of { $of }
