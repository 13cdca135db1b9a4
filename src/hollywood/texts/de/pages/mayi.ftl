mayi-number-1 = ein
mayi-number-2 = zwei
mayi-number-3 = drei
mayi-number-4 = vier
mayi-number-5 = fünf
mayi-set-one = ein Satz
mayi-set-many = { $count } Sätze
mayi-run-one = eine Folge
mayi-run-many = { $count } Folgen
mayi-of-length = { $what } mit { $least }

mayi-hand-of = Runde { $number } von { $hands }
mayi-hand-contract = Auszulegen: { $contract }
mayi-hand-last = Letzte Runde: { $contract }, alle Karten auf einmal und ohne Abwurf.
mayi-hand-last-short = Alle Karten auf einmal, kein Abwurf
mayi-wild = Wild: { $cards }
mayi-wild-none = Nichts ist wild
mayi-wild-jokers = Joker
mayi-wild-rank-A = Asse
mayi-wild-rank-2 = Zweien
mayi-wild-rank-3 = Dreien
mayi-wild-rank-4 = Vieren
mayi-wild-rank-5 = Fünfen
mayi-wild-rank-6 = Sechsen
mayi-wild-rank-7 = Siebenen
mayi-wild-rank-8 = Achten
mayi-wild-rank-9 = Neunen
mayi-wild-rank-T = Zehnen
mayi-wild-rank-J = Buben
mayi-wild-rank-Q = Damen
mayi-wild-rank-K = Könige

mayi-players = Spieler
mayi-you = Du
mayi-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
mayi-down = ausgelegt
mayi-dealer = gibt
mayi-in-turn = am Zug
mayi-called = May I?
mayi-passed = gepasst
mayi-penalty =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
mayi-calls-left =
    { $n ->
        [one] noch { $n } Ruf
       *[other] noch { $n } Rufe
    }
mayi-calls-of = May-I { $left }
mayi-away = weg
mayi-known = Von der Ablage genommen und noch auf der Hand: { $cards }

mayi-stock = Stapel
mayi-pile = Ablage
mayi-pile-empty = Die Ablage ist leer
mayi-thrown-by = abgeworfen von { $name }
mayi-thrown-deal = beim Geben aufgedeckt

mayi-table = Meldungen auf dem Tisch
mayi-table-none = Noch hat niemand ausgelegt.
mayi-melds-of = Auslage von { $name }
mayi-melds-yours = Deine Auslage
mayi-meld-set = Satz: { $rank }
mayi-meld-run = Folge in { $suit }, { $low } bis { $high }
mayi-meld-wild-set = Satz aus wilden Karten
mayi-meld-wild-run = Folge aus wilden Karten
mayi-meld-cards = { $meld }: { $cards }
mayi-meld-of = Meldung { $number }, { $owner }. { $meld }
mayi-stands-for = { $card } als { $rank }
mayi-meld-add = { $card } hier anlegen
mayi-meld-choose = Wähle eine Karte aus deinem Blatt, die hier passt
mayi-meld-chosen-many = Du kannst nur eine Karte auf einmal anlegen: Wähle eine.
mayi-lay-elsewhere = { $card } passt hier nicht.

mayi-hand = Dein Blatt
mayi-hand-short =
    { $n ->
        [one] Zum Auslegen fehlt { $n } Karte
       *[other] Zum Auslegen fehlen { $n } Karten
    }
mayi-hand-short-all =
    { $n ->
        [one] Zum Ausgehen fehlt { $n } Karte
       *[other] Zum Ausgehen fehlen { $n } Karten
    }
mayi-hand-ready = Du kannst auslegen
mayi-hand-complete = Deine Karten reichen zum Auslegen
mayi-hand-group = Anfang einer Meldung
mayi-hand-wild = wild
mayi-hand-fits = passt auf den Tisch

mayi-trays = Deine Auslage
mayi-trays-help = Wähle Karten und tippe auf ein Fach. Ein Tipp auf eine Karte im Fach nimmt sie zurück; Alt und Pfeiltasten verschieben sie in einer Folge.
mayi-tray-set = Satz
mayi-tray-run = Folge
mayi-tray-numbered = { $kind } { $number }
mayi-tray-least = ab { $least }
mayi-tray-label = { $name }, mindestens { $least }
mayi-tray-put =
    { $n ->
        [one] Hier hinein: { $tray }
       *[other] { $n } Karten hier hinein: { $tray }
    }
mayi-tray-state-short = { $n } von { $least }
mayi-tray-state-good = passt
mayi-tray-state-bad = passt nicht
mayi-tray-state-asking = wird geprüft
mayi-tray-back = { $card }, in { $tray }; zurück auf die Hand
mayi-tray-as = als { $rank }
mayi-tray-order-label = Umordnen: { $tray }
mayi-tray-remove = Fach entfernen
mayi-tray-more-set = Noch ein Satz
mayi-tray-more-run = Noch eine Folge
mayi-trays-best = Das Beste einsetzen
mayi-trays-best-none = Deine Karten reichen noch nicht zum Auslegen.
mayi-trays-clear = Leeren
mayi-trays-down = Auslegen
mayi-trays-left =
    { $n ->
        [one] Übrig bleibt { $n } Karte: { $cards }
       *[other] Übrig bleiben { $n } Karten: { $cards }
    }
mayi-trays-left-none = Keine Karte bleibt übrig: Du gehst aus.
mayi-trays-all = In dieser Runde muss jede Karte in ein Fach.
mayi-trays-missing = Es fehlt noch: { $trays }
mayi-said-put = { $cards }: jetzt in { $tray }
mayi-said-back = { $card }: wieder auf deiner Hand
mayi-said-moved = { $card }: Platz { $place } von { $of }
mayi-said-filled = Die beste Auslage liegt bereit: { $melds }
mayi-said-order = { $tray }: { $cards }

mayi-draw = Ziehen
mayi-draw-hold = Ziehen, sobald es geht
mayi-draw-queued = Zieht gleich
mayi-draw-unqueue = Noch nicht ziehen
mayi-take = { $card } nehmen
mayi-discard = Abwerfen
mayi-discard-card = { $card } abwerfen
mayi-discard-choose = Wähle die Karte, die du abwirfst.
mayi-discard-one = Wähle zum Abwerfen nur eine Karte.
mayi-discard-in-tray = Diese Karte liegt im Fach: Nimm sie erst heraus.

mayi-offer-may = Darf ich { $card } haben?
mayi-offer-may-price =
    { $n ->
        [one] Dazu bekämst du { $n } Karte vom Stapel.
       *[other] Dazu bekämst du { $n } Karten vom Stapel.
    }
mayi-offer-call = May I?
mayi-offer-pass = Passen
mayi-offer-withdraw = Zurücknehmen
mayi-offer-own = Du hast { $card } abgeworfen; rufen darfst du sie noch.
mayi-offer-passed = Du hast auf { $card } gepasst.
mayi-offer-called-first = Du hast { $card } gerufen. { $name } antwortet.
mayi-offer-called-behind = Du hast { $card } gerufen, nach { $first }. { $name } antwortet.
mayi-offer-wait = Diese dürfen { $card } noch rufen: { $names }.
mayi-offer-wait-draw = Die anderen dürfen noch rufen. { $card } darfst du gleich nehmen.
mayi-offer-queued = Du ziehst gleich. Drück noch einmal, um es zurückzunehmen.
mayi-offer-longer = Braucht länger: { $names }
mayi-offer-order = Reihenfolge der Rufe: { $names }
mayi-offer-settling = Einen Augenblick: Die anderen entscheiden.
mayi-offer-ask = { $name } fragt: Darf ich { $card } haben?
mayi-offer-allow = Erlauben
mayi-offer-deny = Ablehnen
mayi-offer-allow-means =
    { $n ->
        [one] { $name } bekommt { $card } und { $n } Karte vom Stapel; dann ziehst du.
       *[other] { $name } bekommt { $card } und { $n } Karten vom Stapel; dann ziehst du.
    }
mayi-offer-allow-means-free = { $name } bekommt { $card }; dann ziehst du.
mayi-offer-deny-means = Du musst { $card } selbst nehmen.
mayi-offer-deny-means-free = Niemand bekommt { $card }; du ziehst oder nimmst sie.
mayi-offer-seconds =
    { $n ->
        [one] noch { $n } Sekunde
       *[other] noch { $n } Sekunden
    }
mayi-offer-others = { $name } entscheidet über { $card }.
mayi-must-take-plain = Du hast den Ruf abgelehnt: { $card } musst du nehmen.
mayi-lapsed = { $name } bekommt { $card }; dein Ruf verfällt.

mayi-turn-draw = Du bist am Zug: Zieh, oder nimm { $card }.
mayi-turn-draw-only = Du bist am Zug: Zieh eine Karte.
mayi-turn-play = Leg aus oder wirf ab.
mayi-turn-play-down = Leg an, was passt, und wirf dann ab.
mayi-turn-play-last = Leg alle Karten auf einmal aus, oder wirf ab.
mayi-turn-other = { $name } spielt.
mayi-turn-other-draw = { $name } muss ziehen.
mayi-turn-over = Die Runde ist zu Ende.

mayi-wishes = Angebote
mayi-wishes-pass = Passt immer
mayi-wishes-ask-if-nearer = Fragt, wenn es hilft
mayi-wishes-call-if-nearer = Ruft, wenn es hilft
mayi-wishes-want = ruft { $cards }
mayi-wishes-never = nie { $cards }
mayi-wishes-no-may-i = An diesem Tisch gibt es kein May-I.

mayi-story-dealt = Runde { $n }. Geber: { $name }. Aufgedeckt: { $card }.
mayi-story-drew-you = Du ziehst.
mayi-story-drew-other = { $name } zieht.
mayi-story-drewCard-you = Du ziehst { $card }.
mayi-story-drewCard-other = { $name } zieht { $card }.
mayi-story-penalty-you = Du bekommst dazu eine Karte vom Stapel.
mayi-story-penalty-other = { $name } bekommt dazu eine Karte vom Stapel.
mayi-story-penaltyCard-you = Du bekommst dazu { $card } vom Stapel.
mayi-story-penaltyCard-other = { $name } bekommt dazu { $card } vom Stapel.
mayi-story-took-you = Du nimmst { $card }.
mayi-story-took-other = { $name } nimmt { $card }.
mayi-story-called-you = Du rufst „May I?“.
mayi-story-called-other = { $name } ruft „May I?“.
mayi-story-withdrawn-you = Du nimmst deinen Ruf zurück.
mayi-story-withdrawn-other = { $name } nimmt den Ruf zurück.
mayi-story-denied-you = Dein Ruf wird abgelehnt.
mayi-story-denied-other = Der Ruf von { $name } wird abgelehnt.
mayi-story-granted-you = Dein Ruf wird erlaubt: Du bekommst { $card }.
mayi-story-granted-other = Der Ruf von { $name } wird erlaubt: { $card }.
mayi-story-reshuffled =
    { $n ->
        [one] Die Abwürfe werden gemischt: Der neue Stapel hat { $n } Karte.
       *[other] Die Abwürfe werden gemischt: Der neue Stapel hat { $n } Karten.
    }
mayi-story-laidDown-you = Du legst aus: { $melds }.
mayi-story-laidDown-other = { $name } legt aus: { $melds }.
mayi-story-laidOff-you = Du legst { $card } an Meldung { $n } an.
mayi-story-laidOff-other = { $name } legt { $card } an Meldung { $n } an.
mayi-story-takenBack-you = Du nimmst { $cards } zurück.
mayi-story-takenBack-other = { $name } nimmt { $cards } zurück.
mayi-story-displaced-top-you = Du legst { $card } in Meldung { $n }; die wilde Karte geht nach oben.
mayi-story-displaced-top-other = { $name } legt { $card } in Meldung { $n }; die wilde Karte geht nach oben.
mayi-story-displaced-bottom-you = Du legst { $card } in Meldung { $n }; die wilde Karte geht nach unten.
mayi-story-displaced-bottom-other = { $name } legt { $card } in Meldung { $n }; die wilde Karte geht nach unten.
mayi-story-displaced-hand-you = Du legst { $card } in Meldung { $n } und nimmst die wilde Karte.
mayi-story-displaced-hand-other = { $name } legt { $card } in Meldung { $n } und nimmt die wilde Karte.
mayi-story-discarded-you = Du wirfst { $card } ab.
mayi-story-discarded-other = { $name } wirft { $card } ab.
mayi-story-out = Die Runde ist zu Ende. { $name } ist ausgegangen.
mayi-story-nobody = Die Runde ist zu Ende; niemand ist ausgegangen.

mayi-offer-heard = { $card }: Darf ich? M, oder P für Passen.
mayi-offer-heard-answer = A: erlauben. N: ablehnen.
mayi-pass-nobody = Gerade wartet niemand auf deine Antwort.
mayi-take-none = Nehmen
mayi-lay-off = Anlegen
mayi-key-take = Die oberste Karte der Ablage nehmen


mayi-pile-none = leer
mayi-pile-short = aufgedeckt

mayi-trays-short = Fächer
mayi-trays-left-count =
    { $n ->
        [one] Übrig bleibt { $n } Karte
       *[other] Übrig bleiben { $n } Karten
    }

mayi-penalty-short = { $n } P.
mayi-key-lay = Auslegen, danach anlegen
mayi-undo = Zurücknehmen
