# La table d’une leçon et d’un enregistrement.

board-you = Vous
board-stock = Talon
board-pile = Défausse
board-top = { $label } : { $card } au-dessus, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-count = { $label } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-hand = Main : { $name }
board-hand-you = Votre main
board-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-meld = Combinaison ({ $name }) : { $cards }
board-dealer = donne
board-down = a posé
board-deadwood = points morts : { $n }
board-penalty =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-new = neuve
