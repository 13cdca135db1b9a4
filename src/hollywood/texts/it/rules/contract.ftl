# Le regole di un tavolo di contract rummy, frase per frase.

contract-title-game = Il gioco
contract-title-deal = La distribuzione
contract-title-contracts = I contratti
contract-title-melds = Gruppi e scale
contract-title-turn = Il turno
contract-title-calling = May I?
contract-title-laying-down = Calare
contract-title-laying-off = Attaccare
contract-title-going-out = Chiudere
contract-title-last-hand = L’ultima smazzata
contract-title-scoring = Il punteggio

## Un contratto, e il gioco in una riga

contract-meld-sets =
    { $n ->
        [one] un gruppo
       *[other] { SPELL($n) } gruppi
    }
contract-long-sets =
    { $n ->
        [one] un gruppo da { SPELL($length) }
       *[other] { SPELL($n) } gruppi da { SPELL($length) }
    }
contract-meld-runs =
    { $n ->
        [one] una scala
       *[other] { SPELL($n) } scale
    }
contract-long-runs =
    { $n ->
        [one] una scala da { SPELL($length) }
       *[other] { SPELL($n) } scale da { SPELL($length) }
    }
contract-range = da { SPELL($low) } a { SPELL($high) }
contract-one-hand = una smazzata, { $contract }
contract-hands = { SPELL($n) } smazzate, la prima { $first }, l’ultima { $last }
contract-wild-line = matte: { $ranks }
contract-no-wild-line = nessuna matta
contract-calls-none = niente May-I
contract-calls-free = May-I senza limiti
contract-calls =
    { $n ->
        [one] un May-I a smazzata
       *[other] { SPELL($n) } May-I a smazzata
    }
contract-line = Contract rummy, { $players } giocatori: { $hands }; { $wild }; { $calls }; vince il totale più basso.

## Il gioco e la distribuzione

contract-players =
    { $jokers ->
        [0] { $players } giocatori, { PACKS($packs) } da 52 carte, nessun jolly.
        [one] { $players } giocatori, { PACKS($packs) } da 52 carte, più un jolly.
       *[other] { $players } giocatori, { PACKS($packs) } da 52 carte, più { SPELL($jokers) } jolly.
    }
contract-players-shuffled =
    { $jokers ->
        [0] { $players } giocatori, { PACKS($packs) } da 52 carte mescolati insieme, nessun jolly.
        [one] { $players } giocatori, { PACKS($packs) } da 52 carte mescolati insieme, più un jolly.
       *[other] { $players } giocatori, { PACKS($packs) } da 52 carte mescolati insieme, più { SPELL($jokers) } jolly.
    }
contract-match =
    { $n ->
        [one] Una partita è di una smazzata. Ogni giocatore cerca di calarne il contratto, cioè un certo numero di gruppi e scale, e poi di liberarsi di tutte le altre carte.
       *[other] Una partita è di { SPELL($n) } smazzate. In ciascuna ogni giocatore cerca di calare il contratto di quella smazzata, cioè un certo numero di gruppi e scale, e poi di liberarsi di tutte le altre carte.
    }
contract-first-dealer-random =
    Il primo mazziere è estratto a sorte. Poi si dà a turno in senso orario.
contract-first-dealer-chosen =
    I giocatori scelgono chi dà le carte per primo. Poi si dà a turno in senso orario.
contract-dealt = In ogni smazzata ogni giocatore riceve { CARDS($n) }.
contract-dealt-below = I contratti qui sotto dicono quante carte riceve ogni giocatore.
contract-upcard = La carta successiva si gira e dà inizio agli scarti. Le altre formano il tallone.
contract-rows = Che cosa si cala in ogni smazzata:
contract-row = smazzata { $n }

## Gruppi e scale

contract-set = Un gruppo è formato da almeno { CARDS($n) } dello stesso valore, di semi qualsiasi.
contract-run =
    Una scala è formata da almeno { CARDS($n) } consecutive dello stesso seme. Può cominciare in basso { $low ->
        [A] dall’asso
       *[other] dal due
    } e arrivare in alto fino { $high ->
        [A] all’asso
       *[other] al re
    }.
contract-no-wild = Nessuna carta fa da matta.
contract-wild = { $ranks } fanno da matta: ognuna di queste carte può valere qualsiasi carta in un gruppo o in una scala.
contract-naturals =
    { $n ->
        [one] In ogni gruppo e in ogni scala ci vuole almeno una carta naturale, cioè che non faccia da matta.
       *[other] In ogni gruppo e in ogni scala ci vogliono almeno { SPELL($n) } carte naturali, cioè che non facciano da matta.
    }
contract-no-naturals = Un gruppo o una scala può essere di sole matte.
contract-few-wilds = Nessun gruppo e nessuna scala può avere più matte che altre carte, nemmeno dopo che vi si è attaccato.
contract-wilds-apart = In una scala due matte non possono stare una accanto all’altra, nemmeno dopo che vi si è attaccato.

## Il turno

contract-turn =
    Comincia il giocatore alla sinistra del mazziere. Al tuo turno prendi la prima carta del tallone o degli scarti,
    cala e attacca quello che puoi e vuoi, poi scarta una carta.
contract-down-draws = Chi ha calato non può più prendere gli scarti e pesca sempre dal tallone.
contract-rediscard-allow = Una carta appena presa si può scartare nello stesso turno.
contract-rediscard-forbid = Una carta appena presa dagli scarti non si può scartare nello stesso turno.
contract-stock-shuffle_discards_keep_top =
    Quando il tallone finisce, tutti gli scarti tranne quello in cima si mescolano e formano un nuovo tallone. Se
    ancora non c’è nulla da pescare, la smazzata finisce e tutti contano le carte che hanno in mano.
contract-stock-hand_ends =
    Quando il tallone è finito e qualcuno deve pescare, la smazzata finisce e tutti contano le carte che hanno in mano.
contract-turn-cap = Una smazzata finisce anche dopo { $n } turni, senza vincitore.

## Chiedere fuori turno

contract-no-calls = Nessuno può chiedere una carta fuori turno.
contract-who-others_not_laid_down =
    Prima che il giocatore di turno peschi, ogni altro giocatore che non ha ancora calato può chiedere la carta in cima
    agli scarti: «May I?», «Posso?».
contract-who-others =
    Prima che il giocatore di turno peschi, ogni altro giocatore, anche chi ha già calato, può chiedere la carta in
    cima agli scarti: «May I?», «Posso?».
contract-own-discard = Può chiederla anche chi l’ha scartata.
contract-no-own-discard = Chi l’ha scartata non può chiederla.
contract-late-calls =
    Se il giocatore di turno pesca dal tallone, gli altri possono ancora chiamare la carta finché lui non cala, attacca
    o scarta. Allora la chiamata non può essere negata.
contract-priority-first_then_clockwise =
    Se la chiedono in più d’uno, la ottiene il primo. Se la chiedono nello stesso momento, la ottiene il più vicino in
    senso orario al giocatore di turno.
contract-priority-clockwise =
    Se la chiedono in più d’uno, la ottiene il più vicino in senso orario al giocatore di turno, chiunque sia stato il
    primo.
contract-withdraw = Un giocatore può ritirare la sua chiamata. In tal caso vale quella di un altro.
contract-no-withdraw = Una chiamata non si può ritirare.
contract-allowed-active_draws_stock_or_next_discard =
    { $penalty ->
        [0] Il giocatore di turno concede la chiamata o la nega. Se la concede, chi ha chiamato prende la carta. Poi il giocatore di turno pesca dal tallone o prende lo scarto successivo.
       *[other] Il giocatore di turno concede la chiamata o la nega. Se la concede, chi ha chiamato prende la carta, più { CARDS($penalty) } dal tallone. Poi il giocatore di turno pesca dal tallone o prende lo scarto successivo.
    }
contract-allowed-active_draws_stock =
    { $penalty ->
        [0] Il giocatore di turno concede la chiamata o la nega. Se la concede, chi ha chiamato prende la carta. Poi il giocatore di turno pesca dal tallone.
       *[other] Il giocatore di turno concede la chiamata o la nega. Se la concede, chi ha chiamato prende la carta, più { CARDS($penalty) } dal tallone. Poi il giocatore di turno pesca dal tallone.
    }
contract-denied-forced = Chi nega una chiamata deve prendere lo scarto, e chi ha chiamato non riceve nulla.
contract-denied-free =
    Chi nega una chiamata può comunque pescare dal tallone o prendere lo scarto; chi ha chiamato non riceve nulla.
contract-per-turn =
    { $n ->
        [one] In un turno si può concedere al massimo una chiamata.
       *[other] In un turno si possono concedere al massimo { SPELL($n) } chiamate.
    }
contract-unlimited = In una smazzata un giocatore può chiamare quante volte vuole.
contract-limit-granted_only =
    { $n ->
        [0] In una smazzata non si può concedere a nessuno alcuna chiamata.
        [one] In una smazzata si può concedere a ogni giocatore una chiamata.
       *[other] In una smazzata si possono concedere a ogni giocatore { SPELL($n) } chiamate.
    }
contract-limit-all_calls =
    { $n ->
        [0] In una smazzata nessun giocatore può chiamare.
        [one] In una smazzata ogni giocatore può fare una chiamata, concessa o no.
       *[other] In una smazzata ogni giocatore può fare { SPELL($n) } chiamate, concesse o no.
    }
contract-max-cards = Dopo una chiamata un giocatore non può avere in mano più di { $n } carte.

## Calare e attaccare

contract-lay-down = Quando hai il contratto, puoi calarlo al tuo turno, dopo aver pescato.
contract-laydown-exact =
    Cala esattamente i gruppi e le scale del contratto, non di più. Ognuno può essere più lungo di quanto richiesto.
contract-laydown-minimum =
    Cala almeno i gruppi e le scale del contratto. Puoi aggiungerne altri degli stessi tipi, e ognuno può essere più
    lungo di quanto richiesto.
contract-laydown-least =
    Cala esattamente i gruppi e le scale del contratto, nessuno più lungo di quanto richiesto. Dopo puoi attaccare altre
    carte.
contract-same-rank = Due dei tuoi gruppi possono essere dello stesso valore.
contract-no-same-rank = I tuoi gruppi devono essere tutti di valori diversi.
contract-touching = Due delle tue scale dello stesso seme possono toccarsi o sovrapporsi.
contract-no-touching =
    { $n ->
        [1] Due delle tue scale dello stesso seme non possono toccarsi né sovrapporsi.
       *[other] Tra due delle tue scale dello stesso seme devono restare liberi almeno { SPELL($n) } valori.
    }
contract-layoff-any_meld_on_table =
    Al tuo turno puoi attaccare le carte adatte a qualsiasi gruppo o scala sul tavolo, tuoi o di un altro giocatore.
contract-layoff-own_melds = Al tuo turno puoi attaccare le carte adatte ai tuoi gruppi e alle tue scale.
contract-layoff-down = Prima devi aver calato il tuo contratto.
contract-layoff-before = Puoi farlo anche prima di aver calato il tuo contratto.
contract-layoff-same-turn = Puoi attaccare nello stesso turno in cui cali.
contract-layoff-later = Non puoi attaccare nel turno in cui cali.
contract-displace-runs_only_to_end_of_same_run =
    In una scala, la carta che una matta rappresenta può prenderne il posto. La matta va allora a una delle due
    estremità di quella scala, e in nessun altro posto.
contract-displace-never = Una matta resta al suo posto.
contract-displace-runs_only_to_hand =
    In una scala, la carta che una matta rappresenta può prenderne il posto. Il giocatore prende allora la matta in
    mano.
contract-displace-runs_only_to_hand_played_at_once =
    In una scala, la carta che una matta rappresenta può prenderne il posto. Il giocatore prende allora la matta in
    mano e deve attaccarla prima di fare altro.

## Chiudere, l’ultima smazzata, il punteggio

contract-out = La smazzata finisce quando un giocatore non ha più carte.
contract-out-free = L’ultima carta la puoi scartare, oppure giocare come le altre.
contract-out-discard = L’ultima carta la devi scartare.
contract-last-hand =
    La smazzata { $n } finisce in un altro modo: chi cala deve calare tutta la mano in una volta, come { $contract },
    senza che resti una carta da scartare.
contract-last-hand-calls = Devono trovare posto anche le carte ottenute con May-I.
contract-scoring =
    { $n ->
        [one] Chi chiude non segna nulla. Dopo una smazzata vince il totale più basso. A parità di totale la vittoria è divisa.
       *[other] Chi chiude non segna nulla. Dopo { SPELL($n) } smazzate vince il totale più basso. A parità di totale la vittoria è divisa.
    }
contract-out-in-one-turn = A chi cala e chiude nello stesso turno si tolgono { POINTS($n) }.
contract-points = Gli altri segnano punti per le carte che hanno ancora in mano:
contract-rank-range = da { RANK($low) } a { RANK($high) }
