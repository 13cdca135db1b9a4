# The board of a lesson and of a record.

board-you = You
board-stock = Stock
board-pile = Discard pile
board-top = { $label }: { $card } on top, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-count = { $label }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-hand = { $name }’s hand
board-hand-you = Your hand
board-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-meld = { $name }’s meld: { $cards }
board-dealer = dealer
board-down = has laid down
board-deadwood = deadwood { $n }
board-penalty =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-new = new
