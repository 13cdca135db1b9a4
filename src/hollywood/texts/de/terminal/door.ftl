# An den Tisch kommen und gehen: die Auswahl, das Geben, das Ende einer Partie.

door-welcome = Willkommen am Hollywood-Tisch.
door-go-on = Weiter: { $match }
door-game-hollywood-gin = Hollywood-Gin: drei Spiele zugleich auf einem Block
door-game-gin = Gin Rummy: ein Spiel bis 100, mit Boxen und Prämien
door-game-may-i = May-I: Kontrakt-Rummy für vier bis sechs, mit wilden Assen
door-others = Andere
door-which-game = Welches Spiel? Eine Nummer oder ein Name; Enter für Hollywood-Gin; ? für Hilfe.
door-help = Tippe die Nummer oder den Namen eines Spiels. Hollywood-Gin ist ein guter Anfang. Am Tisch sagt ziel, worum es geht, und ? nennt die Befehle; q verlässt den Tisch.
door-no-game = Ein Spiel „{ $name }“ gibt es nicht: Tippe eine Nummer oder einen Namen.
door-level = { $level }: { $words } ({ $time })
door-level-follows = { $level }: ändert sich von Partie zu Partie, bis du etwa die Hälfte gewinnst
door-which-level = Wie stark sind die Bots? Eine Nummer oder ein Name; Enter für { $level }.
door-type-level = Tippe eine der Nummern oder Namen; q verlässt den Tisch.
door-follows = Die Bots folgen dir: jetzt { $level }.
door-who-deals = Wer gibt zuerst? Tippe { $names }; Enter lost aus.
door-type-name = Tippe einen der Namen; q verlässt den Tisch.
door-another = Noch eine Partie? Enter oder j für ja; n für nein.
door-tally = Gewonnene Partien an diesem Tisch: { $tally }.
door-record = Aufgezeichnet in { $path }
door-over = Diese Partie ist aus, es gibt nichts weiterzuspielen.
door-cut-off = Die letzte Zeile der Aufzeichnung war abgeschnitten und blieb weg.
door-goodbye-early = Auf Wiedersehen; du hast keine Partie begonnen.
door-goodbye = Auf Wiedersehen.
door-kept = Die Partie bleibt. Weiter geht es mit: { $command }
standing-hand = { $game } gegen { $others }, Runde { $n } von { $of }, bisher { POINTS($points) }
standing-round = { $game } gegen { $others }, Runde { $n }
standing-won = , Spiel { $n } gewonnen von { $name }
standing-game = { $scores } in Spiel { $n }
deal-round = Runde { $n }
deal-hand = Runde { $n } von { $of }: { $contract }
deal-deals =
    { $who ->
        [you] Du gibst.
       *[name] { $name } gibt.
    }
deal-pair =
    { $who ->
        [you] Du spielst gegen { $other }.
       *[name] { $name } spielt gegen { $other }.
    }
deal-sit-out = Du setzt aus: { $pair }
deal-other-table = Am anderen Tisch: { $pair }
deal-sealed = Das Deck ist versiegelt.
deal-sealed-first = Das Deck ist versiegelt; mit beweis siehst du, wie.
deal-seals =
    { $n ->
        [one] Deck versiegelt: { $codes }.
       *[other] Decks versiegelt: { $codes }.
    }
deal-seals-first =
    { $n ->
        [one] Deck versiegelt: { $codes } (siehe beweis).
       *[other] Decks versiegelt: { $codes } (siehe beweis).
    }
deal-game-over =
    { $who ->
        [you] Spiel { $n } ist aus: Du hast gewonnen.
        [they] Spiel { $n } ist aus: { $name } haben gewonnen.
       *[name] Spiel { $n } ist aus: { $name } hat gewonnen.
    }
deal-resumed = Mit ? kommt die Hilfe, mit q verlässt du den Tisch.
deal-latest = Zuletzt: { $told }
match-nobody = Die Partie ist aus, und niemand hat gewonnen.
match-won = Die Partie ist aus: Du hast gewonnen!
match-won-with = Die Partie ist aus: Du hast mit { $names } gewonnen!
match-place = { $place }. { $name }: { POINTS($n) }
match-lost =
    { $n ->
        [one] Die Partie ist aus: { $names } hat gewonnen.
       *[other] Die Partie ist aus: { $names } haben gewonnen.
    }
match-game =
    { $who ->
        [you] Spiel { $n }: Du hast es gewonnen, { $scores }.
        [they] Spiel { $n }: { $name } haben es gewonnen, { $scores }.
       *[name] Spiel { $n }: { $name } hat es gewonnen, { $scores }.
    }
match-game-open = Spiel { $n }: nicht beendet, { $scores }.
proof-now = Runde { $n } ist versiegelt mit { $code }
proof-later = Nach der Runde kannst du ihr Geheimnis sehen.
proof-was = Runde { $n } war versiegelt mit { $code }
proof-secret = Ihr Geheimnis: { $secret }
proof-given = Die Spieler gaben zum Mischen: { $given }
proof-none = Noch ist keine Runde zu Ende.
strong-preparing = Der Spieler „{ $level }“ wird vorbereitet, einmal auf diesem Rechner.
strong-not-ready = Der Spieler „{ $level }“ ist noch nicht bereit. Er wird vorbereitet, einmal auf diesem Rechner; bis dahin spielt „{ $other }“ für ihn.
strong-no-cache = Der erste Zug dauert ein wenig: Dieser Rechner kann übersetzten Code nicht aufheben.
own-bot-failed = { $name } hat versagt: { $why }. Ab jetzt spielt „{ $other }“ an seiner Stelle.

## Eine aufgezeichnete Partie, noch einmal gezeigt.

replay-players = Es spielen { $names }.
replay-upcard = Offen liegt { $card }.
replay-holds =
    { $who ->
        [you] Du hältst { $cards }.
       *[name] { $name } hält { $cards }.
    }
replay-cut-off = Hier endet die Aufzeichnung: Ihre letzte Zeile ist abgeschnitten.
replay-not-over = Hier endet die Aufzeichnung; die Partie ist nicht aus.
