game-hollywood-gin = Hollywood-Gin
game-hollywood-gin-line = Drei Spiele Gin zugleich, jedes bis 100.
game-hollywood-rummy = Hollywood-Rummy (Gin in drei Spalten)
game-hollywood-rummy-line = Hollywood-Gin in einer anderen Fassung: drei Spalten, jede bis 100.
game-hollywood-rounds = Hollywood-Gin nach Runden
game-hollywood-rounds-line = Folgen aus beliebigen Farben; die Spalten öffnen sich Runde um Runde.
game-gin = Gin Rummy
game-gin-line = Ein Spiel bis 100, mit Boxen.
game-oklahoma = Oklahoma-Gin
game-oklahoma-line = Die offene Karte bestimmt die Klopfgrenze; Pik zählt doppelt.
game-straight-gin = Reines Gin
game-straight-gin-line = Kein Klopfen: Nur Gin beendet eine Runde.
game-round-the-corner = Gin um die Ecke
game-round-the-corner-line = Folgen laufen vom König über das Ass zur Zwei weiter.
game-eaai = Gin Rummy für Programme (EAAI)
game-eaai-line = Ein schlichtes Spiel bis 100: Gin und Unterbieten 25, keine Boxen.
game-may-i = May-I (Kontrakt-Rummy)
game-may-i-line = Sieben Runden, Asse sind wild. Mit „May I?“ fragst du außer der Reihe nach einer Karte.
game-liverpool = Liverpool-Rummy
game-liverpool-line = Sieben Runden, Joker sind wild, May-I ohne Grenze.
game-shanghai = Shanghai-Rummy
game-shanghai-line = Zehn Runden, Joker und Zweien sind wild, drei May-I je Runde.
game-carioca = Carioca
game-carioca-line = Acht Runden mit zwölf Karten, Joker sind wild, kein May-I.
game-nine-contracts = Neun Kontrakte
game-nine-contracts-line = Wachsende Kontrakte wie in Spielen mit Phasen, Joker und Zweien sind wild, kein May-I.
game-few-wilds = May-I mit wenig wilden Karten
game-few-wilds-line = Regeln einer Familie: Joker und Zweien sind wild, aber nie mehr davon als andere in einer Meldung.
game-wide-gap = May-I mit weitem Abstand
game-wide-gap-line = Regeln einer Familie: Zwischen zwei Folgen einer Farbe liegen zwei Ränge.
game-joker-to-hand = May-I mit Jokern auf die Hand
game-joker-to-hand-line = Regeln einer Familie: Wer einen Joker ersetzt, behält ihn; wer ausgelegt hat, zieht vom Stapel.
game-changed = Hausregeln
bot-beginner = Anfänger
bot-casual = Gemütlich
bot-simple = Einfach
bot-club = Verein
bot-fast = Schnell
bot-strongest = Stärkster
bot-random = Zufall
bot-greedy = Solide
bot-linear = Scharf
bot-camper = Geduldig
list-rated = gewertet
list-memory = Gedächtnisstütze
list-live =
    { $n ->
        [one] { $n } Sekunde je Zug
       *[other] { $n } Sekunden je Zug
    }
list-days =
    { $n ->
        [one] { $n } Tag je Zug
       *[other] { $n } Tage je Zug
    }
list-call-hours =
    { $n ->
        [one] { $n } Stunde für May-I
       *[other] { $n } Stunden für May-I
    }
list-stand-in-turn = ein Bot spielt versäumte Züge
list-stand-in-back = ein Bot vertritt Säumige
