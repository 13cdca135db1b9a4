# The score sheets, drawn and in sentences. $who is the reader (you), several people (they) or one with a $name.

sheet-and = and
sheet-against = { $first } against { $second }
sheet-headline =
    { $n ->
        [one] { $sides }: one game to { $target }
       *[other] { $sides }: { SPELL($n) } games to { $target }
    }
sheet-stake = { $line }, { $money } a point
sheet-cents =
    { $n ->
        [one] { $n } cent
       *[other] { $n } cents
    }
sheet-game = Game { $n }
sheet-the-game = The game
sheet-no-score = No score yet.
sheet-no-score-in = { $game }: no score yet.
sheet-scores = { $game }: { $scores }.
sheet-over = { $game } is over, won by { $name }: { $scores }.
sheet-needs =
    { $who ->
        [you] You need { $n } more
        [they] { $name } need { $n } more
       *[name] { $name } needs { $n } more
    }
sheet-schneid = On the schneid: { $names }
sheet-shut-out = Shut out: { $names }
sheet-boxes = Boxes: { $boxes }.
sheet-worth-to =
    { $who ->
        [you] { POINTS($n) } to you
       *[name] { POINTS($n) } to { $name }
    }
sheet-worth = Worth { $worth }
sheet-worthless = Worth nothing to anyone.
sheet-round-none = Round { $n }: no score.
sheet-round =
    { $who ->
        [you] Round { $n }: You scored { $points }
       *[name] Round { $n }: { $name } scored { $points }
    }
sheet-round-in =
    { $n ->
        [one] { $scored } in game { $games }
       *[other] { $scored } in games { $games }
    }
sheet-round-nowhere = { $scored }, but in no game: the game it belongs to is over.
sheet-written =
    { $n ->
        [one] Written in game { $games }
       *[other] Written in games { $games }
    }
sheet-with-boxes = { $told }, { BOXES($n) }
sheet-hands-to-play =
    { $n ->
        [one] { $names }: one hand to play.
       *[other] { $names }: { SPELL($n) } hands to play.
    }
sheet-last-hand = Hand { $n } of { $of }: { $penalties }.
sheet-totals = Totals: { $totals }.
sheet-lowest = Lowest so far: { $names }, with { POINTS($n) }.
sheet-lowest-won =
    { $who ->
        [you] You won the match with { POINTS($n) }.
       *[name] { $name } won the match with { POINTS($n) }.
    }
sheet-lowest-shared = { $names } share the win, each with { POINTS($n) }.
sheet-gets =
    { $who ->
        [you] You get { POINTS($n) } from { $payer }
        [they] { $payee } get { POINTS($n) } from { $payer }
       *[name] { $payee } gets { POINTS($n) } from { $payer }
    }
sheet-gets-money = { $told }, { $money }
sheet-won-net-match =
    { $who ->
        [you] You won the match by the settlement
       *[name] { $name } won the match by the settlement
    }
sheet-won-net-game =
    { $who ->
        [you] You won the game by the settlement
       *[name] { $name } won the game by the settlement
    }
sheet-won-games =
    { $who ->
        [you] You won the match with { $n } of { $of } games
       *[name] { $name } won the match with { $n } of { $of } games
    }
sheet-won-game =
    { $who ->
        [you] You won the game
       *[name] { $name } won the game
    }
sheet-still-on = { $told }; the rest is still to be played.
sheet-over-no-winner-match = The match is over, and nobody has won it. Games: { $games }.
sheet-over-no-winner-game = The game is over, and nobody has won it. Games: { $games }.
sheet-sweep =
    { $who ->
        [you] You won every game, and everything counts twice.
       *[name] { $name } won every game, and everything counts twice.
    }
sheet-gained =
    { $who ->
        [you] In all You gained { POINTS($n) }.
       *[name] In all { $name } gained { POINTS($n) }.
    }

## The drawn sheet: few places, at most twelve letters for a row and six for a short one.

sheet-hand = hand
sheet-total = total
sheet-points-head = won
sheet-game-head = G{ $n }
sheet-none = no score
sheet-row-boxes = boxes
sheet-row-needed = still to go
sheet-row-ahead = ahead by
sheet-row-game = game bonus
sheet-row-shutout = shutout
sheet-row-box-bonus = box bonus
sheet-row-doubled = doubled
sheet-row-total = total
sheet-row-shutout-paid = shutout paid
sheet-row-net = net
sheet-short-boxes = box
sheet-short-needed = to go
sheet-short-ahead = ahead
sheet-short-game = game
sheet-short-shutout = shut
sheet-short-box-bonus = boxes
sheet-short-doubled = double
sheet-short-total = total
sheet-short-shutout-paid = shutou
sheet-short-net = net
sheet-first-player = first player
sheet-opponent = opponent
sheet-third-player = third player
