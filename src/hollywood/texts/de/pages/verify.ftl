verify-title = Eine Kartenverteilung prüfen
verify-lead = Dein Browser baut das Deck noch einmal auf und vergleicht es mit den ausgeteilten Karten. Nichts wird verschickt.
verify-ways = Was hast du?
verify-file = Eine Aufzeichnung
verify-proof = Eine Verteilung
verify-table = Eine Partie auf dieser Website
verify-table-all = Dein Browser holt ihre Aufzeichnung und baut jedes Deck darin noch einmal auf.
verify-table-round = Dein Browser holt ihre Aufzeichnung und baut die Decks der Runde { $n } noch einmal auf.
verify-again = Noch einmal prüfen
verify-to-record = Aufzeichnung ansehen
verify-all-rounds = Alle Runden prüfen
verify-choose = Wähle eine Aufzeichnung oder zieh sie hierher
verify-choose-help = Eine Datei, die auf .hollywood endet. Dein Browser liest sie und schickt sie nirgendwohin.
verify-chosen = Gelesen: { $name }
verify-paste = Füge hier einen Beweis ein, dann füllen sich die Felder
verify-commitment = Siegel, vor dem Geben gezeigt
verify-commitment-help = 64 hexadezimale Ziffern. Am besten die, die du selbst notiert hast.
verify-secret = Geheimnis, danach gezeigt
verify-contributions = Was die Spieler beigetragen haben
verify-contributions-help = Eine Zeile je Platz, in Reihenfolge, hexadezimal; eine leere Zeile für einen Platz ohne Beitrag.
verify-seals = Die Siegel der Spieler
verify-seals-help = Eine Zeile je Platz, in Reihenfolge; eine leere Zeile für einen Platz ohne Beitrag.
verify-round = Runde
verify-decks = Kartenspiele
verify-jokers = Joker
verify-kind = Art des Mischens
verify-kind-help = 2, wenn die Zahlen der Spieler versiegelt waren; 1 bei älteren Spielen.
verify-board = Tisch
verify-seen = Mit den Karten vergleichen, die du bekommen hast
verify-seen-help = Karten schreibt man als Rang und Farbe auf Englisch: 7h ist Herz-Sieben; c Kreuz, d Karo, s Pik; T Zehn, J Bube, Q Dame, K König, A Ass; XX ein Joker.
verify-hand = Deine Karten, wie sie ausgeteilt wurden
verify-upcard = Erste Karte der Ablage
verify-players = Spieler, die Karten bekamen
verify-turn = Dein Platz beim Geben
verify-turn-help = 1 ist der Spieler nach dem Geber. Der Geber ist der letzte.
verify-check = Diese Verteilung prüfen
verify-busy = Die Decks werden aufgebaut …
verify-holds =
    { $n ->
        [one] Das Deck stimmt
       *[other] Alle { $n } Decks stimmen
    }
verify-fails = { $n } von { $all }: Etwas stimmt nicht
verify-round-n = Runde { $n }
verify-match-n = Partie { $n }
verify-round-board = Runde { $n }, Tisch { $board }
verify-good = das Deck stimmt
verify-bad = dieses Deck stimmt nicht
verify-sealed = Sein Siegel beginnt mit { $seal }.
verify-added =
    { $n ->
        [one] Ein Spieler hat dazu beigetragen.
       *[other] { $n } Spieler haben dazu beigetragen.
    }
verify-compared = { $n } Karten waren zu sehen, und jede liegt dort, wo das Deck sie hat.
verify-nothing-compared = Das Geheimnis passt zum Siegel. Karten zum Vergleich wurden nicht angegeben: Sieh unten das Deck an oder trag deine ein.
verify-reshuffled =
    { $n ->
        [one] Auch der Stapel aus der Ablage stimmt.
       *[other] Auch die { $n } Stapel aus der Ablage stimmen.
    }
verify-seen-before = Dieser Browser hat vor dem Geben dasselbe Siegel gesehen.
verify-seen-other = Dieser Browser hat vor dem Geben ein anderes Siegel gesehen!
verify-older = Bei diesem Geben waren die Zahlen der Spieler nicht versiegelt: Ein Gastgeber, der selbst mitspielt, hätte seine als Letzter wählen können.
verify-void = Ein Geben davor war ungültig, weil ein Siegel nicht rechtzeitig geöffnet wurde: { $names }.
verify-you = dich
verify-deck = Das ganze Deck
verify-deck-help = Von oben. Die Karten gehen einzeln herum, beginnend nach dem Geber; dann kommt die offene Karte, dann der Stapel.
verify-found-commitment = Das Geheimnis passt nicht zum Siegel. Gezeigt wurde { $told }; das Geheimnis ergibt { $made }.
verify-found-seal = { $name } hat etwas anderes beigetragen, als versiegelt war.
verify-found-void = Das ungültige Geben { $number } passt nicht zu seinen Siegeln.
verify-found-hand = Ausgeteilt an { $name }: { $told }. Das Deck hat für diesen Platz { $made }.
verify-found-upcard = Die offene Karte war { $told }. Das Deck hat { $made }.
verify-found-stock = Der Stapel hatte { $told } Karten. Das Deck lässt { $made } übrig.
verify-found-draw = Karte { $number } vom Stapel, gezogen von { $name }: { $told }. Das Deck hat { $made }.
verify-found-more = und { $n } weitere
verify-cut-off = Zeile { $line } ist mittendrin abgeschnitten und blieb weg. Was davor steht, wurde geprüft.
verify-unreadable = „{ $found }“ ist hier nicht zu lesen: Beiträge sind hexadezimal, Karten schreibt man wie 7h, Td oder XX, und zu deinem Blatt gehört die offene Karte.
verify-bad-hex = „{ $found }“ ist nicht hexadezimal geschrieben.
verify-bad-short = Ein Geheimnis von { $found } Bytes ist zu kurz: Es hat 32 oder mehr.
verify-bad-round = Runden zählen ab 1; { $found } gibt es nicht.
verify-bad-pack = Gespielt wird mit 1 bis 8 Kartenspielen und 0 bis 32 Jokern, nicht mit { $found }.
verify-bad-players = Es gibt höchstens 8 Spieler, nicht { $found }.
verify-record-none = Die Datei ist leer.
verify-record-format = Das ist keine Aufzeichnung von Hollywood.
verify-record-version = Diese Aufzeichnung stammt von einer neueren Fassung. Lade die Seite neu und versuch es noch einmal.
verify-record-line = Zeile { $line } ist keine Zeile einer Aufzeichnung.
verify-record-check = Die Prüfsumme von Zeile { $line } passt nicht: Die Zeile wurde geändert, oder eine davor wurde geändert, entfernt oder verschoben.
verify-record-cut = Die erste Zeile ist abgeschnitten: Von dieser Aufzeichnung ist nichts zu lesen.
verify-record-deal = Diese Verteilung gibt es in der Aufzeichnung nicht.
verify-how = Wie ein Deck versiegelt wird
verify-how-1 = Vor dem Geben zieht der Tisch ein Geheimnis und zeigt dessen Siegel, aus dem niemand das Geheimnis erraten kann.
verify-how-2 = Auch der Browser jedes Spielers zieht Zufallszahlen und zeigt deren Siegel.
verify-how-3 = Wenn alle Siegel da sind, werden sie geöffnet. Aus alledem wird das Deck berechnet, nach einem veröffentlichten Verfahren, das keine Wahl lässt.
verify-how-4 = Wenn die Runde vorbei ist, wird das Geheimnis gezeigt. Nun kann jeder das Deck noch einmal aufbauen.
verify-proves = Was das beweist
verify-proves-words = Niemand hat das Deck ausgesucht: nicht die Website, kein Spieler und auch nicht beide zusammen. Jeder war an seine Zahlen gebunden, bevor jemand die der anderen kannte. Dafür genügt ein einziger ehrlicher Spieler.
verify-not = Was es nicht beweist
verify-not-seal = Es braucht das Siegel, das vor dem Geben gezeigt wurde. Dein Browser merkt sich die Siegel, die er sah, und vergleicht sie hier; auf einem anderen Gerät notiere sie.
verify-not-together = Ein Spieler, der mit dem Gastgeber zusammenarbeitet, kann sein Siegel geschlossen lassen, wenn ihnen das Deck nicht gefällt. Dann ist das Geben ungültig, er wird hier genannt und trägt zum nächsten Versuch nichts bei.
verify-not-look = Es beweist nicht, dass niemand die Karten ansah: Der Rechner des Gastgebers kennt sie, während sie gegeben werden.
verify-luck = Gezinkt oder Pech?
verify-luck-words = Auch ehrliche Decks sind manchmal unfreundlich. Sieh, wie sich deine Blätter mit dem Zufall vergleichen:
verify-luck-link = meine Blätter und die Theorie
