# The top of a review: accuracy, three sentences, the moments to learn from, and a moment tried again.

moments-accuracy = Accuracy
moments-accuracy-of = of 100
moments-accuracy-you = Your accuracy
moments-accuracy-none = No decision counted.
moments-accuracy-help = Accuracy is the mean of the decisions that count: a right one is worth 100, a bad mistake at most 50, a very bad one at most 25.
moments-you = you
moments-headline = In short
moments-won = { $names } won the match.
moments-won-you = You won the match.
moments-won-with = You and { $names } won the match.
moments-nobody = Nobody won the match.
moments-place = { $names } won the match, and you finished in place { $n } of { $all } with { $points } penalty points.
moments-place-won = You won the match with { $points } penalty points.
moments-place-winner = { $names } won the match with { $points } penalty points.
moments-both = { $play }, and { $luck }.
moments-play-none = No decision counted
moments-play-none-you = None of your decisions counted
moments-play-you = You played more accurately than { $name } ({ $more } to { $less } out of 100)
moments-play-other = { $name } played more accurately than you ({ $more } to { $less } out of 100)
moments-play-level-you = You and { $name } played equally accurately ({ $more } out of 100)
moments-play-two = { $a } played more accurately than { $b } ({ $more } to { $less } out of 100)
moments-play-level = { $a } and { $b } played equally accurately ({ $more } out of 100)
moments-play-place = Your accuracy was { $more } out of 100, place { $n } of { $all }
moments-play-best = { $names } played most accurately ({ $more } out of 100)
moments-luck-even = luck was about even
moments-luck-for = luck was on your side ({ $amount })
moments-luck-against = luck was against you ({ $amount })
moments-luck-most = { $name } had the most luck ({ $amount })
moments-points = { $n } points
moments-dearest = The most expensive moment was { $name }’s in round { $n }: “{ $played }” cost { $cost }.
moments-dearest-you = Your most expensive moment was in round { $n }: “{ $played }” cost { $cost }.
moments-dearest-none = Nobody made a clear mistake.
moments-dearest-none-you = You made no clear mistake.
moments-hand-dearest = The most expensive moment was { $name }’s in hand { $n }: “{ $played }” cost { $cost }.
moments-hand-dearest-you = Your most expensive moment was in hand { $n }: “{ $played }” cost { $cost }.
moments-about = about { $n }
moments-learn =
    { $n ->
        [0] Moments to learn from
        [one] A moment to learn from
        [2] Two moments to learn from
        [3] Three moments to learn from
       *[other] { $n } moments to learn from
    }
moments-try = Try it again
moments-try-of = Try it again: moment { $n }
moments-try-more = Try it again: mistake { $n }
moments-show-of = Show it on the board: moment { $n }
moments-answer = What was better, and why
moments-more = More mistakes
moments-again-title = Try it again
moments-again-back = Back to the review
moments-again-what-upcard = Take the upcard, or pass?
moments-again-what-draw = Draw from the stock, or take the discard?
moments-again-what-discard = Which card do you discard?
moments-again-what-knock = Knock or play on? Which card do you discard?
moments-again-what-last_discard = Take the last discard, or leave it?
moments-again-what-lay_off = How many cards do you lay off?
moments-again-what-call = Call May-I, or leave the discard?
moments-again-what-answer = Allow the call, or deny it?
moments-again-what-play = What do you play: a laydown, a layoff or a discard?
moments-again-how = Play on the board, or choose from the list.
moments-again-how-list = Choose from the list.
moments-again-discard = Discard
moments-again-knock = Knock
moments-again-gin = Gin
moments-again-pick = Pick a card from the hand first.
moments-again-barred = This card cannot be discarded now.
moments-again-no-knock = You cannot knock by discarding this card.
moments-again-not-there = This card does not fit there.
moments-again-list =
    { $n ->
        [one] { $n } choice as a list
       *[other] All { $n } choices as a list
    }
moments-again-list-name = The choices, in no special order
moments-again-best = { $choice }: that was the best choice.
moments-again-same = { $choice }: about as good as the best choice. The difference is within the standard errors.
moments-again-worse = { $choice }: that loses { $cost } against the best choice.
moments-again-better = It is better than what was played.
moments-again-not-better = It is no better than what was played.
moments-again-played = That is what was played.
moments-again-waits = Your choice gets an answer here. You can try as often as you like.
moments-again-all = Show all choices
moments-again-next = Next moment
