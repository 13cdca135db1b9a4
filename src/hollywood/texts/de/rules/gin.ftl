# Die Regeln eines Gin-Tischs, Satz für Satz.
#
# Glossar: ein Wort für jede Sache, in allen deutschen Texten. Wer spielt, wird mit „du“ angesprochen.
#
#   ace, jack, queen, king   Ass, Bube, Dame, König     match                    Partie
#   allow, grant (May-I)     erlauben                   meld                     Meldung
#   bonus                    Prämie                     melds of one player      Auslage
#   bot                      Bot                        notice                   Benachrichtigung
#   box (of the sheet)       Box                        pack (of 52)             Kartenspiel
#   call (May-I)             rufen, ein Ruf             partner, side            Partner, Seite
#   captain                  Kapitän                    pass                     passen
#   clubs, diamonds          Kreuz, Karo                penalty card             Strafkarte
#   column                   Spalte                     penalty points           Strafpunkte
#   contract                 Kontrakt                   rank                     Rang
#   contract rummy           Kontrakt-Rummy             rated, rating            gewertet, Wertung
#   dead hand                tote Runde                 record                   Aufzeichnung
#   deadwood                 Deadwood                   replace by a bot         ein Bot spielt für
#   deal, dealer             geben, Geber               review                   Rückschau
#   deck (shuffled)          Deck                       round, hand (one deal)   Runde
#   deny (May-I)             ablehnen                   run                      Folge
#   discard                  abwerfen, Abwurf           score (verb)             anschreiben
#   discard pile             Ablage                     seal                     Siegel
#   draw                     ziehen                     seat, sit down           Platz, sich hinsetzen
#   face card                Bild                       set                      Satz
#   game (a column)          Spiel                      settlement               Abrechnung
#   game (what is played)    Spiel                      sheet                    Block
#   gin, big gin             Gin, Big Gin               shut out                 zu null
#   go out                   ausgehen                   sit out                  aussetzen
#   hand (the cards)         Blatt                      stock                    Stapel
#   in, to the hand          auf der, auf die Hand      suit                     Farbe
#   hearts, spades           Herz, Pik                  take                     nehmen
#   hint                     Tipp                       take back, undo          zurücknehmen
#   host                     Gastgeber                  tray                     Fach
#   house rules              Hausregeln                 turn, whose turn         Zug, am Zug
#   joker                    Joker                      undercut                 unterbieten
#   knock                    klopfen                    upcard                   offene Karte
#   lay down                 auslegen                   wild card                wilde Karte
#   lay off                  anlegen                    winner                   Gewinner

gin-title-game = Das Spiel
gin-title-deal = Das Geben
gin-title-melds = Meldungen und Deadwood
gin-title-turn = Der Zug
gin-title-knocking = Klopfen
gin-title-laying-off = Anlegen
gin-title-scoring = Was eine Runde zählt
gin-title-sheet = Der Block
gin-title-game-score = Der Spielstand
gin-title-settlement = Die Abrechnung

## Das Spiel in einer Zeile

gin-name-gin = Gin Rummy
gin-name-oklahoma = Oklahoma-Gin
gin-name-straight = Gin ohne Klopfen
gin-hollywood-name-gin = Hollywood-Gin
gin-hollywood-name-oklahoma = Oklahoma-Gin auf einem Hollywood-Block
gin-hollywood-name-straight = Gin ohne Klopfen auf einem Hollywood-Block
gin-line = { $name }: { $games }
gin-line-more = { $line }; { $part }
gin-line-name-form = { $name } für { SPELL($players) } ({ $form })
gin-form-cutthroat = der Verlierer setzt aus
gin-form-dealer_sits_out = der Geber setzt aus
gin-form-in_the_box = einer in der Box
gin-form-chouette = Chouette
gin-form-partnership = Partner
gin-line-games =
    { $games ->
        [1] ein Spiel bis { $target }
       *[other] { SPELL($games) } Spiele zugleich, jedes bis { $target }
    }
gin-line-limit-upcard = die offene Karte setzt die Klopfgrenze
gin-line-limit = klopfen mit höchstens { $n }
gin-line-gin = Gin { $n }
gin-line-big-gin = Big Gin { $n }
gin-line-undercut = Unterbieten { $n }
gin-line-boxes = Boxen { $n }
gin-line-any-suits = Folgen beliebiger Farben
gin-line-round-corner = Folgen gehen um die Ecke
gin-line-high-low = Asse hoch oder niedrig
gin-line-rounds = die Spalten öffnen sich Runde für Runde
gin-line-spades = Pik verdoppelt

## Das Spiel

gin-partners =
    { SPELL($players) } Spieler in zwei Seiten zu { SPELL($pairs) }, an { SPELL($pairs) } Tischen; jeder Tisch hat
    { PACKS($packs) } mit 52 Karten und spielt eine Runde zu zweit.
gin-partners-meet =
    Partner treffen nie aufeinander. An jedem Tisch spielt ein Spieler der einen Seite gegen einen der anderen, und in
    jeder Runde gegen den nächsten Spieler dieser Seite.
gin-partners-score =
    Wenn alle Tische fertig sind, werden die Punkte jeder Seite zusammengezählt; die Seite mit mehr Punkten schreibt
    den Unterschied auf. Bei Gleichstand schreibt niemand etwas.
gin-two = Zwei Spieler und { PACKS($packs) } mit 52 Karten.
gin-three = Drei Spieler und { PACKS($packs) } mit 52 Karten; in jeder Runde spielen zwei, und einer setzt aus.
gin-play-cutthroat = Wer eine Runde verliert, setzt die nächste aus. Jeder spielt für sich und hat eigene Punkte.
gin-play-dealer_sits_out = Der Geber gibt den beiden anderen und setzt aus. Jeder spielt für sich und hat eigene Punkte.
gin-play-in_the_box =
    Ein Spieler, die Box, spielt gegen einen anderen, den Kapitän. Gewinnt die Box, so tauschen der Kapitän und der
    dritte Spieler die Plätze. Verliert sie, so setzt sie aus, der Kapitän geht in die Box, und der dritte Spieler
    wird Kapitän. Jeder spielt für sich und hat eigene Punkte.
gin-play-chouette =
    Ein Spieler, die Box, spielt die ganze Partie gegen die beiden anderen, die gemeinsame Punkte haben. Einer von
    ihnen, der Kapitän, hält die Karten für beide; verliert er eine Runde, so wechselt er sich mit dem Partner ab.
gin-aim =
    Jeder versucht, die Karten seines Blatts zu Meldungen zu ordnen und den Wert der übrigen Karten, des Deadwoods,
    klein zu halten.

## Das Geben

gin-partners-deal =
    { $tables ->
        [2] In einer Runde gibt eine Seite an beiden Tischen.
       *[other] In einer Runde gibt eine Seite an allen { SPELL($tables) } Tischen.
    }
gin-first-dealer-random = Der erste Geber wird ausgelost.
gin-first-dealer-random_or_chosen = Der erste Geber wird ausgelost, oder die Spieler bestimmen ihn einfach.
gin-first-dealer-chosen = Die Spieler bestimmen, wer zuerst gibt.
gin-cards-dealt =
    Jeder bekommt { CARDS($n) }. Die nächste Karte wird aufgedeckt und beginnt die Ablage; der Rest ist der
    Stapel und bleibt verdeckt.
gin-form-dealer-cutthroat = Wer ausgesetzt hat, kommt herein und gibt dem Gewinner.
gin-form-dealer-dealer_sits_out = Wer eine Runde verliert, gibt die nächste.
gin-form-dealer-in_the_box = Die Box gibt.
gin-next-dealer-winner =
    { $who ->
        [side] Die Seite, die eine Runde gewinnt, gibt die nächste.
       *[player] Wer eine Runde gewinnt, gibt die nächste.
    }
gin-next-dealer-loser =
    { $who ->
        [side] Die Seite, die eine Runde verliert, gibt die nächste.
       *[player] Wer eine Runde verliert, gibt die nächste.
    }
gin-next-dealer-alternate =
    { $who ->
        [side] Die Seiten geben abwechselnd.
       *[player] Die Spieler geben abwechselnd.
    }
gin-dead-dealer-same = Nach einer toten Runde, die niemand gewinnt, gibt derselbe Spieler noch einmal.
gin-dead-dealer-left = Nach einer toten Runde, die niemand gewinnt, gibt der Spieler links vom Geber.
gin-dead-dealer-other =
    { $who ->
        [side] Nach einer toten Runde, die niemand gewinnt, gibt die andere Seite.
       *[player] Nach einer toten Runde, die niemand gewinnt, gibt der andere Spieler.
    }

## Meldungen und Deadwood

gin-set =
    { $exactly ->
        [yes] Ein Satz besteht aus genau { $sizes } Karten eines Rangs.
       *[no] Ein Satz besteht aus { $sizes } Karten eines Rangs.
    }
gin-run-same = Eine Folge besteht aus { SPELL($n) } oder mehr aufeinanderfolgenden Karten einer Farbe, etwa { $example }.
gin-run-any = Eine Folge besteht aus { SPELL($n) } oder mehr aufeinanderfolgenden Karten beliebiger Farben, etwa { $example }.
gin-ace-low = Das Ass ist niedrig: { $low } ist eine Folge, { $high } nicht.
gin-ace-high_low = Das Ass ist niedrig oder hoch: { $low } und { $high } sind Folgen, { $corner } nicht.
gin-ace-round_corner = Folgen gehen um die Ecke: { $low }, { $high } und { $corner } sind alle Folgen.
gin-one-meld = Eine Karte gehört nur zu einer Meldung.
gin-deadwood =
    Als Deadwood zählt ein Ass { POINTS($ace) }, Bube, Dame und König zählen je { $face }, jede andere Karte zählt,
    was sie zeigt.

## Der Zug

gin-upcard-offered =
    Zu Beginn darf der Spieler, der nicht gegeben hat, die offene Karte nehmen und eine Karte abwerfen; passt er,
    so darf der Geber sie nehmen.
gin-both-pass-nondealer_draws_stock =
    Passen beide, so zieht der Spieler, der nicht gegeben hat, die oberste Karte des Stapels und wirft eine Karte ab.
gin-both-pass-nondealer_draws_either =
    Passen beide, so beginnt der Spieler, der nicht gegeben hat, mit einem gewöhnlichen Zug und darf die offene
    Karte immer noch nehmen.
gin-begins = Der Spieler, der nicht gegeben hat, beginnt mit einem gewöhnlichen Zug.
gin-turn =
    Von da an besteht jeder Zug aus Ziehen und Abwerfen: Nimm die oberste Karte des Stapels oder der Ablage und
    wirf dann eine Karte offen auf die Ablage.
gin-rediscard-forbid = Eine Karte, die du von der Ablage genommen hast, darfst du im selben Zug nicht wieder abwerfen.
gin-rediscard-allow = Auch die Karte, die du eben von der Ablage genommen hast, darfst du gleich wieder abwerfen.
gin-stock-end-immediate =
    { $floor ->
        [0] Bleibt nach dem Abwerfen keine Karte im Stapel und hat niemand geklopft, so ist die Runde tot: Niemand bekommt Punkte.
        [one] Bleibt nach dem Abwerfen nur noch eine Karte im Stapel und hat niemand geklopft, so ist die Runde tot: Niemand bekommt Punkte.
       *[other] Bleiben nach dem Abwerfen nur noch { CARDS($floor) } im Stapel und hat niemand geklopft, so ist die Runde tot: Niemand bekommt Punkte.
    }
gin-stock-end-fiftieth_card =
    { $floor ->
        [0] Bleibt nach dem Abwerfen keine Karte im Stapel, so darf der andere Spieler die abgeworfene Karte noch nehmen, aber nur, um mit ihr zu klopfen; sonst ist die Runde tot, und niemand bekommt Punkte.
        [one] Bleibt nach dem Abwerfen nur noch eine Karte im Stapel, so darf der andere Spieler die abgeworfene Karte noch nehmen, aber nur, um mit ihr zu klopfen; sonst ist die Runde tot, und niemand bekommt Punkte.
       *[other] Bleiben nach dem Abwerfen nur noch { CARDS($floor) } im Stapel, so darf der andere Spieler die abgeworfene Karte noch nehmen, aber nur, um mit ihr zu klopfen; sonst ist die Runde tot, und niemand bekommt Punkte.
    }
gin-turn-cap = Auch eine Runde von { $n } Zügen ist tot.

## Klopfen

gin-only-gin = Mit Deadwood klopft niemand: Nur Gin beendet eine Runde, wenn alle { SPELL($hand) } Karten gemeldet sind.
gin-go-gin =
    { $face ->
        [face_down] Für Gin ziehst du, wirfst deine letzte Karte verdeckt ab und deckst dein Blatt auf.
       *[face_up] Für Gin ziehst du, wirfst deine letzte Karte offen ab und deckst dein Blatt auf.
    }
gin-limit-upcard-one =
    Die offene Karte sagt, mit wie viel Deadwood du höchstens klopfen darfst: ihre Zahl, bei einem Bild zehn. Ist
    sie ein Ass, so ist ein Punkt die Grenze.
gin-limit-upcard-gin_only =
    Die offene Karte sagt, mit wie viel Deadwood du höchstens klopfen darfst: ihre Zahl, bei einem Bild zehn. Ist
    sie ein Ass, so geht nur Gin.
gin-knock-upcard =
    { $face ->
        [face_down] Um eine Runde zu beenden, klopfst du: Wirf nach dem Ziehen eine Karte verdeckt ab und deck deine Meldungen auf, mit höchstens so viel Deadwood daneben.
       *[face_up] Um eine Runde zu beenden, klopfst du: Wirf nach dem Ziehen eine Karte offen ab und deck deine Meldungen auf, mit höchstens so viel Deadwood daneben.
    }
gin-knock =
    { $face ->
        [face_down] Um eine Runde zu beenden, klopfst du: Wirf nach dem Ziehen eine Karte verdeckt ab und deck deine Meldungen auf, mit höchstens { POINTS($n, form: "dative") } Deadwood daneben.
       *[face_up] Um eine Runde zu beenden, klopfst du: Wirf nach dem Ziehen eine Karte offen ab und deck deine Meldungen auf, mit höchstens { POINTS($n, form: "dative") } Deadwood daneben.
    }
gin-may-knock = Du darfst schon im ersten Zug klopfen, und du musst es nie.
gin-gin = Klopfen ganz ohne Deadwood, mit { SPELL($hand) } gemeldeten Karten, ist Gin.
gin-big-gin =
    Passt auch die gezogene Karte, so dass alle { SPELL($n) } Karten gemeldet sind, so ist das Big Gin, und du wirfst
    nichts ab.

## Anlegen

gin-no-layoff = Angelegt wird nicht: Auch beim Gegner zählt jede Karte, die in keiner Meldung ist.
gin-layoff-never = Niemand legt Karten an ein Gin an, und hier beendet nichts anderes eine Runde.
gin-layoff =
    { $fourth ->
        [yes] Der andere Spieler legt seine Meldungen aus und darf Deadwood an die Meldungen dessen anlegen, der geklopft hat: eine vierte Karte an einen Satz, weitere Karten an die Enden einer Folge.
       *[no] Der andere Spieler legt seine Meldungen aus und darf Deadwood an die Meldungen dessen anlegen, der geklopft hat: weitere Karten an die Enden einer Folge.
    }
gin-layoff-on-gin = Das darf er auch bei Gin.
gin-no-layoff-on-big-gin = Nur an Big Gin legt niemand an.
gin-no-layoff-on-gin = Bei Gin darf er nichts anlegen.
gin-knocker-layoff = Danach darf der Spieler, der geklopft hat, Deadwood an die Meldungen des anderen anlegen.
gin-no-knocker-layoff = Wer geklopft hat, legt nie an.
