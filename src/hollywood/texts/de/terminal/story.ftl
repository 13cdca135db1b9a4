# Was in einer Runde geschieht: die Teile eines Zugs, und wie die Runde endet. $who ist der Leser (you) oder hat einen $name.

parts = { $first }; { $second }
numbered = { $n }: { $what }
compared = { $first } zu { $second }
cast-you = Du
cast-you-within = dir
story-sentence =
    { $who ->
        [you] Du { $what }.
       *[name] { $name } { $what }.
    }
story-leaves =
    { $who ->
        [you] lässt { $card } liegen
       *[name] lässt { $card } liegen
    }
story-passes =
    { $who ->
        [you] passt auf { $card }
       *[name] passt auf { $card }
    }
story-draws =
    { $who ->
        [you] ziehst
       *[name] zieht
    }
story-draws-card =
    { $who ->
        [you] ziehst { $card }
       *[name] zieht { $card }
    }
story-takes =
    { $who ->
        [you] nimmst { $card }
       *[name] nimmt { $card }
    }
story-discards =
    { $who ->
        [you] wirfst { $card } ab
       *[name] wirft { $card } ab
    }
story-discards-down =
    { $who ->
        [you] wirfst { $card } verdeckt ab
       *[name] wirft { $card } verdeckt ab
    }
story-discards-hidden =
    { $who ->
        [you] wirfst eine Karte verdeckt ab
       *[name] wirft eine Karte verdeckt ab
    }
story-knocks =
    { $who ->
        [you] klopfst mit { $n } ({ $cards })
       *[name] klopft mit { $n } ({ $cards })
    }
story-gin =
    { $who ->
        [you] hast Gin
       *[name] hat Gin
    }
story-big-gin =
    { $who ->
        [you] hast Big Gin: Alle Karten liegen in Meldungen
       *[name] hat Big Gin: Alle Karten liegen in Meldungen
    }
story-ended =
    { $who ->
        [you] Damit hast du die Runde beendet.
       *[name] Damit hat { $name } die Runde beendet.
    }
story-lays-off =
    { $who ->
        [you] legst { $card } an { $meld } an
       *[name] legt { $card } an { $meld } an
    }
story-shows-none =
    { $who ->
        [you] hast kein Deadwood
       *[name] hat kein Deadwood
    }
story-shows =
    { $who ->
        [you] zeigst { $n } Deadwood
       *[name] zeigt { $n } Deadwood
    }
story-reshuffled = Die Ablage wird gemischt: Der neue Stapel hat { $n } Karten.
story-calls =
    { $who ->
        [you] rufst May-I für { $card }
       *[name] ruft May-I für { $card }
    }
story-withdraws =
    { $who ->
        [you] nimmst den Ruf zurück
       *[name] nimmt den Ruf zurück
    }
story-denies =
    { $who ->
        [you] lehnst den Ruf von { $name } ab
       *[name] lehnt den Ruf von { $name } ab
    }
story-denies-you =
    { $who ->
        [you] lehnst deinen Ruf ab
       *[name] lehnt deinen Ruf ab
    }
story-allows =
    { $who ->
        [you] erlaubst es
       *[name] erlaubt es
    }
story-gets =
    { $who ->
        [you] bekommst { $card }
       *[name] bekommt { $card }
    }
story-pays =
    { $who ->
        [you] ziehst dafür eine Karte
       *[name] zieht dafür eine Karte
    }
story-pays-card =
    { $who ->
        [you] ziehst dafür { $card }
       *[name] zieht dafür { $card }
    }
story-lays-down =
    { $who ->
        [you] legst { $melds } aus
       *[name] legt { $melds } aus
    }
story-adds =
    { $who ->
        [you] legst { $card } an { $n } an ({ $meld })
       *[name] legt { $card } an { $n } an ({ $meld })
    }
story-goes-out =
    { $who ->
        [you] gehst aus
       *[name] geht aus
    }
story-run = { $suit } { $low } bis { $high }
story-all-wild = nur wilde Karten

## Wie eine Runde endet.

reckon-dead-stock = Der Stapel ist zu Ende: eine tote Runde, niemand schreibt an.
reckon-dead-turns = In { $n } Zügen hat niemand geklopft: eine tote Runde, niemand schreibt an.
reckon-gin =
    { $who ->
        [you] Gin! Du hast kein Deadwood.
       *[name] Gin! { $name } hat kein Deadwood.
    }
reckon-big-gin =
    { $who ->
        [you] Big Gin! Alle deine Karten liegen in Meldungen.
       *[name] Big Gin! Alle Karten von { $name } liegen in Meldungen.
    }
reckon-laid-off =
    { $who ->
        [you] Du hast { $before } - { $less } angelegt ({ $cards }) = { $after }.
       *[name] { $name } hat { $before } - { $less } angelegt ({ $cards }) = { $after }.
    }
reckon-nobody = Niemand schreibt an.
reckon-score =
    { $who ->
        [you] { $sum } { POINTS($n) } für dich.
       *[name] { $sum } { POINTS($n) } für { $name }.
    }
reckon-boxes = Das ist { BOXES($n) } wert.
reckon-undercut = Unterboten: { $sum }
reckon-sum-gin = Gin: { $sum }
reckon-sum-big_gin = Big Gin: { $sum }
reckon-doubled = { $sum }, verdoppelt wegen der offenen Karte { $card }
reckon-times = { $sum }, mal { $n }
reckon-no-melds = keine Meldungen
reckon-shown = { $name }: { $melds }; nichts übrig.
reckon-shown-left = { $name }: { $melds }; übrig { $cards }, das zählt { $n }.
reckon-table-of = Am Tisch von { $names }:
reckon-out =
    { $who ->
        [you] Du gehst aus; die Runde ist zu Ende.
       *[name] { $name } geht aus; die Runde ist zu Ende.
    }
reckon-stock-out = Es ist nichts mehr zu ziehen: Die Runde ist zu Ende, und alle Blätter zählen.
reckon-turns-out = In { $n } Zügen ist niemand ausgegangen: Alle Blätter zählen.
reckon-no-cards = keine Karten
reckon-counted = { $cards }   ({ $sum })
reckon-bonus =
    { $who ->
        [you] Du hast in einem Zug ausgelegt und bist ausgegangen: { $n }.
       *[name] { $name } hat in einem Zug ausgelegt und ist ausgegangen: { $n }.
    }
reckon-left = { $name }: { $cards }; { $n }.
raised-all =
    { $n ->
        [2] alle Punkte zählen doppelt
       *[other] alle Punkte zählen { $n }-fach
    }
raised-upcard =
    { $n ->
        [2] die offene Karte { $card } ist Pik, darum zählen die Punkte doppelt
       *[other] die offene Karte { $card } ist Pik, darum zählen alle Punkte { $n }-fach
    }
story-swaps-top =
    { $who ->
        [you] legst { $card } in { $n } ({ $meld }), die wilde Karte nach oben
       *[name] legt { $card } in { $n } ({ $meld }), die wilde Karte nach oben
    }
story-swaps-bottom =
    { $who ->
        [you] legst { $card } in { $n } ({ $meld }), die wilde Karte nach unten
       *[name] legt { $card } in { $n } ({ $meld }), die wilde Karte nach unten
    }
story-swaps-hand =
    { $who ->
        [you] legst { $card } in { $n } ({ $meld }) und nimmst die wilde Karte
       *[name] legt { $card } in { $n } ({ $meld }) und nimmt die wilde Karte
    }
story-takes-back =
    { $who ->
        [you] nimmst { $cards } zurück
       *[name] nimmt { $cards } zurück
    }
