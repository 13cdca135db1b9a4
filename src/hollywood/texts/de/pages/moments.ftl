moments-accuracy = Genauigkeit
moments-accuracy-of = von 100
moments-accuracy-you = Deine Genauigkeit
moments-accuracy-none = Keine Entscheidung zählte.
moments-accuracy-help = Die Genauigkeit ist der Mittelwert der Entscheidungen, die zählen: Eine richtige ist 100 wert, ein schlechter Fehler höchstens 50, ein sehr schlechter höchstens 25.
moments-you = du
moments-headline = Kurz gesagt
moments-won = Gewinner: { $names }.
moments-won-you = Du hast die Partie gewonnen.
moments-won-with = Du hast die Partie zusammen mit { $names } gewonnen.
moments-nobody = Niemand hat die Partie gewonnen.
moments-place =
    { $points ->
        [one] Gewonnen hat { $names }; du bist auf Platz { $n } von { $all } mit { $points } Strafpunkt.
       *[other] Gewonnen hat { $names }; du bist auf Platz { $n } von { $all } mit { $points } Strafpunkten.
    }
moments-place-won =
    { $points ->
        [one] Du hast die Partie mit { $points } Strafpunkt gewonnen.
       *[other] Du hast die Partie mit { $points } Strafpunkten gewonnen.
    }
moments-place-winner =
    { $points ->
        [one] Gewonnen hat { $names } mit { $points } Strafpunkt.
       *[other] Gewonnen hat { $names } mit { $points } Strafpunkten.
    }
moments-both = { $play }, und { $luck }.
moments-play-none = Keine Entscheidung zählte
moments-play-none-you = Keine deiner Entscheidungen zählte
moments-play-you = Du hast genauer gespielt als { $name } ({ $more } zu { $less } von 100)
moments-play-other = { $name } hat genauer gespielt als du ({ $more } zu { $less } von 100)
moments-play-level-you = Du und { $name }, ihr habt gleich genau gespielt ({ $more } von 100)
moments-play-two = { $a } hat genauer gespielt als { $b } ({ $more } zu { $less } von 100)
moments-play-level = { $a } und { $b } haben gleich genau gespielt ({ $more } von 100)
moments-play-place = Deine Genauigkeit war { $more } von 100, Platz { $n } von { $all }
moments-play-best = Am genauesten hat { $names } gespielt ({ $more } von 100)
moments-luck-even = das Glück war etwa gleich verteilt
moments-luck-for = das Glück war auf deiner Seite ({ $amount })
moments-luck-against = das Glück war gegen dich ({ $amount })
moments-luck-most = { $name } hatte das meiste Glück ({ $amount })
moments-points = { $n } Punkte
moments-dearest = Der teuerste Moment war der von { $name } in Runde { $n }: „{ $played }“ kostete { $cost }.
moments-dearest-you = Dein teuerster Moment war in Runde { $n }: „{ $played }“ kostete { $cost }.
moments-dearest-none = Niemand hat einen klaren Fehler gemacht.
moments-dearest-none-you = Du hast keinen klaren Fehler gemacht.
moments-hand-dearest = Der teuerste Moment war der von { $name } in Runde { $n }: „{ $played }“ kostete { $cost }.
moments-hand-dearest-you = Dein teuerster Moment war in Runde { $n }: „{ $played }“ kostete { $cost }.
moments-about = etwa { $n }
moments-learn =
    { $n ->
        [0] Momente zum Lernen
        [one] Ein Moment zum Lernen
        [2] Zwei Momente zum Lernen
        [3] Drei Momente zum Lernen
       *[other] { $n } Momente zum Lernen
    }
moments-try = Noch einmal probieren
moments-try-of = Noch einmal probieren: Moment { $n }
moments-try-more = Noch einmal probieren: Fehler { $n }
moments-show-of = Am Tisch zeigen: Moment { $n }
moments-answer = Was besser war, und warum
moments-more = Weitere Fehler
moments-again-title = Noch einmal probieren
moments-again-back = Zurück zur Rückschau
moments-again-what-upcard = Die offene Karte nehmen oder passen?
moments-again-what-draw = Vom Stapel ziehen oder die Ablage nehmen?
moments-again-what-discard = Welche Karte wirfst du ab?
moments-again-what-knock = Klopfen oder weiterspielen? Welche Karte wirfst du ab?
moments-again-what-last_discard = Die letzte Karte der Ablage nehmen oder liegen lassen?
moments-again-what-lay_off = Wie viele Karten legst du an?
moments-again-what-call = May-I rufen oder die Karte lassen?
moments-again-what-answer = Den Ruf erlauben oder ablehnen?
moments-again-what-play = Was spielst du: auslegen, anlegen oder abwerfen?
moments-again-how = Spiele auf dem Tisch, oder wähle aus der Liste.
moments-again-how-list = Wähle aus der Liste.
moments-again-discard = Abwerfen
moments-again-knock = Klopfen
moments-again-gin = Gin
moments-again-pick = Wähle zuerst eine Karte aus deinem Blatt.
moments-again-barred = Diese Karte kann jetzt nicht abgeworfen werden.
moments-again-no-knock = Mit dem Abwurf dieser Karte kannst du nicht klopfen.
moments-again-not-there = Diese Karte passt dort nicht.
moments-again-list =
    { $n ->
        [one] { $n } Möglichkeit als Liste
       *[other] Alle { $n } Möglichkeiten als Liste
    }
moments-again-list-name = Die Möglichkeiten, ohne besondere Reihenfolge
moments-again-best = { $choice }: Das war die beste Wahl.
moments-again-same = { $choice }: etwa so gut wie die beste Wahl. Der Unterschied liegt innerhalb der Standardfehler.
moments-again-worse = { $choice }: Das verliert { $cost } gegenüber der besten Wahl.
moments-again-better = Es ist besser als das, was gespielt wurde.
moments-again-not-better = Es ist nicht besser als das, was gespielt wurde.
moments-again-played = Das wurde gespielt.
moments-again-waits = Hier kommt die Antwort auf deine Wahl. Du kannst es beliebig oft probieren.
moments-again-all = Alle Möglichkeiten zeigen
moments-again-next = Nächster Moment
