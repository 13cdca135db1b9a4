# Was man im Terminal tippt: Befehle, die Wörter, die ihnen folgen, und Karten. Das erste Wort ist das übliche.

command-hand = hand h
command-sheet = stand s zettel punkte
command-rules = regeln r
command-table = tisch
command-memory = merken gedächtnis
command-last = zuletzt
command-sort = sortieren
command-hint = tipp rat
command-luck = glück
command-proof = beweis
command-goal = ziel
command-help = hilfe ?
command-quit = ende q verlassen
command-draw = ziehen zieh d
command-take = nehmen nimm t
command-pass = passen passe p
command-discard = abwerfen wirf x
command-knock = klopfen klopf k
command-gin = gin g
command-big = groß biggin
command-lay = anlegen leg l
command-best = bestes b beste
command-show = zeigen zeig
command-finish = fertig f
command-may-i = rufen m ruf
command-maybe = vielleicht
command-withdraw = zurücknehmen w
command-want = wünschen will
command-allow = erlauben a
command-deny = ablehnen n nein
command-down = auslegen raus
command-swap = tauschen
command-auto = auto
command-ask = fragen

# Befehle aus mehreren Wörtern, mit Kommas dazwischen.

phrases-may-i = darf ich, may i
phrases-down = leg aus
phrases-lay = leg an
phrases-big = big gin, großes gin
phrases-gin = gin machen

# Was auf einen Befehl folgen kann.

typed-on = an auf in
typed-meld = meldung
typed-with = mit
typed-top = oben
typed-bottom = unten
typed-none = n nein keine nichts
typed-yes = j ja
typed-quick = schnell
typed-all = alle
typed-more = mehr
typed-by-meld = meldung
typed-by-suit = farbe
typed-by-rank = rang
typed-others = andere
typed-go-on = weiter
typed-me = ich
typed-random = zufall los

# Karten. Die Ränge gehen vom Ass bis zum König, die Farben sind Kreuz, Karo, Herz und Pik.

cards-rank = Ass Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Bube Dame König
cards-ranks = Asse Zweien Dreien Vieren Fünfen Sechsen Siebenen Achten Neunen Zehnen Buben Damen Könige
cards-suits = Kreuz Karo Herz Pik
cards-suit = Kreuz Karo Herz Pik
cards-joker = Joker
cards-fillers = von der die das und den
cards-card = { $suit }-{ $rank }
cards-in-suit = { $suit } mit { $ranks }
cards-alike = { $ranks } in { $suits }
cards-none = nenn eine Karte, zum Beispiel 7h
cards-several = nenn nur eine Karte
cards-unknown = „{ $text }“ ist keine Karte: schreib 7h oder Herz-Sieben, mit c, d, h oder s
word-one-card = Nenn nur eine Karte.
word-unclear = „{ $word }“ kann { $words } heißen.
word-unknown = „{ $word }“ ist hier kein Befehl.
