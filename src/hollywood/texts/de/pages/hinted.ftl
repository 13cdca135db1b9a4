hint-sentence = { $play }: { $why }.
hint-and = { $first } und { $second }
hint-pass = passen
hint-do-draw = vom Stapel ziehen
hint-do-take = { $card } nehmen
hint-do-pass = passen
hint-do-discard = { $card } abwerfen
hint-do-knock = klopfen und dabei { $card } abwerfen
hint-do-big_gin = Big Gin zeigen
hint-do-lay_off = { $card } an Meldung { $n } anlegen
hint-do-show = das Blatt zeigen
hint-do-finish = beenden
hint-do-call = die Karte rufen
hint-do-withdraw = den Ruf zurücknehmen
hint-do-allow = den Ruf erlauben
hint-do-deny = den Ruf ablehnen
hint-do-lay_down = { $melds } auslegen
hint-do-displace = { $card } an die Stelle der wilden Karte in Meldung { $n } legen
hint-why-gin = das ist Gin
hint-why-big_gin = alle deine Karten liegen in Meldungen
hint-why-knock = du klopfst mit { $points }
hint-why-leaves = es bleiben { $points } Deadwood, und { $count } ungesehene Karten würden helfen
hint-why-makes = das ergibt { $cards }
hint-why-no_meld = { $cards } ergibt keine Meldung, die dein Deadwood senkt
hint-why-saves = { $points } Deadwood weniger
hint-why-best_answer = mehr anzulegen würde nicht helfen
hint-why-must_take = du hast den Ruf abgelehnt, also musst du sie nehmen
hint-why-fits = { $cards } passt auf den Tisch
hint-why-fits_not = { $cards } passt nirgends auf dem Tisch
hint-why-nearer =
    { $n ->
        [one] mit { $cards } fehlt nur noch { $n } Karte zum Kontrakt
       *[other] mit { $cards } fehlen nur noch { $n } Karten zum Kontrakt
    }
hint-why-complete = { $cards } macht den Kontrakt vollständig
hint-why-no_nearer = { $cards } bringt dich dem Kontrakt nicht näher
hint-why-enough = für den Kontrakt hast du genug
hint-why-goes_down = { $points } Punkte zählen nicht mehr gegen dich
hint-why-lighter = dir bleiben { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } weniger
hint-why-spare =
    { $n ->
        [one] dir fehlt mit ihr und ohne sie { $n } Karte, und sie zählt { $points }
       *[other] dir fehlen mit ihr und ohne sie { $n } Karten, und sie zählt { $points }
    }
hint-why-needless = der Kontrakt braucht sie nicht, und sie zählt { $points }
hint-why-only_one = etwas anderes lohnt nicht
hint-expected = { $points } Strafpunkte sind zu erwarten
hint-better = { $points } Punkte besser als „{ $play }“
hint-wins = gewinnt { $matches } von hundert Partien mehr als „{ $play }“
hint-alike = etwa so gut wie „{ $play }“
