review-without-you = Bei gleichem Glück stünde die Partie bei { $first } für dich und { $second } für { $b }.
review-without-points-you = Bei gleichem Glück lägst du um { $n } Punkte der Partie vorn.
review-graph-percent-you = Deine Aussicht, die Partie zu gewinnen, nach jedem Geben und Ziehen, mit allen Karten offen.
review-graph-points-you = Um wie viele Punkte du vorn liegst, nach jedem Geben und Ziehen, mit allen Karten offen.
review-graph-label-you = Verlauf der Partie von { $from } bis { $to } für dich, über { $n } Runden. Die Tabelle darunter hat jeden Punkt.
review-stands-you = Du stehst bei
review-end-knock-you = Du gewinnst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch Klopfen.
review-end-undercut-you = Du gewinnst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch Unterbieten.
review-end-gin-you = Du gewinnst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch Gin.
review-end-big_gin-you = Du gewinnst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch Big Gin.
review-hand-end-went_out-you = Du gehst aus. Strafpunkte: { $left }.
review-worst-hand-you = Dein Blatt
review-drawn-you = Du ziehst { $card }
review-dealt-you = Das Geben, für dich
review-luck-for-you = Glück für dich: { $n } ± { $error } Punkte
review-imagined-you = Aus bis zu { $n } simulierten Runden, nach dem, was du wissen konntest.
review-hand-imagined-you = Aus bis zu { $n } simulierten Runden, nach dem, was du wissen konntest.
review-hand-without-you =
    { $n ->
        [one] Bei gleichem Glück hättest du die besten Aussichten auf den ersten Platz gehabt.
       *[other] Bei gleichem Glück hättet ihr, { $names }, die besten Aussichten auf den ersten Platz gehabt, untereinander zu knapp.
    }
review-why-big_gin_missed-you = Du hattest Big Gin und hast stattdessen { $thrown } abgeworfen.
review-why-gin_missed-you = Du hattest mit dem Abwurf von { $better } Gin und hast stattdessen { $thrown } abgeworfen.
review-why-knock_missed-you = Du konntest mit { $left } klopfen, hast aber { $thrown } abgeworfen und weitergespielt.
review-why-went_gin-you = Du bist Gin gegangen, aber Weiterspielen war mehr wert.
review-why-knocked-you = Du hast mit { $left } geklopft, aber Weiterspielen war mehr wert.
review-why-better_ending-you = Du konntest die Runde besser beenden.
review-why-broke_meld-you = Du hast { $thrown } aus der Meldung { $meld } abgeworfen: Es blieben { $left } Deadwood, mit dem Abwurf von { $better } nur { $could }.
review-why-threw-you = Du hast { $thrown } abgeworfen, aber { $better } war besser.
review-why-took_last-you = Du hast die letzte abgeworfene Karte genommen, { $top }.
review-why-left_last-you = Du hast { $top } liegen lassen.
review-why-took_without_meld-you = Du hast { $top } genommen, die keine Meldung ergibt, und sie damit dem anderen Spieler gezeigt.
review-why-took_for_meld-you = Du hast { $top } für die Meldung { $meld } genommen, aber eine Karte vom Stapel war besser.
review-why-left_meld-you = Du hast { $top } liegen lassen, die die Meldung { $meld } ergibt: Deadwood { $after } statt { $before }.
review-why-left_lower-you = Du hast { $top } liegen lassen; damit wäre das Deadwood { $after } statt { $before }.
review-why-left_top-you = Du hast { $top } liegen lassen, aber Nehmen war besser.
review-why-layoffs-you = Dir blieben { $left } Deadwood, aber { $could } war möglich.
review-why-call_missed_nearer-you = Du hast nicht May-I für { $top } gerufen: Damit fehlen zum Kontrakt { $could } statt { $missing } Karten.
review-why-call_missed_nearer_complete-you = Du hast nicht May-I für { $top } gerufen, die den Kontrakt vollständig macht.
review-why-left_nearer_complete-you = Du hast vom Stapel gezogen und { $top } liegen lassen, die den Kontrakt vollständig macht.
review-why-call_missed-you = Du hast nicht May-I für { $top } gerufen, aber Rufen war besser.
review-why-called_nearer-you = Du hast May-I für { $top } gerufen, die dem Kontrakt hilft, aber nicht genug für eine Karte mehr auf der Hand.
review-why-called-you = Du hast May-I für { $top } gerufen, die den Kontrakt nicht näher bringt.
review-why-left_nearer-you = Du hast vom Stapel gezogen und { $top } liegen lassen: Damit fehlen zum Kontrakt { $could } statt { $missing } Karten.
review-why-left_fitting-you = Du hast vom Stapel gezogen und { $top } liegen lassen, die auf den Tisch passt.
review-why-took_nearer-you = Du hast { $top } genommen, die dem Kontrakt hilft, aber eine Karte vom Stapel war besser.
review-why-took-you = Du hast { $top } genommen, die den Kontrakt nicht näher bringt.
review-why-allowed-you = Du hast den Ruf nach { $top } erlaubt, aber Ablehnen war besser.
review-why-denied-you = Du hast den Ruf nach { $top } abgelehnt, aber Erlauben war besser.
review-why-broke_plan-you = Du hast { $thrown } abgeworfen, die der Kontrakt braucht: Jetzt fehlen { $missing }, mit dem Abwurf von { $better } { $could }.
review-why-held_down-you = Du konntest { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auslegen, hast es aber nicht getan.
review-why-laid_down-you = Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ausgelegt, aber Warten war besser.
review-why-laid_otherwise-you = Du hast so ausgelegt, dass { $left ->
        [one] { $left } Punkt bleibt
       *[other] { $left } Punkte bleiben
    }, wenn alles angelegt ist, was passt; anders bleiben { $could }.
review-why-kept_off-you = Du hast { $card } nicht angelegt.
review-why-laid_off-you = Du hast { $card } angelegt, aber Behalten war besser.
review-why-other_play-you = Du hattest etwas Besseres.
