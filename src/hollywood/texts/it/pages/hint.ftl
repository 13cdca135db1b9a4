# Consigli: che cosa farebbe un giocatore forte, e perché.

hint-button = Consiglio
hint-key = Che cosa farebbe un giocatore forte?
hint-thinking = Il giocatore più forte ci pensa…
hint-close = Chiudi il consiglio
hint-notYet = I consigli sono per le tue decisioni. Aspetta il tuo turno.
hint-quick = Il giocatore più forte si sta ancora preparando. Questo è il consiglio di uno più veloce.
hint-says = Consiglio: { $words }
