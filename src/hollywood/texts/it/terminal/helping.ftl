# Aiuto al tavolo: che cosa si scrive e che cosa fa. Bastano le lettere tra parentesi.

help-row = { $what }: { $effect }
help-turn = Al tuo turno, d pesca e t prende lo scarto; poi scrivi la carta da scartare: 7h.
help-first-gin = k bussa, g fa gin. Dopo una bussata: attacca 3s a 1 attacca, b gioca la risposta migliore.
help-first-contract = m chiede uno scarto: May I? cala cala il contratto, attacca 9c a 2 attacca.
help-new = Prima volta? Scrivi scopo. h mostra la tua mano, s il foglio, consiglio consiglia; ? aiuta, q esce.
help-more = In qualsiasi momento: scopo, mano [h], tavolo, memoria, ultimo, foglio [s], [r]egole, ordinare, consiglio, prova, fortuna, esci [q]. Scrivi ? altro per i dettagli.
help-cards = Le carte si scrivono con valore e seme: 7h è il sette di cuori, tc il dieci di fiori, ad l’asso di quadri. Vanno bene anche parole e maiuscole: sette di cuori.
help-short = Ogni parola si può accorciare finché resta chiara. Basta una lettera tra parentesi. Vanno bene anche le parole inglesi.
help-parts = Le regole hanno queste parti: { $titles }.
help-rules-how = Scrivi regole e una parola di un titolo, oppure regole tutte.

## Gin.

help-type-draw = pesca [d]
help-does-draw = la prima carta del tallone
help-type-take = prendi [t]
help-does-take = la prima carta degli scarti
help-type-pass = [p]assa
help-does-pass = lascia la carta scoperta all’altro
help-type-discard = 7h
help-does-discard = scarta il sette di cuori (anche: scarta 7h, x 7h)
help-type-knock = bussa [k] 7h
help-does-knock = scartala e bussa con le combinazioni migliori; bussa da solo sceglie la carta
help-type-knock-with = bussa 7h con 3c 3d 3h / 7s 8s 9s
help-does-knock-with = bussa con le combinazioni che dici
help-type-gin = [g]in
help-does-gin = bussa senza carte morte; big: big gin, se le regole lo prevedono
help-type-lay = attacca [l] 3s a 1
help-does-lay = dopo una bussata: attacca una carta alla combinazione 1
help-type-best = meglio [b]
help-does-best = dopo una bussata: tutto al meglio, in una volta
help-type-show = mostra
help-does-show = dopo una bussata: smetti di attaccare e mostra la mano
help-type-finish = finisci
help-does-finish = smetti di attaccare, se hai bussato tu

## May-I.

help-type-may-i = chiama [m]
help-does-may-i = chiedi lo scarto fuori turno; Invio lo lascia andare
help-type-auto = auto, chiedi
help-does-auto = non chiedermi più di May-I; torna a chiedermelo
help-type-nearer = utile
help-does-nearer = chiedimi solo delle carte che mi servono; utile may-i: chiamale da solo
help-type-answer = concedi [a], [n]ega
help-does-answer = rispondi a un May-I nel tuo turno; se neghi, devi prendere lo scarto
help-type-maybe = forse
help-does-maybe = chiama, ma fammi decidere di nuovo prima della risposta
help-type-withdraw = ritira [w]
help-does-withdraw = ritira la tua chiamata finché vale
help-type-want = voglio Kd 9h
help-does-want = chiamale da solo; voglio nessuna: cancellale
help-type-never = mai Kd 9h
help-does-never = non chiamarle mai; mai nessuna: cancellale
help-type-stay = resta
help-does-stay = i tuoi desideri valgono per tutta la partita, o di nuovo solo per questa smazzata
help-type-down = cala
help-does-down = cala il contratto con le combinazioni migliori
help-type-down-melds = cala 3c 3d 3h / 5c As 7c 8c
help-does-down-melds = cala le combinazioni che dici, le scale dal basso in alto
help-type-add = attacca [l] 9c a 2
help-does-add = attacca una carta alla combinazione 2, o scambiala; può seguire alto o basso
help-type-swap = scambia 6c in 2
help-does-swap = mettila al posto di una matta, che va in alto o in basso
help-type-undo = riprendi
help-does-undo = riprendi l’ultima calata o l’ultima carta attaccata; tutti lo vedono
help-type-discard-end = 7h
help-does-discard-end = scarta il sette di cuori e finisci il turno (anche: scarta 7h, x 7h)

## Every game.

help-type-hand = mano [h]
help-does-hand = le tue carte
help-type-sort = ordinare combinazione
help-does-sort = ordina le carte per combinazione; ordinare seme, ordinare valore: per seme, per valore
help-type-table = tavolo
help-does-table = le carte sul tavolo
help-type-memory = memoria
help-does-memory = le carte che gli altri hanno preso dagli scarti e tengono ancora, e gli scarti per semi
help-type-last = ultimo
help-does-last = che cosa è successo dal tuo ultimo turno
help-type-sheet = foglio [s]
help-does-sheet = il punteggio
help-type-rules = [r]egole
help-does-rules = le parti delle regole; regole e una parola: una di esse; regole tutte: tutte
help-type-hint = consiglio
help-does-hint = che cosa farebbe il giocatore più forte, e perché; consiglio veloce: uno più veloce
help-type-goal = scopo
help-does-goal = lo scopo del gioco, in poche righe
help-type-proof = prova
help-does-proof = il sigillo del mazzo; dopo la smazzata, da che cosa è nato
help-type-luck = fortuna TESTO
help-does-luck = aggiungi le tue parole alla prossima mescolata
help-type-quit = esci [q]
help-does-quit = esci; la partita resta e si può riprendere
