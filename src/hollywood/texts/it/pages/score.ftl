# I segnapunti delle partite con carte vere.

score-title = Segnapunti
score-lead = Segna i punti di una partita con carte vere. Funziona senza rete e tutto resta in questo browser.
score-new = Nuovo segnapunti
score-again = Di nuovo gli stessi
score-again-these = { $title }: di nuovo gli stessi
score-running = In corso
score-over = Finite
score-none = Non c’è ancora nessun segnapunti.
score-go-on = Continua
score-look = Guarda
score-drop = Elimina
score-drop-this = Elimina { $title }
score-dropped = Il segnapunti è eliminato.
score-restore = Annulla
score-rounds =
    { $n ->
        [one] { $n } smazzata
       *[other] { $n } smazzate
    }
score-more = Risultati, file, segnapunti vuoti
score-unkept = Questo browser non conserva nulla, forse per una finestra privata. Il segnapunti si perde se chiudi la pagina. Condividi il link per conservarlo.
score-unkept-full = La memoria di questo dispositivo è piena: l’ultima riga non viene conservata. Fai spazio o condividi il link del segnapunti.
score-missing-sheet = Questo browser non ha questo segnapunti.
score-all = Tutti i segnapunti
score-failed = Non ha funzionato. Riprova.
score-no-network = Le somme le fa una parte di queste pagine che si scarica una volta. Collegati un momento alla rete e riprova.
score-doubt = Smazzata { $n }: { $words }
score-adding = Somma in corso …
score-problem = Tutto quello che hai scritto è conservato, ma ora non si può sommare: { $words }
score-try-again = Riprova
score-undo = Annulla
score-redo = Ripeti
score-undo-none = Non c’è niente da annullare.
score-redo-none = Non c’è niente da ripetere.
score-lines = Tutte le smazzate, per modificarle
score-lines-none = Non c’è ancora nessuna smazzata.
score-paper = Torna al segnapunti
score-share = Condividi e stampa
score-head = Titolo, nomi, primo mazziere
score-round = Smazzata { $n }
score-hand = Smazzata numero { $n }
score-deals = dà le carte { $name }
score-against = { $name } contro { $other }
score-box = { $name } è nel box
score-sits-out = { $names } sta fuori
score-ended = La partita è finita
score-ended-winner = Vince: { $names }
score-ended-line = Puoi ancora cambiare ogni smazzata.
score-print = Stampa
score-who = Chi fa punti?
score-who-knocked = Chi ha bussato?
score-how = Come?
score-how-knock = Bussata
score-how-gin = Gin
score-how-big_gin = Big gin
score-how-undercut = Undercut
score-how-draw = Nulla
score-how-net = Saldo dei tavoli
score-tables = Tavoli
score-table = Tavolo { $n }
score-table-done = completo
score-net = Solo il saldo
score-points = Punti
score-way = Che cosa scrivi
score-way-points = Punti
score-way-deadwood = Morte
score-way-cards = Carte
score-deadwood-knocker = Chi bussa
score-deadwood-defender = Difensore
score-keys = Tasti dei numeri
score-keys-back = Cancella l’ultima cifra
score-next = Avanti
score-write = Segna
score-write-hand = Segna
score-missing-who = Scegli prima chi fa punti.
score-missing-how = Scegli prima come è finita la smazzata.
score-missing-points = Scrivi prima i punti.
score-missing-deadwood = Scrivi prima le carte morte.
score-penalties = Punti di ognuno
score-out = Ha chiuso
score-cards = Carte rimaste in mano
score-cards-back = Togli l’ultima carta
score-left =
    { $n ->
        [one] { $n } carta rimasta
       *[other] { $n } carte rimaste
    }
score-extras = Altro su questa smazzata
score-extras-hand = Altro su questa smazzata
score-extras-used = , in uso
score-times = Questa smazzata vale
score-times-help = I punti scritti valgono come sono. Le carte morte vengono moltiplicate.
score-boxes = Caselle di questa smazzata
score-boxes-help = Vuoto: secondo le regole.
score-swept = Hanno vinto tutti i compagni della squadra
score-sat-out = È stato fuori
score-one-turn = Calato e chiuso in un solo turno: { $n } in meno
score-note = Nota
score-told-points = { $name }: { $how }, { $points }
score-told-deadwood = { $name }: { $how }, { $own } contro { $other }
score-told-penalty = { $name } { $what }
score-insert = Inserisci una smazzata sopra
score-insert-above = Inserisci una smazzata sopra la { $n }
