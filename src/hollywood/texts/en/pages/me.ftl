# The page of a player's own games and statistics.

me-title = My games
me-lead = Your tables, your results, and whether the deals were fair to you.
me-nothing = You have not played here yet. After your first match, you will find your tables, ratings and dealt hands here.
me-play = Play your first match
me-running = Still in play
me-over = Finished
me-go-on = Continue
me-record = View
me-more =
    { $n ->
        [one] Show { $n } more
       *[other] Show { $n } more
    }
me-done = My results
me-gin = Gin
me-contract = May-I and contract games
me-of = { $n } of { $all }
me-matches-won = matches won
me-rounds-won = rounds won
me-went-out = hands where you went out
me-knocks = Knocks
me-gins = Gins
me-undercuts = Undercuts
me-been-undercut = Undercut by others
me-dead-hands = Dead hands
me-points = Points scored
me-may-is = May-Is granted
me-penalties = Points against me
me-per-hand = Points per hand
me-ratings = Ratings
me-ratings-none = No rated match yet. You get a rating from matches between people at rated tables.
me-with-bots = { $game } with bots
me-rated-matches =
    { $n ->
        [one] after { $n } rated match
       *[other] after { $n } rated matches
    }
me-rating-chart = Rating in { $game } over { $n } matches, between { $low } and { $high }
me-when = When
me-rating = Rating
me-as-table = As a table
me-by-round = Points by round
me-by-round-words =
    { $n ->
        [one] Gin, your last round. The line is the total: { $sum }.
       *[other] Gin, your last { $n } rounds. The bars are rounds, and the line is their total: { $sum }.
    }
me-by-round-chart =
    { $n ->
        [one] Points of one round, { $sum } in total
       *[other] Points of { $n } rounds, { $sum } in total
    }
me-round = Round
me-points-of = Points
me-sum = Sum
me-deals = My dealt hands against theory
me-deals-words = We count everything you were dealt and compare it with what fair decks give in as many hands. Two times in three the dot is in the dark band, and nineteen times in twenty it is in the light one.
me-deals-none = Nothing is counted yet. A hand counts when its round is over.
me-deals-note = Only hands dealt by the usual rules count. Out of many figures, one will lie outside its band by chance alone. You can check any single deck card by card:
me-deals-check = check a deal
me-counted = Counted
me-hands = Hands
me-yours = Yours
me-chance = Chance
me-band = Where you are
me-deal-deadwood = Deadwood as dealt, in gin
me-deal-aces = Aces, in gin
me-deal-melded-cards = Cards already in melds, in gin
me-deal-pairs = Pairs, in gin
me-deal-wild-cards = Wild aces, in May-I
me-deal-non-dealer = Did not deal first
me-verdict-usual = { $z }: normal
me-verdict-unusual = { $z }: uncommon, but it happens
me-verdict-rare = { $z }: rare
me-deadwood = Deadwood as dealt
me-deadwood-words =
    { $n ->
        [one] One hand of gin, compared with ten million hands from fair decks.
       *[other] { $n } hands of gin, compared with ten million hands from fair decks.
    }
me-deadwood-chart =
    { $n ->
        [one] How often each deadwood count was dealt in one hand, compared with chance
       *[other] How often each deadwood count was dealt in { $n } hands, compared with chance
    }
