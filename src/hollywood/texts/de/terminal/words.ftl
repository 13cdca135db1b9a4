# Was man im Terminal außer den Befehlen (`pages/commands.ftl`) tippt: Wendungen und Karten.

# Befehle aus mehreren Wörtern, mit Kommas dazwischen.

phrases-may-i = darf ich, may i
phrases-down = leg aus
phrases-lay = leg an
phrases-big = big gin, großes gin
phrases-gin = gin machen

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
