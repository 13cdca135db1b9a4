# Aprire un tavolo.

new-title = Apri un tavolo
new-lead = Scegli un gioco, e con chi vuoi giocare.
new-game = Gioco
new-gin = Gin
new-contract = Contract rummy
new-houses = Altri giochi a contratti e regole di famiglie
new-who = Gioca con
new-who-bot = Bot
new-who-invite = Amici (link)
new-who-lobby = Chiunque
new-who-bot-help = I bot prendono tutti gli altri posti, e le carte si danno subito.
new-who-invite-help = Ricevi un link. Trova il tavolo solo chi ha il link.
new-who-lobby-help = Il tavolo è nella sala finché i posti non sono tutti occupati.
new-players = Giocatori
new-players-partners = Quattro, sei o otto giocatori formano due squadre di compagni.
new-bot = Quanto sono forti i bot
new-bots = Posti per i bot
new-clock = Tempo per pensare
new-clock-none = Senza orologio
new-clock-live = In diretta
new-clock-days = A distanza
new-clock-seconds = Secondi a turno
new-clock-turn-days = Giorni a turno
new-hold = Tempo per May-I
new-hold-value =
    { $n ->
        [one] { $n } secondo
       *[other] { $n } secondi
    }
new-hold-zero = nessuno
new-hold-help = Il giocatore successivo aspetta così a lungo prima di pescare, perché gli altri possano chiamare.
new-calls-hours =
    { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
new-calls-help = Uno scarto aspetta così a lungo chi può chiamarlo. Quando tutti hanno risposto, si continua prima.
new-stand-in = Quando il tempo di qualcuno è scaduto
new-stand-in-ask = Decidono gli altri
new-stand-in-turn = Un bot gioca il turno
new-stand-in-back = Un bot gioca fino al ritorno
new-stand-in-help = Chi si siede è d’accordo. Senza orologio il tempo scade dopo due minuti di assenza o cinque minuti senza giocare.
new-stand-in-rated = In una partita classificata decidono solo gli altri.
new-pace = I bot giocano
new-pace-quick = In fretta
new-pace-normal = Normalmente
new-pace-slow = Con calma
new-rated = Classificata
new-rated-help = La partita conta per il rating di tutti i giocatori. Ha un orologio di almeno { $n } secondi a turno, e nessuna regola della casa.
new-rated-rules = Hai impostato regole della casa. Una partita classificata usa le regole proprie del gioco.
new-spectators = Spettatori ammessi
new-chat = Chat
new-memory = Promemoria
new-memory-help = Tutti possono rivedere gli scarti, e quali carte prese scoperte gli altri hanno ancora in mano.
new-memory-rated = Una partita classificata non ha promemoria.
new-options = Al tavolo
new-more = Regole della casa
new-more-help = Puoi cambiare ogni regola del gioco.
new-more-search = Cerca una regola
new-more-none = Nessuna regola corrisponde.
new-more-changed =
    { $n ->
        [one] { $n } regola cambiata
       *[other] { $n } regole cambiate
    }
new-more-reset = Torna alle regole usuali
new-more-usual = di solito { $value }
new-group-form = Giocatori e distribuzione
new-group-melds = Combinazioni e carte
new-group-play = Gioco
new-group-knock = Bussare e attaccare
new-group-score = Punti e bonus
new-group-match = La partita e il segnapunti
new-group-settle = Conto finale
new-group-contract = Smazzate e contratti
new-group-laying = Calare e attaccare
new-group-may_i = May-I
new-group-other = Altre regole
new-summary = Il tavolo
new-checking = Controllo delle regole…
new-problem = Queste regole non stanno insieme
new-submit-bot = Dai le carte
new-submit-invite = Apri il tavolo e ricevi il link
new-submit-lobby = Apri il tavolo
new-one-per-line = Separa le voci con una virgola.
new-value-yes = sì
new-value-no = no
new-label = «{ $label }»
new-labelled = «{ $label }: { $value }»
new-saved = Le tue regole
new-saved-yours = Regole conservate
new-saved-choose = Scegli delle regole
new-saved-name = Un nome per queste regole
new-saved-help = Questo browser conserva il gioco, le sue regole della casa e il numero di giocatori.
new-saved-help-account = Il tuo account tiene il gioco, le sue regole della casa e il numero di giocatori, su ogni dispositivo.
new-saved-nameless = Prima dai un nome alle regole.
new-saved-keep = Conserva
new-saved-kept = { $name } è conservato in questo browser.
new-saved-kept-account = { $name } è nel tuo account.
new-saved-refused = Questo browser non conserva nulla. Salva le regole in un file.
new-saved-remove = Elimina
new-saved-removed = { $name } è eliminato.
new-saved-link = Copia un link
new-saved-copied = Il link è copiato. Apre questo modulo con le tue regole.
new-saved-file = Salva in un file
new-saved-open = Apri un file
new-saved-opened = { $name } è nel modulo. Conserva le regole per usarle di nuovo.
new-saved-unread = Questo file non contiene regole che si possano leggere qui.
