# L’analyse dans le terminal : seulement ce que la page ne dit pas.

report-heading =
    { $n ->
        [one] { $names }, { $n } manche
       *[other] { $names }, { $n } manches
    }
report-hand-heading =
    { $n ->
        [one] { $names }, { $n } manche
       *[other] { $names }, { $n } manches
    }
report-stopped = Arrêtée avant la fin : voici ce qui a été analysé.
report-nothing = Aucune manche n’a été analysée : il n’y a rien à montrer.
report-hand-nothing = Aucune manche n’a été analysée : il n’y a rien à montrer.
report-worlds = Au plus { $n } manches simulées par décision ; graine { $seed }.
report-hand-worlds = Au plus { $n } manches simulées par décision ; graine { $seed }.
report-interpreted = Sans Numba, chaque manche est interprétée : on en simule moins.
report-named = { $name } : { $what }
report-accuracy = { $name } : précision { $n }
report-mistakes = Erreurs
report-mistakes-none = aucune
report-penalty =
    { $n ->
        [one] { $n } point de pénalité
       *[other] { $n } points de pénalité
    }
report-place = place { $n } sur { $all }
report-curve = Le déroulement, toutes cartes visibles
report-chances = Chances de première place après chaque manche :
report-hand = Manche { $n }
report-mistake = { $place }. { $where }, { $name } : { $mark }.
report-exact = exact
report-judged = { $what } – { $verdict }
report-lost = perdu : { $amount }
report-against = { $amount } face à « { $choice } »
