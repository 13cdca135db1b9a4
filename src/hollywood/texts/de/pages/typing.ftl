type-hand = deine Karten
type-last = was seit deinem letzten Zug geschehen ist
type-sheet = der Stand
type-sort = die Sortierung deiner Hand: meld, farbe, rang oder eigene
type-sortHow = Sag, wie: sort meld, sort farbe, sort rang oder sort eigene.
type-say = etwas zum Tisch sagen
type-rules = die Regeln dieses Tisches
type-quit = die Seite verlassen; die Partie bleibt
type-table = die Karten auf dem Tisch
type-lay = eine Karte an eine Meldung anlegen
type-noHand = Du hältst gerade keine Karten.
type-noCard = „{ $text }“ ist keine Karte; tippe sie wie 7h, 10c oder Pik-Ass.
type-notHeld = Die Karte { $card } hältst du nicht.
type-unknown = „{ $text }“ ist kein Befehl; help zählt sie auf.
type-unclear = „{ $text }“ kann { $words } heißen.
type-noKnock = Mit dieser Karte kannst du nicht klopfen.
type-fitsNowhere = { $card } passt dort nicht.
type-whichMeld = { $card } passt an die Meldungen { $n }; sag, an welche: lay 3s on 1.
type-holds =
    { $n ->
        [one] { $name }: { $n } Karte
       *[other] { $name }: { $n } Karten
    }
type-known = Von der Ablage genommen und noch in der Hand: { $cards }
type-meld = Meldung { $n }, { $meld }
type-mayi-draw = vom Stapel ziehen
type-mayi-take = die oberste Karte der Ablage nehmen
type-mayi-discard = diese Karte abwerfen und den Zug beenden
type-mayi-mayi = außer der Reihe um den Abwurf bitten
type-mayi-pass = auf den Abwurf verzichten
type-mayi-withdraw = den Ruf zurücknehmen
type-mayi-allow = dem Rufer die Karte lassen
type-mayi-deny = dem Rufer die Karte verweigern
type-mayi-down = auf die beste Art auslegen, oder so, wie du es tippst, Folgen von unten nach oben
type-mayi-lay = eine Karte an eine Meldung auf dem Tisch anlegen
type-mayi-swap = eine Karte an die Stelle einer wilden legen, die nach oben oder unten geht
type-mayi-auto = auf jeden Abwurf verzichten
type-mayi-ask = wieder nach jedem Abwurf gefragt werden
type-mayi-want = diese Karten automatisch rufen; none löscht sie
type-mayi-table = die Karten auf dem Tisch
type-mayi-done = Erledigt.
type-mayi-lay-how = Tippe es so: lay 9c on 2.
type-mayi-swap-how = Tippe es so: swap 6c on 2 top.
type-mayi-no-meld = Die Meldungen auf dem Tisch haben die Nummern 1 bis { $n }.
type-mayi-no-melds = Noch liegt keine Meldung auf dem Tisch.
type-mayi-where = { $card } passt an mehrere Stellen; wähle im Dialog, oder sag wohin: lay 9c on 2 top.
type-mayi-nowhere = { $card } lässt sich dort gerade nicht anlegen.
type-mayi-nothing-read = Das sind keine Karten: { $text }.
