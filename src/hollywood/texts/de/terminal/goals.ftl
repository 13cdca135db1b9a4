# Worum es in einem Spiel geht, für jemanden, der es nie gespielt hat: ein paar Zeilen im Terminal.

goal-cards =
    Karten schreibt man mit Rang (A Ass, T Zehn, J Bube, Q Dame, K König) und Farbe (c Kreuz, d Karo, h Herz, s Pik):
    Kc ist der Kreuz-König, Td die Karo-Zehn.

## Gin

goal-gin-melds-same =
    Ordne deine { SPELL($hand) } Karten zu Meldungen: Sätze, { $sizes } eines Rangs wie 7c 7d 7h, und Folgen,
    { SPELL($run) } oder mehr einer Farbe in einer Reihe wie 3s 4s 5s. { $ace }
goal-gin-melds-any =
    Ordne deine { SPELL($hand) } Karten zu Meldungen: Sätze, { $sizes } eines Rangs wie 7c 7d 7h, und Folgen,
    { SPELL($run) } oder mehr beliebiger Farben in einer Reihe wie 3s 4s 5s. { $ace }
goal-gin-turn =
    Nimm in deinem Zug die oberste Karte des Stapels oder der Ablage und wirf eine Karte ab. Karten in keiner
    Meldung sind Deadwood: Ein Ass zählt { $ace }, Bube, Dame und König zählen { $face }, die anderen, was sie zeigen.
goal-gin-limit-upcard = höchstens so viel Deadwood, wie die erste offene Karte zählt
goal-gin-limit = höchstens { $n } Deadwood
goal-gin-knock =
    Hast du nach dem Abwerfen { $limit }, so darfst du klopfen: Das beendet die Runde, und wer weniger hat, bekommt den
    Unterschied. Ganz ohne Deadwood ist es Gin und bringt { $bonus } dazu.
goal-gin-undercut-tie = Hat der andere aber nicht mehr als der, der klopft, so bekommt der andere die Punkte.
goal-gin-undercut = Hat der andere aber weniger als der, der klopft, so bekommt der andere die Punkte.
goal-gin-only-gin = Ohne Deadwood hast du Gin: Das Deadwood des anderen und { $bonus } Punkte gehören dir.
goal-gin-games-wins =
    { SPELL($games) } Spiele laufen zugleich, jedes bis { $target }: Dein erster Sieg zählt im ersten Spiel, dein zweiter
    in den ersten zwei, und so weiter.
goal-gin-games-rounds =
    { SPELL($games) } Spiele laufen zugleich, jedes bis { $target }: Die erste gewonnene Runde zählt im ersten Spiel, die
    zweite, egal wer sie gewinnt, in den ersten zwei, und so weiter.
goal-gin-game = Mit { $target } Punkten ist ein Spiel gewonnen.

## Kontraktspiele

goal-contract-hands =
    { $n ->
        [one] Es gibt eine Runde. Leg ihren Kontrakt aus ({ $first }), dann werde deine anderen Karten los; wer zuerst ausgeht, zahlt nichts.
       *[other] Es gibt { SPELL($n) } Runden. Leg in jeder ihren Kontrakt aus (zuerst { $first }), dann werde deine anderen Karten los; wer zuerst ausgeht, zahlt nichts.
    }
goal-contract-melds-both =
    Ein Satz sind { SPELL($set) } oder mehr eines Rangs; eine Folge sind { SPELL($run) } oder mehr einer Farbe in einer
    Reihe, mit dem Ass unten oder oben.
goal-contract-melds-ends =
    Ein Satz sind { SPELL($set) } oder mehr eines Rangs; eine Folge sind { SPELL($run) } oder mehr einer Farbe in einer
    Reihe, { $low ->
        [A] vom Ass
       *[other] von der Zwei
    } bis { $high ->
        [A] zum Ass
       *[other] zum König
    }.
goal-contract-wild = { $ranks } sind wild: Sie stehen für jede Karte.
goal-contract-no-wild = Keine Karte ist wild.
goal-contract-turn = Zieh in deinem Zug eine Karte oder nimm die oberste abgeworfene; am Ende wirfst du eine ab.
goal-contract-call =
    Wirft ein anderer eine Karte ab, die du willst, so frag vor dem nächsten Zug: May I? Dann bekommst du sie, mit einer
    Karte vom Stapel, wenn der Spieler am Zug sie nicht selbst nimmt.
goal-contract-end =
    Was du noch auf der Hand hast, wenn jemand ausgeht, zählt gegen dich; die niedrigste Summe gewinnt.
