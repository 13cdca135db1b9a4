# Il tavolo di una lezione e di una registrazione.

board-you = Tu
board-stock = Tallone
board-pile = Scarti
board-top = { $label }: in cima { $card }, carte: { $n }
board-count = { $label }, carte: { $n }
board-hand = Mano di { $name }
board-hand-you = La tua mano
board-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
board-meld = Combinazione di { $name }: { $cards }
board-dealer = mazziere
board-down = ha calato
board-deadwood = carte morte { $n }
board-penalty =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
board-new = nuova
