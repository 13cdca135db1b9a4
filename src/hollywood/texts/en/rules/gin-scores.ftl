# What a gin table scores and pays, sentence by sentence.

## A round

gin-difference = Both players count their deadwood. If the knocker has less, the knocker scores the difference.
gin-undercut-tie =
    If the defender has as little or less, the knocker is undercut: the defender scores the difference and
    { POINTS($n) } more.
gin-undercut =
    Equal counts score nothing. If the defender has less, the knocker is undercut: the defender scores the
    difference and { POINTS($n) } more.
gin-gin-scores = Gin scores all of the defender's deadwood and { POINTS($n) } more.
gin-bonuses = (Tables differ here: the bonus for gin may be { $bonuses }.)
gin-gin-undercut-never = Gin is never undercut, even if the defender has no deadwood either.
gin-gin-undercut-no_score = If the defender has no deadwood left either, nobody scores.
gin-gin-undercut-undercut =
    If the defender has no deadwood left either, even gin is undercut: the defender scores { POINTS($n) }.
gin-big-gin-scores = Big gin scores all of the defender's deadwood and { POINTS($n) } more.
gin-multiplier = The points of every round count { $n } times.
gin-spade-doubles =
    In a round whose upcard is a spade, the points of the round count double, bonuses included.

## The sheet

gin-single =
    { $who ->
        [side] You play rounds, and add up their points, until a side has { POINTS($target) }.
       *[player] You play rounds, and add up their points, until a player has { POINTS($target) }.
    }
gin-single-won = That wins the game. A dead hand counts for nothing.
gin-columns = { SPELL($games) } games are played at once, each in a column of the sheet.
gin-credit-wins =
    { $games ->
        [2] Your first win is written into the first game; from your second win on, each counts in both.
        [3] Your first win is written into the first game, your second win into the first two; from your third win on, each counts in all three.
       *[other] Your first win is written into the first game, your second win into the first two, your third into the first three, and so on; from your { ORDINAL($games) } win on, each counts in all { SPELL($games) }.
    }
gin-closed-entry-shift =
    An entry that should open a game that is already over opens the next game still going instead.
gin-closed-entry-forfeit = An entry for a game that is already over is lost.
gin-credit-rounds =
    { $games ->
        [2] The points of the first round are written into the first game, whoever wins them; from the second round on, all points count in both.
        [3] The points of the first round are written into the first game, those of the second into the first two, whoever wins them; from the third round on, all points count in all three.
       *[other] The points of the first round are written into the first game, those of the second into the first two, those of the third into the first three, and so on, whoever wins them; from the { ORDINAL($games) } round on, all points count in all { SPELL($games) }.
    }
gin-dead-hand = A dead hand counts for nothing.
gin-game-over =
    { $who ->
        [side] A game is over when a side has { POINTS($target) } in it; nothing more is written in its column.
       *[player] A game is over when a player has { POINTS($target) } in it; nothing more is written in its column.
    }
gin-series-end-all_three =
    { $games ->
        [2] The match goes on until both games are over.
       *[other] The match goes on until all { SPELL($games) } games are over.
    }
gin-series-end-two_wins =
    { $who ->
        [side] The match is over as soon as a side has won { SPELL($n) } games.
       *[player] The match is over as soon as a player has won { SPELL($n) } games.
    }
gin-overall-two_of_three =
    { $games ->
        [3] Whoever wins two of the three games wins the match.
       *[other] Whoever wins the most games wins the match.
    }
gin-overall-all_three =
    { $games ->
        [2] Only winning both games wins the match.
       *[other] Only winning all { SPELL($games) } games wins the match.
    }
gin-overall-net = Whoever comes out ahead in the settlement wins the match.

## The settlement

gin-game-bonus =
    { $games ->
        [1] The winner gets { POINTS($n) } more for winning.
       *[other] The winner of a game gets { POINTS($n) } more for winning.
    }
gin-shutout-replace_game_bonus =
    If the loser has not scored in it at all, a shutout, the winner gets { POINTS($n) } instead.
gin-shutout-add = If the loser has not scored in it at all, a shutout, the winner gets { POINTS($n) } on top.
gin-shutout-double =
    If the loser has not scored in it at all, a shutout, the winner's whole total in that game is doubled.
gin-boxes =
    Every round won is a box, and a box is worth { POINTS($n) } at the end, to either player; boxes do not count
    toward the { $target }.
gin-no-boxes = Every round won is a box, but boxes are not paid here.
gin-gin-boxes = Gin wins { BOXES($n) } more.
gin-undercut-boxes = An undercut wins { BOXES($n) } more.
gin-no-bonuses = There are no bonuses.
gin-doubled =
    { $games ->
        [1] The game counts twice.
       *[other] The last game counts twice.
    }
gin-sweep = A player who wins every game is paid twice.
gin-honor = The points are for the honor: no payment is fixed.
gin-settled =
    { $bonuses ->
        [yes] When bonuses and boxes have been added, the lower total pays the higher the difference.
       *[no] The lower total pays the higher the difference.
    }
gin-box-pays = The box pays each of the others, or is paid by each.
gin-pairs-pay =
    Players settle in pairs: each player with the opponent of the first round, and each pair pays the whole difference.
gin-rounding = What is owed is rounded to steps of { POINTS($n) }.
gin-stake-cents =
    { $n ->
        [one] A point is worth one cent.
       *[other] A point is worth { SPELL($n) } cents.
    }
gin-stake = A point is worth { $money } in money.
