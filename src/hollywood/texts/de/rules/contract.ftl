# Die Regeln eines Kontrakttischs, Satz für Satz.

contract-title-game = Das Spiel
contract-title-deal = Das Geben
contract-title-contracts = Die Kontrakte
contract-title-melds = Sätze und Folgen
contract-title-turn = Der Zug
contract-title-calling = May I?
contract-title-laying-down = Auslegen
contract-title-laying-off = Anlegen
contract-title-going-out = Ausgehen
contract-title-last-hand = Die letzte Runde
contract-title-scoring = Was gezählt wird

## Ein Kontrakt, und das Spiel in einer Zeile

contract-meld-sets =
    { $n ->
        [one] ein Satz
       *[other] { SPELL($n) } Sätze
    }
contract-long-sets =
    { $n ->
        [one] ein Satz von { SPELL($length) }
       *[other] { SPELL($n) } Sätze von { SPELL($length) }
    }
contract-meld-runs =
    { $n ->
        [one] eine Folge
       *[other] { SPELL($n) } Folgen
    }
contract-long-runs =
    { $n ->
        [one] eine Folge von { SPELL($length) }
       *[other] { SPELL($n) } Folgen von { SPELL($length) }
    }
contract-range = { SPELL($low) } bis { SPELL($high) }
contract-one-hand = eine Runde ({ $contract })
contract-hands = { SPELL($n) } Runden (zuerst { $first }, zuletzt { $last })
contract-wild-line = { $ranks } wild
contract-no-wild-line = nichts wild
contract-calls-none = kein May-I
contract-calls-free = May-I ohne Grenze
contract-calls =
    { $n ->
        [one] ein May-I je Runde
       *[other] { SPELL($n) } May-I je Runde
    }
contract-line = Kontrakt-Rummy für { $players }: { $hands }; { $wild }; { $calls }; die niedrigste Summe gewinnt.

## Das Spiel und das Geben

contract-players =
    { $jokers ->
        [0] { $players } Spieler, { PACKS($packs) } mit 52 Karten, keine Joker.
        [one] { $players } Spieler, { PACKS($packs) } mit 52 Karten, dazu ein Joker.
       *[other] { $players } Spieler, { PACKS($packs) } mit 52 Karten, dazu { SPELL($jokers) } Joker.
    }
contract-players-shuffled =
    { $jokers ->
        [0] { $players } Spieler, { PACKS($packs) } mit 52 Karten zusammengemischt, keine Joker.
        [one] { $players } Spieler, { PACKS($packs) } mit 52 Karten zusammengemischt, dazu ein Joker.
       *[other] { $players } Spieler, { PACKS($packs) } mit 52 Karten zusammengemischt, dazu { SPELL($jokers) } Joker.
    }
contract-match =
    { $n ->
        [one] Eine Partie ist eine Runde. Jeder versucht, ihren Kontrakt auszulegen, eine Anzahl von Sätzen und Folgen, und dann alle anderen Karten loszuwerden.
       *[other] Eine Partie hat { SPELL($n) } Runden. In jeder versucht jeder, den Kontrakt dieser Runde auszulegen, eine Anzahl von Sätzen und Folgen, und dann alle anderen Karten loszuwerden.
    }
contract-first-dealer-random = Der erste Geber wird ausgelost; dann geht das Geben im Uhrzeigersinn weiter.
contract-first-dealer-chosen = Die Spieler bestimmen, wer zuerst gibt; dann geht das Geben im Uhrzeigersinn weiter.
contract-dealt = Jeder bekommt in jeder Runde { CARDS($n) }.
contract-dealt-below = Wie viele Karten jeder bekommt, steht unten bei den Kontrakten.
contract-upcard = Die nächste Karte wird aufgedeckt und beginnt die Ablage; der Rest ist der Stapel.
contract-rows = Was in jeder Runde auszulegen ist:
contract-row = Runde { $n }

## Sätze und Folgen

contract-set = Ein Satz besteht aus mindestens { CARDS($n) } eines Rangs, egal welcher Farben.
contract-run =
    Eine Folge besteht aus mindestens { CARDS($n) } einer Farbe in einer Reihe; sie beginnt frühestens { $low ->
        [A] beim Ass
       *[other] bei der Zwei
    } und endet spätestens { $high ->
        [A] beim Ass
       *[other] beim König
    }.
contract-no-wild = Keine Karte ist wild.
contract-wild = { $ranks } sind wild: Sie können in einem Satz oder einer Folge für jede Karte stehen.
contract-naturals =
    { $n ->
        [one] Jeder Satz und jede Folge braucht mindestens eine Karte, die nicht wild ist.
       *[other] Jeder Satz und jede Folge braucht mindestens { SPELL($n) } Karten, die nicht wild sind.
    }
contract-no-naturals = Ein Satz oder eine Folge darf auch nur aus wilden Karten bestehen.
contract-few-wilds = Kein Satz und keine Folge darf mehr wilde als andere Karten haben, auch nicht nach dem Anlegen.
contract-wilds-apart = In einer Folge dürfen nie zwei wilde Karten nebeneinander liegen, auch nicht nach dem Anlegen.

## Der Zug

contract-turn =
    Der Spieler links vom Geber beginnt. Wenn du am Zug bist, zieh die oberste Karte des Stapels oder der
    Ablage; leg aus und an, was du kannst und willst; dann wirf eine Karte ab.
contract-down-draws = Wer ausgelegt hat, darf keinen Abwurf mehr nehmen und zieht immer vom Stapel.
contract-rediscard-allow = Eine Karte, die du genommen hast, darfst du im selben Zug wieder abwerfen.
contract-rediscard-forbid = Eine Karte, die du von der Ablage genommen hast, darfst du im selben Zug nicht wieder abwerfen.
contract-stock-shuffle_discards_keep_top =
    Ist der Stapel aufgebraucht, so werden alle abgeworfenen Karten außer der obersten zu einem neuen gemischt; gibt es
    auch dann nichts zu ziehen, so endet die Runde, und alle zählen.
contract-stock-hand_ends = Ist der Stapel aufgebraucht und muss jemand von ihm ziehen, so endet die Runde, und alle zählen.
contract-turn-cap = Eine Runde endet auch nach { $n } Zügen, ohne Gewinner.

## Außer der Reihe fragen

contract-no-calls = Niemand darf außer der Reihe eine Karte rufen.
contract-who-others_not_laid_down =
    Bevor der Spieler zieht, der am Zug ist, darf jeder andere, der noch nicht ausgelegt hat, die oberste Karte der
    Ablage rufen: „May I?“
contract-who-others =
    Bevor der Spieler zieht, der am Zug ist, darf jeder andere, auch wenn er schon ausgelegt hat, die oberste Karte
    der Ablage rufen: „May I?“
contract-own-discard = Auch wer die Karte eben abgeworfen hat, darf sie rufen.
contract-no-own-discard = Wer die Karte eben abgeworfen hat, darf sie nicht rufen.
contract-late-calls =
    Zieht, wer am Zug ist, vom Stapel, so dürfen die anderen die Karte noch rufen, bis er auslegt, anlegt oder
    abwirft. Ablehnen kann er den Ruf dann nicht mehr.
contract-priority-first_then_clockwise =
    Rufen mehrere, so bekommt sie der erste; rufen sie zugleich, dann der, der dem Spieler am Zug im Uhrzeigersinn
    am nächsten sitzt.
contract-priority-clockwise =
    Rufen mehrere, so bekommt sie der, der dem Spieler am Zug im Uhrzeigersinn am nächsten sitzt, egal wer zuerst
    gerufen hat.
contract-withdraw = Einen Ruf darf man zurücknehmen; dann gilt der eines anderen.
contract-no-withdraw = Ein Ruf gilt, sobald er gerufen ist.
contract-allowed-active_draws_stock_or_next_discard =
    { $penalty ->
        [0] Wer am Zug ist, erlaubt den Ruf oder lehnt ihn ab. Wird er erlaubt, so nimmt der Rufer die Karte; wer am Zug ist, zieht dann vom Stapel oder nimmt die nächste Karte der Ablage.
       *[other] Wer am Zug ist, erlaubt den Ruf oder lehnt ihn ab. Wird er erlaubt, so nimmt der Rufer die Karte und dazu { CARDS($penalty) } vom Stapel; wer am Zug ist, zieht dann vom Stapel oder nimmt die nächste Karte der Ablage.
    }
contract-allowed-active_draws_stock =
    { $penalty ->
        [0] Wer am Zug ist, erlaubt den Ruf oder lehnt ihn ab. Wird er erlaubt, so nimmt der Rufer die Karte; wer am Zug ist, zieht dann vom Stapel.
       *[other] Wer am Zug ist, erlaubt den Ruf oder lehnt ihn ab. Wird er erlaubt, so nimmt der Rufer die Karte und dazu { CARDS($penalty) } vom Stapel; wer am Zug ist, zieht dann vom Stapel.
    }
contract-denied-forced = Wer einen Ruf ablehnt, muss die Karte selbst nehmen, und der Rufer bekommt nichts.
contract-denied-free = Wer einen Ruf ablehnt, darf trotzdem von beiden Stapeln ziehen, und der Rufer bekommt nichts.
contract-per-turn =
    { $n ->
        [one] In einem Zug kann nur ein Ruf erlaubt werden.
       *[other] In einem Zug können höchstens { SPELL($n) } Rufe erlaubt werden.
    }
contract-unlimited = Wie oft ein Spieler in einer Runde ruft, ist nicht begrenzt.
contract-limit-granted_only =
    { $n ->
        [0] In einer Runde wird keinem Spieler ein Ruf erlaubt.
        [one] Jedem Spieler kann in einer Runde ein Ruf erlaubt werden.
       *[other] Jedem Spieler können in einer Runde { SPELL($n) } Rufe erlaubt werden.
    }
contract-limit-all_calls =
    { $n ->
        [0] Kein Spieler darf in einer Runde rufen.
        [one] Jeder Spieler darf in einer Runde einmal rufen, erlaubt oder nicht.
       *[other] Jeder Spieler darf in einer Runde { SPELL($n) }mal rufen, erlaubt oder nicht.
    }
contract-max-cards = Kein Ruf darf ein Blatt auf mehr als { $n } Karten bringen.

## Auslegen und Anlegen

contract-lay-down = Hast du den Kontrakt beisammen, so darfst du ihn in deinem Zug nach dem Ziehen auslegen.
contract-laydown-exact =
    Leg genau die Sätze und Folgen aus, die er verlangt, nicht mehr; jede Meldung darf länger sein als nötig.
contract-laydown-minimum =
    Leg mindestens die Sätze und Folgen aus, die er verlangt; weitere der gleichen Art dürfen dazukommen, und jede
    Meldung darf länger sein als nötig.
contract-laydown-least =
    Leg genau die Sätze und Folgen aus, die er verlangt, keine länger als nötig. Danach darfst du weitere Karten anlegen.
contract-same-rank = Zwei deiner Sätze dürfen vom selben Rang sein.
contract-no-same-rank = Keine zwei deiner Sätze dürfen vom selben Rang sein.
contract-touching = Zwei deiner Folgen dürfen sich in einer Farbe berühren oder überschneiden.
contract-no-touching =
    { $n ->
        [1] Keine zwei deiner Folgen dürfen sich in einer Farbe berühren oder überschneiden.
       *[other] Zwischen zwei deiner Folgen einer Farbe müssen mindestens { SPELL($n) } Ränge frei bleiben.
    }
contract-layoff-any_meld_on_table = In deinem Zug darfst du passende Karten an jede Meldung auf dem Tisch anlegen, an eigene und an fremde.
contract-layoff-own_melds = In deinem Zug darfst du passende Karten an deine eigenen Meldungen anlegen.
contract-layoff-down = Zuerst muss dein eigener Kontrakt auf dem Tisch liegen.
contract-layoff-before = Das darfst du sogar, bevor du deinen eigenen Kontrakt ausgelegt hast.
contract-layoff-same-turn = Du darfst damit im selben Zug beginnen, in dem du auslegst.
contract-layoff-later = In dem Zug, in dem du auslegst, darfst du es noch nicht.
contract-displace-runs_only_to_end_of_same_run =
    In einer Folge darf die Karte, für die eine wilde steht, deren Platz einnehmen; die wilde rückt dann an eines der
    Enden dieser Folge und nirgendwohin sonst.
contract-displace-never = Eine wilde Karte bleibt, wo sie liegt.
contract-displace-runs_only_to_hand =
    In einer Folge darf die Karte, für die eine wilde steht, deren Platz einnehmen; wer sie legt, nimmt die wilde auf
    die Hand.
contract-displace-runs_only_to_hand_played_at_once =
    In einer Folge darf die Karte, für die eine wilde steht, deren Platz einnehmen; wer sie legt, nimmt die wilde auf
    die Hand und muss sie sofort anlegen, bevor er etwas anderes tut.

## Ausgehen, die letzte Runde, die Punkte

contract-out = Die Runde ist aus, wenn ein Spieler keine Karten mehr hat.
contract-out-free = Die letzte Karte darfst du abwerfen oder wie die anderen ausspielen.
contract-out-discard = Die letzte Karte musst du abwerfen.
contract-last-hand =
    Runde { $n } endet anders: Wer auslegt, muss sein ganzes Blatt auf einmal auslegen ({ $contract }), und keine Karte
    darf zum Abwerfen übrig bleiben.
contract-last-hand-calls = Auch Karten, die du durch May-I bekommen hast, müssen passen.
contract-scoring =
    { $n ->
        [one] Wer ausgeht, schreibt nichts auf. Nach einer Runde gewinnt die niedrigste Summe; bei gleichen Summen wird der Sieg geteilt.
       *[other] Wer ausgeht, schreibt nichts auf. Nach { SPELL($n) } Runden gewinnt die niedrigste Summe; bei gleichen Summen wird der Sieg geteilt.
    }
contract-out-in-one-turn = Wer im selben Zug auslegt und ausgeht, bekommt { POINTS($n) } abgezogen.
contract-points = Die anderen schreiben Punkte für die Karten auf, die sie noch auf der Hand haben:
contract-rank-range = { RANK($low) } bis { RANK($high) }
