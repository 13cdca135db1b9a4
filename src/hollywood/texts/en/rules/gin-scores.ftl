# What a gin table scores and pays, sentence by sentence.

## A round

gin-difference = Both players count their deadwood. A knocker with less scores the difference.
gin-undercut-tie =
    If the defender has the same or less, the knocker is undercut: the defender scores the difference and {
    POINTS($n) } more.
gin-undercut =
    Equal counts score nothing. If the defender has less, the knocker is undercut: the defender scores the
    difference and { POINTS($n) } more.
gin-gin-scores = Gin scores all of the defender's deadwood and { POINTS($n) } more.
gin-bonuses = (Tables differ here: the bonus for gin may be { $bonuses }.)
gin-gin-undercut-never = Gin is never undercut, even if the defender has no deadwood either.
gin-gin-undercut-no_score = If the defender has no deadwood either, nobody scores.
gin-gin-undercut-undercut =
    If the defender has no deadwood either, even gin is undercut: the defender scores { POINTS($n) }.
gin-big-gin-scores = Big gin scores all of the defender's deadwood and { POINTS($n) } more.
gin-multiplier = The points of every round are multiplied by { $n }.
gin-spade-doubles = If the upcard is a spade, the points of the round, including bonuses, count double.

## The sheet

gin-single =
    { $who ->
        [side] You play rounds and add up their points until a side has { POINTS($target) }.
       *[player] You play rounds and add up their points until a player has { POINTS($target) }.
    }
gin-single-won = That wins the game. A dead hand scores nothing.
gin-columns = You play { SPELL($games) } games at once, each in its own column of the sheet.
gin-running =
    { $n ->
        [one] You play { SPELL($games) } games, each in its own column of the sheet. One is open at a time; as it closes, the next one opens.
       *[other] You play { SPELL($games) } games, each in its own column of the sheet. { SPELL($n) } are open at once; as one closes, the next one opens.
    }
gin-credit-wins =
    { $games ->
        [2] Your first win counts in the first game; from your second win on, each counts in both.
        [3] Your first win counts in the first game, your second in the first two; from your third win on, each counts in all three.
       *[other] Your first win counts in the first game, your second in the first two, your third in the first three, and so on; from your { ORDINAL($games) } win on, each counts in all { SPELL($games) }.
    }
gin-closed-entry-shift =
    If your first entry in a game comes after that game is over, it goes to the next game that is still open.
gin-closed-entry-forfeit = An entry for a game that is already over is lost.
gin-credit-rounds =
    { $games ->
        [2] The points of the first round count in the first game, no matter who wins them; from the second round on, all points count in both.
        [3] The points of the first round count in the first game, those of the second in the first two, no matter who wins them; from the third round on, all points count in all three.
       *[other] The points of the first round count in the first game, those of the second in the first two, those of the third in the first three, and so on, no matter who wins them; from the { ORDINAL($games) } round on, all points count in all { SPELL($games) }.
    }
gin-dead-hand = A dead hand scores nothing.
gin-game-over =
    { $who ->
        [side] A game is over when a side has { POINTS($target) } in it. Its column gets no more entries.
       *[player] A game is over when a player has { POINTS($target) } in it. Its column gets no more entries.
    }
gin-series-end-all_three =
    { $games ->
        [2] The match goes on until both games are over.
       *[other] The match goes on until all { SPELL($games) } games are over.
    }
gin-series-end-two_wins =
    { $who ->
        [side] The match is over when a side has won { SPELL($n) } games.
       *[player] The match is over when a player has won { SPELL($n) } games.
    }
gin-overall-two_of_three =
    { $games ->
        [3] The winner of two of the three games wins the match.
       *[other] The winner of the most games wins the match.
    }
gin-overall-all_three =
    { $games ->
        [2] You win the match only by winning both games.
       *[other] You win the match only by winning all { SPELL($games) } games.
    }
gin-overall-net = The match goes to the winner of the settlement.

## The settlement

gin-game-bonus =
    { $games ->
        [1] The winner gets { POINTS($n) } more for winning.
       *[other] The winner of a game gets { POINTS($n) } more for winning.
    }
gin-shutout-replace_game_bonus =
    If the loser has not scored in the game at all, which is a shutout, the winner gets { POINTS($n) } instead.
gin-shutout-add =
    If the loser has not scored in the game at all, which is a shutout, the winner gets { POINTS($n) } on top.
gin-shutout-double =
    If the loser has not scored in the game at all, which is a shutout, the winner's whole total in that game is
    doubled.
gin-boxes =
    Every round won is a box. At the end a box is worth { POINTS($n) } to either player. Boxes do not count toward
    the { $target }.
gin-no-boxes = Every round won is a box, but boxes earn no points here.
gin-gin-boxes = Gin wins { BOXES($n) } more.
gin-undercut-boxes = An undercut wins { BOXES($n) } more.
gin-partners-boxes = If all partners of a side win, the side gets { BOXES($n) } more.
gin-doubled-boxes-extra = In a round that counts double, extra boxes count double, too.
gin-doubled-boxes-all = In a round that counts double, its boxes count double, too.
gin-no-bonuses = There are no bonuses.
gin-doubled =
    { $games ->
        [1] The game counts twice.
       *[other] The last game counts twice.
    }
gin-sweep = The winner of every game is paid double.
gin-honor = You play for points only: the rules set no payment.
gin-settled =
    { $bonuses ->
        [yes] After adding bonuses and boxes, the lower total pays the difference to the higher.
       *[no] The lower total pays the difference to the higher.
    }
gin-box-pays = The box pays each of the others, or each of them pays the box.
gin-pairs-pay =
    Players settle in pairs: each player with the opponent of the first round, and each pair pays the whole difference.
gin-rounding = Payments are rounded to steps of { POINTS($n) }.
gin-stake-cents =
    { $n ->
        [one] A point is worth one cent.
       *[other] A point is worth { SPELL($n) } cents.
    }
gin-stake = A point is worth { $money } in money.
