board-you = Du
board-stock = Stapel
board-pile = Ablage
board-top = { $label }: { $card } liegt oben, { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-count = { $label }: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-hand = Blatt von { $name }
board-hand-you = Dein Blatt
board-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-meld = Meldung von { $name }: { $cards }
board-dealer = gibt
board-down = hat ausgelegt
board-deadwood = Deadwood { $n }
board-penalty =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
board-new = neu
