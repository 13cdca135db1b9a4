# Bots that follow the person from match to match.

following-now =
    { $bots ->
        [one] The bot follows you: now { $level }.
       *[other] The bots follow you: now { $level }.
    }
following-next = Next match: { $level }. Your strength: about { $n }.
