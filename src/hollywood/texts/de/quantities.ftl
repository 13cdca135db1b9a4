# Zahlen und Gezähltes. Jeder Text hier ist auch eine Funktion: CARDS($n) in einem anderen Text ist
# `cards` aus dieser Datei mit dieser Zahl. POINTS($n, form: "dative") gibt `points` die Form als $form mit;
# ohne Angabe ist sie "plain".

# Eine Zahl, wie ein Buch sie schreibt: kleine in Worten.
spell =
    { $n ->
        [0] null
        [1] eins
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
        [11] elf
        [12] zwölf
       *[other] { $n }
    }
# Mit Endung -n, wie in „vom dritten Sieg an“.
ordinal =
    { $n ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
        [10] zehnten
        [11] elften
        [12] zwölften
       *[other] { $n }.
    }
points =
    { $form ->
        [dative] { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkten
        }
       *[plain] { $n ->
            [one] { $n } Punkt
           *[other] { $n } Punkte
        }
    }
cards =
    { $n ->
        [0] keine Karte
        [one] eine Karte
       *[other] { SPELL($n) } Karten
    }
packs =
    { $n ->
        [one] ein Kartenspiel
       *[other] { SPELL($n) } Kartenspiele
    }
boxes =
    { $n ->
        [one] eine Box
       *[other] { SPELL($n) } Boxen
    }

# Ein Rang nach seinem Buchstaben; Joker sind XX.
rank =
    { $n ->
        [A] Ass
        [T] Zehn
        [J] Bube
        [Q] Dame
        [K] König
        [XX] Joker
       *[other] { $n }
    }
ranks =
    { $n ->
        [A] Asse
        [T] Zehnen
        [J] Buben
        [Q] Damen
        [K] Könige
        [XX] Joker
        [2] Zweien
       *[other] { $n }er
    }
