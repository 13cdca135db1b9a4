board-you = Tú
board-stock = Mazo
board-pile = Descartes
board-top = { $label }: { $card } está arriba, { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
board-count = { $label }: { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
board-hand = Mano de { $name }
board-hand-you = Tu mano
board-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
board-meld = Combinación de { $name }: { $cards }
board-dealer = reparte
board-down = se ha bajado
board-deadwood = sueltos: { $n }
board-penalty =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
board-new = nueva
