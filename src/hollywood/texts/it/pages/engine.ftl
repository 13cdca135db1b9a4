# The engine in the browser: how far its start is, and why it cannot run.

engine-loading = Il gioco si sta caricando
engine-fetching = Caricamento del gioco: { $loaded } di { $total } MB
engine-starting = Il gioco si avvia…
engine-problem-network = Non è stato possibile scaricare il gioco. Controlla la connessione, poi riprova.
engine-problem-damaged = Il gioco non è arrivato intero. Riprova.
engine-problem-unsupported = Questo browser è troppo vecchio per giocare offline. Usane uno più recente.
engine-problem-crashed = Il gioco si è fermato. Le partite e i fogli salvati non sono persi; avvialo di nuovo.
engine-again = Avvia di nuovo
