# The rules of a contract table, sentence by sentence.

contract-title-game = The game
contract-title-deal = The deal
contract-title-contracts = The contracts
contract-title-melds = Sets and runs
contract-title-turn = The turn
contract-title-calling = May I?
contract-title-laying-down = Laying down
contract-title-laying-off = Laying off
contract-title-going-out = Going out
contract-title-last-hand = The last hand
contract-title-scoring = Scoring

## A contract, and the game in one line

contract-meld-sets =
    { $n ->
        [one] a set
       *[other] { SPELL($n) } sets
    }
contract-long-sets =
    { $n ->
        [one] a set of { SPELL($length) }
       *[other] { SPELL($n) } sets of { SPELL($length) }
    }
contract-meld-runs =
    { $n ->
        [one] a run
       *[other] { SPELL($n) } runs
    }
contract-long-runs =
    { $n ->
        [one] a run of { SPELL($length) }
       *[other] { SPELL($n) } runs of { SPELL($length) }
    }
contract-range = { SPELL($low) } to { SPELL($high) }
contract-one-hand = one hand, { $contract }
contract-hands = { SPELL($n) } hands, from { $first } to { $last }
contract-wild-line = { $ranks } wild
contract-no-wild-line = nothing wild
contract-calls-none = no May-I
contract-calls-free = May-I without limit
contract-calls =
    { $n ->
        [one] { SPELL($n) } May-I a hand
       *[other] { SPELL($n) } May-Is a hand
    }
contract-line = Contract rummy for { $players }: { $hands }; { $wild }; { $calls }; the lowest total wins.

## The game and the deal

contract-players =
    { $jokers ->
        [0] { $players } players, { PACKS($packs) } of 52 cards, no jokers.
        [one] { $players } players, { PACKS($packs) } of 52 cards, one joker more.
       *[other] { $players } players, { PACKS($packs) } of 52 cards, { SPELL($jokers) } jokers more.
    }
contract-players-shuffled =
    { $jokers ->
        [0] { $players } players, { PACKS($packs) } of 52 cards shuffled together, no jokers.
        [one] { $players } players, { PACKS($packs) } of 52 cards shuffled together, one joker more.
       *[other] { $players } players, { PACKS($packs) } of 52 cards shuffled together, { SPELL($jokers) } jokers more.
    }
contract-match =
    { $n ->
        [one] A match is one hand. Every player tries to lay down its contract, a number of sets and runs, and then to get rid of all other cards.
       *[other] A match is { SPELL($n) } hands. In each, every player tries to lay down that hand's contract, a number of sets and runs, and then to get rid of all other cards.
    }
contract-first-dealer-random = The first dealer is drawn at random. Then the deal passes clockwise.
contract-first-dealer-chosen = The players choose who deals first. Then the deal passes clockwise.
contract-dealt = Each player gets { CARDS($n) } in every hand.
contract-dealt-below = The contracts below say how many cards each player gets.
contract-upcard = The next card is turned face up and begins the discard pile. The rest is the stock.
contract-rows = What to lay down in each hand:
contract-row = hand { $n }

## Sets and runs

contract-set = A set is { CARDS($n) } or more of one rank, of any suits.
contract-run =
    A run is { CARDS($n) } or more of one suit in sequence. It may begin as low as the { $low ->
        [A] ace
       *[other] two
    } and reach as high as the { $high ->
        [A] ace
       *[other] king
    }.
contract-no-wild = No card is wild.
contract-wild = { $ranks } are wild: each may stand for any card in a set or run.
contract-naturals =
    { $n ->
        [one] Every set and run needs at least one card that is not wild.
       *[other] Every set and run needs at least { SPELL($n) } cards that are not wild.
    }
contract-no-naturals = A set or run may consist of wild cards alone.
contract-few-wilds = No set or run may have more wild cards than other cards, not even after laying off.
contract-wilds-apart = In a run, two wild cards may not lie next to each other, not even after laying off.

## The turn

contract-turn =
    The player to the dealer's left begins. On your turn, draw the top card of the stock or of the discard pile,
    lay down and lay off what you can and want to, then discard a card.
contract-down-draws = A player who has laid down may no longer take a discard, and always draws from the stock.
contract-rediscard-allow = A card just taken may be discarded in the same turn.
contract-rediscard-forbid = A card just taken from the discard pile may not be discarded in the same turn.
contract-stock-shuffle_discards_keep_top =
    When the stock runs out, all discards but the top one are shuffled to make a new stock. If there is still
    nothing to draw, the hand ends and all hands count.
contract-stock-hand_ends =
    When the stock runs out and somebody has to draw from it, the hand ends and all hands count.
contract-turn-cap = A hand also ends after { $n } turns, without a winner.

## Asking out of turn

contract-no-calls = Nobody may ask for a card out of turn.
contract-who-others_not_laid_down =
    Before the player in turn draws, any other player who has not yet laid down may ask for the top card of the
    discard pile: "May I?"
contract-who-others =
    Before the player in turn draws, any other player, even one who has laid down, may ask for the top card of
    the discard pile: "May I?"
contract-own-discard = Even the player who discarded it may ask.
contract-no-own-discard = The player who discarded it may not ask.
contract-late-calls =
    If the player in turn draws from the stock, the others may still ask for the card until that player lays down,
    lays off or discards. Then the call cannot be denied.
contract-priority-first_then_clockwise =
    If several players ask, the first one gets it. If they ask at the same time, the next one clockwise from the
    player in turn gets it.
contract-priority-clockwise =
    If several players ask, the next one clockwise from the player in turn gets it, no matter who was first.
contract-withdraw = A player may withdraw a call. Then another player's call counts.
contract-no-withdraw = A call cannot be withdrawn.
contract-allowed-active_draws_stock_or_next_discard =
    { $penalty ->
        [0] The player in turn allows the call or denies it. If it is allowed, the caller takes the card. The player in turn then draws from the stock or takes the next discard.
       *[other] The player in turn allows the call or denies it. If it is allowed, the caller takes the card, plus { CARDS($penalty) } from the stock. The player in turn then draws from the stock or takes the next discard.
    }
contract-allowed-active_draws_stock =
    { $penalty ->
        [0] The player in turn allows the call or denies it. If it is allowed, the caller takes the card. The player in turn then draws from the stock.
       *[other] The player in turn allows the call or denies it. If it is allowed, the caller takes the card, plus { CARDS($penalty) } from the stock. The player in turn then draws from the stock.
    }
contract-denied-forced = A player who denies a call must take the discard, and the caller gets nothing.
contract-denied-free = A player who denies a call may still draw from either pile; the caller gets nothing.
contract-per-turn =
    { $n ->
        [one] At most one call can be granted in one turn.
       *[other] At most { SPELL($n) } calls can be granted in one turn.
    }
contract-unlimited = A player may call any number of times in a hand.
contract-limit-granted_only =
    { $n ->
        [0] No player may be granted a call in a hand.
        [one] Each player may be granted one call in a hand.
       *[other] Each player may be granted { SPELL($n) } calls in a hand.
    }
contract-limit-all_calls =
    { $n ->
        [0] No player may make a call in a hand.
        [one] Each player may make one call in a hand, granted or not.
       *[other] Each player may make { SPELL($n) } calls in a hand, granted or not.
    }
contract-max-cards = A player may not hold more than { $n } cards after a call.

## Laying down and laying off

contract-lay-down = When you have the contract, you may lay it down on your turn, after drawing.
contract-laydown-exact =
    Lay down exactly the sets and runs of the contract, no more. Each may be longer than required.
contract-laydown-minimum =
    Lay down at least the sets and runs of the contract. You may add more of the same kinds, and each may be
    longer than required.
contract-laydown-least =
    Lay down exactly the sets and runs of the contract, none longer than required. You may lay off more cards
    afterwards.
contract-same-rank = Two of your sets may be of the same rank.
contract-no-same-rank = No two of your sets may be of the same rank.
contract-touching = Two of your runs may touch or overlap in one suit.
contract-no-touching =
    { $n ->
        [1] No two of your runs in one suit may touch or overlap.
       *[other] Between two of your runs in one suit, at least { SPELL($n) } ranks must stay free.
    }
contract-layoff-any_meld_on_table =
    On your turn, you may add cards that fit to any set or run on the table, your own or another player's.
contract-layoff-own_melds = On your turn, you may add cards that fit to your own sets and runs.
contract-layoff-down = You must lay down your own contract first.
contract-layoff-before = You may do so even before you have laid down your own contract.
contract-layoff-same-turn = You may lay off in the same turn in which you lay down.
contract-layoff-later = You may not lay off in the turn in which you lay down.
contract-displace-runs_only_to_end_of_same_run =
    In a run, the card that a wild card stands for may take its place. The wild card then moves to either end of
    that run, and nowhere else.
contract-displace-never = A wild card stays in place.
contract-displace-runs_only_to_hand =
    In a run, the card that a wild card stands for may take its place; the player then takes the wild card into the
    hand.
contract-displace-runs_only_to_hand_played_at_once =
    In a run, the card that a wild card stands for may take its place; the player then takes the wild card into the
    hand and must lay it off before doing anything else.

## Going out, the last hand, the score

contract-out = The hand is over when a player has no cards left.
contract-out-free = You may discard your last card, or play it like the others.
contract-out-discard = You must discard your last card.
contract-last-hand =
    Hand { $n } ends differently: a player who lays down must lay down the entire hand at once, as { $contract },
    with no card left to discard.
contract-last-hand-calls = Cards from May-I must fit in too.
contract-scoring =
    { $n ->
        [one] The player who goes out scores nothing. After one hand the lowest total wins. Equal totals share the win.
       *[other] The player who goes out scores nothing. After { SPELL($n) } hands the lowest total wins. Equal totals share the win.
    }
contract-out-in-one-turn = A player who lays down and goes out in the same turn has { POINTS($n) } taken off the score.
contract-points = The others score points for the cards they still hold:
contract-rank-range = { RANK($low) } to { RANK($high) }
