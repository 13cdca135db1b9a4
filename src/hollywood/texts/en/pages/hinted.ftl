# Hints: what a strong player would do, and why.

hint-sentence = { $play }: { $why }.
hint-and = { $first } and { $second }
hint-pass = let it pass
hint-do-draw = draw from the stock
hint-do-take = take { $card }
hint-do-pass = pass
hint-do-discard = discard { $card }
hint-do-knock = knock, discarding { $card }
hint-do-big_gin = show big gin
hint-do-lay_off = lay { $card } off on meld { $n }
hint-do-show = show your hand
hint-do-finish = finish
hint-do-call = ask “May I?”
hint-do-withdraw = take your call back
hint-do-allow = allow the call
hint-do-deny = deny the call
hint-do-lay_down = lay down { $melds }
hint-do-displace = put { $card } in place of the wild card in meld { $n }
hint-why-gin = that is gin
hint-why-big_gin = all your cards are in melds
hint-why-knock = you knock with { $points }
hint-why-leaves = it leaves { $points } deadwood, and { $count } unseen cards would help
hint-why-makes = it makes { $cards }
hint-why-no_meld = { $cards } makes no meld that would lower your deadwood
hint-why-saves = { $points } less deadwood
hint-why-best_answer = no other layoff would help
hint-why-must_take = you denied it to the others, so you must take it
hint-why-fits = { $cards } fits on the table
hint-why-fits_not = { $cards } does not fit on the table
hint-why-nearer =
    { $n ->
        [one] with { $cards } you are only { $n } card short of the contract
       *[other] with { $cards } you are only { $n } cards short of the contract
    }
hint-why-complete = { $cards } completes the contract
hint-why-no_nearer = { $cards } brings you no closer to the contract
hint-why-enough = you have enough for the contract
hint-why-goes_down = { $points } points no longer count against you
hint-why-lighter = you would be left with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } less
hint-why-spare =
    { $n ->
        [one] you are { $n } card short with or without it, and it counts { $points }
       *[other] you are { $n } cards short with or without it, and it counts { $points }
    }
hint-why-needless = the contract does not need it, and it counts { $points }
hint-why-only_one = nothing else is worth trying
hint-expected = expect { $points } penalty points
hint-better = { $points } points better than if you { $play }
hint-wins = you win { $matches } more matches in a hundred than if you { $play }
hint-alike = about as good as if you { $play }
