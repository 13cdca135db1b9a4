# Das Üben: Aufgaben aus gegebenen Blättern, ihre Antworten und die Aufgaben des Tages.

train-title = Üben
train-lead = Eine Frage nach der anderen, aus gegebenen Blättern. Auf deine Antwort folgt die Begründung. Das geht ohne Netz.
train-daily = Aufgaben des Tages
train-daily-lead = Sie sind für alle gleich. Deine erste Antwort zählt.
train-daily-done = Heute beantwortet: { $n } von { $all }.
train-daily-days =
    { $n ->
        [one] { $n } Tag in Folge.
       *[other] { $n } Tage in Folge.
    }
train-daily-start = Anfangen
train-daily-on = Weitermachen
train-daily-look = Noch einmal ansehen
train-kinds = Was du üben willst
train-kind-discard = Was wirfst du ab?
train-kind-defense = Beste Antwort auf ein Klopfen
train-kind-melds = Finde alle Meldungen
train-kind-may-i = May I?
train-short-discard = Abwerfen
train-short-defense = Klopfen
train-short-melds = Meldungen
train-short-may-i = May I?
train-about-discard = Eine Stellung im Gin nach dem Ziehen. Jeder Abwurf hat einen Wert.
train-about-defense = Der andere hat geklopft. Lege Karten an und zeige deine Meldungen.
train-about-melds = Zehn Karten. Lass so wenig Deadwood wie möglich übrig.
train-about-may-i = May-I zu viert. Rufst du diese Karte?
train-ask-discard = Was wirfst du ab?
train-ask-defense = Der andere hat geklopft. Was ist deine beste Antwort?
train-ask-melds = Welche Meldungen lassen am wenigsten Deadwood übrig?
train-ask-may-i = Rufst du „May I?“ für den Abwurf?
train-level-easy = Leicht
train-level-medium = Mittel
train-level-hard = Schwer
train-difficulty = Schwierigkeit
train-streak =
    { $n ->
        [0] Noch keine richtige Antwort in Folge.
        [one] { $n } richtig in Folge.
       *[other] { $n } richtig in Folge.
    }
train-best-streak = Dein Rekord: { $n }.
train-making = Die Karten werden gegeben …
train-weighing = Deine Wahl wird bewertet …
train-unknown = So eine Aufgabe gibt es nicht.
train-all = Alle Aufgaben
train-next = Nächste Aufgabe
train-another = Eine andere von heute
train-table = Die Karten
train-other = Gegenüber
train-player = Spieler { $n }
train-knocker = Auslage des Klopfers
train-your-melds = Deine Meldungen
train-none-yet = Noch keine
train-take-apart = Auflösen
train-call = May I?
train-leave = Liegen lassen
train-discard = Abwerfen
train-contract = Der Kontrakt: { $contract }. Bisher liegen alle gleichauf.
train-pick-one = Wähle erst eine Karte.
train-pick-some = Wähle erst die Karten.
train-meld = Meldung bilden
train-by-suit = Nach Farbe sortieren
train-by-rank = Nach Rang sortieren
train-finish = Fertig
train-how-melds = Wähle die Karten einer Meldung und bilde sie. Eine Meldung, die du antippst, wird aufgelöst.
train-how-defense = Wähle Karten. Tippe dann eine Meldung des anderen an, um anzulegen, oder bilde eine eigene.
train-no-meld = Diese Karten sind keine Meldung.
train-no-fit = Diese Karten passen nicht an diese Meldung.
train-melded = Deine Meldung: { $cards }.
train-laid = Angelegt: { $cards }.
train-taken-back = Die Karten sind wieder auf deiner Hand.
train-not-allowed = Die Regeln erlauben diese Antwort nicht.
train-rank-right = Richtig
train-rank-nearly = Fast
train-rank-wrong = Es gab etwas Besseres
train-was-best = { $choice }: Das ist die beste Wahl.
train-was-same = { $choice }: so gut wie die beste Wahl, soweit die simulierten Runden das sagen können.
train-was-worse = { $choice }: Das kostet { $cost }. Die beste Wahl: { $best }.
train-choices =
    { $n ->
        [2] Beide Möglichkeiten und ihre Werte
        [one] { $n } Wahl und ihr Wert
       *[other] Alle { $n } Möglichkeiten und ihre Werte
    }
train-best = am besten
train-weighed =
    { $n ->
        [one] Die Punkte hinter der besten Wahl, aus { $n } simulierten Runde.
       *[other] Die Punkte hinter der besten Wahl, aus bis zu { $n } simulierten Runden.
    }
train-left-best =
    { $n ->
        [0] Es bleibt kein Deadwood. Besser geht es nicht.
        [one] Es bleibt { $n } Punkt Deadwood. Weniger geht nicht.
       *[other] Es bleiben { $n } Punkte Deadwood. Weniger geht nicht.
    }
train-left = Deine Antwort lässt { $n } Punkte Deadwood übrig. Die beste lässt { $least }.
train-lay-off = Anlegen
train-onto = { $card } an { $meld }
train-best-melds = Meldungen
train-best-left = Deadwood
train-mistakes = Deine eigenen Fehler
train-mistakes-about = Momente aus deinen Partien mit Rückschau, noch einmal gespielt.
train-mistakes-none = Es gibt noch keine Rückschau mit einem Fehler von dir. Spiele eine Partie zu Ende und öffne ihre Rückschau.
train-mistakes-here = Partien ohne Netz
train-mistakes-count = Moment { $n } von { $all }.
