# I fogli, disegnati e in frasi. $who è chi legge (you), più persone (they) o una con un $name.

sheet-and = e
sheet-against = { $first } contro { $second }
sheet-headline =
    { $n ->
        [one] { $sides }: un gioco a { $target }
       *[other] { $sides }: { SPELL($n) } giochi a { $target }
    }
sheet-stake = { $line }, { $money } a punto
sheet-cents =
    { $n ->
        [one] { $n } centesimo
       *[other] { $n } centesimi
    }
sheet-game = Gioco { $n }
sheet-the-game = Il gioco
sheet-no-score = Ancora niente di segnato.
sheet-no-score-in = { $game }: ancora niente di segnato.
sheet-scores = { $game }: { $scores }.
sheet-over = { $game }: finito, vinto da { $name }: { $scores }.
sheet-needs =
    { $who ->
        [you] Ti mancano { $n }
       *[name] A { $name } mancano { $n }
    }
sheet-schneid = Ancora a zero: { $names }
sheet-shut-out = A zero: { $names }
sheet-boxes = Caselle: { $boxes }.
sheet-worth-to =
    { $who ->
        [you] { POINTS($n) } a te
       *[name] { POINTS($n) } a { $name }
    }
sheet-worth = Vale { $worth }
sheet-worthless = Non vale niente per nessuno.
sheet-round-none = Smazzata { $n }: niente di segnato.
sheet-round =
    { $who ->
        [you] Smazzata { $n }: hai segnato { $points }
        [they] Smazzata { $n }: { $name } hanno segnato { $points }
       *[name] Smazzata { $n }: { $name } ha segnato { $points }
    }
sheet-round-in =
    { $n ->
        [one] { $scored } nel gioco { $games }
       *[other] { $scored } nei giochi { $games }
    }
sheet-round-nowhere = { $scored }, ma in nessun gioco: il gioco a cui spettano è finito.
sheet-written =
    { $n ->
        [one] Segnato nel gioco { $games }
       *[other] Segnato nei giochi { $games }
    }
sheet-with-boxes = { $told }, { BOXES($n) }
sheet-hands-to-play =
    { $n ->
        [one] { $names }: una smazzata da giocare.
       *[other] { $names }: { SPELL($n) } smazzate da giocare.
    }
sheet-last-hand = Smazzata { $n } di { $of }: { $penalties }.
sheet-totals = Totali: { $totals }.
sheet-lowest = Il più basso finora: { $names }, con { POINTS($n) }.
sheet-lowest-won =
    { $who ->
        [you] Hai vinto la partita con { POINTS($n) }.
       *[name] { $name } ha vinto la partita con { POINTS($n) }.
    }
sheet-lowest-shared = { $names } vincono insieme, con { POINTS($n) } ciascuno.
sheet-gets =
    { $who ->
        [you] Ricevi { POINTS($n) } da { $payer }
        [they] { $payee } ricevono { POINTS($n) } da { $payer }
       *[name] { $payee } riceve { POINTS($n) } da { $payer }
    }
sheet-gets-money = { $told }, { $money }
sheet-won-net-match =
    { $who ->
        [you] Hai vinto la partita secondo il conteggio
        [they] { $name } hanno vinto la partita secondo il conteggio
       *[name] { $name } ha vinto la partita secondo il conteggio
    }
sheet-won-net-game =
    { $who ->
        [you] Hai vinto il gioco secondo il conteggio
        [they] { $name } hanno vinto il gioco secondo il conteggio
       *[name] { $name } ha vinto il gioco secondo il conteggio
    }
sheet-won-games =
    { $who ->
        [you] Hai vinto la partita con { $n } giochi su { $of }
        [they] { $name } hanno vinto la partita con { $n } giochi su { $of }
       *[name] { $name } ha vinto la partita con { $n } giochi su { $of }
    }
sheet-won-game =
    { $who ->
        [you] Hai vinto il gioco
        [they] { $name } hanno vinto il gioco
       *[name] { $name } ha vinto il gioco
    }
sheet-still-on = { $told }; il resto è ancora da giocare.
sheet-over-no-winner-match = La partita è finita, e nessuno l’ha vinta. Giochi: { $games }.
sheet-over-no-winner-game = Il gioco è finito, e nessuno l’ha vinto. Giochi: { $games }.
sheet-sweep =
    { $who ->
        [you] Hai vinto tutti i giochi, e tutto conta doppio.
        [they] { $name } hanno vinto tutti i giochi, e tutto conta doppio.
       *[name] { $name } ha vinto tutti i giochi, e tutto conta doppio.
    }
sheet-gained =
    { $who ->
        [you] In tutto hai guadagnato { POINTS($n) }.
        [they] In tutto { $name } hanno guadagnato { POINTS($n) }.
       *[name] In tutto { $name } ha guadagnato { POINTS($n) }.
    }

## Il foglio disegnato: poco spazio, al massimo dodici lettere per una riga e sei per una corta.

sheet-hand = mano
sheet-total = totale
sheet-points-head = punti
sheet-game-head = G{ $n }
sheet-none = niente
sheet-row-boxes = caselle
sheet-row-needed = mancano
sheet-row-ahead = vantaggio
sheet-row-game = premio
sheet-row-shutout = a zero
sheet-row-box-bonus = per caselle
sheet-row-doubled = doppio
sheet-row-total = totale
sheet-row-shutout-paid = per lo zero
sheet-row-net = saldo
sheet-short-boxes = cas.
sheet-short-needed = manca
sheet-short-ahead = vant.
sheet-short-game = gioco
sheet-short-shutout = zero
sheet-short-box-bonus = casel.
sheet-short-doubled = doppio
sheet-short-total = totale
sheet-short-shutout-paid = zero
sheet-short-net = saldo
sheet-first-player = primo giocatore
sheet-opponent = avversario
sheet-third-player = terzo giocatore
