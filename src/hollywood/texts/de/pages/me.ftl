me-title = Meine Partien
me-lead = Deine Tische, deine Ergebnisse und ob die Karten ehrlich zu dir waren.
me-nothing = Du hast hier noch nicht gespielt. Nach deiner ersten Partie stehen hier deine Tische, deine Wertungen und die Blätter, die du bekommen hast.
me-play = Zur ersten Partie
me-running = Laufend
me-over = Beendet
me-go-on = Weiterspielen
me-record = Ansehen
me-more =
    { $n ->
        [one] { $n } weitere zeigen
       *[other] { $n } weitere zeigen
    }
me-done = Meine Ergebnisse
me-gin = Gin
me-contract = May-I und Kontraktspiele
me-of = { $n } von { $all }
me-matches-won = Partien gewonnen
me-rounds-won = Runden gewonnen
me-went-out = Runden, in denen du ausgingst
me-knocks = Geklopft
me-gins = Gin
me-undercuts = Unterboten
me-been-undercut = Selbst unterboten worden
me-dead-hands = Tote Runden
me-points = Geschriebene Punkte
me-may-is = Erlaubte May-I
me-penalties = Punkte gegen mich
me-per-hand = Punkte je Runde
me-ratings = Wertungen
me-ratings-none = Noch keine gewertete Partie. Eine Wertung entsteht durch Partien zwischen Menschen an gewerteten Tischen.
me-with-bots = { $game } mit Bots
me-rated-matches =
    { $n ->
        [one] nach { $n } gewerteten Partie
       *[other] nach { $n } gewerteten Partien
    }
me-rating-chart = Wertung bei { $game } über { $n } Partien, zwischen { $low } und { $high }
me-when = Wann
me-rating = Wertung
me-as-table = Als Tabelle
me-by-round = Punkte nach Runden
me-by-round-words =
    { $n ->
        [one] Gin, deine letzte Runde. Die Linie ist die Summe: { $sum }.
       *[other] Gin, deine letzten { $n } Runden. Balken sind Runden, die Linie ist ihre Summe: { $sum }.
    }
me-by-round-chart =
    { $n ->
        [one] Punkte einer Runde, zusammen { $sum }
       *[other] Punkte von { $n } Runden, zusammen { $sum }
    }
me-round = Runde
me-points-of = Punkte
me-sum = Summe
me-deals = Meine Blätter und die Theorie
me-deals-words = Wir zählen alles, was du bekommen hast, und vergleichen es mit dem, was ehrliche Decks in ebenso vielen Blättern geben. In zwei von drei Fällen liegt der Punkt im dunklen Band, in neunzehn von zwanzig im hellen.
me-deals-none = Noch ist nichts gezählt: Blätter zählen, wenn ihre Runde vorbei ist.
me-deals-note = Gezählt werden nur Blätter nach den üblichen Regeln. Unter vielen Zahlen liegt eine schon durch Zufall außerhalb ihres Bandes. Ob ein bestimmtes Deck ehrlich war, lässt sich Karte für Karte prüfen:
me-deals-check = eine Kartenverteilung prüfen
me-counted = Gezählt
me-hands = Blätter
me-yours = Deine
me-chance = Zufall
me-band = Wo du liegst
me-deal-deadwood = Deadwood beim Geben, Gin
me-deal-aces = Asse, Gin
me-deal-melded-cards = Karten schon in Meldungen, Gin
me-deal-pairs = Paare, Gin
me-deal-wild-cards = Wilde Asse, May-I
me-deal-non-dealer = Nicht als Erster geben
me-verdict-usual = { $z }: normal
me-verdict-unusual = { $z }: selten, aber es kommt vor
me-verdict-rare = { $z }: sehr selten
me-deadwood = Deadwood beim Geben
me-deadwood-words =
    { $n ->
        [one] Ein Blatt Gin im Vergleich mit zehn Millionen Blättern aus ehrlichen Decks.
       *[other] { $n } Blätter Gin im Vergleich mit zehn Millionen Blättern aus ehrlichen Decks.
    }
me-deadwood-chart =
    { $n ->
        [one] Wie oft jedes Deadwood in einem Blatt kam, im Vergleich mit dem Zufall
       *[other] Wie oft jedes Deadwood in { $n } Blättern kam, im Vergleich mit dem Zufall
    }
