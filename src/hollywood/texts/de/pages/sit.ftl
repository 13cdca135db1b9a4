# Sich hinsetzen, der Platz auf einem anderen Gerät und was der Gastgeber tun kann. Es wird mit diesen Teilen geladen.

sit-name = Wie heißt du?
sit-nameHelp = Lass es leer, dann denken wir uns einen Namen für dich aus.
sit-do = Hinsetzen
sit-game = Was gespielt wird
sit-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
sit-house = Hausregeln
sit-houseNone = Es gelten die üblichen Regeln dieses Spiels.
sit-rules = Alle Regeln
sit-noClock = Niemand drängt: Für einen Zug gibt es keine Uhr.
sit-live =
    { $n ->
        [one] Für einen Zug ist { $n } Sekunde Zeit.
       *[other] Für einen Zug sind { $n } Sekunden Zeit.
    }
sit-days =
    { $n ->
        [one] Für einen Zug ist { $n } Tag Zeit.
       *[other] Für einen Zug sind { $n } Tage Zeit.
    }
sit-rated = Diese Partie zählt für die Wertung.
sit-invite = Lade die anderen ein
sit-qrName = QR-Code mit dem Link zu diesem Tisch
sit-qrHelp = Richte die Kamera eines Telefons darauf.
sit-freed = Du hast diesen Platz nicht mehr. Wenn einer frei ist, kannst du dich wieder hinsetzen.
sit-elsewhere = Sitzt du hier auf einem anderen Gerät?
sit-take = Meinen Platz übernehmen
sit-takeTitle = Deinen Platz übernehmen
sit-takeHelp = Öffne auf dem anderen Gerät das Menü am Tisch und wähle „Auf einem anderen Gerät spielen“. Dort steht der Code.
sit-code = Code
sit-taken = Du spielst jetzt auf diesem Gerät.
sit-moveHelp = Scanne das mit dem anderen Gerät. Oder öffne dort den Link zu diesem Tisch, wähle „Meinen Platz übernehmen“ und tippe den Code ein.
sit-moveQr = QR-Code, mit dem ein anderes Gerät deinen Platz übernimmt
sit-moveLasts =
    { $n ->
        [one] Der Code gilt einmal und { $n } Minute lang.
       *[other] Der Code gilt einmal und { $n } Minuten lang.
    }
sit-moveAgain = Neuer Code
sit-here = Wieder hier spielen
sit-host = Gastgeber
sit-hostHelp = Der Gastgeber kann die Partie unterbrechen und jemanden gehen lassen.
sit-nudge = Anstupsen
sit-nudgeName = { $name } anstupsen
sit-nudgeDone = { $name } ist angestupst.
sit-pause = Pause machen
sit-pauseHelp = Keine Uhr läuft, und niemand kann spielen, bis du weitermachst, höchstens zehn Minuten lang.
sit-resume = Weiter
sit-out = Gehen lassen
sit-outName = { $name } gehen lassen
sit-outHelp = Wenn du jemanden gehen lässt, spielt ein Bot weiter. Ist die Person am Tisch, wird sie vorher gefragt. Der Platz bleibt ihr, und sie kann ihn wieder einnehmen.
sit-freeHelp = Wenn du jemanden gehen lässt, wird der Platz für andere frei.
sit-outAsked = { $name } wird gefragt und hat eine Minute Zeit für die Antwort.
sit-outRated = In einer gewerteten Partie gibt es keine Pausen, und niemand kann gehen.
sit-outDays = Wenn ein Zug Tage hat, gibt es keine Pausen, und über Abwesende entscheidet nur die Uhr.
sit-mute = Stumm
sit-muteName = { $name } stummschalten
sit-unmute = Wieder hören
sit-unmuteName = { $name } wieder hören
sit-chatOpen = Chat ist offen
sit-doorsOpen = Zuschauer dürfen zusehen
sit-doorsHelp = Wenn nicht, müssen Zuschauer gehen, sobald alle Plätze besetzt sind.
sit-spectators = Zuschauer
sit-sendOff = Hinausbitten
sit-sendOffName = { $name } hinausbitten
sit-noName = Jemand ohne Namen
