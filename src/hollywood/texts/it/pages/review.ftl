# L’analisi di una partita. Al posto dei valori che sono carte la pagina mostra le carte.

review-title = Analisi: { $game }
review-who = { $names } · { $when }
review-none-title = Ripercorri questa partita
review-none = L’analisi guarda ogni decisione: le scelte, quanto valeva ciascuna, che cosa era fortuna, e gli errori peggiori con i motivi. Il server ci mette fino a un minuto.
review-make = Analizza questa partita
review-again = Riprova
review-record = Alla registrazione
review-waiting =
    { $n ->
        [one] Prima di questa c’è ancora { $n } analisi…
       *[other] Prima di questa ci sono ancora { $n } analisi…
    }
review-preparing = In preparazione… La prima analisi dopo un aggiornamento richiede mezzo minuto in più.
review-working = Valutazione delle decisioni: { $done } di { $all }
review-ready = L’analisi è pronta.
review-failed = Non è stato possibile fare l’analisi
review-progress = Avanzamento dell’analisi
review-stays = Puoi lasciare questa pagina e tornare. L’analisi va avanti.
review-soFar = Trovato finora. Il resto si sta ancora calcolando.
review-details = Tutti i dettagli
review-nothing = In questa partita non si sono date carte, quindi non c’è nulla da analizzare.
review-percent = { $n }%
review-of-match = { $n }% di una partita
review-of-match-points = { $n } punti della partita
review-error = ± { $n }
review-without = A pari fortuna, vittorie in partite così: { $a } { $first }, { $b } { $second }.
review-without-points = A pari fortuna, { $name } avrebbe { $n } punti di vantaggio nella partita.
review-without-even = A pari fortuna, la partita sarebbe pari.
review-unfinished = La partita non è stata giocata fino in fondo. L’analisi riguarda quello che è stato giocato.
review-people = I giocatori
review-rate = Tasso di errore
review-rate-help = Il tasso di errore: millesimi di una vittoria semplice persi per decisione che conta. Più è basso, meglio è. Il bot Circolo ne perde circa 35.
review-counted = Contano { $counted } decisioni su { $all }. Obbligate: { $forced }; troppo incerte: { $close }.
review-lost = Perso per errori
review-result = Risultato
review-luck = Fortuna
review-without-luck = Senza fortuna
review-mark-small = lieve
review-mark-doubtful = dubbio
review-mark-bad = grave
review-mark-very-bad = molto grave
review-marks-small = lievi: { $n }
review-marks-doubtful = dubbi: { $n }
review-marks-bad = gravi: { $n }
review-marks-very-bad = molto gravi: { $n }
review-right = giusta
review-forced = obbligata
review-close = troppo incerta
review-unconfirmed = non confermata
review-graph = Come è andata
review-graph-percent = La probabilità di { $name } di vincere la partita dopo ogni distribuzione e ogni pesca, con tutte le carte scoperte.
review-graph-points = Il vantaggio di { $name }, in punti, dopo ogni distribuzione e ogni pesca, con tutte le carte scoperte.
review-graph-label = Grafico della partita per { $name }, da { $from } a { $to }, smazzate: { $n }. La tabella qui sotto elenca ogni punto.
review-graph-go = Punto del grafico
review-graph-at = Smazzata { $round }, { $what }: { $value }
review-graph-table = Il grafico in tabella
review-round = Smazzata
review-after = Dopo
review-stands = { $name } è a
review-spot-deal = la distribuzione
review-spot-draw = la pesca { $n }
review-spot-end = la fine
review-rounds = Smazzata per smazzata
review-round-of = Smazzata { $n }
review-board-of = Smazzata { $n }, tavolo { $board }
review-end-none = Smazzata nulla: nessuno segna punti.
review-end-unfinished = Non finita.
review-end-knock = { $name } vince { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } bussando.
review-end-undercut = { $name } vince { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con un undercut.
review-end-gin = { $name } vince { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con il gin.
review-end-big_gin = { $name } vince { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con il big gin.
review-worst = Gli errori peggiori
review-worst-none = Nessun errore evidente. Ben giocato!
review-worst-where = Smazzata { $round }, turno { $turn }
review-worst-hand = Mano di { $name }
review-worst-top = In cima agli scarti c’era { $card }.
review-show = Mostra sul tavolo
review-show-of = Mostra sul tavolo: errore { $n }
review-table-name = Il tavolo
review-seen = Mani
review-seen-player = Vista del giocatore
review-seen-open = Tutte le mani
review-earlier = Errore precedente
review-later = Errore successivo
review-round-earlier = Smazzata precedente
review-round-later = Smazzata successiva
review-first-round = Questa è la prima smazzata.
review-last-round = Questa è l’ultima smazzata.
review-no-earlier = Prima di questo passo non ci sono errori.
review-no-later = Dopo questo passo non ci sono errori.
review-moves = Decisioni
review-move = { $name }: { $choice }
review-drawn = { $name } pesca { $card }
review-dealt = La distribuzione, per { $name }
review-luck-of = fortuna { $n }
review-luck-for = fortuna per { $name }: { $n } ± { $error } punti
review-turn = { $name }, turno { $turn }
review-choice = Scelta
review-in-points = Punti
review-in-match = Partita
review-choices = Le scelte, la migliore per prima
review-choices-head = Scelte
review-best = migliore
review-played = giocata
review-exact = Calcolo esatto: tutte le carte che contano erano scoperte.
review-imagined = Da { $n } smazzate simulate al massimo, in base a quello che { $name } poteva sapere.
review-cost = Costo: { $wins } di una vittoria semplice ({ $points } punti).
review-cost-match = Costo: { $wins } di una vittoria semplice ({ $points } punti; { $match }).
review-only = C’era una sola scelta.
review-same = Tutte le scelte valevano lo stesso, quindi non c’era nulla da decidere.
review-close-words = La scelta migliore non è avanti di abbastanza errori standard: comunque sia, non è un errore.
review-unconfirmed-words = La scelta migliore sembrava nettamente avanti, ma un secondo esame non lo ha confermato. Quindi non è un errore.
review-right-words = Era la scelta migliore.
review-no-decision = In questo passo non c’è una decisione.
review-over = La smazzata è finita.
review-behind = dietro alla migliore
review-outlook = vinte { $won }
review-outlook-gin = gin { $n }
review-outlook-undercut = undercut { $n }
review-outlook-drawn = nulle { $n }
review-how = Come si legge
review-how-know = L’analisi giudica le decisioni secondo quello che il giocatore poteva sapere: la propria mano, le carte scoperte e quello che rivelano i passi, le pesche e gli scarti dell’altro. Le carte nascoste non contano mai.
review-how-luck = La fortuna e il grafico si calcolano con tutte le carte scoperte, e non si giudicano. Il risultato senza fortuna è una stima. Se va sotto lo 0% o sopra il 100%, la pagina dice «circa».
review-how-error = ± è un errore standard: l’incertezza delle smazzate simulate. Una decisione conta solo se la differenza è abbastanza sicura.
review-how-again = Ciò che sembra dubbio o peggio viene giocato fino in fondo una seconda volta, in altre smazzate simulate e come prosegue il livello più forte. Un errore è grave solo quanto dicono entrambi i risultati; quanto costa lo dice il secondo.
review-how-accuracy = Precisione: una decisione giusta vale 100, e un errore vale la metà per ogni 0,08 di vittoria semplice che perde. La cifra è la media delle decisioni che contano.
review-how-win = Una vittoria semplice è la differenza, con questo punteggio, fra vincere 20 punti e una smazzata che nessuno vince. Un errore è dubbio da 0,04 di una vittoria semplice, grave da 0,08 e molto grave da 0,16.
review-how-points = Quando nulla può più cambiare il risultato della partita, non conta più nulla.
review-how-interpreted = Questo server lavora senza il suo compilatore: ha simulato meno smazzate, e più decisioni sono troppo incerte.
review-keys = Tasti: le frecce sinistra e destra vanno passo per passo. N e P vanno all’errore successivo e al precedente.
review-won = ha vinto la partita
review-moves-help = Accanto a un errore ci sono i punti che è costato. Accanto a una pesca c’è la sua fortuna.
review-choices-help = Con gli errori standard (±). Sotto: quanto manca alla scelta migliore.
review-graph-keys = Errori: cerchio = { $a }, rombo = { $b }.
review-do-throw = Scarta { $card }
review-do-take = Prendi { $card }
review-do-draw = Pesca
review-do-pass = Passa
review-do-leave = Lascia { $card }
review-do-knock = Bussa con { $left }, scarta { $card }
review-do-gin = Gin, scarta { $card }
review-do-knock-so = Bussa con { $left }, scarta { $card }, cala { $melds }
review-do-gin-so = Gin, scarta { $card }, cala { $melds }
review-do-big-gin = Big gin
review-do-lay =
    { $n ->
        [one] Attacca { $n } carta, restano { $left }
       *[other] Attacca { $n } carte, restano { $left }
    }
review-do-lay-none = Non attaccare nulla, restano { $left }
review-do-show = Mostra la mano
review-do-finish = Fine
review-why-big_gin_missed = { $name } aveva big gin, ma ha scartato { $thrown }.
review-why-gin_missed = { $name } poteva fare gin scartando { $better }, ma ha scartato { $thrown }.
review-why-knock_missed = { $name } poteva bussare con { $left }, ma ha scartato { $thrown } e continuato a giocare.
review-why-went_gin = { $name } ha fatto gin, ma continuare a giocare valeva di più.
review-why-knocked = { $name } ha bussato con { $left }, ma continuare a giocare valeva di più.
review-why-better_ending = { $name } poteva chiudere la smazzata in un modo migliore.
review-why-undercut = Smazzate simulate in cui ha subito undercut: { $share }.
review-why-broke_meld = { $name } ha scartato { $thrown } e ha rotto la combinazione { $meld }. Carte morte rimaste: { $left }. Scartando { $better }: { $could }.
review-why-threw = { $name } ha scartato { $thrown }, ma era meglio { $better }.
review-why-more_deadwood = Carte morte rimaste: { $left } invece di { $could }.
review-why-fewer_outs = Carte vive rimaste per una combinazione: { $live } invece di { $could }.
review-why-taken_up = Smazzate simulate in cui l’altro giocatore prende lo scarto: { $share } invece di { $could }.
review-why-took_last = { $name } ha preso l’ultimo scarto, { $top }.
review-why-left_last = { $name } ha lasciato { $top }.
review-why-took_without_meld = { $name } ha preso { $top }, che non forma una combinazione, sotto gli occhi dell’altro giocatore.
review-why-took_for_meld = { $name } ha preso { $top } per la combinazione { $meld }, ma era meglio una carta del tallone.
review-why-left_meld = { $name } ha lasciato { $top }, che forma la combinazione { $meld }: carte morte { $after } invece di { $before }.
review-why-left_lower = { $name } ha lasciato { $top }, che riduce le carte morte da { $before } a { $after }.
review-why-left_top = { $name } ha lasciato { $top }, ma era meglio prenderla.
review-why-layoffs = Carte morte rimaste a { $name }: { $left }, ma si poteva arrivare a { $could }.
review-why-lay_off = { $card } si attacca a { $meld }.
review-outcome = «{ $played }»: smazzate simulate vinte { $won }, in media { $points } punti. «{ $best }»: vinte { $bestWon }, in media { $bestPoints }.
review-hand-nothing = In questa partita non si sono date carte, quindi non c’è nulla da analizzare.
review-hand-without =
    { $n ->
        [one] A pari fortuna, il favorito per il primo posto sarebbe: { $names }.
       *[other] A pari fortuna, i favoriti per il primo posto sarebbero { $names }, troppo vicini per distinguerli.
    }
review-hand-rate-help = Il tasso di errore: millesimi di una smazzata semplice persi per decisione che conta. Più è basso, meglio è. Una smazzata semplice è quanto valgono 40 punti di penalità per il primo posto. I bot che non cercano ne perdono circa 40. Una fortuna positiva è buona fortuna: altrettanti punti di penalità in meno.
review-hand-graph-percent = La probabilità di ogni giocatore di arrivare primo dopo ogni distribuzione e ogni pesca, con tutte le carte scoperte. Un segno su una linea è un errore molto grave di quel giocatore.
review-hand-graph-label = Probabilità del primo posto, smazzate: { $n }. Alla fine: { $end }. La tabella qui sotto elenca ogni punto.
review-hand-graph-at = Smazzata { $round }, { $what }: { $value }
review-hand-graph-where = Smazzata { $round }, dopo { $what }
review-hand-stands = { $name } { $value }
review-hand-round = Smazzata
review-hand-rounds = Smazzata per smazzata
review-hand-round-of = Smazzata { $n }: { $contract }
review-hand-seen = Carte
review-hand-end-went_out = Chiude { $name }. Punti di penalità: { $left }.
review-hand-end-stock_exhausted = Il tallone è finito. Punti di penalità: { $left }.
review-hand-end-turn_cap = Nessuno ha chiuso entro il limite di turni. Punti di penalità: { $left }.
review-hand-end-left = { $name } { $points }
review-hand-worst-where = Smazzata { $round }, { $contract }, turno { $turn }
review-hand-round-earlier = Smazzata precedente
review-hand-round-later = Smazzata successiva
review-hand-first-round = Questa è la prima smazzata.
review-hand-last-round = Questa è l’ultima smazzata.
review-hand-in-points = Penalità
review-hand-in-match = Primo posto
review-hand-imagined = Da { $n } smazzate simulate al massimo, in base a quello che { $name } poteva sapere.
review-hand-cost = Costo: { $wins } di una smazzata semplice ({ $points } punti).
review-hand-cost-match = Costo: { $wins } di una smazzata semplice ({ $points } punti; { $match }).
review-hand-over = La smazzata è finita.
review-hand-choices-all = Mostra tutte le { $n } scelte
review-hand-choices-few = Mostra solo le scelte migliori
review-hand-outlook = chiude { $out }
review-hand-outlook-beaten = qualcun altro { $n }
review-hand-outlook-drawn = nessuno { $n }
review-hand-how-know = L’analisi giudica le decisioni secondo quello che il giocatore poteva sapere: la propria mano, le carte scoperte e quello che gli altri avevano fatto fino ad allora. Le carte nascoste non contano mai. Anche non chiamare uno scarto è una decisione. L’analisi la elenca se chiamare May-I era meglio.
review-hand-how-accuracy = Precisione: una decisione giusta vale 100, e un errore vale la metà per ogni 0,08 di smazzata semplice che perde. La cifra è la media delle decisioni che contano.
review-hand-how-win = Una smazzata semplice è quanto valgono 40 punti di penalità per la probabilità del primo posto, con i totali prima della smazzata. Un errore è dubbio da 0,04 di una smazzata semplice, grave da 0,08 e molto grave da 0,16.
review-hand-moves-help = Accanto a un errore c’è quanto è costato, accanto a una pesca la sua fortuna: in percentuale della probabilità del primo posto.
review-hand-outcome = «{ $played }»: in media { $points } punti di penalità, smazzate simulate chiuse { $out }. «{ $best }»: in media { $bestPoints }, chiuse { $bestOut }.
review-do-leave-it = Lascia { $card }
review-do-call = Chiama May-I per { $card }
review-do-allow = Concedi la chiamata per { $card }
review-do-deny = Nega la chiamata per { $card }
review-do-withdraw = Ritira la chiamata
review-do-lay-down = Cala { $melds }
review-do-lay-on = Attacca { $card } a { $melds }
review-do-displace = Metti { $card } al posto di una matta in { $melds }
review-why-call_missed_nearer = { $name } non ha chiamato May-I per { $top }. Con questa carta, quelle che mancano al contratto sono { $could } invece di { $missing }.
review-why-call_missed_nearer_complete = { $name } non ha chiamato May-I per { $top }, che completa il contratto.
review-why-left_nearer_complete = { $name } ha pescato dal tallone e lasciato { $top }, che completa il contratto.
review-why-call_missed = { $name } non ha chiamato May-I per { $top }, ma era meglio chiamare.
review-why-called_nearer = { $name } ha chiamato May-I per { $top }. Aiuta il contratto, ma non abbastanza da ripagare la carta in più.
review-why-called = { $name } ha chiamato May-I per { $top }, che non aiuta il contratto.
review-why-left_nearer = { $name } ha pescato dal tallone e lasciato { $top }. Con questa carta, quelle che mancano al contratto sono { $could } invece di { $missing }.
review-why-left_fitting = { $name } ha pescato dal tallone e lasciato { $top }, che si attacca sul tavolo.
review-why-took_nearer = { $name } ha preso { $top }, che aiuta il contratto, ma era meglio una carta del tallone.
review-why-took = { $name } ha preso { $top }, che non aiuta il contratto.
review-why-allowed = { $name } ha concesso { $top } a chi ha chiamato, ma era meglio negare la chiamata.
review-why-denied = { $name } ha negato la chiamata per { $top }, ma era meglio concederla.
review-why-broke_plan = { $name } ha scartato { $thrown }, che serve al contratto. Carte che mancano ora: { $missing }. Scartando { $better }: { $could }.
review-why-kept_dear = Vale { $thrown }. L’altra carta vale { $better }.
review-why-fits_table = Si attacca sul tavolo per chiunque abbia calato.
review-hand-why-fewer_outs = Carte vive rimaste che aiutano il contratto: { $live } invece di { $could }.
review-why-held_down = { $name } poteva calare { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, ma non lo ha fatto.
review-why-laid_down = { $name } ha calato { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, ma era meglio aspettare.
review-why-laid_otherwise = { $name } ha calato in un modo che, dopo aver attaccato tutto, lascia { $left ->
        [one] { $left } punto
       *[other] { $left } punti
    }. In un altro modo ne restano { $could }.
review-why-kept_off = { $name } non ha attaccato { $card }.
review-why-laid_off = { $name } ha attaccato { $card }, ma era meglio tenerla.
review-why-other_play = { $name } aveva una giocata migliore.
