# The rules of a gin table, sentence by sentence.

gin-title-game = The game
gin-title-deal = The deal
gin-title-melds = Melds and deadwood
gin-title-turn = The turn
gin-title-knocking = Knocking
gin-title-laying-off = Laying off
gin-title-scoring = Scoring a round
gin-title-sheet = The sheet
gin-title-game-score = The game score
gin-title-settlement = Settlement

## The game in one line

gin-name-gin = Gin rummy
gin-name-oklahoma = Oklahoma gin
gin-name-straight = Straight gin
gin-hollywood-name-gin = Hollywood gin
gin-hollywood-name-oklahoma = Oklahoma gin on a Hollywood sheet
gin-hollywood-name-straight = Straight gin on a Hollywood sheet
gin-line = { $name }: { $games }
gin-line-more = { $line }; { $part }
gin-line-name-form = { $name } for { SPELL($players) } ({ $form })
gin-form-cutthroat = the loser sits out
gin-form-dealer_sits_out = the dealer sits out
gin-form-in_the_box = in the box
gin-form-chouette = chouette
gin-form-partnership = partners
gin-line-games =
    { $games ->
        [1] one game to { $target }
       *[other] { SPELL($games) } games at once, each to { $target }
    }
gin-line-limit-upcard = knock limit by the upcard
gin-line-limit = knock with { $n } or less
gin-line-gin = gin { $n }
gin-line-big-gin = big gin { $n }
gin-line-undercut = undercut { $n }
gin-line-boxes = boxes { $n }
gin-line-any-suits = runs of any suits
gin-line-round-corner = runs go around the corner
gin-line-high-low = aces high or low
gin-line-rounds = columns open round by round
gin-line-spades = spades double

## The game

gin-partners =
    { SPELL($players) } players in two sides of { SPELL($pairs) }, at { SPELL($pairs) } tables. Each table has {
    PACKS($packs) } of 52 cards and plays a round for two.
gin-partners-meet =
    Partners never meet. At each table a player of one side plays against a player of the other, and in every round
    against the next player of that side.
gin-partners-score =
    When all tables have finished, the points of each side are added up. The side with more scores the difference.
    Equal sides score nothing.
gin-two = Two players and { PACKS($packs) } of 52 cards.
gin-three = Three players and { PACKS($packs) } of 52 cards. In every round two play and one sits out.
gin-play-cutthroat =
    The loser of a round sits out the next. All players play for themselves, each with a separate score.
gin-play-dealer_sits_out =
    The dealer deals to the other two and sits out. All players play for themselves, each with a separate score.
gin-play-in_the_box =
    One player, the box, plays against another, the captain. If the box wins, the captain and the third player
    change places. If the box loses, that player sits out, the captain becomes the box, and the third player
    becomes captain. All players play for themselves, each with a separate score.
gin-play-chouette =
    One player, the box, plays the whole match against the other two, who share a score. One of them, the captain,
    plays the cards for both. A captain who loses a round changes places with the partner.
gin-aim =
    Each player tries to form melds from the cards in hand, and to keep the count of the remaining cards, the
    deadwood, low.

## The deal

gin-partners-deal =
    { $tables ->
        [2] One side deals a round, at both tables.
       *[other] One side deals a round, at all { SPELL($tables) } tables.
    }
gin-first-dealer-random = The first dealer is drawn at random.
gin-first-dealer-random_or_chosen = The first dealer is drawn at random, or the players choose one.
gin-first-dealer-chosen = The players choose who deals first.
gin-cards-dealt =
    Each player gets { CARDS($n) }. The next card, the upcard, is turned face up and begins the discard pile. The
    rest is the stock, face down.
gin-form-dealer-cutthroat = The player who sat out comes in and deals to the winner.
gin-form-dealer-dealer_sits_out = The loser of a round deals the next one.
gin-form-dealer-in_the_box = The box deals.
gin-next-dealer-winner =
    { $who ->
        [side] The side that wins a round deals the next one.
       *[player] The player who wins a round deals the next one.
    }
gin-next-dealer-loser =
    { $who ->
        [side] The side that loses a round deals the next one.
       *[player] The player who loses a round deals the next one.
    }
gin-next-dealer-alternate =
    { $who ->
        [side] The sides take turns to deal.
       *[player] The players take turns to deal.
    }
gin-dead-dealer-same = After a dead hand, a round that nobody wins, the same dealer deals again.
gin-dead-dealer-left = After a dead hand, a round that nobody wins, the player to the dealer's left deals.
gin-dead-dealer-other =
    { $who ->
        [side] After a dead hand, a round that nobody wins, the other side deals.
       *[player] After a dead hand, a round that nobody wins, the other player deals.
    }

## Melds and deadwood

gin-set =
    { $exactly ->
        [yes] A set is exactly { $sizes } cards of one rank.
       *[no] A set is { $sizes } cards of one rank.
    }
gin-run-same = A run is { SPELL($n) } or more cards of one suit in sequence, such as { $example }.
gin-run-any = A run is { SPELL($n) } or more cards in sequence, of any suits, such as { $example }.
gin-ace-low = The ace is low: { $low } is a run, { $high } is not.
gin-ace-high_low = The ace is low or high: { $low } and { $high } are runs, { $corner } is not.
gin-ace-round_corner = Runs go around the corner: { $low }, { $high } and { $corner } are runs.
gin-one-meld = A card belongs to only one meld.
gin-deadwood =
    As deadwood an ace counts { POINTS($ace) }, a jack, queen or king { $face }, every other card its number.

## The turn

gin-upcard-offered =
    To begin, the non-dealer may take the upcard and discard a card. If the non-dealer passes, the dealer may.
gin-both-pass-nondealer_draws_stock =
    If both pass, the non-dealer draws the top card of the stock and discards.
gin-both-pass-nondealer_draws_either =
    If both pass, the non-dealer begins with a normal turn, and may still take the upcard.
gin-begins = The non-dealer begins with a normal turn.
gin-turn =
    After that, each turn is a draw and a discard: take the top card of the stock or of the discard pile, then put
    a card face up on the discard pile.
gin-rediscard-forbid = A card just taken from the discard pile may not be discarded in the same turn.
gin-rediscard-allow = A card just taken from the discard pile may be discarded in the same turn.
gin-stock-end-immediate =
    { $floor ->
        [0] When a discard leaves no card in the stock and nobody has knocked, the round is a dead hand: nobody scores.
       *[other] When a discard leaves only { CARDS($floor) } in the stock and nobody has knocked, the round is a dead hand: nobody scores.
    }
gin-stock-end-fiftieth_card =
    { $floor ->
        [0] When a discard leaves no card in the stock, the other player may still take that discard, but only to knock with it. Otherwise the round is a dead hand and nobody scores.
       *[other] When a discard leaves only { CARDS($floor) } in the stock, the other player may still take that discard, but only to knock with it. Otherwise the round is a dead hand and nobody scores.
    }
gin-turn-cap = A round of { $n } turns is also a dead hand.

## Knocking

gin-only-gin = Nobody may knock with deadwood: only gin, all { SPELL($hand) } cards melded, ends a round.
gin-go-gin =
    { $face ->
        [face_down] To go gin, draw, put your last card face down on the discard pile, and lay down your hand.
       *[face_up] To go gin, draw, put your last card face up on the discard pile, and lay down your hand.
    }
gin-limit-upcard-one =
    The upcard sets the knock limit, the most deadwood to knock with: its number, or ten for a face card. If it is
    an ace, the limit is one point.
gin-limit-upcard-gin_only =
    The upcard sets the knock limit, the most deadwood to knock with: its number, or ten for a face card. If it is
    an ace, you need gin.
gin-knock-upcard =
    { $face ->
        [face_down] To end a round, knock: after drawing, discard one card face down and lay your melds on the table, with that much deadwood or less left over.
       *[face_up] To end a round, knock: after drawing, discard one card face up and lay your melds on the table, with that much deadwood or less left over.
    }
gin-knock =
    { $face ->
        [face_down] To end a round, knock: after drawing, discard one card face down and lay your melds on the table, with { POINTS($n) } of deadwood or less left over.
       *[face_up] To end a round, knock: after drawing, discard one card face up and lay your melds on the table, with { POINTS($n) } of deadwood or less left over.
    }
gin-may-knock = You may knock on your first turn, and you never have to knock.
gin-gin = A knock without any deadwood, all { SPELL($hand) } cards melded, is gin.
gin-big-gin =
    If all { SPELL($n) } cards, with the one just drawn, are in melds, it is big gin, and there is no discard.

## Laying off

gin-no-layoff = There is no laying off: the defender counts all cards that are not in melds.
gin-layoff-never = Nobody lays off cards on a gin hand, and here only gin ends a round.
gin-layoff =
    { $fourth ->
        [yes] The other player, the defender, lays down melds too, and may add deadwood to the knocker's melds: a fourth card to a set, more cards to the ends of a run.
       *[no] The other player, the defender, lays down melds too, and may add deadwood to the knocker's melds: more cards to the ends of a run.
    }
gin-layoff-on-gin = The defender may do this even when the knocker has gone gin.
gin-no-layoff-on-big-gin = Only on big gin nobody lays off.
gin-no-layoff-on-gin = When the knocker has gone gin, the defender may not lay off.
gin-knocker-layoff = Then the knocker may lay off deadwood on the defender's melds.
gin-no-knocker-layoff = The knocker never lays off.
