# What the review says otherwise of the reader: "you" instead of a name. Each name is that of the text about others, and `-you`.

review-without-you = With equal luck, you would win { $first } of such matches and { $b } { $second }.
review-without-points-you = With equal luck, you would be { $n } match points ahead.
review-graph-percent-you = Your chance to win the match after each deal and draw, with all cards face up.
review-graph-points-you = Your lead, in points, after each deal and draw, with all cards face up.
review-graph-label-you = Graph of the match for you, from { $from } to { $to }, over { $n } rounds. The table below lists every point.
review-stands-you = You are at
review-end-knock-you = You win { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by knocking.
review-end-undercut-you = You win { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by an undercut.
review-end-gin-you = You win { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by gin.
review-end-big_gin-you = You win { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by big gin.
review-hand-end-went_out-you = You go out. Penalty points: { $left }.
review-worst-hand-you = Your hand
review-drawn-you = You draw { $card }
review-dealt-you = The deal, for you
review-luck-for-you = luck for you: { $n } ± { $error } points
review-imagined-you = From up to { $n } simulated rounds, based on what you could know.
review-hand-imagined-you = From up to { $n } simulated hands, based on what you could know.
review-hand-without-you =
    { $n ->
        [one] With equal luck, you would have been most likely to come first.
       *[other] With equal luck, { $names } would have been most likely to come first, too close to call among you.
    }
review-why-big_gin_missed-you = You had big gin, but discarded { $thrown }.
review-why-gin_missed-you = You could go gin by discarding { $better }, but discarded { $thrown }.
review-why-knock_missed-you = You could knock with { $left }, but discarded { $thrown } and played on.
review-why-went_gin-you = You went gin, but playing on was worth more.
review-why-knocked-you = You knocked with { $left }, but playing on was worth more.
review-why-better_ending-you = You could have ended the round in a better way.
review-why-broke_meld-you = You discarded { $thrown } and broke up the meld { $meld }. That left { $left } deadwood. Discarding { $better } would have left { $could }.
review-why-threw-you = You discarded { $thrown }, but { $better } was better.
review-why-took_last-you = You took the last discard, { $top }.
review-why-left_last-you = You left { $top }.
review-why-took_without_meld-you = You took { $top }, which makes no meld, in sight of the other player.
review-why-took_for_meld-you = You took { $top } for the meld { $meld }, but a card from the stock was better.
review-why-left_meld-you = You left { $top }, which makes the meld { $meld }: { $after } deadwood instead of { $before }.
review-why-left_lower-you = You left { $top }, which lowers the deadwood from { $before } to { $after }.
review-why-left_top-you = You left { $top }, but taking it was better.
review-why-layoffs-you = You were left with { $left } deadwood, but { $could } was possible.
review-why-call_missed_nearer-you = You did not call May-I for { $top }. With it, { $could } instead of { $missing } cards are missing for the contract.
review-why-call_missed_nearer_complete-you = You did not call May-I for { $top }, which completes the contract.
review-why-left_nearer_complete-you = You drew from the stock and left { $top }, which completes the contract.
review-why-call_missed-you = You did not call May-I for { $top }, but calling was better.
review-why-called_nearer-you = You called May-I for { $top }. It helps the contract, but not enough to pay for the extra card.
review-why-called-you = You called May-I for { $top }, which does not help the contract.
review-why-left_nearer-you = You drew from the stock and left { $top }. With it, { $could } instead of { $missing } cards are missing for the contract.
review-why-left_fitting-you = You drew from the stock and left { $top }, which fits on the table.
review-why-took_nearer-you = You took { $top }, which helps the contract, but a card from the stock was better.
review-why-took-you = You took { $top }, which does not help the contract.
review-why-allowed-you = You let the caller have { $top }, but denying the call was better.
review-why-denied-you = You denied the call for { $top }, but allowing it was better.
review-why-broke_plan-you = You discarded { $thrown }, which the contract needs. Missing cards now: { $missing }. After discarding { $better }: { $could }.
review-why-held_down-you = You could lay down { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, but did not.
review-why-laid_down-you = You laid down { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, but waiting was better.
review-why-laid_otherwise-you = You laid down in a way that leaves { $left ->
        [one] { $left } point
       *[other] { $left } points
    } after all layoffs. Another way leaves { $could }.
review-why-kept_off-you = You did not lay off { $card }.
review-why-laid_off-you = You laid off { $card }, but keeping it was better.
review-why-other_play-you = You had a better play.
