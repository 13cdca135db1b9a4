# Was schiefging, in einer Zeile: was ein Spieler an der Kommandozeile erfährt.

error-players = die Spieler dieser Partie sind { $names }: am Tisch im Terminal sitzen ein Mensch und Bots, deren Namen mit ihrer Art enden, wie Greta (greedy)
error-no-player = es gibt keinen Spieler { $name }: gespielt haben { $names }
error-name = --name ist kein Name: { $why }
error-name-of-bot = --name kann nicht { $name } sein: so heißen Bots
error-not-written = { $path } lässt sich nicht schreiben: { $why }. Die Partie ist bis hierher aufgehoben; weiter geht es mit { $command }
error-no-folder = in { $folder } lässt sich keine Partie aufheben: { $why }. Nenn eine Datei mit --record DATEI
error-is-folder = { $path } ist ein Ordner: nenn die Datei einer Aufzeichnung
error-shorter = { $path } wurde kürzer, während es gelesen wurde
error-other-table = an einem anderen Tisch wird { $path } gespielt
error-not-with-resume = --resume setzt eine Partie fort, wie sie begann: lass { $option } weg
error-own-bot = an dieser Partie nimmt dein eigener Bot Nummer { $number } teil: nenne ihn noch einmal mit --bot
error-none-unfinished = in { $folder } gibt es keine offene Partie
error-two-games = du hast zwei Spiele genannt, { $games }: nenn eines
error-dealer = --dealer kann nicht { $given } sein: möglich sind random, me, { $names }
error-players-of-gin = --players kann nicht { $n } sein: Gin ist für 2, 3, 4, 6 oder 8
error-players-differ = --players={ $n } widerspricht players={ $players } in den Regeln
error-players-of-contract = --players kann nicht { $n } sein: dieses Spiel ist für { $allowed }, wenn du die Regeln nicht mit --set players={ $n } änderst
error-width = --width kann nicht { $n } sein: { $least } oder mehr
error-no-round =
    { $rounds ->
        [0] es gibt keine Runde { $n }: die Aufzeichnung hat keine
       *[other] es gibt keine Runde { $n }: die Aufzeichnung hat die Runden 1 bis { $rounds }
    }
error-located = { $where }: { $problem }
error-where-line = Zeile { $n }
error-where-result = Ergebnis { $n }
error-where-row = Reihe { $n }
error-no-preset = ein Spiel „{ $name }“ gibt es nicht: Es gibt { $presets }
error-no-preset-meant = ein Spiel „{ $name }“ gibt es nicht: Meinst du { $close }? Es gibt { $presets }
error-terminal-only = { $option } gehört zum Tisch im Terminal: nimm --terminal dazu
error-bots-too-late = Unter { $address } ist schon ein Tisch offen: schließ ihn zuerst, damit sich deine Bots dazusetzen können
error-origin = „{ $text }“ ist keine Herkunft: schreib sie wie https://cards.example
error-smtp = „{ $text }“ ist kein Mailserver: schreib ihn wie smtps://user@mail.example
error-mail-from = „{ $text }“ ist keine Mailadresse: schreib sie wie cards@mail.example
error-mail-origin = In Mails stehen Links zu den Seiten: gib mit --origin deren Adresse an
error-site-folder = In { $folder } liegt anderes: nenn einen neuen oder leeren Ordner, oder den einer früheren Site
error-site-other = { $path } gehört nicht zur früheren Site: verschieb die Datei, oder nenn einen anderen Ordner
error-site-not-built = die Seiten sind nicht gebaut: `make client` baut sie
error-needs-server = `hollywood { $command }` braucht die Pakete des Servers: pip install 'hollywood[server]'
error-nodes-database = mehrere Server brauchen PostgreSQL, denn eine SQLite-Datei gehört einem einzigen Prozess: ergänze --database postgresql://user@host/hollywood
error-processes = --processes ist { $given } und muss mindestens 1 sein
error-not-utf8 = { $name } ist kein Text in UTF-8
error-null-byte = { $name } ist kein Text: es enthält ein Nullbyte
error-no-input = es gibt keine Standardeingabe zu lesen
error-results-missing = RESULTS fehlen: gib sie wie Ann 25 Bob 18 draw, oder --players
error-rows-missing = RESULTS fehlen: gib eine Reihe für jeden Spieler, wie Ann 0 35 50, oder Runde für Runde, wie Ann 0 Bob 20 Ann 35 Bob 0
error-least-penalty = { $name }: Strafpunkte können nicht unter { $least } sein
error-many-penalties =
    { $n ->
        [one] { $name } hat { $given } Einträge: die Partie hat { $n } Runde
       *[other] { $name } hat { $given } Einträge: die Partie hat { $n } Runden
    }
error-many-hands =
    { $n ->
        [one] das sind { $given } Runden: die Partie hat { $n } Runde
       *[other] das sind { $given } Runden: die Partie hat { $n } Runden
    }
error-uneven-rows =
    { $n ->
        [one] { $name } hat { $n } Eintrag, { $other } { $count }: gib jedem gleich viele
       *[other] { $name } hat { $n } Einträge, { $other } { $count }: gib jedem gleich viele
    }
error-no-row = { $name } hat keine Reihe
error-hand-without = in Runde { $n } fehlen die Strafpunkte von { $name }: Runde für Runde hat jeder in jeder Runde einen Eintrag
error-rows-or-hands = { $name } hat { $n } Einträge in einer Reihe, aber ein Name kommt noch einmal: gib eine Reihe für jeden Spieler, oder Runde für Runde einen Eintrag für jeden
error-penalty-step = { $name } kann nicht { $points } haben: jede Karte zählt ein Vielfaches von { $step }, also sind { $allowed } und so weiter möglich. --any-points erlaubt andere
error-penalty-nothing = { $name } kann nicht { $points } haben: keine Karte zählt etwas, also ist nur 0 möglich. --any-points erlaubt andere
error-players-of-sheet = diese Regeln sind für { $allowed } Spieler, nicht für { $n }: --set players={ $n } erlaubt es
error-empty-name = --players hat einen leeren Namen: gib sie wie Ann,Bob
error-name-twice = --players hat einen Namen zweimal: jeder Spieler braucht einen anderen
error-many-names = --players hat { $n } Namen: dieser Block hat Platz für { $most }
error-looks-alike = { $name } sieht aus wie ein anderer Spieler: jeder braucht einen eigenen Namen
error-not-on-sheet = { $name } steht nicht auf diesem Block von { $names }
error-not-on-sheet-meant = { $name } steht nicht auf diesem Block von { $names }: meinst du { $close }?
error-not-json = die Ergebnisse sind kein JSON: { $why }
error-for-whom = { $word } Punkte, aber für wen? Schreib erst einen Namen, wie Ann { $word }
error-no-points = { $name } hat keine Punkte: schreib sie hinter den Namen, wie Ann 25
error-row-for-whom = { $word } für wen? Beginn die Reihe mit einem Namen, wie Ann 0 35 50
error-no-penalties = { $name } hat keine Einträge: schreib sie wie Ann 0 35 50
error-json-results = die Ergebnisse müssen eine JSON-Liste sein, wie { $example }
error-json-result = { $entry } ist kein Ergebnis: schreib { $example }
error-json-rows = die Reihen müssen JSON sein, wie { $example }
error-json-row = { $entry } ist keine Reihe: schreib { $example }
error-nameless = ein Spieler ohne Namen kann nicht auf dem Block stehen
error-no-number = { $word } ist keine Punktzahl: schreib eine ganze Zahl, wie 25
error-points-range = { $points } Punkte sind kein gültiger Stand: möglich ist { $least } bis { $most }
error-number = --{ $option } kann nicht { $n } sein: eine ganze Zahl von { $low } bis { $high }
error-me-several = --me kann nicht { $name } sein: { $n } Spieler heißen so
error-me-unknown = --me kann nicht { $name } sein: die Spieler sind { $names }
