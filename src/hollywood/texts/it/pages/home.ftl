# La pagina iniziale.

home-title = Siediti al tavolo di Hollywood
home-short = Gin rummy e May-I
home-line = L’Hollywood gin è il gin rummy su tre colonne di punteggio insieme: ogni vittoria vale in tre giochi al massimo. Giocalo qui, con i suoi parenti e con May-I, il contract rummy.
home-turn = Tocca a me
home-play-on = Continua
home-bot = Contro un bot
home-bot-line = Hollywood gin, carte date subito.
home-bot-more = Un altro gioco o bot
home-here = Giocare offline
home-friend = Invita un amico
home-friend-line = Apri un tavolo e manda il link. Si siede chi arriva per primo.
home-people = Contro una persona
home-open = Tavoli aperti
home-open-line = Gioca con chi sta aspettando, o guarda una partita.
home-resume = Torna ai tuoi tavoli
home-resume-all = Tutte le mie partite
home-fair = Carte che puoi verificare
home-fair-line = Ogni mazzo è sigillato prima di dare le carte. Anche tu contribuisci a mescolare, e dopo la smazzata puoi provare che nessuno l’ha cambiato.
home-sheet = Il vero segnapunti Hollywood
home-sheet-line = Tre colonne con caselle, cappotti e conto finale, tenute per te come sulla carta.
home-access = Per tutti
home-access-line = Carte grandi, quattro colori, tutto da tastiera, adatto agli screen reader.
home-games = I giochi
home-games-rules = Come si gioca
home-games-play = Gioca
home-new = Mai giocato a gin? Lo impari in dieci minuti
