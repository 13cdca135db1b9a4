# Woher die Regeln jedes Spiels kommen, worin sich die Seiten unterscheiden, und was ihre Fehler sind: die Kurzform
# von `docs/rules.md`. Die Texte eines Abschnitts sind von 1 an gezählt.

notes-title-names = Zwei Spiele mit einem Namen
notes-title-source = Woher es kommt
notes-title-custom = Was der Brauch ergänzt
notes-title-decided = Was das Haus entschieden hat
notes-title-pages = Worin sich die Seiten unterscheiden
notes-title-slips = Fehler der Seite

## hollywood-gin

notes-hollywood-gin-source-1 =
    Das übliche Hollywood-Gin, genau nach seiner geschriebenen Seite: zwei Spieler, ein Kartenspiel, das Ass niedrig,
    Klopfen mit höchstens zehn, Gin 25, Unterbieten 10.
notes-hollywood-gin-source-2 =
    Für jeden Spieler zählen die eigenen Siege: der erste im ersten Spiel, der zweite in den ersten zwei, der dritte und
    jeder spätere in allen drei.
notes-hollywood-gin-source-3 = Gegen Gin bekommt niemand Punkte, auch nicht mit leerem Blatt.
notes-hollywood-gin-custom-1 = Eine von der Ablage genommene Karte wird nicht im selben Zug wieder abgeworfen.
notes-hollywood-gin-custom-2 = Wer geklopft hat, legt nicht an die Meldungen des anderen an.
notes-hollywood-gin-custom-3 =
    Die Spiele enden eines nach dem anderen: Eine fertige Spalte ist geschlossen, und ein Eintrag, der für sein Spiel
    zu spät kommt, geht in das nächste, das noch offen ist.
notes-hollywood-gin-custom-4 =
    Alle drei Spiele werden zu Ende gespielt, denn nach der Seite beginnt eine neue Partie, wenn das dritte endet.
notes-hollywood-gin-pages-1 = Gin bringt hier 25; die Seite weiß, dass manche 20 sagen, und beides ist erlaubt.
notes-hollywood-gin-pages-2 =
    Andere Seiten spielen bis 125, 150 oder 250 und bezahlen Spiele, zu null Gewonnenes und Boxen; diese Seite nicht,
    deshalb sind die Prämien aus, bis du sie einschaltest.
notes-hollywood-gin-pages-3 =
    Eine Seite öffnet die Spalten Runde für Runde, egal wer gewinnt: Das ist Hollywood-Gin nach Runden.
notes-hollywood-gin-slips-1 = Die Seite sagt „gewinnt sein erstes Spiel“, wo sie die erste Runde meint.
notes-hollywood-gin-slips-2 = Ihr Beispiel für die Punkte stimmt.

## hollywood-rummy

notes-hollywood-rummy-names-1 = Zwei verschiedene Spiele heißen Hollywood Rummy.
notes-hollywood-rummy-names-2 =
    Das eine ist Gin, in drei Spalten zugleich geschrieben; das andere ist ein Kontraktspiel mit zwei Kartenspielen und
    wilden Assen, das hier May-I heißt.
notes-hollywood-rummy-source-1 =
    Hollywood-Gin unter seinem anderen Namen: Die Seite folgt der von Hollywood-Gin fast Wort für Wort, und die Regeln
    ebenso.
notes-hollywood-rummy-source-2 = Gin ist 25 oder 20 wert; 25 steht zuerst da und gilt, solange du nichts änderst.
notes-hollywood-rummy-custom-1 =
    Dass das Ass in Folgen niedrig ist, folgt aus seinem einen Punkt, steht aber nicht auf der Seite.
notes-hollywood-rummy-custom-2 =
    Eine von der Ablage genommene Karte wird nicht im selben Zug wieder abgeworfen, und wer geklopft hat, legt nicht an.
notes-hollywood-rummy-custom-3 =
    Die Spiele enden eines nach dem anderen: Eine fertige Spalte ist geschlossen, und ein Eintrag, der für sein Spiel
    zu spät kommt, geht in das nächste, das noch offen ist.
notes-hollywood-rummy-custom-4 =
    Alle drei Spiele werden zu Ende gespielt, denn nach der Seite beginnt eine neue Partie, wenn das dritte endet.
notes-hollywood-rummy-pages-1 = Im Spiel unterscheidet sie sich in nichts von der Seite von Hollywood-Gin.
notes-hollywood-rummy-pages-2 =
    Anders als die übrigen sagt sie weder, dass eine fertige Spalte geschlossen ist, noch, dass alle drei Spiele zu Ende
    gespielt werden.
notes-hollywood-rummy-slips-1 = Die Überschrift ihres Beispiels spricht von „Holiday“ Gin.
notes-hollywood-rummy-slips-2 =
    Dreimal sagt sie „Spiel“ für Runde, und einmal „alle Spieler, die nicht klopfen“, obwohl es nur einen gibt.
notes-hollywood-rummy-slips-3 = Die Rechnung in ihrem Beispiel stimmt.

## hollywood-rounds

notes-hollywood-rounds-source-1 =
    Hollywood-Gin genau nach einer Seite, die sich von den anderen mehr unterscheidet, als sie zu wissen scheint.
notes-hollywood-rounds-source-2 =
    Eine Folge sind drei oder mehr aufeinanderfolgende Karten „beliebiger Farben“; zehn gemischte Karten in einer Reihe
    sind also Gin.
notes-hollywood-rounds-source-3 =
    Die erste gewonnene Runde zählt im ersten Spiel, die zweite in den ersten zwei, alle späteren in allen drei, egal wer
    sie gewinnt.
notes-hollywood-rounds-source-4 =
    Anlegen ist erlaubt, ohne Ausnahme für Gin; also ist es auch dort erlaubt. Gin bringt 20 „auf den Unterschied“ dazu.
notes-hollywood-rounds-source-5 = Der Geber wechselt nach jeder Runde.
notes-hollywood-rounds-custom-1 =
    Ein Kartenspiel; wer nicht gegeben hat, zieht vom Stapel, wenn beide die offene Karte nicht wollen; eine
    genommene Karte wird nicht im selben Zug wieder abgeworfen.
notes-hollywood-rounds-custom-2 =
    Mit zwei Karten im Stapel endet die Runde unentschieden, derselbe Spieler gibt noch einmal, und für die Spalten zählt
    sie nicht als Runde.
notes-hollywood-rounds-custom-3 = Wer zwei von drei Spielen gewinnt, gewinnt die Partie.
notes-hollywood-rounds-pages-1 =
    Die anderen zwei Seiten verlangen Folgen in einer Farbe, lassen die eigenen Siege die Spalten öffnen, verbieten das
    Anlegen an Gin und lassen den Gewinner geben.
notes-hollywood-rounds-pages-2 =
    Wer die gemischten Folgen für einen Fehler der Seite hält, setzt run_suits auf same.
notes-hollywood-rounds-slips-1 =
    In ihrem ersten Beispiel fürs Klopfen bringen 8 Punkte gegen 18 „8“; nach der Regel daneben zählt der Unterschied,
    also 10. Ihre anderen Beispiele stimmen.
notes-hollywood-rounds-slips-2 =
    Dem Buchstaben nach unterbietet Gleichstand sogar Gin, während ein anderer Satz Gin seine Prämie auf den Unterschied
    gibt: Der Absatz über Gin ist der genauere, also wird Gin nie unterboten.

## gin

notes-gin-source-1 = Einfaches Gin Rummy nach seiner geschriebenen Seite: ein Spiel bis 100, mit Prämien am Ende.
notes-gin-source-2 =
    Die Spieler geben abwechselnd; eine von der Ablage genommene Karte darf nicht im selben Zug wieder abgeworfen werden;
    beim Klopfen liegt die abgeworfene Karte verdeckt, und wer klopft, legt nicht an.
notes-gin-source-3 = Gin bringt 20 und das Deadwood des anderen und wird nie unterboten.
notes-gin-source-4 =
    Wer das Spiel gewinnt, bekommt 100 dazu, oder 200, wenn der Verlierer keinen Punkt hat; jede gewonnene Runde ist am
    Ende für beide 20 wert, außerhalb der 100.
notes-gin-custom-1 = Wer die erste offene Karte nimmt, wirft eine Karte ab, wie in jedem anderen Zug.
notes-gin-pages-1 =
    Gin ist hier 20 wert und auf den Hollywood-Seiten 25; Unterbieten bringt 10, nach heutigem Brauch 25.
notes-gin-pages-2 =
    Boxen sind hier 20 und nach Brauch 25; zu null bringt 200 statt der 100, nach anderen Büchern das doppelte Spiel.
notes-gin-slips-1 = Die Seite hat eine Folge aus 9, 10 und 11 Pik: Gemeint ist der Bube.
notes-gin-slips-2 =
    „Der Gewinner zahlt dem Verlierer den Unterschied“ ist verdreht: Die niedrigere Summe zahlt der höheren. Durch Boxen
    kann der Verlierer des Spiels die höhere Summe haben, und dann bekommt er etwas.
notes-gin-slips-3 =
    „Blatt“, „Spiel“ und „Runde“ tauschen mehrmals die Plätze; „sogar im ersten Blatt“ ist der erste Zug.
notes-gin-slips-4 =
    Für sich gelesen könnte „Spieler, die ein Blatt gewinnen, bekommen 20“ nur den Gewinner des Spiels meinen; beide
    Spieler haben ihre Boxen.

## oklahoma

notes-oklahoma-source-1 =
    Nach Bicycle und pagat, nicht nach einer einzelnen Seite: Die erste offene Karte setzt die Klopfgrenze, Pik
    verdoppelt die Runde, und das Spiel geht bis 150.
notes-oklahoma-source-2 =
    Alles andere ist wie in unserem einfachen Gin Rummy: Der Geber wechselt nach jeder Runde, beim Klopfen liegt die
    abgeworfene Karte verdeckt, jede gewonnene Runde ist am Ende 20 mehr wert, und das Spiel 100, oder 200, wenn der
    Verlierer keinen Punkt hat.
notes-oklahoma-pages-1 = Ein offenes Ass verlangt hier Gin; in manchen Häusern verlangt es einen Punkt.
notes-oklahoma-pages-2 = Nicht jedes Haus verdoppelt bei Pik; oft geht das Spiel bis 100.

## straight-gin

notes-straight-gin-source-1 =
    Nach rummyrulebook.com: Niemand klopft mit Deadwood, und nur Gin beendet eine Runde.
notes-straight-gin-source-2 =
    Alles andere ist wie in unserem einfachen Gin Rummy: Der Geber wechselt nach jeder Runde, die letzte Karte liegt
    verdeckt, jede gewonnene Runde ist am Ende 20 mehr wert, und das Spiel 100, oder 200, wenn der Verlierer keinen
    Punkt hat.
notes-straight-gin-pages-1 = Viele Runden enden mit leerem Stapel; eine solche Runde bringt niemandem Punkte.

## round-the-corner

notes-round-the-corner-source-1 =
    Nach rummy-games.com: Folgen gehen vom König über das Ass zur Zwei weiter, und ein übriges Ass zählt 15.
notes-round-the-corner-source-2 =
    Der andere Spieler darf auch an Gin anlegen, und bleibt ihm nichts, so bekommt niemand Punkte; Unterbieten bringt 20,
    und das Spiel geht bis 125.
notes-round-the-corner-source-3 =
    Alles andere ist wie in unserem einfachen Gin Rummy: Der Geber wechselt nach jeder Runde, beim Klopfen liegt die
    abgeworfene Karte verdeckt, jede gewonnene Runde ist am Ende 20 mehr wert, und das Spiel 100, oder 200, wenn der
    Verlierer keinen Punkt hat.
notes-round-the-corner-pages-1 =
    In anderen Häusern ist das Ass hoch oder niedrig, aber keine Folge geht auf beiden Seiten über es hinaus.

## eaai

notes-eaai-source-1 =
    Die Regeln des Gin-Rummy-Wettbewerbs der EAAI-2021, eines Wettbewerbs von Programmen; deren Stärke wird bis heute nach
    ihnen angegeben.
notes-eaai-source-2 =
    Gin und Unterbieten bringen je 25, und andere Prämien gibt es nicht: keine Boxen, nichts für das Spiel oder für zu
    null.
notes-eaai-source-3 =
    Gleichstand ist unterboten, an Gin wird nichts angelegt, und Big Gin gibt es nicht.
notes-eaai-source-4 =
    Die erste offene Karte wird zuerst dem Spieler angeboten, der nicht gibt, dann dem Geber; wollen beide sie nicht,
    so zieht der erste vom Stapel.
notes-eaai-source-5 =
    Mit zwei Karten im Stapel bekommt niemand Punkte, und derselbe Spieler gibt noch einmal; nach einer gewonnenen Runde
    wechselt der Geber.
notes-eaai-pages-1 =
    Im Wettbewerb verliert ein unerlaubter Zug das Spiel, eine passende Karte wird für den Gegner angelegt, und ein
    Programm hat dreißig Sekunden für ein ganzes Spiel: Das ist nichts für einen Tisch mit Menschen.

## may-i

notes-may-i-names-1 = Zwei verschiedene Spiele heißen Hollywood Rummy.
notes-may-i-names-2 =
    Das eine ist Gin, in drei Spalten zugleich geschrieben; das andere ist ein Kontraktspiel mit zwei Kartenspielen und
    wilden Assen, das hier May-I heißt.
notes-may-i-source-1 =
    Das Kontraktspiel, wie eine Familie es aufgeschrieben hat: zwei Kartenspiele ohne Joker, elf Karten in allen sieben
    Runden, Asse überall wild.
notes-may-i-source-2 =
    Bevor ein Zug beginnt, dürfen Spieler, die noch nicht ausgelegt haben, die oberste Karte der Ablage rufen. Wer am
    Zug ist, erlaubt den Ruf, und der Rufer nimmt sie mit einer Karte vom Stapel; oder er lehnt ab und muss sie selbst
    nehmen.
notes-may-i-source-3 =
    Fünf Rufe oder 21 Karten sind die Grenze einer Runde; ein Ruf darf zurückgenommen werden; rufen mehrere zugleich, so
    bekommt sie der nächste im Uhrzeigersinn.
notes-may-i-source-4 = Die siebte Runde gewinnt nur, wer alles auf einmal auslegt, ohne abzuwerfen.
notes-may-i-custom-1 =
    Der erste Geber wird ausgelost; auch die erste offene Karte darf man rufen.
notes-may-i-custom-2 =
    Ist der Stapel aufgebraucht, so werden alle abgeworfenen Karten außer der obersten neu gemischt; bleibt auch dann
    nichts, so endet die Runde, und alle zählen.
notes-may-i-custom-3 = Bei gleichen Summen wird der Sieg geteilt.
notes-may-i-decided-1 =
    Vor dem Anlegen muss der eigene Kontrakt ausgelegt sein, wenn man will im selben Zug, und angelegt wird auch an die
    eigenen Meldungen.
notes-may-i-decided-2 =
    In einem Zug wird ein Ruf erlaubt, nur erlaubte Rufe zählen, und auch wer eine Karte abgeworfen hat, darf sie rufen.
notes-may-i-decided-3 =
    Ein abgelehnter Ruf verpflichtet nur den Spieler am Zug, auch wenn er schon ausgelegt hat.
notes-may-i-decided-4 =
    Zwei Sätze eines Rangs und zwei Folgen, die sich berühren, sind erlaubt; ein Ass steht für die Karte seines Platzes
    und kann nicht verdrängt werden, wo die Folge keinen Raum hat.
notes-may-i-decided-5 =
    Eine eben genommene Karte darf wieder abgeworfen werden; ein Ass, das auf der Hand bleibt, zählt 25.
notes-may-i-pages-1 =
    Nach anderem Brauch sind Joker und Zweien wild, darf mehr als der Kontrakt ausgelegt werden, kostet ein Ruf zwei
    Karten oder gilt der des nächsten Spielers: Alles davon lässt sich einstellen. Liverpool und Shanghai sind solche
    Spiele.
notes-may-i-slips-1 =
    „Am Ende meines Blatts muss ich eine Karte abwerfen“: am Ende meines Zugs. Und „Straßen-Flushes“ sind falsch
    geschrieben.
notes-may-i-slips-2 =
    Dass man in der siebten Runde Karten „durch Abwerfen“ loswird, kann nicht sein: Eine zu ziehen und eine abzuwerfen tauscht
    nur Karten. Wer gerufen hat, muss also alle in den drei Folgen unterbringen.
notes-may-i-slips-3 =
    „Wenn schon jemand anders ausgelegt hat“ würde die eigenen Meldungen ausschließen, solange sonst niemand ausgelegt
    hat; „überall auf dem Tisch“ ist das deutlichere Wort.

## liverpool

notes-liverpool-source-1 =
    Kontrakt-Rummy nach dem Brauch von Liverpool, nicht nach einer einzelnen Seite: drei Kartenspiele und sechs Joker, die
    wild sind; zehn Karten, und zwölf in den letzten drei Runden.
notes-liverpool-source-2 =
    Asse sind niedrig oder hoch; Karten zählen, was sie zeigen, Bilder 10, Asse und Joker 15; die Rufe sind nicht begrenzt.
notes-liverpool-pages-1 =
    Die Häuser unterscheiden sich in allem davon, und alles lässt sich einstellen: Kartenspiele, Joker, ausgeteilte
    Karten, Rufe, und was die Karten zählen.

## shanghai

notes-shanghai-source-1 =
    Kontrakt-Rummy nach dem Brauch von Shanghai, nicht nach einer einzelnen Seite: drei Kartenspiele und sechs Joker;
    Joker und Zweien sind wild; zehn Runden mit elf Karten.
notes-shanghai-source-2 =
    Die letzten Kontrakte erfüllt nur, wer Karten kauft; drei Rufe, hier heißen sie Käufe, sind die Grenze einer Runde.
notes-shanghai-pages-1 =
    Die Häuser unterscheiden sich in den Kontrakten der letzten Runden, der Zahl der Käufe und darin, was ein Joker zählt,
    der auf der Hand bleibt: Alles lässt sich einstellen.

## carioca

notes-carioca-source-1 =
    Carioca, wie es in Chile gespielt wird, nach Brauch und nicht nach einer Seite: acht Runden mit zwölf
    Karten, Joker sind wild, niemand ruft außer der Reihe.
notes-carioca-pages-1 =
    Wo nur ein Joker in einer Meldung liegen darf, müssen hier zwei Karten einer Meldung nicht wild sein; ob ein
    Joker ersetzt werden darf, ist auch verschieden.

## nine-contracts

notes-nine-contracts-source-1 =
    Neun wachsende Kontrakte, ähnlich wie in Spielen mit Phasen und eigenen Karten.
notes-nine-contracts-pages-1 =
    In jenen Spielen kommt jeder für sich in die nächste Phase; hier geht der ganze Tisch weiter. Folgen sind
    von einer Farbe und darum kürzer, und kein Kontrakt verlangt Karten einer einzigen Farbe.

## few-wilds

notes-few-wilds-source-1 =
    Das May-I einer Familie: Joker und Zweien sind wild, und eine Meldung hat nie mehr wilde als andere Karten.
notes-few-wilds-pages-1 =
    Alles andere ist wie bei May-I.

## wide-gap

notes-wide-gap-source-1 =
    Das May-I einer Familie: Zwischen zwei Folgen einer Farbe liegen zwei Ränge, also gehen 3 bis 6 und 8 bis Bube in Pik
    nicht zusammen.
notes-wide-gap-pages-1 =
    Alles andere ist wie bei May-I.

## joker-to-hand

notes-joker-to-hand-source-1 =
    Das May-I einer Familie: Wer in einer Folge einen Joker ersetzt, nimmt ihn auf die Hand.
notes-joker-to-hand-pages-1 =
    Wer ausgelegt hat, nimmt keinen Abwurf mehr, und ein Ruf kostet keine Strafkarte; alles andere ist wie bei
    May-I.
