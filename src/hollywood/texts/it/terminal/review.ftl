# L’analisi nel terminale: solo ciò che la pagina non dice.

report-heading =
    { $n ->
        [one] { $names }, { $n } smazzata
       *[other] { $names }, { $n } smazzate
    }
report-hand-heading =
    { $n ->
        [one] { $names }, { $n } smazzata
       *[other] { $names }, { $n } smazzate
    }
report-stopped = Fermata prima della fine: ecco ciò che è stato analizzato.
report-nothing = Non è stata analizzata nessuna smazzata, quindi non c’è nulla da mostrare.
report-hand-nothing = Non è stata analizzata nessuna smazzata, quindi non c’è nulla da mostrare.
report-worlds = Al massimo { $n } smazzate simulate per decisione; seme { $seed }.
report-hand-worlds = Al massimo { $n } smazzate simulate per decisione; seme { $seed }.
report-interpreted = Senza Numba ogni smazzata è interpretata, quindi se ne simulano meno.
report-named = { $name }: { $what }
report-accuracy = { $name }: precisione { $n }
report-mistakes = Errori
report-mistakes-none = nessuno
report-penalty =
    { $n ->
        [one] { $n } punto di penalità
       *[other] { $n } punti di penalità
    }
report-place = posto { $n } su { $all }
report-curve = Come è andata, con tutte le carte scoperte
report-chances = Probabilità del primo posto dopo ogni smazzata:
report-hand = Smazzata { $n }
report-mistake = { $place }. { $where }, { $name }: { $mark }.
report-exact = esatto
report-judged = { $what } – { $verdict }
report-lost = perso: { $amount }
report-against = { $amount } contro «{ $choice }»
