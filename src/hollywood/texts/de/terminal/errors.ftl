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
