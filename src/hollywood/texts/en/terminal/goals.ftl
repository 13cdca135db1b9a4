# What a game is about, for somebody who has never played it: a few lines in the terminal.

goal-cards =
    Cards are written by rank and suit, with T for ten: Kc is the king of clubs, Td the ten of diamonds.

## Gin

goal-gin-melds-same =
    Make melds of your { SPELL($hand) } cards: sets, { $sizes } of one rank as 7c 7d 7h, and runs, { SPELL($run) }
    or more in a row of one suit as 3s 4s 5s. { $ace }
goal-gin-melds-any =
    Make melds of your { SPELL($hand) } cards: sets, { $sizes } of one rank as 7c 7d 7h, and runs, { SPELL($run) }
    or more in a row of any suits as 3s 4s 5s. { $ace }
goal-gin-turn =
    On your turn, take the top card of the stock or of the discard pile, and discard a card. Cards in no meld are
    deadwood: an ace counts { $ace }, a jack, queen or king { $face }, the others their number.
goal-gin-limit-upcard = as little deadwood as the first upcard counts
goal-gin-limit = { $n } deadwood or less
goal-gin-knock =
    Once you have { $limit } after your discard, you may knock: that ends the round, and the player with less scores
    the difference. With none at all it is gin, and { $bonus } more.
goal-gin-undercut-tie = But if the other player has no more than the knocker, the other player scores.
goal-gin-undercut = But if the other player has less than the knocker, the other player scores.
goal-gin-only-gin =
    With no deadwood left you go gin: the other player's deadwood and { $bonus } points are yours.
goal-gin-games-wins =
    { SPELL($games) } games run at once, each to { $target }: your first win counts in the first game, your second
    win in the first two, and so on.
goal-gin-games-rounds =
    { SPELL($games) } games run at once, each to { $target }: the first round won counts in the first game, the
    second, whoever wins it, in the first two, and so on.
goal-gin-game = { $target } points win a game.

## Contract games

goal-contract-hands =
    { $n ->
        [one] There is one hand. Lay down its contract, { $first }, then get rid of your other cards; the player who goes out first pays nothing.
       *[other] There are { SPELL($n) } hands. In each lay down its contract, at first { $first }, then get rid of your other cards; the player who goes out first pays nothing.
    }
goal-contract-melds-both =
    A set is { SPELL($set) } or more of one rank; a run is { SPELL($run) } or more of one suit in a row, with the
    ace low or high.
goal-contract-melds-ends =
    A set is { SPELL($set) } or more of one rank; a run is { SPELL($run) } or more of one suit in a row, from the
    { $low ->
        [A] ace
       *[other] two
    } up to the { $high ->
        [A] ace
       *[other] king
    }.
goal-contract-wild = { $ranks } are wild: they stand for any card.
goal-contract-no-wild = No card is wild.
goal-contract-turn = On your turn, draw a card or take the top discard; at the end, discard one.
goal-contract-call =
    When another player discards a card you want, ask May I? before the next turn; you then get it, with a card from
    the stock, unless the player in turn takes it instead.
goal-contract-end =
    What you still hold when somebody goes out counts against you; the lowest total wins.
