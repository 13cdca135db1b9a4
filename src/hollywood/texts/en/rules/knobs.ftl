# What each setting of the rules decides, in a line, and which values it may have.

allowed-whole = a whole number from { $low } to { $high }
allowed-flag = true or false
allowed-maybe = none or { $values }
allowed-list = a list of { $fewest } to { $most } entries, each { $values }
allowed-distinct = a list of { $fewest } to { $most } different entries, each { $values }
allowed-part = a group of the knobs { $names }
allowed-switch = on or off
allowed-contract = one to five of S (set) and R (run), with special lengths, as in SSR or S3R7
allowed-points = points for every rank once, as in { $example }
setting-refused = { $name } cannot be { $value }: { $allowed }

## Gin.

about-gin-family = the kind of game
about-gin-players = how many people sit at the table
about-gin-form = who plays whom: two players; three with one sitting out; partners at several tables
about-gin-decks = how many decks of 52 cards are in the pack
about-gin-hand_size = how many cards each player is dealt
about-gin-set_sizes = how many cards of one rank make a set
about-gin-run_min = the shortest run
about-gin-run_suits = must all cards of a run have the same suit
about-gin-ace = aces in runs: below the two only; also above the king; also between king and two
about-gin-ace_points = what an ace counts as deadwood
about-gin-face_points = what a jack, queen or king counts as deadwood
about-gin-first_dealer = who deals first
about-gin-next_dealer = who deals after a scored round
about-gin-dealer_after_draw = who deals after a dead hand
about-gin-upcard_option = is the first upcard offered to the non-dealer, then to the dealer
about-gin-both_pass = how the non-dealer starts when both have passed on the upcard
about-gin-rediscard_taken = may a player discard a card in the same turn they took it
about-gin-knock_limit = the most deadwood with which a player may knock; 0 is straight gin
about-gin-knock_discard = which way up the knocker discards
about-gin-oklahoma = does the first upcard set the knock limit
about-gin-oklahoma_ace = what limit an ace as upcard sets in Oklahoma
about-gin-spade_doubles = does a spade as upcard double the points of the round in Oklahoma
about-gin-multiplier = by how much the points of every round are multiplied
about-gin-layoff = may the defender lay off
about-gin-layoff_on_gin = may the defender lay off on a gin hand
about-gin-knocker_layoff = may the knocker lay off on the defender's melds
about-gin-gin_bonus = points for gin, on top of the defender's deadwood
about-gin-gin_bonus_allowed = the gin bonuses that the page allows; none: any
about-gin-undercut_bonus = points for an undercut, on top of the difference
about-gin-undercut_on_tie = does equal deadwood undercut a knock
about-gin-gin_undercut = what happens to gin when the defender has no deadwood either
about-gin-big_gin = points for eleven melded cards; none: no big gin
about-gin-stock_floor = how many cards are left in the stock when a round is drawn
about-gin-stock_end = when the stock is down to its floor, may the last discard still be taken to knock
about-gin-turn_cap = after how many turns a round ends without a winner
about-gin-scoring = several games at once, or one
about-gin-games = how many columns the sheet has
about-gin-games_at_once = how many games are open at once, in a running series; none: all of them
about-gin-credit = what opens the next column: the winner's own wins, or rounds scored by either player
about-gin-closed_entry = a first entry after its game is over: it goes to the next open game, or it is lost
about-gin-target = how many points end a game
about-gin-series_end = when the match is over
about-gin-overall = who wins the match: the most games, only all games, or the larger settlement
about-gin-game_bonus = points for winning a game
about-gin-shutout = what the winner gets if the loser has not scored in the game
about-gin-shutout-kind = these points instead of the game bonus, on top of it, or the whole column doubled
about-gin-shutout-points = the points; not used when the column is doubled
about-gin-box_bonus = points for each round won, not counted toward the target
about-gin-gin_extra_boxes = extra boxes for gin and big gin
about-gin-undercut_extra_boxes = extra boxes for an undercut
about-gin-partners_extra_boxes = extra boxes if all partners of a side win
about-gin-doubled_boxes = do boxes count more in a round that counts double
about-gin-third_game_doubled = does the last column count twice
about-gin-sweep_doubled = does everything count twice when one side wins all games
about-gin-settlement = who pays, and how much
about-gin-stake = money per point, in cents; 0 plays for points only
about-gin-rounding = points are rounded to this multiple before payment

## Contract games.

about-contract-family = the kind of game
about-contract-players = how many people may sit at the table
about-contract-decks = how many decks of 52 cards are in the pack
about-contract-jokers = how many jokers are in the pack
about-contract-deal = how many cards each player is dealt, hand by hand
about-contract-contracts = what a player must lay down, hand by hand: S a set, R a run
about-contract-set_min = the smallest set
about-contract-run_min = the shortest run
about-contract-wild = the wild cards; XX: jokers
about-contract-min_naturals_per_meld = how many cards of a meld must not be wild
about-contract-more_wilds_than_naturals = may a meld have more wild cards than others
about-contract-wilds_side_by_side = may wild cards lie next to each other in a run
about-contract-run_low = the lowest card of a run
about-contract-run_high = the highest card of a run
about-contract-laydown = a lay down has exactly the melds of the contract, or may have more of the same kinds, or has exactly its melds and none longer than it says
about-contract-duplicate_rank_sets = may two sets of a contract have the same rank
about-contract-adjacent_same_suit_runs = may two runs of a contract touch or overlap in one suit
about-contract-run_gap = how many ranks lie between two runs of a contract in one suit, if they may not touch
about-contract-take_after_laying_down = may a player who has laid down take the discard
about-contract-layoff_requires_down = must a player lay down before laying off
about-contract-layoff_same_turn = may a player lay off in the same turn they lay down
about-contract-layoff_targets = where a player may lay off
about-contract-displace_ace = may a natural card take the place of a wild one, and where does the wild one go
about-contract-may_i = the rules of May-I; none: no calls
about-contract-may_i-who = who may call: players who have not laid down, or all others
about-contract-may_i-when = until when a player may call
about-contract-may_i-per_turn = how many calls can be allowed in one turn
about-contract-may_i-limit = how many calls one player can get in one hand
about-contract-may_i-max_cards = how many cards a player may hold after a call
about-contract-may_i-penalty_cards = how many stock cards come with the discard
about-contract-may_i-deny_forces_discard = must the player in turn take the discard after denying a call
about-contract-may_i-priority = who gets the card: the first caller (ties go clockwise), or the next caller clockwise
about-contract-may_i-withdraw = may a player withdraw a call
about-contract-may_i-counted = which calls count against the limit
about-contract-may_i-after = what the player in turn may draw after allowing a call
about-contract-may_i_own_discard = may players call for their own discards
about-contract-go_out_without_discard = may a player go out without a discard
about-contract-last_hand = the last hand: all cards melded at once, without a discard; or like the other hands
about-contract-points = what each card left in a hand counts
about-contract-out_in_one_turn = points taken off the score of a player who lays down and goes out in the same turn
about-contract-first_dealer = who deals first
about-contract-next_dealer = who deals the next hand
about-contract-winner = who wins the match
about-contract-total_tie = what happens when several players have the lowest total
about-contract-stock_exhausted = what happens when the stock is used up
about-contract-rediscard_taken = may a player discard a card in the same turn they took it
about-contract-turn_cap = after how many turns a hand ends without a winner

## Settings that contradict each other, and settings that cannot be read.

clash-form = players={ $players } contradicts form={ $form }, which needs { $seats } players
clash-gin_bonus = gin_bonus cannot be { $bonus }: these rules know { $known } (gin_bonus_allowed)
clash-oklahoma = oklahoma=true contradicts knock_limit=0: straight gin has no limit to set by a card
clash-spade_doubles = spade_doubles=true needs oklahoma=true: only there does the upcard count
clash-layoff = { $name }=true contradicts layoff=false
clash-scoring = scoring={ $scoring } contradicts games={ $games }: a single game is one column
clash-one-game = { $name }=true contradicts games=1: it takes several games
clash-overall = overall=all_three contradicts series_end=two_wins: a match that stops at two games is never won by winning all
clash-at-once = games_at_once={ $at_once } contradicts games={ $games }: a running series has more games than are open at once
clash-running-two = games_at_once={ $at_once } contradicts series_end=two_wins: a running series goes on until all its games are over
clash-running-doubled = games_at_once={ $at_once } contradicts third_game_doubled=true: a running series has no third game to double
clash-partners = partners_extra_boxes={ $n } contradicts form={ $form }: only partners win it
clash-doubled-extra = doubled_boxes=extra needs gin_extra_boxes or undercut_extra_boxes: without extra boxes it doubles nothing
clash-none = { $name }=none contradicts games={ $games }: only a single game needs none
clash-hands = deal has { $deal } hands but contracts has { $contracts }: give as many of one as of the other
clash-pack = players={ $players } with deal={ $deal } needs { $needed } cards; decks={ $decks } and jokers={ $jokers } give { $cards }
clash-no-jokers = wild=XX needs jokers in the pack (jokers=0)
clash-tame-jokers = jokers={ $jokers } needs them wild: a joker is nothing else (wild)
clash-contract-cards = contract { $contract } of hand { $n } needs { $least } cards; deal={ $deal }, all calls and one draw give { $most }
clash-contract-run = contract { $contract } asks for a run longer than { $longest } cards (run_low, run_high)
clash-last-hand = contract { $contract } of the last hand has room for { $room } cards; deal={ $deal } and one draw give { $cards }, all of which must be melded (last_hand)
clash-least-naturals = laydown=least gives contract { $contract } melds with fewer cards than min_naturals_per_meld={ $naturals }
clash-least-last-hand = laydown=least lays { $least } cards for contract { $contract } of the last hand; deal={ $deal } and one draw give { $cards }, all of which must be melded (last_hand)
clash-run_gap = run_gap={ $gap } needs adjacent_same_suit_runs=false: runs that may touch need no ranks between them
clash-layoff_same_turn = layoff_same_turn=false needs layoff_requires_down=true: a player who may lay off before laying down may do so in any turn
setting-unread = cannot read the setting { $setting }: write name=value, as in target=150
setting-twice = { $name } is set twice: once is enough
setting-off = { $name } is off: do not set its knobs
setting-at-table = { $name } cannot be { $value } at a table: { $allowed }
setting-players = there cannot be { $n } players: this game is for { $allowed }
setting-players-gin = there cannot be { $n } players: gin is for 2, 3, 4, 6 or 8
