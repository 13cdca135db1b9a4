# Che cosa è andato storto, in una riga: che cosa si dice a chi gioca con i comandi.

error-players = i giocatori di questa partita sono { $names }: al tavolo del terminale c’è posto per una persona e per bot il cui nome finisce con il tipo, come Greta (greedy)
error-no-player = non c’è un giocatore { $name }: hanno giocato { $names }
error-name = --name non è un nome: { $why }
error-name-of-bot = --name non può essere { $name }: così si chiamano i bot
error-not-written = non si può scrivere { $path }: { $why }. La partita è salvata fin qui; per continuare: { $command }
error-no-folder = non si può salvare una partita in { $folder }: { $why }. Indica un file con --record FILE
error-is-folder = { $path } è una cartella: indica il file di una registrazione
error-shorter = { $path } si è accorciato durante la lettura
error-other-table = un altro tavolo sta giocando { $path }
error-not-with-resume = --resume continua una partita come è cominciata: togli { $option }
error-none-unfinished = non c’è una partita da finire in { $folder }
error-two-games = hai detto due giochi, { $games }: dinne uno
error-dealer = --dealer non può essere { $given }: può essere random, me, { $names }
error-players-of-gin = --players non può essere { $n }: il gin è per 2, 3, 4, 6 o 8
error-players-differ = --players={ $n } contraddice players={ $players } nelle regole
error-players-of-contract = --players non può essere { $n }: questo gioco è per { $allowed }, a meno che tu non cambi le regole con --set players={ $n }
error-width = --width non può essere { $n }: { $least } o più
error-no-round =
    { $rounds ->
        [0] non c’è una smazzata { $n }: la registrazione non ne ha
       *[other] non c’è una smazzata { $n }: la registrazione ha le smazzate da 1 a { $rounds }
    }
