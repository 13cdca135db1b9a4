# Che cosa decide ogni impostazione delle regole, in una riga, e quali valori può avere.

allowed-whole = un numero intero da { $low } a { $high }
allowed-flag = true (sì) o false (no)
allowed-maybe = none (niente) o { $values }
allowed-list = un elenco da { $fewest } a { $most } voci, ciascuna { $values }
allowed-distinct = un elenco da { $fewest } a { $most } voci diverse, ciascuna { $values }
allowed-part = un gruppo delle impostazioni { $names }
allowed-switch = attivo o disattivo
allowed-contract = da uno a cinque di S (gruppo) e R (scala), con lunghezze speciali, come SSR o S3R7
allowed-points = punti per ogni valore una volta, come { $example }
setting-refused = { $name } non può essere { $value }: { $allowed }

## Gin.

about-gin-family = il tipo di gioco
about-gin-players = quante persone siedono al tavolo
about-gin-form = chi gioca contro chi: due giocatori; tre, di cui uno fuori; compagni a più tavoli
about-gin-decks = quanti mazzi da 52 carte si usano
about-gin-hand_size = quante carte riceve ogni giocatore
about-gin-set_sizes = quante carte dello stesso valore fanno un gruppo
about-gin-run_min = la scala più corta
about-gin-run_suits = le carte di una scala devono essere dello stesso seme
about-gin-ace = assi nelle scale: solo sotto il due; anche sopra il re; anche tra re e due
about-gin-ace_points = quanto conta un asso tra le carte morte
about-gin-face_points = quanto contano fante, regina o re tra le carte morte
about-gin-first_dealer = chi dà le carte per primo
about-gin-next_dealer = chi dà le carte dopo una smazzata segnata
about-gin-dealer_after_draw = chi dà le carte dopo una smazzata nulla
about-gin-upcard_option = la carta scoperta si offre a chi non dà le carte, poi a chi le dà
about-gin-both_pass = come comincia chi non dà le carte quando entrambi passano sulla carta scoperta
about-gin-rediscard_taken = si può scartare una carta nel turno in cui è stata presa
about-gin-knock_limit = il massimo di carte morte per bussare; 0: solo gin
about-gin-knock_discard = se lo scarto di chi bussa è scoperto o coperto
about-gin-oklahoma = la prima carta scoperta fissa il limite per bussare
about-gin-oklahoma_ace = quale limite fissa un asso scoperto in Oklahoma
about-gin-spade_doubles = una carta scoperta di picche raddoppia i punti della smazzata in Oklahoma
about-gin-multiplier = per quanto si moltiplicano i punti di ogni smazzata
about-gin-layoff = il difensore può attaccare carte
about-gin-layoff_on_gin = si può attaccare a un gin
about-gin-knocker_layoff = anche chi bussa può attaccare alle combinazioni del difensore
about-gin-gin_bonus = punti per il gin, oltre alle carte morte del difensore
about-gin-gin_bonus_allowed = i premi per il gin che la pagina ammette; none: qualsiasi
about-gin-undercut_bonus = punti per l’undercut, oltre alla differenza
about-gin-undercut_on_tie = se a pari carte morte è undercut
about-gin-gin_undercut = che cosa succede al gin se anche il difensore non ha carte morte
about-gin-big_gin = punti per undici carte in combinazioni; none: niente big gin
about-gin-stock_floor = quante carte restano nel tallone quando la smazzata è nulla
about-gin-stock_end = alla fine del tallone si può ancora prendere l’ultimo scarto per bussare
about-gin-turn_cap = dopo quanti turni una smazzata finisce senza vincitore
about-gin-scoring = più giochi insieme, o uno solo
about-gin-games = quante colonne ha il foglio
about-gin-games_at_once = quanti giochi sono aperti insieme in una serie continua; none: tutti
about-gin-credit = che cosa apre la colonna successiva: le proprie vittorie, o le smazzate segnate da chiunque
about-gin-closed_entry = una prima voce il cui gioco è già finito: va al prossimo aperto, o si perde
about-gin-target = con quanti punti finisce un gioco
about-gin-series_end = quando finisce la partita
about-gin-overall = chi vince la partita: più giochi, solo tutti i giochi, o il conteggio maggiore
about-gin-game_bonus = punti per un gioco vinto
about-gin-shutout = che cosa riceve chi vince se l’altro non ha segnato nel gioco
about-gin-shutout-kind = questi punti al posto del premio, in più, o tutta la colonna raddoppiata
about-gin-shutout-points = i punti; non servono se la colonna si raddoppia
about-gin-box_bonus = punti per ogni smazzata vinta, non contati per il traguardo
about-gin-gin_extra_boxes = caselle in più per gin e big gin
about-gin-undercut_extra_boxes = caselle in più per l’undercut
about-gin-partners_extra_boxes = caselle in più se vincono tutti i compagni di un lato
about-gin-doubled_boxes = le caselle contano di più in una smazzata che vale il doppio
about-gin-third_game_doubled = l’ultima colonna conta doppio
about-gin-sweep_doubled = tutto conta doppio quando un lato vince tutti i giochi
about-gin-settlement = chi paga, e quanto
about-gin-stake = denaro per punto, in centesimi; 0: solo per i punti
about-gin-rounding = i punti si arrotondano a questo multiplo prima di pagare

## Contract games.

about-contract-family = il tipo di gioco
about-contract-players = quante persone possono sedere al tavolo
about-contract-decks = quanti mazzi da 52 carte si usano
about-contract-jokers = quanti jolly ci sono nel mazzo
about-contract-deal = quante carte riceve ogni giocatore, smazzata per smazzata
about-contract-contracts = che cosa si deve calare, smazzata per smazzata: S un gruppo, R una scala
about-contract-set_min = il gruppo più piccolo
about-contract-run_min = la scala più corta
about-contract-wild = le matte; XX: jolly
about-contract-min_naturals_per_meld = quante carte di una combinazione non devono essere matte
about-contract-more_wilds_than_naturals = se una combinazione può avere più matte che altre carte
about-contract-wilds_side_by_side = se in una scala due matte possono stare una accanto all’altra
about-contract-run_low = la carta più bassa di una scala
about-contract-run_high = la carta più alta di una scala
about-contract-laydown = si calano esattamente le combinazioni del contratto, o anche altre degli stessi tipi, oppure esattamente queste e nessuna più lunga di quanto richiesto
about-contract-duplicate_rank_sets = due gruppi di un contratto possono avere lo stesso valore
about-contract-adjacent_same_suit_runs = due scale di un contratto possono toccarsi o sovrapporsi in un seme
about-contract-run_gap = quanti valori ci sono tra due scale dello stesso seme, se non possono toccarsi
about-contract-take_after_laying_down = se chi ha calato può prendere gli scarti
about-contract-layoff_requires_down = bisogna aver calato prima di attaccare
about-contract-layoff_same_turn = si può attaccare nel turno in cui si cala
about-contract-layoff_targets = dove si può attaccare
about-contract-displace_ace = se una carta naturale può prendere il posto di una matta, e dove va questa
about-contract-may_i = le regole di May-I; none: niente chiamate
about-contract-may_i-who = chi può chiamare: chi non ha calato, o tutti gli altri
about-contract-may_i-when = fino a quando si può chiamare
about-contract-may_i-per_turn = quante chiamate si possono concedere in un turno
about-contract-may_i-limit = quante chiamate può ottenere un giocatore in una smazzata
about-contract-may_i-max_cards = quante carte si possono avere dopo una chiamata
about-contract-may_i-penalty_cards = quante carte del tallone vengono con lo scarto
about-contract-may_i-deny_forces_discard = chi nega una chiamata deve prendere lo scarto
about-contract-may_i-priority = chi riceve la carta: chi chiama per primo (a pari, in senso orario), o il prossimo in senso orario
about-contract-may_i-withdraw = si può ritirare una chiamata
about-contract-may_i-counted = quali chiamate contano per il limite
about-contract-may_i-after = che cosa può pescare chi è di turno dopo aver concesso una chiamata
about-contract-may_i_own_discard = si può chiamare il proprio scarto
about-contract-go_out_without_discard = si può chiudere senza scartare
about-contract-last_hand = l’ultima smazzata: tutte le carte insieme, senza scarto; o come le altre
about-contract-points = quanto conta ogni carta rimasta in mano
about-contract-out_in_one_turn = punti tolti a chi cala e chiude nello stesso turno
about-contract-first_dealer = chi dà le carte per primo
about-contract-next_dealer = chi dà la prossima smazzata
about-contract-winner = chi vince la partita
about-contract-total_tie = che cosa succede se più giocatori hanno il totale più basso
about-contract-stock_exhausted = che cosa succede quando il tallone finisce
about-contract-rediscard_taken = si può scartare una carta nel turno in cui è stata presa
about-contract-turn_cap = dopo quanti turni una smazzata finisce senza vincitore

## Impostazioni che si contraddicono, e altre che non si possono leggere.

clash-form = players={ $players } contraddice form={ $form }, che richiede { $seats } giocatori
clash-gin_bonus = gin_bonus non può essere { $bonus }: queste regole conoscono { $known } (gin_bonus_allowed)
clash-oklahoma = oklahoma=true contraddice knock_limit=0: dove vale solo il gin, nessuna carta fissa un limite
clash-spade_doubles = spade_doubles=true richiede oklahoma=true: solo lì conta la carta scoperta
clash-layoff = { $name }=true contraddice layoff=false
clash-scoring = scoring={ $scoring } contraddice games={ $games }: un gioco solo è una colonna
clash-one-game = { $name }=true contraddice games=1: servono più giochi
clash-overall = overall=all_three contraddice series_end=two_wins: una partita che finisce a due giochi non si vince mai vincendoli tutti
clash-at-once = games_at_once={ $at_once } contraddice games={ $games }: una serie continua ha più giochi di quelli aperti insieme
clash-running-two = games_at_once={ $at_once } contraddice series_end=two_wins: una serie continua va avanti finché finiscono tutti i giochi
clash-running-doubled = games_at_once={ $at_once } contraddice third_game_doubled=true: una serie continua non ha un terzo gioco da raddoppiare
clash-partners = partners_extra_boxes={ $n } contraddice form={ $form }: le vincono solo i compagni
clash-doubled-extra = doubled_boxes=extra richiede gin_extra_boxes o undercut_extra_boxes: senza caselle in più non raddoppia nulla
clash-none = { $name }=none contraddice games={ $games }: solo un gioco unico non ne ha bisogno
clash-hands = deal ha { $deal } smazzate, ma contracts { $contracts }: danne tante dell’uno quante dell’altro
clash-pack = players={ $players } con deal={ $deal } richiede { $needed } carte; decks={ $decks } e jokers={ $jokers } ne danno { $cards }
clash-no-jokers = wild=XX richiede jolly nel mazzo (jokers=0)
clash-tame-jokers = jokers={ $jokers } li richiede come matte: un jolly non è altro (wild)
clash-contract-cards = il contratto { $contract } della smazzata { $n } richiede { $least } carte; deal={ $deal }, tutte le chiamate e una pesca ne danno { $most }
clash-contract-run = il contratto { $contract } chiede una scala di più di { $longest } carte (run_low, run_high)
clash-last-hand = il contratto { $contract } dell’ultima smazzata ha posto per { $room } carte; deal={ $deal } e una pesca ne danno { $cards }, tutte da combinare (last_hand)
clash-least-naturals = laydown=least dà al contratto { $contract } combinazioni con meno carte di min_naturals_per_meld={ $naturals }
clash-least-last-hand = laydown=least cala { $least } carte per il contratto { $contract } dell’ultima smazzata; deal={ $deal } e una pescata ne danno { $cards }, tutte da combinare (last_hand)
clash-run_gap = run_gap={ $gap } richiede adjacent_same_suit_runs=false: le scale che possono toccarsi non hanno bisogno di distanza
clash-layoff_same_turn = layoff_same_turn=false richiede layoff_requires_down=true: chi può attaccare prima di calare può farlo in ogni turno
setting-unread = non si può leggere l’impostazione { $setting }: scrivi nome=valore, come target=150
setting-twice = { $name } è indicato due volte: ne basta una
setting-off = { $name } è disattivo: lascia stare le sue impostazioni
setting-at-table = { $name } non può essere { $value } a un tavolo: { $allowed }
setting-players = non si può essere in { $n }: questo gioco è per { $allowed }
setting-players-gin = non si può essere in { $n }: il gin è per 2, 3, 4, 6 o 8
