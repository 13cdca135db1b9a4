# The engine that plays and adds up in this browser: its start, and what can go wrong with it.

engine-loading = Preparazione del gioco
engine-bytes = { $done } di { $all } MB
engine-again = Riprova
engine-network = Non è stato possibile scaricare il gioco. Controlla la connessione, poi riprova.
engine-damaged = Il gioco non è arrivato intero. Riprova.
engine-unsupported = Questo browser è troppo vecchio per giocare offline. Usane uno più recente.
engine-crashed = Il gioco si è fermato. La tua partita è salvata; riprova.
