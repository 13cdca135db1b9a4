# Die Rückschau im Terminal: nur, was die Seite nicht sagt.

report-heading =
    { $n ->
        [one] { $names }, { $n } Runde
       *[other] { $names }, { $n } Runden
    }
report-hand-heading =
    { $n ->
        [one] { $names }, { $n } Runde
       *[other] { $names }, { $n } Runden
    }
report-stopped = Vor dem Ende angehalten: Das ist, was durchgesehen wurde.
report-nothing = Es wurde keine Runde durchgesehen: Es gibt nichts zu zeigen.
report-hand-nothing = Es wurde keine Runde durchgesehen: Es gibt nichts zu zeigen.
report-worlds = Höchstens { $n } simulierte Runden je Entscheidung; Startwert { $seed }.
report-hand-worlds = Höchstens { $n } simulierte Runden je Entscheidung; Startwert { $seed }.
report-interpreted = Ohne Numba wird jede Runde interpretiert, darum werden weniger simuliert.
report-named = { $name }: { $what }
report-accuracy = { $name }: Genauigkeit { $n }
report-mistakes = Fehler
report-mistakes-none = keine
report-penalty =
    { $n ->
        [one] { $n } Strafpunkt
       *[other] { $n } Strafpunkte
    }
report-place = Platz { $n } von { $all }
report-curve = Wie es lief, mit allen Karten offen
report-chances = Aussicht auf den ersten Platz nach jeder Runde:
report-hand = Runde { $n }
report-mistake = { $place }. { $where }, { $name }: { $mark }.
report-exact = genau
report-judged = { $what } – { $verdict }
report-lost = { $amount } verloren
report-against = { $amount } gegen „{ $choice }“
