# La pagina con le partite e le statistiche di un giocatore.

me-title = Le mie partite
me-lead = I tuoi tavoli, i tuoi risultati, e se le carte che hai ricevuto erano oneste.
me-nothing = Qui non hai ancora giocato. Dopo la prima partita ci trovi i tuoi tavoli, i tuoi rating e le carte che hai ricevuto.
me-play = Gioca la tua prima partita
me-running = In corso
me-over = Finite
me-go-on = Continua
me-record = Guarda
me-more =
    { $n ->
        [one] Mostrane un’altra
       *[other] Mostrane altre { $n }
    }
me-done = I miei risultati
me-gin = Gin
me-contract = May-I e contract rummy
me-of = { $n } su { $all }
me-matches-won = partite vinte
me-rounds-won = smazzate vinte
me-went-out = smazzate che hai chiuso
me-knocks = Bussate
me-gins = Gin
me-undercuts = Undercut
me-been-undercut = Undercut subiti
me-dead-hands = Smazzate nulle
me-points = Punti segnati
me-may-is = May-I concessi
me-penalties = Punti contro di me
me-per-hand = Punti a smazzata
me-ratings = Rating
me-ratings-none = Ancora nessuna partita classificata. Un rating si ottiene con le partite fra persone ai tavoli classificati.
me-with-bots = { $game } con i bot
me-rated-matches =
    { $n ->
        [one] dopo { $n } partita classificata
       *[other] dopo { $n } partite classificate
    }
me-rating-chart = Rating, { $game }, partite: { $n }, fra { $low } e { $high }
me-when = Quando
me-rating = Rating
me-as-table = In tabella
me-by-round = Punti per smazzata
me-by-round-words =
    { $n ->
        [one] Gin, la tua ultima smazzata. La linea è il totale: { $sum }.
       *[other] Gin, le tue ultime { $n } smazzate. Le barre sono le smazzate, la linea è il loro totale: { $sum }.
    }
me-by-round-chart =
    { $n ->
        [one] Punti di una smazzata, { $sum } in totale
       *[other] Punti di { $n } smazzate, { $sum } in totale
    }
me-round = Smazzata
me-points-of = Punti
me-sum = Somma
me-deals = Le mie carte e la teoria
me-deals-words = Contiamo tutto quello che hai ricevuto e lo confrontiamo con quello che danno mazzi onesti in altrettante smazzate. Due volte su tre il punto cade nella fascia scura, diciannove su venti in quella chiara.
me-deals-none = Non c’è ancora nulla da contare. Le carte di una smazzata contano quando è finita.
me-deals-note = Contano solo le carte date con le regole usuali. Fra tanti valori, uno cadrà fuori dalla sua fascia per puro caso. Ogni singolo mazzo lo puoi verificare carta per carta:
me-deals-check = verifica le carte
me-counted = Che cosa
me-hands = Mani
me-yours = Tu
me-chance = Caso
me-band = Dove sei
me-deal-deadwood = Carte morte ricevute, a gin
me-deal-aces = Assi, a gin
me-deal-melded-cards = Carte già in combinazioni, a gin
me-deal-pairs = Coppie, a gin
me-deal-wild-cards = Assi come matte, a May-I
me-deal-non-dealer = Non primo mazziere
me-verdict-usual = { $z }: normale
me-verdict-unusual = { $z }: insolito, ma capita
me-verdict-rare = { $z }: raro
me-deadwood = Carte morte ricevute
me-deadwood-words =
    { $n ->
        [one] Una mano di gin, a confronto con dieci milioni di mani di mazzi onesti.
       *[other] { $n } mani di gin, a confronto con dieci milioni di mani di mazzi onesti.
    }
me-deadwood-chart =
    { $n ->
        [one] Quante volte una mano ha ricevuto ogni valore di carte morte, a confronto con il caso
       *[other] Quante volte { $n } mani hanno ricevuto ogni valore di carte morte, a confronto con il caso
    }
