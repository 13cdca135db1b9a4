# The review of a match. Placeholders for cards are filled with marks that the page shows as cards.

review-title = Review: { $game }
review-who = { $names } · { $when }
review-none-title = Look back at this match
review-none = The review looks at every decision: the choices, what each was worth, what was luck, and the worst mistakes with the reasons. It takes the server up to a minute.
review-make = Review this match
review-again = Try again
review-record = To the record
review-waiting =
    { $n ->
        [one] { $n } review is ahead of this one …
       *[other] { $n } reviews are ahead of this one …
    }
review-preparing = Getting ready … The first review after an update takes half a minute longer.
review-working = Evaluating decisions: { $done } of { $all }
review-ready = The review is ready.
review-failed = The review could not be made
review-progress = Progress of the review
review-stays = You can leave this page and come back. The review continues.
review-soFar = Found so far. The rest is still being worked out.
review-details = All the details
review-nothing = No round was dealt in this match, so there is nothing to review.
review-percent = { $n } %
review-of-match = { $n } % of a match
review-of-match-points = { $n } points of the match
review-error = ± { $n }
review-without = With equal luck, { $a } would win { $first } and { $b } { $second } of such matches.
review-without-points = With equal luck, { $name } would be { $n } match points ahead.
review-without-even = With equal luck, the match would be even.
review-unfinished = The match ended before it was played out. The review covers what was played.
review-people = The players
review-rate = Error rate
review-rate-help = The error rate is in thousandths of a plain win lost per decision that counts. Lower is better. The Club bot loses about 35.
review-counted = { $counted } of { $all } decisions count. { $forced } were forced, and { $close } were too close to call.
review-lost = Lost by mistakes
review-result = Result
review-luck = Luck
review-without-luck = Without luck
review-mark-small = small
review-mark-doubtful = doubtful
review-mark-bad = bad
review-mark-very-bad = very bad
review-marks-small = { $n } small
review-marks-doubtful = { $n } doubtful
review-marks-bad = { $n } bad
review-marks-very-bad = { $n } very bad
review-right = right
review-forced = forced
review-close = too close to call
review-unconfirmed = not confirmed
review-graph = How it went
review-graph-percent = { $name }’s chance to win the match after each deal and draw, with all cards face up.
review-graph-points = { $name }’s lead, in points, after each deal and draw, with all cards face up.
review-graph-label = Graph of the match for { $name }, from { $from } to { $to }, over { $n } rounds. The table below lists every point.
review-graph-go = Point on the graph
review-graph-at = Round { $round }, { $what }: { $value }
review-graph-table = The graph as a table
review-round = Round
review-after = After
review-stands = { $name } is at
review-spot-deal = the deal
review-spot-draw = draw { $n }
review-spot-end = the end
review-rounds = Round by round
review-round-of = Round { $n }
review-board-of = Round { $n }, table { $board }
review-end-none = Dead hand: nobody scores.
review-end-unfinished = Not finished.
review-end-knock = { $name } wins { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by knocking.
review-end-undercut = { $name } wins { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by an undercut.
review-end-gin = { $name } wins { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by gin.
review-end-big_gin = { $name } wins { $points ->
        [one] { $points } point
       *[other] { $points } points
    } by big gin.
review-worst = The worst mistakes
review-worst-none = No clear mistake. Well played!
review-worst-where = Round { $round }, turn { $turn }
review-worst-hand = { $name }’s hand
review-worst-top = { $card } was on the discard pile.
review-show = Show it on the board
review-show-of = Show it on the board: mistake { $n }
review-table-name = The table
review-seen = Hands
review-seen-player = Player’s view
review-seen-open = All hands
review-earlier = Previous mistake
review-later = Next mistake
review-round-earlier = Previous round
review-round-later = Next round
review-first-round = This is the first round.
review-last-round = This is the last round.
review-no-earlier = There is no mistake before this step.
review-no-later = There is no mistake after this step.
review-moves = Decisions
review-move = { $name }: { $choice }
review-drawn = { $name } draws { $card }
review-dealt = The deal, for { $name }
review-luck-of = luck { $n }
review-luck-for = luck for { $name }: { $n } ± { $error } points
review-turn = { $name }, turn { $turn }
review-choice = Choice
review-in-points = Points
review-in-match = Match
review-choices = The choices, best first
review-choices-head = Choices
review-best = best
review-played = played
review-exact = Computed exactly: all cards that matter were face up.
review-imagined = From up to { $n } simulated rounds, based on what { $name } could know.
review-cost = Cost: { $wins } of a plain win ({ $points } points).
review-cost-match = Cost: { $wins } of a plain win ({ $points } points; { $match }).
review-only = There was only one choice.
review-same = All choices were worth the same, so there was nothing to decide.
review-close-words = The best choice is not ahead by enough standard errors, so this is no mistake either way.
review-unconfirmed-words = The best choice seemed clearly ahead, but a second look did not confirm it. So this is no mistake.
review-right-words = This was the best choice.
review-no-decision = This step has no decision.
review-over = The round is over.
review-behind = behind the best
review-outlook = won { $won }
review-outlook-gin = gin { $n }
review-outlook-undercut = undercut { $n }
review-outlook-drawn = dead hand { $n }
review-how = How to read this
review-how-know = The review grades decisions by what the player could know: the player’s own hand, the cards face up, and what the other player’s passes, draws and discards reveal. It never uses hidden cards for this.
review-how-luck = It computes luck and the graph with all cards face up, and does not grade them. The result without luck is an estimate. Where it falls below 0 % or above 100 %, the page says “about”.
review-how-error = ± is a standard error: the uncertainty of the simulated rounds. A decision counts only if the difference is certain enough.
review-how-again = What seems doubtful or worse is played out a second time, in other simulated rounds, as the strongest level continues. A mistake is only as bad as both results say, and its cost is the second result.
review-how-accuracy = Accuracy: a right decision is worth 100, and a mistake is worth half of that for each 0.08 of a plain win that it loses. The figure is the mean of the decisions that count.
review-how-win = A plain win is the difference, at this score, between winning 20 points and a round that nobody wins. A mistake is doubtful from 0.04 of a plain win, bad from 0.08 and very bad from 0.16.
review-how-points = When nothing can change the result of the match, nothing counts any longer.
review-how-interpreted = This server runs without its compiler, so it simulated fewer rounds, and more decisions are too close to call.
review-keys = Keys: the left and right arrows go step by step. N and P go to the next and the previous mistake.
review-won = won the match
review-moves-help = A mistake shows the points it lost. A draw shows its luck.
review-choices-help = With standard errors (±). Below: how far it is behind the best choice.
review-graph-keys = Mistakes: circle = { $a }, diamond = { $b }.
review-do-throw = Discard { $card }
review-do-take = Take { $card }
review-do-draw = Draw
review-do-pass = Pass
review-do-leave = Leave { $card }
review-do-knock = Knock with { $left }, discard { $card }
review-do-gin = Gin, discard { $card }
review-do-knock-so = Knock with { $left }, discard { $card }, lay down { $melds }
review-do-gin-so = Gin, discard { $card }, lay down { $melds }
review-do-big-gin = Big gin
review-do-lay =
    { $n ->
        [one] Lay off { $n } card, { $left } left
       *[other] Lay off { $n } cards, { $left } left
    }
review-do-lay-none = Lay off nothing, { $left } left
review-do-show = Show the hand
review-do-finish = Finish
review-why-big_gin_missed = { $name } had big gin, but discarded { $thrown }.
review-why-gin_missed = { $name } could go gin by discarding { $better }, but discarded { $thrown }.
review-why-knock_missed = { $name } could knock with { $left }, but discarded { $thrown } and played on.
review-why-went_gin = { $name } went gin, but playing on was worth more.
review-why-knocked = { $name } knocked with { $left }, but playing on was worth more.
review-why-better_ending = { $name } could have ended the round in a better way.
review-why-undercut = That was undercut in { $share } of the simulated rounds.
review-why-broke_meld = { $name } discarded { $thrown } and broke up the meld { $meld }. That left { $left } deadwood. Discarding { $better } would have left { $could }.
review-why-threw = { $name } discarded { $thrown }, but { $better } was better.
review-why-more_deadwood = It left { $left } deadwood instead of { $could }.
review-why-fewer_outs = It left { $live } live cards that make a meld instead of { $could }.
review-why-taken_up = The other player took it in { $share } of the simulated rounds instead of { $could }.
review-why-took_last = { $name } took the last discard, { $top }.
review-why-left_last = { $name } left { $top }.
review-why-took_without_meld = { $name } took { $top }, which makes no meld, in sight of the other player.
review-why-took_for_meld = { $name } took { $top } for the meld { $meld }, but a card from the stock was better.
review-why-left_meld = { $name } left { $top }, which makes the meld { $meld }: { $after } deadwood instead of { $before }.
review-why-left_lower = { $name } left { $top }, which lowers the deadwood from { $before } to { $after }.
review-why-left_top = { $name } left { $top }, but taking it was better.
review-why-layoffs = { $name } was left with { $left } deadwood, but { $could } was possible.
review-why-lay_off = { $card } fits on { $meld }.
review-outcome = “{ $played }” won { $won } of the simulated rounds and averaged { $points } points. “{ $best }” won { $bestWon } and averaged { $bestPoints }.
review-hand-nothing = No hand was dealt in this match, so there is nothing to review.
review-hand-without =
    { $n ->
        [one] With equal luck, { $names } would have been most likely to come first.
       *[other] With equal luck, { $names } would have been most likely to come first, too close to call among them.
    }
review-hand-rate-help = The error rate is in thousandths of a plain hand lost per decision that counts. Lower is better. A plain hand is what 40 penalty points are worth for first place. Bots that do not search lose about 40. Positive luck is good luck: that many fewer penalty points.
review-hand-graph-percent = Each player’s chance of first place after each deal and draw, with all cards face up. A mark on a line is a very bad mistake by that player.
review-hand-graph-label = Chances of first place over { $n } hands. At the end: { $end }. The table below lists every point.
review-hand-graph-at = Hand { $round }, { $what }: { $value }
review-hand-graph-where = Hand { $round }, after { $what }
review-hand-stands = { $name } { $value }
review-hand-round = Hand
review-hand-rounds = Hand by hand
review-hand-round-of = Hand { $n }: { $contract }
review-hand-seen = Cards
review-hand-end-went_out = { $name } goes out. Penalty points: { $left }.
review-hand-end-stock_exhausted = The stock ran out. Penalty points: { $left }.
review-hand-end-turn_cap = Nobody went out within the turn limit. Penalty points: { $left }.
review-hand-end-left = { $name } { $points }
review-hand-worst-where = Hand { $round }, { $contract }, turn { $turn }
review-hand-round-earlier = Previous hand
review-hand-round-later = Next hand
review-hand-first-round = This is the first hand.
review-hand-last-round = This is the last hand.
review-hand-in-points = Penalty
review-hand-in-match = First place
review-hand-imagined = From up to { $n } simulated hands, based on what { $name } could know.
review-hand-cost = Cost: { $wins } of a plain hand ({ $points } points).
review-hand-cost-match = Cost: { $wins } of a plain hand ({ $points } points; { $match }).
review-hand-over = The hand is over.
review-hand-choices-all = Show all { $n } choices
review-hand-choices-few = Show only the best choices
review-hand-outlook = goes out { $out }
review-hand-outlook-beaten = somebody else { $n }
review-hand-outlook-drawn = nobody { $n }
review-hand-how-know = The review grades decisions by what the player could know: the player’s own hand, the cards face up, and what the others had done so far. It never uses hidden cards for this. Not calling for a discard is a decision too. The review lists it if calling May-I was better.
review-hand-how-accuracy = Accuracy: a right decision is worth 100, and a mistake is worth half of that for each 0.08 of a plain hand that it loses. The figure is the mean of the decisions that count.
review-hand-how-win = A plain hand is what 40 penalty points are worth for the chance of first place, at the totals before the hand. A mistake is doubtful from 0.04 of a plain hand, bad from 0.08 and very bad from 0.16.
review-hand-moves-help = A mistake shows what it lost, and a draw shows its luck: both as a percentage of the chance of first place.
review-hand-outcome = “{ $played }” averaged { $points } penalty points and went out in { $out } of the simulated hands. “{ $best }” averaged { $bestPoints } and went out in { $bestOut }.
review-do-leave-it = Leave { $card }
review-do-call = Call May-I for { $card }
review-do-allow = Allow the call for { $card }
review-do-deny = Deny the call for { $card }
review-do-withdraw = Take the call back
review-do-lay-down = Lay down { $melds }
review-do-lay-on = Lay off { $card } on { $melds }
review-do-displace = Put { $card } in place of a wild card in { $melds }
review-why-call_missed_nearer = { $name } did not call May-I for { $top }. With it, { $could } instead of { $missing } cards are missing for the contract.
review-why-call_missed_nearer_complete = { $name } did not call May-I for { $top }, which completes the contract.
review-why-left_nearer_complete = { $name } drew from the stock and left { $top }, which completes the contract.
review-why-call_missed = { $name } did not call May-I for { $top }, but calling was better.
review-why-called_nearer = { $name } called May-I for { $top }. It helps the contract, but not enough to pay for the extra card.
review-why-called = { $name } called May-I for { $top }, which does not help the contract.
review-why-left_nearer = { $name } drew from the stock and left { $top }. With it, { $could } instead of { $missing } cards are missing for the contract.
review-why-left_fitting = { $name } drew from the stock and left { $top }, which fits on the table.
review-why-took_nearer = { $name } took { $top }, which helps the contract, but a card from the stock was better.
review-why-took = { $name } took { $top }, which does not help the contract.
review-why-allowed = { $name } let the caller have { $top }, but denying the call was better.
review-why-denied = { $name } denied the call for { $top }, but allowing it was better.
review-why-broke_plan = { $name } discarded { $thrown }, which the contract needs. Missing cards now: { $missing }. After discarding { $better }: { $could }.
review-why-kept_dear = It counts { $thrown }. The other card counts { $better }.
review-why-fits_table = It fits on the table for any player who has laid down.
review-hand-why-fewer_outs = It left { $live } live cards that help the contract instead of { $could }.
review-why-held_down = { $name } could lay down { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, but did not.
review-why-laid_down = { $name } laid down { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, but waiting was better.
review-why-laid_otherwise = { $name } laid down in a way that leaves { $left ->
        [one] { $left } point
       *[other] { $left } points
    } after all layoffs. Another way leaves { $could }.
review-why-kept_off = { $name } did not lay off { $card }.
review-why-laid_off = { $name } laid off { $card }, but keeping it was better.
review-why-other_play = { $name } had a better play.
