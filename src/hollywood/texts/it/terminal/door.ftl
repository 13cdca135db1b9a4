# Arrivare al tavolo e lasciarlo: la scelta, la distribuzione, la fine di una partita.

door-welcome = Benvenuti al tavolo Hollywood.
door-go-on = Continua: { $match }
door-game-hollywood-gin = Hollywood gin: tre giochi insieme su un foglio
door-game-gin = Gin rummy: un gioco a 100, con caselle e premi
door-game-may-i = May-I: ramino a contratti da quattro a sei, con gli assi matti
door-others = Altri
door-which-game = Quale gioco? Un numero o un nome; Invio per Hollywood gin; ? per l’aiuto.
door-help = Scrivi il numero o il nome di un gioco. Hollywood gin è un buon inizio. Al tavolo, scopo dice di che cosa si tratta e ? dà l’elenco dei comandi; q esce.
door-no-game = Non c’è un gioco «{ $name }»: scrivi un numero o un nome.
door-level = { $level }: { $words } ({ $time })
door-level-follows = { $level }: cambia da una partita all’altra, finché ne vinci circa metà
door-which-level = Quanto sono forti i bot? Un numero o un nome; Invio per { $level }.
door-type-level = Scrivi uno dei numeri o dei nomi; q esce.
door-follows = I bot ti seguono: ora { $level }.
door-who-deals = Chi dà le carte per primo? Scrivi { $names }; Invio tira a sorte.
door-type-name = Scrivi uno dei nomi; q esce.
door-another = Un’altra partita di questo gioco? Invio o s per sì; n per no.
door-tally = Partite vinte a questo tavolo: { $tally }.
door-record = La registrazione è { $path }
door-over = Questa partita è finita: non c’è nulla da continuare.
door-cut-off = L’ultima riga della registrazione era tagliata ed è stata lasciata fuori.
door-goodbye-early = Arrivederci; non hai cominciato nessuna partita.
door-goodbye = Arrivederci.
door-kept = La partita resta. Per continuare: { $command }
standing-hand = { $game } contro { $others }, smazzata { $n } di { $of }, finora { POINTS($points) }
standing-round = { $game } contro { $others }, smazzata { $n }
standing-won = , gioco { $n } vinto da { $name }
standing-game = { $scores } nel gioco { $n }
deal-round = Smazzata { $n }
deal-hand = Smazzata { $n } di { $of }: { $contract }
deal-deals =
    { $who ->
        [you] Dai le carte.
       *[name] Dà le carte { $name }.
    }
deal-pair =
    { $who ->
        [you] Giochi contro { $other }.
       *[name] { $name } gioca contro { $other }.
    }
deal-sit-out = Stai fuori: { $pair }
deal-other-table = All’altro tavolo: { $pair }
deal-sealed = Il mazzo è sigillato.
deal-sealed-first = Il mazzo è sigillato; scrivi prova per vedere come.
deal-seals =
    { $n ->
        [one] Mazzo sigillato: { $codes }.
       *[other] Mazzi sigillati: { $codes }.
    }
deal-seals-first =
    { $n ->
        [one] Mazzo sigillato: { $codes } (vedi prova).
       *[other] Mazzi sigillati: { $codes } (vedi prova).
    }
deal-game-over =
    { $who ->
        [you] Il gioco { $n } è finito: hai vinto.
        [they] Il gioco { $n } è finito: { $name } hanno vinto.
       *[name] Il gioco { $n } è finito: { $name } ha vinto.
    }
deal-resumed = Scrivi ? per l’aiuto, q per uscire.
deal-latest = Ultime mosse: { $told }
match-nobody = La partita è finita, e nessuno ha vinto.
match-won = La partita è finita: hai vinto!
match-won-with = La partita è finita: hai vinto con { $names }!
match-place = { $place }. { $name }: { POINTS($n) }
match-lost =
    { $n ->
        [one] La partita è finita: ha vinto { $names }.
       *[other] La partita è finita: hanno vinto { $names }.
    }
match-game =
    { $who ->
        [you] Gioco { $n }: l’hai vinto, { $scores }.
        [they] Gioco { $n }: l’hanno vinto { $name }, { $scores }.
       *[name] Gioco { $n }: l’ha vinto { $name }, { $scores }.
    }
match-game-open = Gioco { $n }: non finito, { $scores }.
proof-now = La smazzata { $n } è sigillata con { $code }
proof-later = Potrai vedere il suo segreto dopo la smazzata.
proof-was = La smazzata { $n } era sigillata con { $code }
proof-secret = Il suo segreto: { $secret }
proof-given = I giocatori hanno aggiunto alla mescolata: { $given }
proof-none = Nessuna smazzata è ancora finita.
strong-preparing = Si prepara il giocatore «{ $level }», una volta sola su questo computer.
strong-not-ready = Il giocatore «{ $level }» non è ancora pronto. Si prepara, una volta sola su questo computer; fino ad allora «{ $other }» gioca per lui.
strong-no-cache = La prima mossa richiede un po’: questo computer non può conservare il codice compilato.
own-bot-failed = { $name } ha fallito: { $why }. Da ora in poi gioca «{ $other }» al suo posto.

## Una partita registrata, mostrata di nuovo.

replay-players = Giocano { $names }.
replay-upcard = La carta scoperta è { $card }.
replay-holds =
    { $who ->
        [you] Hai { $cards }.
       *[name] { $name } ha { $cards }.
    }
replay-cut-off = La registrazione finisce qui: l’ultima riga è tagliata.
replay-not-over = La registrazione finisce qui; la partita non è finita.
