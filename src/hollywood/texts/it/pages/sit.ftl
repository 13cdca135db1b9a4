# Sedersi, il posto su un altro dispositivo e ciò che può fare chi ospita. Si carica con queste parti.

sit-name = Come ti chiami?
sit-nameHelp = Lascia vuoto, e inventiamo un nome per te.
sit-do = Siediti
sit-game = A che cosa si gioca
sit-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
sit-house = Regole della casa
sit-houseNone = Si gioca con le regole abituali di questo gioco.
sit-rules = Tutte le regole
sit-noClock = Nessuna fretta: i turni non hanno orologio.
sit-live =
    { $n ->
        [one] Hai { $n } secondo a turno.
       *[other] Hai { $n } secondi a turno.
    }
sit-days =
    { $n ->
        [one] Hai { $n } giorno a turno.
       *[other] Hai { $n } giorni a turno.
    }
sit-rated = Questa partita vale per il rating.
sit-invite = Invita gli altri
sit-qrName = Codice QR con il link di questo tavolo
sit-qrHelp = Inquadralo con la fotocamera di un telefono.
sit-freed = Non hai più questo posto. Se ce n’è uno libero, puoi sederti di nuovo.
sit-elsewhere = Hai un posto qui su un altro dispositivo?
sit-take = Continua qui al mio posto
sit-takeTitle = Continua al tuo posto
sit-takeHelp = Sull’altro dispositivo apri il menu del tavolo e scegli «Gioca su un altro dispositivo». Lì c’è il codice.
sit-code = Codice
sit-taken = Ora giochi su questo dispositivo.
sit-moveHelp = Inquadralo con l’altro dispositivo. Oppure apri lì il link di questo tavolo, scegli «Continua qui al mio posto» e scrivi il codice.
sit-moveQr = Codice QR con cui un altro dispositivo continua al tuo posto
sit-moveLasts =
    { $n ->
        [one] Il codice vale una volta, per { $n } minuto.
       *[other] Il codice vale una volta, per { $n } minuti.
    }
sit-moveAgain = Nuovo codice
sit-here = Gioca di nuovo qui
sit-host = Ospita
sit-hostHelp = Chi ospita può mettere in pausa la partita e lasciar andare qualcuno.
sit-nudge = Sollecita
sit-nudgeName = Sollecita { $name }
sit-nudgeDone = { $name } ha ricevuto il sollecito.
sit-pause = Metti in pausa
sit-pauseHelp = Nessun orologio corre e nessuno può giocare finché non riprendi, al massimo per dieci minuti.
sit-resume = Riprendi
sit-out = Lascia andare
sit-outName = Lascia andare { $name }
sit-outHelp = Un bot continua per chi lasci andare. A chi è presente lo si chiede prima. Il posto resta suo, e può riprenderlo.
sit-freeHelp = Se lasci andare qualcuno, il suo posto si libera.
sit-outAsked = Lo si chiede a { $name }, che ha un minuto per rispondere.
sit-outRated = In una partita classificata non ci sono pause e nessuno può andarsene.
sit-outDays = Quando un turno dura giorni, non ci sono pause, e sugli assenti decide solo l’orologio.
sit-mute = Silenzia
sit-muteName = Silenzia { $name }
sit-unmute = Riascolta
sit-unmuteName = Riascolta { $name }
sit-chatOpen = La chat è aperta
sit-doorsOpen = Gli spettatori possono guardare
sit-doorsHelp = Altrimenti chi guarda deve andare quando tutti i posti sono occupati.
sit-spectators = Spettatori
sit-sendOff = Fai uscire
sit-sendOffName = Fai uscire { $name }
sit-noName = Qualcuno senza nome
