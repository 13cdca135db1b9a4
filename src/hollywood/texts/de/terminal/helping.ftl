# Hilfe am Tisch: was man tippt, und was es bewirkt. Die Buchstaben in Klammern genügen.

help-row = { $what }: { $effect }
help-turn = Wenn du am Zug bist, zieht d eine Karte und t nimmt den Abwurf; dann tippe die Karte, die du abwirfst: 7h.
help-first-gin = k klopft, g ist Gin. Nach dem Klopfen: anlegen 3s an 1 legt an, b spielt die beste Antwort.
help-first-contract = m fragt May I? nach einem Abwurf. auslegen legt den Kontrakt aus, anlegen 9c an 2 legt an.
help-new = Neu hier? Tippe ziel. h zeigt dein Blatt, s den Stand, tipp gibt Rat; ? hilft, q verlässt den Tisch.
help-more = Jederzeit: ziel, blatt [h], tisch, merken, zuletzt, [s]tand, [r]egeln, sortieren, tipp, beweis, glück, ende [q]. Mehr dazu mit ? mehr.
help-cards = Karten tippst du mit Rang und Farbe: 7h ist die Herz-Sieben, tc die Kreuz-Zehn, ad das Karo-Ass. Worte und große Buchstaben gehen auch, wie Herz-Sieben.
help-short = Jedes Wort darf kürzer sein, solange es klar bleibt. Ein Buchstabe in Klammern genügt. Die englischen Wörter gehen auch.
help-parts = Die Regeln haben diese Teile: { $titles }.
help-rules-how = Tippe regeln und ein Wort aus einem Titel, oder regeln alle.

## Gin.

help-type-draw = ziehen [d]
help-does-draw = die oberste Karte des Stapels
help-type-take = nehmen [t]
help-does-take = die oberste Karte der Ablage
help-type-pass = [p]assen
help-does-pass = die offene Karte dem anderen lassen
help-type-discard = 7h
help-does-discard = die Herz-Sieben abwerfen (auch: abwerfen 7h, x 7h)
help-type-knock = [k]lopfen 7h
help-does-knock = abwerfen und mit den besten Meldungen klopfen; klopfen allein wählt die Karte
help-type-knock-with = klopfen 7h mit 3c 3d 3h / 7s 8s 9s
help-does-knock-with = mit den genannten Meldungen klopfen
help-type-gin = [g]in
help-does-gin = ohne Deadwood klopfen; big: Big Gin, wenn die Regeln es haben
help-type-lay = anlegen [l] 3s an 1
help-does-lay = nach dem Klopfen: eine Karte an Meldung 1 anlegen
help-type-best = [b]estes
help-does-best = nach dem Klopfen: das Beste anlegen und melden, alles auf einmal
help-type-show = zeigen
help-does-show = nach dem Klopfen: nicht mehr anlegen und das Blatt zeigen
help-type-finish = fertig
help-does-finish = nicht mehr anlegen, wenn du geklopft hast

## May-I.

help-type-may-i = rufen [m]
help-does-may-i = den Abwurf außer der Reihe rufen; Enter passt
help-type-auto = auto, fragen
help-does-auto = nicht mehr nach May-I fragen; wieder fragen
help-type-nearer = näher
help-does-nearer = nur bei Karten gefragt werden, die dir helfen; näher may-i: sie von selbst rufen
help-type-answer = erlauben [a], ablehnen [n]
help-does-answer = einen Ruf in deinem Zug beantworten; wer ablehnt, muss den Abwurf nehmen
help-type-maybe = vielleicht
help-does-maybe = rufen, aber vor der Antwort noch einmal entscheiden
help-type-withdraw = zurücknehmen [w]
help-does-withdraw = den eigenen Ruf zurücknehmen, solange er gilt
help-type-want = wünschen Kd 9h
help-does-want = diese von selbst rufen; wünschen keine: vergessen
help-type-never = nie Kd 9h
help-does-never = diese nie rufen; nie keine: vergessen
help-type-stay = bleiben
help-does-stay = deine Wünsche gelten für die ganze Partie, oder wieder nur für diese Runde
help-type-down = auslegen
help-does-down = den Kontrakt mit den besten Meldungen auslegen
help-type-down-melds = auslegen 3c 3d 3h / 5c As 7c 8c
help-does-down-melds = die genannten Meldungen auslegen, Folgen von unten nach oben
help-type-add = anlegen [l] 9c an 2
help-does-add = eine Karte an Meldung 2 anlegen oder tauschen; oben oder unten darf folgen
help-type-swap = tauschen 6c in 2
help-does-swap = an die Stelle einer wilden Karte legen, die nach oben oder unten geht
help-type-undo = rückgängig
help-does-undo = dein letztes Auslegen oder Anlegen zurücknehmen; alle sehen es
help-type-discard-end = 7h
help-does-discard-end = die Herz-Sieben abwerfen und den Zug beenden (auch: abwerfen 7h, x 7h)

## Every game.

help-type-hand = blatt [h]
help-does-hand = deine Karten
help-type-sort = sortieren meldung
help-does-sort = deine Karten nach Meldungen ordnen; sortieren farbe, sortieren rang: nach Farbe, nach Rang
help-type-table = tisch
help-does-table = die Karten auf dem Tisch
help-type-memory = merken
help-does-memory = was die anderen von der Ablage genommen haben und noch halten, und die Ablage nach Farben
help-type-last = zuletzt
help-does-last = was seit deinem letzten Zug geschehen ist
help-type-sheet = [s]tand
help-does-sheet = der Stand
help-type-rules = [r]egeln
help-does-rules = die Teile der Regeln; regeln und ein Wort: einer davon; regeln alle: alle
help-type-hint = tipp
help-does-hint = was der stärkste Spieler täte, und warum; tipp schnell: ein schnellerer
help-type-goal = ziel
help-does-goal = worum es im Spiel geht, in wenigen Zeilen
help-type-proof = beweis
help-does-proof = das Siegel des Decks; nach der Runde, woraus es entstand
help-type-luck = glück TEXT
help-does-luck = deine Worte zum nächsten Mischen geben
help-type-quit = ende [q]
help-does-quit = gehen; die Partie bleibt und lässt sich fortsetzen
