# Numeri e cose contate. Ogni testo qui è anche una funzione: CARDS($n) in un altro testo è `cards` di questo file
# con quel numero.

# Un numero come lo scrive un libro: quelli piccoli in lettere.
spell =
    { $n ->
        [0] zero
        [1] uno
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
        [11] undici
        [12] dodici
       *[other] { $n }
    }
# Al femminile, come in «dalla terza vittoria in poi».
ordinal =
    { $n ->
        [1] prima
        [2] seconda
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
        [7] settima
        [8] ottava
        [9] nona
        [10] decima
        [11] undicesima
        [12] dodicesima
       *[other] { $n }ª
    }
points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
cards =
    { $n ->
        [0] nessuna carta
        [one] una carta
       *[other] { SPELL($n) } carte
    }
packs =
    { $n ->
        [one] un mazzo
       *[other] { SPELL($n) } mazzi
    }
boxes =
    { $n ->
        [one] una casella
       *[other] { SPELL($n) } caselle
    }

# Un valore con la sua lettera; i jolly sono XX.
rank =
    { $n ->
        [A] asso
        [T] dieci
        [J] fante
        [Q] regina
        [K] re
        [XX] jolly
       *[other] { $n }
    }
# Con l’articolo, come in «gli assi e i 2 fanno da matta».
ranks =
    { $n ->
        [A] gli assi
        [8] gli 8
        [T] i dieci
        [J] i fanti
        [Q] le regine
        [K] i re
        [XX] i jolly
       *[other] i { $n }
    }
