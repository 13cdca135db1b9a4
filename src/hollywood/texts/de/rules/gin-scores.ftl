# Was an einem Gin-Tisch zählt und bezahlt wird, Satz für Satz.

## Eine Runde

gin-difference = Beide Spieler zählen ihr Deadwood. Hat der Spieler weniger, der geklopft hat, so bekommt er den Unterschied.
gin-undercut-tie =
    Hat der andere ebenso wenig oder weniger, so ist das Klopfen unterboten: Der andere bekommt den Unterschied und
    { POINTS($n) } dazu.
gin-undercut =
    Bei Gleichstand gibt es keine Punkte. Hat der andere weniger, so ist das Klopfen unterboten: Der andere bekommt den
    Unterschied und { POINTS($n) } dazu.
gin-gin-scores = Gin bringt das ganze Deadwood des anderen und { POINTS($n) } dazu.
gin-bonuses = (Die Tische sind sich nicht einig: Die Prämie für Gin kann { $bonuses } sein.)
gin-gin-undercut-never = Gin wird nie unterboten, auch wenn der andere ebenfalls kein Deadwood hat.
gin-gin-undercut-no_score = Hat der andere ebenfalls kein Deadwood mehr, so bekommt niemand Punkte.
gin-gin-undercut-undercut =
    Hat der andere ebenfalls kein Deadwood mehr, so ist sogar Gin unterboten: Der andere bekommt { POINTS($n) }.
gin-big-gin-scores = Big Gin bringt das ganze Deadwood des anderen und { POINTS($n) } dazu.
gin-multiplier = Die Punkte jeder Runde zählen { $n }-fach.
gin-spade-doubles = Ist die offene Karte ein Pik, so zählen die Punkte der Runde doppelt, auch die Prämien.

## Der Block

gin-single =
    { $who ->
        [side] Ihr spielt Runden und zählt ihre Punkte zusammen, bis eine Seite { POINTS($target) } hat.
       *[player] Ihr spielt Runden und zählt ihre Punkte zusammen, bis ein Spieler { POINTS($target) } hat.
    }
gin-single-won = Damit ist das Spiel gewonnen. Eine tote Runde zählt nichts.
gin-columns = { SPELL($games) } Spiele laufen zugleich, jedes in einer Spalte des Blocks.
gin-running =
    { $n ->
        [one] Gespielt werden { SPELL($games) } Spiele, jedes in einer Spalte des Blocks. Eins ist offen; ist es zu Ende, beginnt das nächste.
       *[other] Gespielt werden { SPELL($games) } Spiele, jedes in einer Spalte des Blocks. Davon sind { SPELL($n) } zugleich offen; ist eins zu Ende, beginnt das nächste.
    }
gin-credit-wins =
    { $games ->
        [2] Dein erster Sieg wird ins erste Spiel geschrieben; vom zweiten Sieg an zählt jeder in beiden.
        [3] Dein erster Sieg wird ins erste Spiel geschrieben, dein zweiter in die ersten zwei; vom dritten Sieg an zählt jeder in allen drei.
       *[other] Dein erster Sieg wird ins erste Spiel geschrieben, dein zweiter in die ersten zwei, dein dritter in die ersten drei, und so weiter; vom { ORDINAL($games) } Sieg an zählt jeder in allen { SPELL($games) }.
    }
gin-closed-entry-shift =
    Ein Eintrag, der ein Spiel öffnen sollte, das schon aus ist, öffnet stattdessen das nächste, das noch läuft.
gin-closed-entry-forfeit = Ein Eintrag für ein Spiel, das schon aus ist, ist verloren.
gin-credit-rounds =
    { $games ->
        [2] Die Punkte der ersten Runde werden ins erste Spiel geschrieben, egal wer sie gewinnt; von der zweiten Runde an zählen alle Punkte in beiden.
        [3] Die Punkte der ersten Runde werden ins erste Spiel geschrieben, die der zweiten in die ersten zwei, egal wer sie gewinnt; von der dritten Runde an zählen alle Punkte in allen drei.
       *[other] Die Punkte der ersten Runde werden ins erste Spiel geschrieben, die der zweiten in die ersten zwei, die der dritten in die ersten drei, und so weiter, egal wer sie gewinnt; von der { ORDINAL($games) } Runde an zählen alle Punkte in allen { SPELL($games) }.
    }
gin-dead-hand = Eine tote Runde zählt nichts.
gin-game-over =
    { $who ->
        [side] Ein Spiel ist aus, wenn eine Seite darin { POINTS($target) } hat; in seine Spalte wird dann nichts mehr geschrieben.
       *[player] Ein Spiel ist aus, wenn ein Spieler darin { POINTS($target) } hat; in seine Spalte wird dann nichts mehr geschrieben.
    }
gin-series-end-all_three =
    { $games ->
        [2] Die Partie dauert, bis beide Spiele aus sind.
       *[other] Die Partie dauert, bis alle { SPELL($games) } Spiele aus sind.
    }
gin-series-end-two_wins =
    { $who ->
        [side] Die Partie ist aus, sobald eine Seite { SPELL($n) } Spiele gewonnen hat.
       *[player] Die Partie ist aus, sobald ein Spieler { SPELL($n) } Spiele gewonnen hat.
    }
gin-overall-two_of_three =
    { $games ->
        [3] Wer zwei der drei Spiele gewinnt, gewinnt die Partie.
       *[other] Wer die meisten Spiele gewinnt, gewinnt die Partie.
    }
gin-overall-all_three =
    { $games ->
        [2] Nur wer beide Spiele gewinnt, gewinnt die Partie.
       *[other] Nur wer alle { SPELL($games) } Spiele gewinnt, gewinnt die Partie.
    }
gin-overall-net = Wer bei der Abrechnung vorn liegt, gewinnt die Partie.

## Die Abrechnung

gin-game-bonus =
    { $games ->
        [1] Der Gewinner bekommt { POINTS($n) } für den Sieg dazu.
       *[other] Der Gewinner eines Spiels bekommt { POINTS($n) } für den Sieg dazu.
    }
gin-shutout-replace_game_bonus =
    Hat der Verlierer darin keinen einzigen Punkt, also zu null verloren, so bekommt der Gewinner stattdessen
    { POINTS($n) }.
gin-shutout-add =
    Hat der Verlierer darin keinen einzigen Punkt, also zu null verloren, so bekommt der Gewinner noch
    { POINTS($n) } dazu.
gin-shutout-double =
    Hat der Verlierer darin keinen einzigen Punkt, also zu null verloren, so verdoppelt sich die ganze Summe des
    Gewinners in diesem Spiel.
gin-boxes =
    Jede gewonnene Runde ist eine Box, und eine Box zählt am Ende { POINTS($n) }, für jeden der Spieler; zu den
    { $target } zählen Boxen nicht.
gin-no-boxes = Jede gewonnene Runde ist eine Box, aber Boxen werden hier nicht bezahlt.
gin-gin-boxes = Gin bringt { BOXES($n) } mehr.
gin-undercut-boxes = Unterbieten bringt { BOXES($n) } mehr.
gin-partners-boxes = Gewinnen alle Partner einer Seite, so bringt ihr das { BOXES($n) } mehr.
gin-doubled-boxes-extra = In einer Runde, die doppelt zählt, zählen auch die zusätzlichen Boxen doppelt.
gin-doubled-boxes-all = In einer Runde, die doppelt zählt, zählen auch ihre Boxen doppelt.
gin-no-bonuses = Prämien gibt es keine.
gin-doubled =
    { $games ->
        [1] Das Spiel zählt doppelt.
       *[other] Das letzte Spiel zählt doppelt.
    }
gin-sweep = Wer alle Spiele gewinnt, bekommt das Doppelte.
gin-honor = Es geht um die Ehre: Eine Bezahlung ist nicht vereinbart.
gin-settled =
    { $bonuses ->
        [yes] Sind Prämien und Boxen dazugezählt, so zahlt die niedrigere Summe der höheren den Unterschied.
       *[no] Die niedrigere Summe zahlt der höheren den Unterschied.
    }
gin-box-pays = Die Box bezahlt jeden der anderen oder wird von jedem bezahlt.
gin-pairs-pay =
    Abgerechnet wird in Paaren: jeder mit seinem Gegner der ersten Runde, und jedes Paar zahlt den ganzen Unterschied.
gin-rounding = Was geschuldet wird, wird auf Schritte von { POINTS($n, form: "dative") } gerundet.
gin-stake-cents =
    { $n ->
        [one] Ein Punkt ist einen Cent wert.
       *[other] Ein Punkt ist { SPELL($n) } Cent wert.
    }
gin-stake = Ein Punkt ist { $money } in Geld wert.
