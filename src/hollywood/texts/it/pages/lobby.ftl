# I tavoli aperti, e quelli da guardare.

lobby-title = Sala
lobby-lead = Gioca con chi sta aspettando, o apri un tavolo tuo.
lobby-quick = Gioca subito
lobby-new = Apri un tavolo
lobby-open = In attesa di giocatori
lobby-open-none = In questo momento nessuno aspetta. Apri un tavolo: il prossimo che arriva lo vede qui.
lobby-playing = Partite da guardare
lobby-playing-none = In questo momento non ci sono partite aperte agli spettatori.
lobby-sit = Siediti
lobby-back = Continua
lobby-watch = Guarda
lobby-filter = Mostra
lobby-filter-all = Tutti i giochi
lobby-fresh = L’elenco si aggiorna da solo.
lobby-count =
    { $n ->
        [one] { $n } tavolo
       *[other] { $n } tavoli
    }
