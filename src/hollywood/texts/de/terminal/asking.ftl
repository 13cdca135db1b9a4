# Was der Tisch fragt und antwortet, und was er vom Blatt und vom Tisch zeigt.

ask-empty = Tippe ?, um zu sehen, was du tun kannst, oder tipp für einen Rat.
ask-help = Mit ? kommt die Hilfe.
ask-round-over = Die Runde ist zu Ende.
ask-pick-one = Enter für diese, n für keine.
ask-pick = Eine Nummer, Enter für 1, n für keine.
ask-choose-first = Wähl zuerst eine davon.
ask-alone = Tippe { $word } allein, ohne etwas dahinter.
ask-sort-how = Tippe: sortieren meldung, sortieren farbe oder sortieren rang.
ask-which-card = Welche Karte? Nenn sie, zum Beispiel x 7h.
ask-lay-how = Welche Karte anlegen? Tippe es so: anlegen 3s an 1.
ask-meld-numbers = Die Meldungen auf dem Tisch haben die Nummern 1 bis { $n }.
ask-fits-nowhere = { $card } passt an keine Meldung.
ask-lay-where = An welche { $card } anlegen?
ask-no-gin = Ohne { $card } hast du { $n } Deadwood: kein Gin.
ask-spread = Welche Meldungen? Jede Wahl lässt { $n }; bei der ersten lässt sich am wenigsten anlegen.
ask-too-much =
    { $limit ->
        [0] Der beste Abwurf lässt { $n } Deadwood; für Gin darf keins bleiben.
       *[other] Der beste Abwurf lässt { $n } Deadwood; die Grenze ist { $limit }.
    }
ask-which-knock = Welche Karte abwerfen? Jede lässt { $n }.
ask-upcard = Offen liegt { $card }. Nehmen (t) oder passen (p)?
ask-draw-only = Ziehen (Enter).
ask-draw = Stapel { $n }. Ziehen (d) oder { $card } nehmen (t)?
ask-last-chance = Im Stapel sind noch { $n }. { $card } nehmen (t), um damit zu klopfen, oder passen (p)?
ask-must-knock = Du hast den letzten Abwurf genommen: Klopf (k).
ask-discard = Welche Karte abwerfen?
ask-discard-gin = Welche Karte abwerfen, oder Gin (g)?
ask-discard-knock = Welche Karte abwerfen, oder klopfen (k)?
ask-answer = Anlegen, zeigen, oder Enter für die beste Antwort?
ask-knocker-answer = Anlegen, fertig, oder Enter für das Beste von beidem?
ask-next-gin = Enter gibt die nächste Runde; q verlässt den Tisch.
ask-next-contract = Enter gibt die nächste Runde; q verlässt den Tisch.
ask-may-i =
    { $who ->
        [you] Auf der Ablage liegt { $card }, du bist am Zug. Möchtest du sie? m ruft, Enter passt.
       *[name] Auf der Ablage liegt { $card }, { $name } ist am Zug. Möchtest du sie? m ruft, Enter passt.
    }
ask-reconsider = Du hast { $card } gerufen; { $name } wird antworten. Enter lässt den Ruf stehen, w nimmt ihn zurück.
ask-no-withdrawing = An diesem Tisch lässt sich ein Ruf nicht zurücknehmen; tippe m, wenn du es ernst meinst.
ask-nothing-to-take-back = Du hast nichts zurückzunehmen.
ask-ask = Du wirst nach jedem Abwurf gefragt, den du rufen darfst, auch nach deinen eigenen.
ask-no-pass = Du bist am Zug, also gibt es nichts zu passen.
ask-lay-or-discard = Anlegen (l), oder welche Karte abwerfen?
ask-down-or-discard = Auslegen (auslegen), oder welche Karte abwerfen?
ask-must-take = Du hast abgelehnt: Nimm { $card } (Enter).
ask-take-only = Der Stapel ist leer: Nimm { $card } (Enter).
ask-turn = Du bist am Zug: ziehen (d) oder { $card } nehmen (t)?
ask-calls = { $name }
ask-calls-and = { $name }, danach { $others },
ask-answer-call = { $asks } möchte { $card }. Erlauben (a) oder ablehnen (n)?
ask-answer-forced = { $asks } möchte { $card }. Erlauben (a), oder ablehnen (n) und sie selbst nehmen?
ask-answer-only = { $asks } möchte { $card }. Enter erlaubt es.
ask-not-yet = Noch kannst du nicht auslegen: { $contract }.
ask-not-all-yet = Noch kannst du nicht mit allen Karten auslegen: { $contract }.
ask-laid-left = { $melds }, übrig { $cards }
ask-lay-down = Auslegen?
ask-contract-lay-how = Welche Karte anlegen? Tippe es so: anlegen 9c an 2.
ask-contract-swap-how = Welche Karte tauschen? Tippe es so: tauschen 6c in 2 oben.
ask-where = Wohin?
ask-where-swap-top = in { $meld }, die wilde Karte nach oben
ask-where-swap-bottom = in { $meld }, die wilde Karte nach unten
ask-where-swap-hand = in { $meld }, die wilde Karte auf deine Hand
ask-where-add = an { $meld }
ask-where-add-top = oben an { $meld }
ask-where-add-bottom = unten an { $meld }
hint-by = der Rat von „{ $level }“: { $play }
hint-not-ready = Der Spieler „{ $level }“ wird noch vorbereitet.
hint-nothing = Gerade gibt es nichts zu entscheiden.

## Das Blatt und der Tisch.

hand-left = übrig { $cards }
hand-deadwood-only = Deadwood { $n }
hand-deadwood =
    { $limit ->
        [0] Deadwood { $n }, nur Gin beendet die Runde
       *[other] Deadwood { $n }, Grenze { $limit }
    }
hand-deadwood-best =
    { $limit ->
        [0] bestenfalls Deadwood { $n }, nur Gin beendet die Runde
       *[other] bestenfalls Deadwood { $n }, Grenze { $limit }
    }
hand-all = alle Karten in Meldungen: Gin (g)
hand-all-big = alle Karten in Meldungen: Big Gin (big)
hand-ready = Gin (g)
hand-can-knock = du kannst mit { $n } klopfen (k)
hand-melds = Meldungen: { $melds }.
hand-others = Andere: { $cards }.
table-pile = Ablage, die oberste zuletzt: { $cards }.
table-empty = leer
table-gin = { $n } Karten im Stapel; { $limit }.
table-limit =
    { $n ->
        [0] nur Gin beendet die Runde
       *[other] klopfen mit { $n } oder weniger
    }
table-known = { $name } hält { $cards }, von der Ablage genommen.
table-nobody-known = Niemand sonst hält eine Karte, die von der Ablage genommen wurde.
table-discards = Die Ablage nach Farben:
table-no-discards = Die Ablage ist leer.
table-spread = Ausgelegt: { $melds }.
table-melds = Auf dem Tisch { $melds }.
table-no-melds = Niemand hat ausgelegt.
table-nothing-yet = Noch ist nichts geschehen.
table-luck = Dein Glück ist „{ $text }“; es geht in das nächste Mischen ein.
held-holds =
    { $n ->
        [one] { $n } Karte: { $standing }.
       *[other] { $n } Karten: { $standing }.
    }
held-wild = wild { $cards }
held-groups = Für den Kontrakt: { $groups }.
held-others = Andere: { $cards }.
held-you-hold = Du hältst: { $cards }.
held-wilds = Wild: { $cards }.
held-calls-left = noch { $n } May-I
held-set = Satz
held-run = Folge
held-meld =
    { $who ->
        [you] Meldung { $n }, { $kind } von dir: { $meld }.
       *[name] Meldung { $n }, { $kind } von { $name }: { $meld }.
    }
held-size = { $name } { $n }
held-size-down = { $name } { $n } (ausgelegt)
held-sizes = Karten: { $sizes }. Stapel { $n }.
held-all-must-fit = alle Karten müssen passen
held-short-of-out =
    { $n ->
        [one] zum Ausgehen fehlt { $n } Karte
       *[other] zum Ausgehen fehlen { $n } Karten
    }
held-short =
    { $n ->
        [one] zum Kontrakt fehlt { $n } Karte
       *[other] zum Kontrakt fehlen { $n } Karten
    }
held-enough = genug für den Kontrakt
held-can-lay-down = du kannst auslegen (auslegen)
held-not-with-all = du hast den Kontrakt, aber nicht mit allen Karten
held-down = du hast ausgelegt
held-nothing-fits = du hast ausgelegt, und nichts passt auf den Tisch
held-fits = du hast ausgelegt; es passt: { $fits }
held-fits-on = { $card } an { $numbers }
held-swaps = { $card } in { $numbers } (tauschen)
held-and-more = { $first } und { $n } weitere
held-ends = ({ $low } bis { $high })
