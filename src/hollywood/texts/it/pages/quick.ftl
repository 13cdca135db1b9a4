# Gioca subito: quale gioco, e l’attesa di qualcuno.

quick-title = Gioca subito
quick-lead = Giochi contro la prossima persona che vuole lo stesso gioco.
quick-game = Gioco
quick-clock = Tempo a turno
quick-clock-none = Senza orologio
quick-clock-seconds = { $n } secondi
quick-rated = Classificata
quick-rated-help = La partita conta per il rating di tutti i giocatori e ha un orologio.
quick-go = Trova un avversario
quick-looking = Stiamo cercando qualcuno con cui giocare …
quick-stay = Resta su questa pagina. La partita comincia quando arriva qualcuno che vuole lo stesso gioco.
quick-nobody = Non è ancora arrivato nessuno. Puoi aspettare ancora, o giocare contro un bot.
quick-bot = Gioca contro un bot
quick-bots = Gioca contro i bot
quick-cancel = Annulla
