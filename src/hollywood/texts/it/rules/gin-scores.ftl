# Che cosa segna e paga un tavolo di gin, frase per frase.

## Una smazzata

gin-difference = Entrambi contano le loro carte morte. Chi ha bussato, se ne ha meno, segna la differenza.
gin-undercut-tie =
    Se il difensore ha gli stessi punti o meno, fa undercut: segna la differenza e in più { POINTS($n) }.
gin-undercut =
    A parità di punti nessuno segna. Se il difensore ne ha meno, fa undercut: segna la differenza e in più {
    POINTS($n) }.
gin-gin-scores = Il gin segna tutte le carte morte del difensore e in più { POINTS($n) }.
gin-bonuses = (Non tutti i tavoli sono d’accordo: il bonus per il gin può essere { $bonuses }.)
gin-gin-undercut-never = Il gin non subisce mai undercut, nemmeno se anche il difensore è senza carte morte.
gin-gin-undercut-no_score = Se anche il difensore è senza carte morte, nessuno segna punti.
gin-gin-undercut-undercut =
    Se anche il difensore è senza carte morte, perfino il gin subisce undercut: il difensore segna { POINTS($n) }.
gin-big-gin-scores = Il big gin segna tutte le carte morte del difensore e in più { POINTS($n) }.
gin-multiplier = I punti di ogni smazzata si moltiplicano per { $n }.
gin-spade-doubles = Se la carta scoperta è di picche, i punti della smazzata, bonus compresi, valgono il doppio.

## Il segnapunti

gin-single =
    { $who ->
        [side] Si giocano smazzate e se ne sommano i punti finché una squadra arriva a { POINTS($target) }.
       *[player] Si giocano smazzate e se ne sommano i punti finché un giocatore arriva a { POINTS($target) }.
    }
gin-single-won = Così si vince il gioco. Una smazzata nulla non vale punti.
gin-columns = Si giocano { SPELL($games) } giochi insieme, ciascuno nella sua colonna del segnapunti.
gin-running =
    { $n ->
        [one] Si giocano { SPELL($games) } giochi, ciascuno nella sua colonna del segnapunti. Uno solo è aperto; quando finisce, comincia il successivo.
       *[other] Si giocano { SPELL($games) } giochi, ciascuno nella sua colonna del segnapunti. Ne sono aperti { SPELL($n) } insieme; quando uno finisce, comincia il successivo.
    }
gin-credit-wins =
    { $games ->
        [2] La tua prima vittoria vale nel primo gioco; dalla seconda in poi, ogni vittoria vale in entrambi.
        [3] La tua prima vittoria vale nel primo gioco, la seconda nei primi due; dalla terza in poi, ogni vittoria vale in tutti e tre.
       *[other] La tua prima vittoria vale nel primo gioco, la seconda nei primi due, la terza nei primi tre e così via; dalla { ORDINAL($games) } in poi, ogni vittoria vale in tutti e { SPELL($games) }.
    }
gin-closed-entry-shift =
    Se in un gioco la tua prima annotazione arriva quando quel gioco è già finito, passa al prossimo gioco ancora
    aperto.
gin-closed-entry-forfeit = Un’annotazione per un gioco già finito va persa.
gin-credit-rounds =
    { $games ->
        [2] I punti della prima smazzata valgono nel primo gioco, chiunque li vinca; dalla seconda smazzata in poi, tutti i punti valgono in entrambi.
        [3] I punti della prima smazzata valgono nel primo gioco, quelli della seconda nei primi due, chiunque li vinca; dalla terza smazzata in poi, tutti i punti valgono in tutti e tre.
       *[other] I punti della prima smazzata valgono nel primo gioco, quelli della seconda nei primi due, quelli della terza nei primi tre e così via, chiunque li vinca; dalla { ORDINAL($games) } smazzata in poi, tutti i punti valgono in tutti e { SPELL($games) }.
    }
gin-dead-hand = Una smazzata nulla non vale punti.
gin-game-over =
    { $who ->
        [side] Un gioco finisce quando una squadra vi raggiunge { POINTS($target) }. Nella sua colonna non si scrive più.
       *[player] Un gioco finisce quando un giocatore vi raggiunge { POINTS($target) }. Nella sua colonna non si scrive più.
    }
gin-series-end-all_three =
    { $games ->
        [2] La partita continua finché sono finiti entrambi i giochi.
       *[other] La partita continua finché sono finiti tutti e { SPELL($games) } i giochi.
    }
gin-series-end-two_wins =
    { $who ->
        [side] La partita finisce quando una squadra ha vinto { SPELL($n) } giochi.
       *[player] La partita finisce quando un giocatore ha vinto { SPELL($n) } giochi.
    }
gin-overall-two_of_three =
    { $games ->
        [3] Chi vince due giochi su tre vince la partita.
       *[other] Chi vince più giochi vince la partita.
    }
gin-overall-all_three =
    { $games ->
        [2] Vince la partita solo chi vince entrambi i giochi.
       *[other] Vince la partita solo chi vince tutti e { SPELL($games) } i giochi.
    }
gin-overall-net = Vince la partita chi è in attivo nel conto finale.

## Il conto finale

gin-game-bonus =
    { $games ->
        [1] Chi vince riceve in più { POINTS($n) } per la vittoria.
       *[other] Chi vince un gioco riceve in più { POINTS($n) } per la vittoria.
    }
gin-shutout-replace_game_bonus =
    Se chi perde non ha segnato nemmeno un punto nel gioco, è cappotto: il vincitore riceve invece { POINTS($n) }.
gin-shutout-add =
    Se chi perde non ha segnato nemmeno un punto nel gioco, è cappotto: il vincitore riceve altri { POINTS($n) }.
gin-shutout-double =
    Se chi perde non ha segnato nemmeno un punto nel gioco, è cappotto: il totale del vincitore in quel gioco
    raddoppia.
gin-boxes =
    Ogni smazzata vinta è una casella. Alla fine una casella vale { POINTS($n) }, per l’uno come per l’altro. Le
    caselle non contano per arrivare a { $target }.
gin-no-boxes = Ogni smazzata vinta è una casella, ma qui le caselle non danno punti.
gin-gin-boxes = Il gin vince in più { BOXES($n) }.
gin-undercut-boxes = Un undercut vince in più { BOXES($n) }.
gin-partners-boxes = Se vincono tutti i compagni di un lato, il lato riceve in più { BOXES($n) }.
gin-doubled-boxes-extra = In una smazzata che vale il doppio, anche le caselle in più valgono il doppio.
gin-doubled-boxes-all = In una smazzata che vale il doppio, anche le sue caselle valgono il doppio.
gin-no-bonuses = Non ci sono bonus.
gin-doubled =
    { $games ->
        [1] Il gioco vale il doppio.
       *[other] L’ultimo gioco vale il doppio.
    }
gin-sweep = Chi vince tutti i giochi è pagato il doppio.
gin-honor = Si gioca solo per i punti: le regole non fissano alcun pagamento.
gin-settled =
    { $bonuses ->
        [yes] Dopo aver aggiunto bonus e caselle, chi ha il totale più basso paga la differenza a chi ha il più alto.
       *[no] Chi ha il totale più basso paga la differenza a chi ha il più alto.
    }
gin-box-pays = Il box paga ciascuno degli altri, oppure ciascuno degli altri paga il box.
gin-pairs-pay =
    Si regolano i conti a coppie: ogni giocatore con l’avversario della prima smazzata, e ogni coppia paga l’intera
    differenza.
gin-rounding = I pagamenti si arrotondano a passi di { POINTS($n) }.
gin-stake-cents =
    { $n ->
        [one] Un punto vale un centesimo.
       *[other] Un punto vale { SPELL($n) } centesimi.
    }
gin-stake = Un punto vale { $money } in denaro.
