# Die Regeln einer Familie für May-I: ihre Runden, ihre Karten, ihre Punkte, und was sie davon behält.

family-hand = Runde { $number }: { $melds }, { $cards }
family-sets =
    { $count ->
        [one] ein Satz aus { $least }
       *[other] { $count } Sätze aus { $least }
    }
family-runs =
    { $count ->
        [one] eine Folge aus { $least }
       *[other] { $count } Folgen aus { $least }
    }
family-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
family-set = Satz
family-run = Folge
family-set-remove = Diesen Satz entfernen
family-run-remove = Diese Folge entfernen
family-least = Mindestens
family-shorter = Eine Karte weniger in dieser Meldung
family-longer = Eine Karte mehr in dieser Meldung
family-dealt = Ausgeteilt
family-dealt-fewer = Eine Karte weniger austeilen
family-dealt-more = Eine Karte mehr austeilen
family-up = Runde { $number } nach oben
family-down = Runde { $number } nach unten
family-remove = Runde { $number } entfernen
family-removed = Runde { $number } ist entfernt
family-add = Runde hinzufügen
family-why-first = Das ist die erste Runde.
family-why-last = Das ist die letzte Runde.
family-why-hand = Eine Partie braucht eine Runde.
family-why-one = Ein Kontrakt braucht einen Satz oder eine Folge.
family-why-melds = Ein Kontrakt hat höchstens { $n } Sätze und Folgen.
family-why-hands = Eine Partie hat höchstens { $n } Runden.
family-pack = Karten und wilde Karten
family-joker = Joker
family-range = { $first } bis { $last }
family-first = Von
family-last = Bis
family-points =
    { $n ->
        [one] { $name }: { $n } Punkt
       *[other] { $name }: { $n } Punkte
    }
family-points-label = Punkte für { $name }
family-points-joker = Punkte für einen Joker
family-split = Andere Punkte für eine Karte aus { $name }
family-join = Zeile { $name } entfernen
