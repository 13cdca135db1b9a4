review-title = Rückschau: { $game }
review-who = { $names } · { $when }
review-none-title = Auf diese Partie zurückblicken
review-none = Die Rückschau bewertet jede Entscheidung: was möglich war, was jede Wahl wert war, was Glück war, und die schlimmsten Fehler mit Begründung. Der Server braucht dafür bis zu einer Minute.
review-make = Diese Partie durchsehen
review-again = Noch einmal versuchen
review-record = Zur Aufzeichnung
review-waiting =
    { $n ->
        [one] { $n } Rückschau kommt noch davor …
       *[other] { $n } Rückschauen kommen noch davor …
    }
review-preparing = Wird vorbereitet … Die erste nach einer neuen Version dauert eine halbe Minute länger.
review-working = Entscheidungen werden bewertet: { $done } von { $all }
review-ready = Die Rückschau ist fertig.
review-failed = Die Rückschau konnte nicht erstellt werden
review-progress = Fortschritt der Rückschau
review-stays = Du kannst diese Seite verlassen und wiederkommen: Die Rückschau läuft weiter.
review-soFar = Bisher gefunden. Der Rest wird noch berechnet.
review-details = Alle Einzelheiten
review-nothing = In dieser Partie wurde keine Runde gegeben: Es gibt nichts durchzusehen.
review-percent = { $n } %
review-of-match = { $n } % einer Partie
review-of-match-points = { $n } Punkte der Partie
review-error = ± { $n }
review-without = Bei gleichem Glück stünde die Partie bei { $first } für { $a } und { $second } für { $b }.
review-without-points = Bei gleichem Glück läge { $name } um { $n } Punkte der Partie vorn.
review-without-even = Bei gleichem Glück stünde die Partie gleich.
review-unfinished = Die Partie wurde nicht zu Ende gespielt: Durchgesehen ist, was gespielt war.
review-people = Die Spieler
review-rate = Fehlerquote
review-rate-help = Die Fehlerquote: Tausendstel eines einfachen Gewinns, verloren je Entscheidung, die zählt; je kleiner, desto besser. Der Bot Verein verliert etwa 35.
review-counted = { $counted } von { $all } Entscheidungen zählen; { $forced } waren erzwungen, { $close } zu knapp.
review-lost = Durch Fehler verloren
review-result = Ergebnis
review-luck = Glück
review-without-luck = Ohne Glück
review-mark-small = klein
review-mark-doubtful = zweifelhaft
review-mark-bad = schlecht
review-mark-very-bad = sehr schlecht
review-marks-small = { $n } kleine
review-marks-doubtful = { $n } zweifelhafte
review-marks-bad = { $n } schlechte
review-marks-very-bad = { $n } sehr schlechte
review-right = richtig
review-forced = erzwungen
review-close = zu knapp
review-unconfirmed = nicht bestätigt
review-graph = Wie es lief
review-graph-percent = Die Aussicht von { $name }, die Partie zu gewinnen, nach jedem Geben und Ziehen, mit allen Karten offen.
review-graph-points = Um wie viele Punkte { $name } vorn liegt, nach jedem Geben und Ziehen, mit allen Karten offen.
review-graph-label = Verlauf der Partie von { $from } bis { $to } für { $name }, über { $n } Runden. Die Tabelle darunter hat jeden Punkt.
review-graph-go = Punkt auf der Kurve
review-graph-at = Runde { $round }, { $what }: { $value }
review-graph-table = Die Kurve als Tabelle
review-round = Runde
review-after = Nach
review-stands = { $name } steht bei
review-spot-deal = dem Geben
review-spot-draw = Ziehen { $n }
review-spot-end = dem Ende
review-rounds = Runde für Runde
review-round-of = Runde { $n }
review-board-of = Runde { $n }, Tisch { $board }
review-end-none = Eine tote Runde: Niemand schreibt an.
review-end-unfinished = Nicht zu Ende gespielt.
review-end-knock = { $name } gewinnt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch Klopfen.
review-end-undercut = { $name } gewinnt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch Unterbieten.
review-end-gin = { $name } gewinnt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch Gin.
review-end-big_gin = { $name } gewinnt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } durch Big Gin.
review-worst = Die schlimmsten Fehler
review-worst-none = Kein klarer Fehler. Gut gespielt!
review-worst-where = Runde { $round }, Zug { $turn }
review-worst-hand = Blatt von { $name }
review-worst-top = { $card } lag auf der Ablage.
review-show = Am Tisch zeigen
review-show-of = Am Tisch zeigen: Fehler { $n }
review-table-name = Der Tisch
review-seen = Blätter
review-seen-player = Sicht des Spielers
review-seen-open = Alle Blätter
review-earlier = Voriger Fehler
review-later = Nächster Fehler
review-round-earlier = Vorige Runde
review-round-later = Nächste Runde
review-first-round = Das ist die erste Runde.
review-last-round = Das ist die letzte Runde.
review-no-earlier = Vor diesem Schritt gibt es keinen Fehler.
review-no-later = Nach diesem Schritt gibt es keinen Fehler.
review-moves = Entscheidungen
review-move = { $name }: { $choice }
review-drawn = { $name } zieht { $card }
review-dealt = Das Geben, für { $name }
review-luck-of = Glück { $n }
review-luck-for = Glück für { $name }: { $n } ± { $error } Punkte
review-turn = { $name }, Zug { $turn }
review-choice = Wahl
review-in-points = Punkte
review-in-match = Partie
review-choices = Die Möglichkeiten, die beste zuerst
review-choices-head = Was möglich war
review-best = am besten
review-played = gespielt
review-exact = Genau ausgerechnet: Die Karten, auf die es ankommt, lagen offen.
review-imagined = Aus bis zu { $n } simulierten Runden, nach dem, was { $name } wissen konnte.
review-cost = Kosten: { $wins } eines einfachen Gewinns ({ $points } Punkte).
review-cost-match = Kosten: { $wins } eines einfachen Gewinns ({ $points } Punkte; { $match }).
review-only = Es gab nur eine Möglichkeit.
review-same = Alles kam auf dasselbe heraus: nichts zu entscheiden.
review-close-words = Die beste Wahl liegt nicht um genug Standardfehler vorn: Es ist so oder so kein Fehler.
review-unconfirmed-words = Die beste Wahl schien klar vorn, doch ein zweiter Blick hat das nicht bestätigt. Also ist es kein Fehler.
review-right-words = Das war die beste Wahl.
review-no-decision = Zu diesem Schritt gehört keine Entscheidung.
review-over = Die Runde ist zu Ende.
review-behind = hinter der besten
review-outlook = gewonnen { $won }
review-outlook-gin = Gin { $n }
review-outlook-undercut = unterboten { $n }
review-outlook-drawn = tote Runde { $n }
review-how = Wie man das liest
review-how-know = Entscheidungen werden nach dem bewertet, was der Spieler wissen konnte: das eigene Blatt, was offen lag, und was Passen, Ziehen und Abwerfen des anderen verrieten. Verdeckte Karten zählen dabei nie.
review-how-luck = Glück und Kurve werden mit allen Karten offen gezählt und nie bewertet. Was ohne Glück bleibt, ist eine Schätzung: Liegt es unter 0 % oder über 100 %, steht hier „etwa“.
review-how-error = ± ist ein Standardfehler: wie viel Zufall in den simulierten Runden bleibt. Eine Entscheidung zählt nur, wo der Unterschied sicher ist.
review-how-again = Was zweifelhaft oder schlechter scheint, wird ein zweites Mal ausgespielt, in anderen simulierten Runden und so, wie die stärkste Stufe weiterspielt. Ein Fehler ist nur so schlimm, wie beide Ergebnisse sagen; was er kostet, sagt das zweite.
review-how-accuracy = Genauigkeit: Eine richtige Entscheidung ist 100 wert, und ein Fehler je 0,08 eines einfachen Gewinns, die er verliert, die Hälfte davon. Die Zahl ist der Mittelwert der Entscheidungen, die zählen.
review-how-win = Ein einfacher Gewinn ist, was bei diesem Stand zwischen 20 gewonnenen Punkten und einer Runde ohne Gewinner liegt. Ab 0,04 davon ist ein Fehler zweifelhaft, ab 0,08 schlecht, ab 0,16 sehr schlecht.
review-how-points = Wenn nichts mehr das Ergebnis der Partie ändern kann, zählt nichts mehr.
review-how-interpreted = Dieser Server arbeitet ohne seinen Compiler: Er hat weniger Runden simuliert, und mehr Entscheidungen sind zu knapp.
review-keys = Tasten: Die Pfeile links und rechts gehen Schritt für Schritt, N und P zum nächsten Fehler und zu dem davor.
review-won = hat die Partie gewonnen
review-moves-help = Bei einem Fehler steht, wie viele Punkte er gekostet hat, bei einer gezogenen Karte das Glück.
review-choices-help = Mit Standardfehlern (±); darunter, wie weit es hinter dem Besten liegt.
review-graph-keys = Fehler: Kreis = { $a }, Raute = { $b }.
review-do-throw = { $card } abwerfen
review-do-take = { $card } nehmen
review-do-draw = Ziehen
review-do-pass = Passen
review-do-leave = { $card } liegen lassen
review-do-knock = Mit { $left } klopfen, { $card } abwerfen
review-do-gin = Gin, { $card } abwerfen
review-do-knock-so = Mit { $left } klopfen, { $card } abwerfen, { $melds } auslegen
review-do-gin-so = Gin, { $card } abwerfen, { $melds } auslegen
review-do-big-gin = Big Gin
review-do-lay =
    { $n ->
        [one] { $n } Karte anlegen, { $left } bleiben
       *[other] { $n } Karten anlegen, { $left } bleiben
    }
review-do-lay-none = Nichts anlegen, { $left } bleiben
review-do-show = Das Blatt zeigen
review-do-finish = Fertig
review-why-big_gin_missed = { $name } hatte Big Gin und warf stattdessen { $thrown } ab.
review-why-gin_missed = { $name } hatte mit dem Abwurf von { $better } Gin und warf stattdessen { $thrown } ab.
review-why-knock_missed = { $name } konnte mit { $left } klopfen, warf aber { $thrown } ab und spielte weiter.
review-why-went_gin = { $name } ging Gin, aber Weiterspielen war mehr wert.
review-why-knocked = { $name } klopfte mit { $left }, aber Weiterspielen war mehr wert.
review-why-better_ending = { $name } konnte die Runde besser beenden.
review-why-undercut = Das wurde in { $share } der simulierten Runden unterboten.
review-why-broke_meld = { $name } warf { $thrown } aus der Meldung { $meld } ab: Es blieben { $left } Deadwood, mit dem Abwurf von { $better } nur { $could }.
review-why-threw = { $name } warf { $thrown } ab, aber { $better } war besser.
review-why-more_deadwood = Es blieben { $left } Deadwood statt { $could }.
review-why-fewer_outs = Es blieben { $live } lebende Karten, die eine Meldung ergäben, statt { $could }.
review-why-taken_up = Der andere Spieler nahm die Karte in { $share } der simulierten Runden auf, nicht in { $could }.
review-why-took_last = { $name } nahm die letzte abgeworfene Karte, { $top }.
review-why-left_last = { $name } ließ { $top } liegen.
review-why-took_without_meld = { $name } nahm { $top }, die keine Meldung ergibt, und zeigte sie damit dem anderen Spieler.
review-why-took_for_meld = { $name } nahm { $top } für die Meldung { $meld }, aber eine Karte vom Stapel war besser.
review-why-left_meld = { $name } ließ { $top } liegen, die die Meldung { $meld } ergibt: Deadwood { $after } statt { $before }.
review-why-left_lower = { $name } ließ { $top } liegen; damit wäre das Deadwood { $after } statt { $before }.
review-why-left_top = { $name } ließ { $top } liegen, aber Nehmen war besser.
review-why-layoffs = { $name } blieben { $left } Deadwood, aber { $could } war möglich.
review-why-lay_off = { $card } passt an { $meld }.
review-outcome = „{ $played }“ gewann { $won } der simulierten Runden und kam im Mittel auf { $points } Punkte; „{ $best }“ { $bestWon } und { $bestPoints }.
review-hand-nothing = In dieser Partie wurde keine Runde gegeben: Es gibt nichts durchzusehen.
review-hand-without =
    { $n ->
        [one] Bei gleichem Glück hätte { $names } die besten Aussichten auf den ersten Platz gehabt.
       *[other] Bei gleichem Glück hätten { $names } die besten Aussichten auf den ersten Platz gehabt, untereinander zu knapp.
    }
review-hand-rate-help = Die Fehlerquote: Tausendstel einer einfachen Runde, verloren je Entscheidung, die zählt; je kleiner, desto besser. Eine einfache Runde ist, was 40 Strafpunkte für den ersten Platz wert sind. Die Bots, die nicht suchen, verlieren etwa 40. Glück mit einem Plus ist gutes Glück: so viele Strafpunkte weniger.
review-hand-graph-percent = Die Aussicht aller auf den ersten Platz, nach jedem Geben und Ziehen, mit allen Karten offen. Ein Zeichen auf einer Linie ist ein sehr schlechter Fehler dieses Spielers.
review-hand-graph-label = Aussichten auf den ersten Platz über { $n } Runden, am Ende: { $end }. Die Tabelle darunter hat jeden Punkt.
review-hand-graph-at = Runde { $round }, { $what }: { $value }
review-hand-graph-where = Runde { $round }, nach { $what }
review-hand-stands = { $name } { $value }
review-hand-round = Runde
review-hand-rounds = Runde für Runde
review-hand-round-of = Runde { $n }: { $contract }
review-hand-seen = Karten
review-hand-end-went_out = { $name } geht aus. Strafpunkte: { $left }.
review-hand-end-stock_exhausted = Der Stapel ist aufgebraucht. Strafpunkte: { $left }.
review-hand-end-turn_cap = Innerhalb der Zuggrenze ging niemand aus. Strafpunkte: { $left }.
review-hand-end-left = { $name } { $points }
review-hand-worst-where = Runde { $round }, { $contract }; Zug { $turn }
review-hand-round-earlier = Vorige Runde
review-hand-round-later = Nächste Runde
review-hand-first-round = Das ist die erste Runde.
review-hand-last-round = Das ist die letzte Runde.
review-hand-in-points = Strafe
review-hand-in-match = Erster Platz
review-hand-imagined = Aus bis zu { $n } simulierten Runden, nach dem, was { $name } wissen konnte.
review-hand-cost = Kosten: { $wins } einer einfachen Runde ({ $points } Punkte).
review-hand-cost-match = Kosten: { $wins } einer einfachen Runde ({ $points } Punkte; { $match }).
review-hand-over = Die Runde ist zu Ende.
review-hand-choices-all = Alle { $n } Möglichkeiten zeigen
review-hand-choices-few = Nur die besten zeigen
review-hand-outlook = geht aus { $out }
review-hand-outlook-beaten = jemand anderes { $n }
review-hand-outlook-drawn = niemand { $n }
review-hand-how-know = Entscheidungen werden nach dem bewertet, was der Spieler wissen konnte: das eigene Blatt, was offen lag, und was die anderen bis dahin getan hatten. Verdeckte Karten zählen dabei nie. Auch eine Karte anderen zu lassen ist eine Entscheidung; sie steht da, wo May-I zu rufen besser war.
review-hand-how-accuracy = Genauigkeit: Eine richtige Entscheidung ist 100 wert, und ein Fehler je 0,08 einer einfachen Runde, die er verliert, die Hälfte davon. Die Zahl ist der Mittelwert der Entscheidungen, die zählen.
review-hand-how-win = Eine einfache Runde ist, was 40 Strafpunkte für die Aussicht auf den ersten Platz wert sind, beim Stand vor der Runde. Ab 0,04 davon ist ein Fehler zweifelhaft, ab 0,08 schlecht, ab 0,16 sehr schlecht.
review-hand-moves-help = Bei einem Fehler steht, was er gekostet hat, bei einer gezogenen Karte das Glück: beides in Prozent der Aussicht auf den ersten Platz.
review-hand-outcome = „{ $played }“ kam im Mittel auf { $points } Strafpunkte und ging in { $out } der simulierten Runden aus; „{ $best }“ { $bestPoints } und { $bestOut }.
review-do-leave-it = { $card } anderen lassen
review-do-call = May-I für { $card } rufen
review-do-allow = Den Ruf nach { $card } erlauben
review-do-deny = Den Ruf nach { $card } ablehnen
review-do-withdraw = Den Ruf zurücknehmen
review-do-lay-down = { $melds } auslegen
review-do-lay-on = { $card } an { $melds } anlegen
review-do-displace = { $card } an die Stelle einer wilden Karte in { $melds } legen
review-why-call_missed_nearer = { $name } rief nicht May-I für { $top }: Damit fehlen zum Kontrakt { $could } statt { $missing } Karten.
review-why-call_missed_nearer_complete = { $name } rief nicht May-I für { $top }, die den Kontrakt vollständig macht.
review-why-left_nearer_complete = { $name } zog vom Stapel und ließ { $top } liegen, die den Kontrakt vollständig macht.
review-why-call_missed = { $name } rief nicht May-I für { $top }, aber Rufen war besser.
review-why-called_nearer = { $name } rief May-I für { $top }, die dem Kontrakt hilft, aber nicht genug für eine Karte mehr auf der Hand.
review-why-called = { $name } rief May-I für { $top }, die den Kontrakt nicht näher bringt.
review-why-left_nearer = { $name } zog vom Stapel und ließ { $top } liegen: Damit fehlen zum Kontrakt { $could } statt { $missing } Karten.
review-why-left_fitting = { $name } zog vom Stapel und ließ { $top } liegen, die auf den Tisch passt.
review-why-took_nearer = { $name } nahm { $top }, die dem Kontrakt hilft, aber eine Karte vom Stapel war besser.
review-why-took = { $name } nahm { $top }, die den Kontrakt nicht näher bringt.
review-why-allowed = { $name } erlaubte den Ruf nach { $top }, aber Ablehnen war besser.
review-why-denied = { $name } lehnte den Ruf nach { $top } ab, aber Erlauben war besser.
review-why-broke_plan = { $name } warf { $thrown } ab, die der Kontrakt braucht: Jetzt fehlen { $missing }, mit dem Abwurf von { $better } { $could }.
review-why-kept_dear = Sie zählt { $thrown }, die andere { $better }.
review-why-fits_table = Sie passt auf den Tisch, für alle, die ausgelegt haben.
review-hand-why-fewer_outs = Es blieben { $live } lebende Karten, die den Kontrakt näher bringen, statt { $could }.
review-why-held_down = { $name } konnte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auslegen, tat es aber nicht.
review-why-laid_down = { $name } legte { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } aus, aber Warten war besser.
review-why-laid_otherwise = { $name } legte so aus, dass { $left ->
        [one] { $left } Punkt bleibt
       *[other] { $left } Punkte bleiben
    }, wenn alles angelegt ist, was passt; anders bleiben { $could }.
review-why-kept_off = { $name } legte { $card } nicht an.
review-why-laid_off = { $name } legte { $card } an, aber Behalten war besser.
review-why-other_play = { $name } hatte etwas Besseres.
