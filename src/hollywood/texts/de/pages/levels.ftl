level-beginner = Ein freundlicher Anfang. Wirft oft die zweitbeste Karte ab und denkt nur an das eigene Blatt.
level-collector = Behält alles, was noch eine Meldung werden kann, auch wenn es viele Punkte kostet.
level-casual = Ein lockeres Spiel. Ab und zu wäre ein anderer Abwurf besser gewesen.
level-simple = Nimmt, was sofort hilft, und legt aus oder klopft, sobald es geht.
level-club = Zählt die Karten, die zu sehen waren, und vergleicht alle Abwürfe.
level-skilled = Schätzt jede Wahl auf einen Blick ein, aus langer Erfahrung. Simuliert nichts.
level-keen = Spielt die besten Möglichkeiten in einer Handvoll simulierter Runden durch.
level-fast = Spielt jede Wahl in simulierten Runden durch und will die Partie gewinnen.
level-strongest = Simuliert zehnmal so viele Runden. Der stärkste Bot hier.
level-own = Ein Bot, den dieser Server zusätzlich anbietet.
level-time-beginner = spielt sofort
level-time-collector = spielt sofort
level-time-casual = spielt sofort
level-time-simple = spielt sofort
level-time-club = spielt sofort
level-time-skilled = spielt sofort
level-time-keen = wenige Tausendstelsekunden je Zug
level-time-fast = eine Hundertstelsekunde je Zug
level-time-strongest = bis zu einer Sekunde je Zug
level-of = Stärke { $n } von { $of }
level-strength = Stärke { $n }
level-follows-title =
    { $bots ->
        [one] Der Bot folgt dir
       *[other] Die Bots folgen dir
    }
level-follows = Nach jeder Partie ändert sich die Stufe, sodass du etwa die Hälfte gewinnst. Ohne Wertung.
level-follows-now = Jetzt: { $level }
