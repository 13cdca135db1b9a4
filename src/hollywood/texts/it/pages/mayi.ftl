# Il tavolo di May-I.

mayi-number-1 = uno
mayi-number-2 = due
mayi-number-3 = tre
mayi-number-4 = quattro
mayi-number-5 = cinque
mayi-set-one = un gruppo
mayi-set-many = { $count } gruppi
mayi-run-one = una scala
mayi-run-many = { $count } scale
mayi-of-length = { $what } da { $least }

mayi-hand-of = Smazzata { $number } di { $hands }
mayi-hand-contract = Da calare: { $contract }
mayi-hand-last = L’ultima smazzata: { $contract }, con tutte le carte in una volta e senza scarto.
mayi-hand-last-short = Tutte le carte insieme, niente scarto
mayi-wild = Matte: { $cards }
mayi-wild-none = Nessuna matta
mayi-wild-jokers = jolly
mayi-wild-rank-A = assi
mayi-wild-rank-2 = due
mayi-wild-rank-3 = tre
mayi-wild-rank-4 = quattro
mayi-wild-rank-5 = cinque
mayi-wild-rank-6 = sei
mayi-wild-rank-7 = sette
mayi-wild-rank-8 = otto
mayi-wild-rank-9 = nove
mayi-wild-rank-T = dieci
mayi-wild-rank-J = fanti
mayi-wild-rank-Q = regine
mayi-wild-rank-K = re

mayi-players = Giocatori
mayi-you = Tu
mayi-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
mayi-down = ha calato
mayi-dealer = mazziere
mayi-in-turn = di turno
mayi-called = May I?
mayi-passed = passa
mayi-penalty =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
mayi-calls-left =
    { $n ->
        [one] ancora { $n } chiamata
       *[other] ancora { $n } chiamate
    }
mayi-calls-of = May-I { $left }
mayi-away = assente
mayi-known = Prese dagli scarti e ancora in mano: { $cards }

mayi-stock = Tallone
mayi-pile = Scarti
mayi-pile-empty = Non ci sono scarti
mayi-thrown-by = scarto di { $name }
mayi-thrown-deal = girata alla distribuzione

mayi-table = Combinazioni sul tavolo
mayi-table-none = Nessuno ha ancora calato.
mayi-melds-of = Combinazioni di { $name }
mayi-melds-yours = Le tue combinazioni
mayi-meld-set = Gruppo di { $rank }
mayi-meld-run = Scala di { $suit }, da { $low } a { $high }
mayi-meld-wild-set = Gruppo di matte
mayi-meld-wild-run = Scala di matte
mayi-meld-cards = { $meld }: { $cards }
mayi-meld-of = Combinazione { $number }, { $owner }. { $meld }
mayi-stands-for = { $card } come { $rank }
mayi-meld-add = Attacca qui { $card }
mayi-meld-choose = Scegli dalla tua mano una carta che si attacca qui
mayi-meld-chosen-many = Attacca una carta alla volta: scegline una.
mayi-lay-elsewhere = Qui non si attacca { $card }.

mayi-hand = La tua mano
mayi-hand-short =
    { $n ->
        [one] Per calare manca { $n } carta
       *[other] Per calare mancano { $n } carte
    }
mayi-hand-short-all =
    { $n ->
        [one] Per chiudere manca { $n } carta
       *[other] Per chiudere mancano { $n } carte
    }
mayi-hand-ready = Puoi calare
mayi-hand-complete = Le tue carte bastano per calare
mayi-hand-group = inizio di una combinazione
mayi-hand-wild = matta
mayi-hand-fits = si attacca sul tavolo

mayi-trays = Che cosa cali
mayi-trays-help = Scegli le carte e tocca un riquadro. Tocca una carta nel riquadro per riprenderla. In una scala la sposti con Alt e le frecce.
mayi-tray-set = Gruppo
mayi-tray-run = Scala
mayi-tray-numbered = { $kind } { $number }
mayi-tray-least = { $least } o più
mayi-tray-label = { $name }, { $least } o più
mayi-tray-put =
    { $n ->
        [one] Mettila in: { $tray }
       *[other] Metti { $n } carte in: { $tray }
    }
mayi-tray-state-short = { $n } di { $least }
mayi-tray-state-good = va bene
mayi-tray-state-bad = non va
mayi-tray-state-asking = controllo
mayi-tray-back = { $card }, in { $tray }; torna in mano
mayi-tray-as = come { $rank }
mayi-tray-order-label = Riordina: { $tray }
mayi-tray-remove = Togli questo riquadro
mayi-tray-more-set = Un altro gruppo
mayi-tray-more-run = Un’altra scala
mayi-trays-best = Riempi al meglio
mayi-trays-best-none = Le tue carte non bastano ancora per calare.
mayi-trays-clear = Svuota
mayi-trays-down = Cala
mayi-trays-left =
    { $n ->
        [one] Resterebbe { $n } carta: { $cards }
       *[other] Resterebbero { $n } carte: { $cards }
    }
mayi-trays-left-none = Non resterebbe nessuna carta: chiudi.
mayi-trays-all = In questa smazzata ogni carta deve stare in un riquadro.
mayi-trays-missing = Manca ancora: { $trays }
mayi-said-put = { $cards }: ora in { $tray }
mayi-said-back = { $card }: di nuovo nella tua mano
mayi-said-moved = { $card }: posto { $place } di { $of }
mayi-said-filled = La scelta migliore è nei riquadri: { $melds }
mayi-said-order = { $tray }: { $cards }

mayi-draw = Pesca
mayi-draw-hold = Pesca appena si può
mayi-draw-queued = Pesca in attesa
mayi-draw-unqueue = Non pescare ancora
mayi-take = Prendi { $card }
mayi-discard = Scarta
mayi-discard-card = Scarta { $card }
mayi-discard-choose = Scegli la carta da scartare.
mayi-discard-one = Scegli una sola carta da scartare.
mayi-discard-in-tray = Questa carta è in un riquadro: prima toglila.

mayi-offer-may = Posso avere { $card }?
mayi-offer-may-price =
    { $n ->
        [one] Riceveresti anche { $n } carta dal tallone.
       *[other] Riceveresti anche { $n } carte dal tallone.
    }
mayi-offer-call = May I?
mayi-offer-pass = Passa
mayi-offer-withdraw = Ritira
mayi-offer-own = Hai scartato { $card }. Puoi ancora chiamare la carta.
mayi-offer-passed = Lasci andare { $card }.
mayi-offer-called-first = Hai chiamato { $card }. Risponde { $name }.
mayi-offer-called-behind = Hai chiamato { $card }, dopo { $first }. Risponde { $name }.
mayi-offer-wait = Possono ancora chiamare { $card }: { $names }.
mayi-offer-wait-draw = Gli altri possono ancora chiamare. Tu puoi prendere { $card } subito.
mayi-offer-queued = Pescherai subito dopo. Premi di nuovo per annullare.
mayi-offer-longer = Serve più tempo a: { $names }
mayi-offer-order = Ordine delle chiamate: { $names }
mayi-offer-settling = Un momento: gli altri stanno decidendo.
mayi-offer-ask = { $name } chiede: posso avere { $card }?
mayi-offer-allow = Concedi
mayi-offer-deny = Nega
mayi-offer-allow-means =
    { $n ->
        [one] { $name } riceve { $card } e { $n } carta dal tallone; poi peschi tu.
       *[other] { $name } riceve { $card } e { $n } carte dal tallone; poi peschi tu.
    }
mayi-offer-allow-means-free = { $name } riceve { $card }; poi peschi tu.
mayi-offer-deny-means = Devi prendere tu { $card }.
mayi-offer-deny-means-free = Nessuno riceve { $card }; peschi, o prendi tu la carta.
mayi-offer-seconds =
    { $n ->
        [one] ancora { $n } secondo
       *[other] ancora { $n } secondi
    }
mayi-offer-others = { $name } decide su { $card }.
mayi-must-take-plain = Hai negato la chiamata: devi prendere { $card }.
mayi-lapsed = { $name } riceve { $card }. La tua chiamata decade.

mayi-turn-draw = Tocca a te: pesca, o prendi { $card }.
mayi-turn-draw-only = Tocca a te: pesca una carta.
mayi-turn-play = Cala o scarta.
mayi-turn-play-down = Attacca quello che va bene, poi scarta.
mayi-turn-play-last = Cala tutte le carte, o scarta.
mayi-turn-other = Gioca { $name }.
mayi-turn-other-draw = Sta per pescare { $name }.
mayi-turn-over = La smazzata è finita.

mayi-wishes = Offerte
mayi-wishes-pass = Passa su tutto
mayi-wishes-ask-if-nearer = Chiede se serve
mayi-wishes-call-if-nearer = Chiama se serve
mayi-wishes-want = chiama { $cards }
mayi-wishes-never = mai { $cards }
mayi-wishes-no-may-i = A questo tavolo non c’è May-I.

mayi-story-dealt = Smazzata { $n }. Mazziere: { $name }. Carta scoperta: { $card }.
mayi-story-drew-you = Peschi.
mayi-story-drew-other = { $name } pesca.
mayi-story-drewCard-you = Peschi { $card }.
mayi-story-drewCard-other = { $name } pesca { $card }.
mayi-story-penalty-you = Ricevi anche una carta dal tallone.
mayi-story-penalty-other = { $name } riceve anche una carta dal tallone.
mayi-story-penaltyCard-you = Ricevi anche { $card } dal tallone.
mayi-story-penaltyCard-other = { $name } riceve anche { $card } dal tallone.
mayi-story-took-you = Prendi { $card }.
mayi-story-took-other = { $name } prende { $card }.
mayi-story-called-you = Chiami May-I.
mayi-story-called-other = { $name } chiama May-I.
mayi-story-withdrawn-you = Ritiri la tua chiamata.
mayi-story-withdrawn-other = { $name } ritira la chiamata.
mayi-story-denied-you = La tua chiamata è negata.
mayi-story-denied-other = La chiamata di { $name } è negata.
mayi-story-granted-you = La tua chiamata è concessa: ricevi { $card }.
mayi-story-granted-other = La chiamata di { $name } è concessa: { $card }.
mayi-story-reshuffled =
    { $n ->
        [one] Gli scarti si mescolano: il nuovo tallone ha { $n } carta.
       *[other] Gli scarti si mescolano: il nuovo tallone ha { $n } carte.
    }
mayi-story-laidDown-you = Cali: { $melds }.
mayi-story-laidDown-other = { $name } cala: { $melds }.
mayi-story-laidOff-you = Attacchi { $card } alla combinazione { $n }.
mayi-story-laidOff-other = { $name } attacca { $card } alla combinazione { $n }.
mayi-story-takenBack-you = Riprendi { $cards }.
mayi-story-takenBack-other = { $name } riprende { $cards }.
mayi-story-displaced-top-you = Metti { $card } nella combinazione { $n }; la matta va in alto.
mayi-story-displaced-top-other = { $name } mette { $card } nella combinazione { $n }; la matta va in alto.
mayi-story-displaced-bottom-you = Metti { $card } nella combinazione { $n }; la matta va in basso.
mayi-story-displaced-bottom-other = { $name } mette { $card } nella combinazione { $n }; la matta va in basso.
mayi-story-displaced-hand-you = Metti { $card } nella combinazione { $n } e prendi la matta.
mayi-story-displaced-hand-other = { $name } mette { $card } nella combinazione { $n } e prende la matta.
mayi-story-discarded-you = Scarti { $card }.
mayi-story-discarded-other = { $name } scarta { $card }.
mayi-story-out = La smazzata è finita. Ha chiuso { $name }.
mayi-story-nobody = La smazzata è finita. Nessuno ha chiuso.

mayi-offer-heard = { $card }: posso? M, o P per passare.
mayi-offer-heard-answer = A: concedi. N: nega.
mayi-pass-nobody = Ora nulla aspetta una tua risposta.
mayi-take-none = Prendi
mayi-lay-off = Attacca
mayi-key-take = Prendi la carta in cima agli scarti


mayi-pile-none = vuoti
mayi-pile-short = girata

mayi-trays-short = Riquadri
mayi-trays-left-count =
    { $n ->
        [one] Resterebbe { $n } carta
       *[other] Resterebbero { $n } carte
    }

mayi-penalty-short = { $n } p.
mayi-key-lay = Calare; dopo, attaccare
mayi-undo = Riprendi
