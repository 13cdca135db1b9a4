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
error-own-bot = in questa partita gioca il tuo bot numero { $number }: indicalo di nuovo con --bot
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
error-located = { $where }: { $problem }
error-where-line = riga { $n }
error-where-result = risultato { $n }
error-where-row = fila { $n }
error-no-preset = non c’è un gioco «{ $name }»: Ci sono { $presets }
error-no-preset-meant = non c’è un gioco «{ $name }»: volevi dire { $close }? Ci sono { $presets }
error-terminal-only = { $option } è per il tavolo del terminale: aggiungi --terminal
error-bots-too-late = C’è già un tavolo aperto all’indirizzo { $address }: chiudilo prima, così i tuoi bot possono sedersi
error-origin = «{ $text }» non è un’origine: scrivila come https://cards.example
error-smtp = «{ $text }» non è un server di posta: scrivilo come smtps://user@mail.example
error-mail-from = «{ $text }» non è un indirizzo mail: scrivilo come cards@mail.example
error-mail-origin = nelle mail ci sono link alle pagine: aggiungi --origin con il loro indirizzo
error-site-folder = { $folder } contiene altri file: indica una cartella nuova, vuota o di un sito precedente
error-site-other = { $path } non è del sito precedente: spostalo o indica un’altra cartella
error-site-not-built = le pagine non sono costruite: `make client` le costruisce
error-needs-server = `hollywood { $command }` ha bisogno dei pacchetti del server: pip install 'hollywood[server]'
error-nodes-database = più server hanno bisogno di PostgreSQL, perché un file SQLite appartiene a un solo processo: aggiungi --database postgresql://user@host/hollywood
error-processes = --processes è { $given } e deve essere almeno 1
error-not-utf8 = { $name } non è testo in UTF-8
error-null-byte = { $name } non è testo: contiene un byte nullo
error-no-input = non c’è un ingresso standard da leggere
error-results-missing = mancano i RESULTS: dalli come Ann 25 Bob 18 draw, oppure --players
error-rows-missing = mancano i RESULTS: dai una fila per giocatore, come Ann 0 35 50, o smazzata per smazzata, come Ann 0 Bob 20 Ann 35 Bob 0
error-least-penalty = { $name }: una penalità non può essere minore di { $least }
error-many-penalties =
    { $n ->
        [one] { $name } ha { $given } penalità: la partita ha { $n } smazzata
       *[other] { $name } ha { $given } penalità: la partita ha { $n } smazzate
    }
error-many-hands =
    { $n ->
        [one] queste sono { $given } smazzate: la partita ha { $n } smazzata
       *[other] queste sono { $given } smazzate: la partita ne ha { $n }
    }
error-uneven-rows =
    { $n ->
        [one] { $name } ha { $n } penalità, { $other } { $count }: danne a tutti lo stesso numero
       *[other] { $name } ha { $n } penalità in tutto, { $other } { $count }: danne a tutti lo stesso numero
    }
error-no-row = { $name } non ha una fila
error-hand-without = nella smazzata { $n } manca la penalità di { $name }: smazzata per smazzata, ognuno ha una penalità in ogni smazzata
error-rows-or-hands = { $name } ha { $n } penalità in una fila, ma un nome si ripete: dai una fila per giocatore, o smazzata per smazzata una penalità per ognuno
error-penalty-step = { $name } non può avere { $points }: ogni carta vale un multiplo di { $step }, quindi sono possibili { $allowed } e così via. --any-points permette gli altri
error-penalty-nothing = { $name } non può avere { $points }: nessuna carta vale punti, quindi è possibile solo 0. --any-points permette gli altri
error-players-of-sheet = queste regole sono per { $allowed } giocatori, non { $n }: --set players={ $n } lo permette
error-empty-name = --players ha un nome vuoto: dalli come Ann,Bob
error-name-twice = --players ha un nome due volte: ogni giocatore deve averne uno diverso
error-many-names = --players ha { $n } nomi: su questo foglio c’è posto per { $most }
error-looks-alike = { $name } somiglia a un altro giocatore: ognuno deve avere il suo nome
error-not-on-sheet = { $name } non è su questo foglio di { $names }
error-not-on-sheet-meant = { $name } non è su questo foglio di { $names }: volevi dire { $close }?
error-not-json = i risultati non sono JSON: { $why }
error-for-whom = { $word } punti, ma di chi? Scrivi prima un nome, come Ann { $word }
error-no-points = { $name } non ha punti: scrivili dopo il nome, come Ann 25
error-row-for-whom = { $word } per chi? Comincia la fila con un nome, come Ann 0 35 50
error-no-penalties = { $name } non ha penalità: scrivile come Ann 0 35 50
error-json-results = i risultati devono essere un elenco JSON, come { $example }
error-json-result = { $entry } non è un risultato: scrivi { $example }
error-json-rows = le file devono essere JSON, come { $example }
error-json-row = { $entry } non è una fila: scrivi { $example }
error-nameless = un giocatore senza nome non può stare sul foglio
error-no-number = { $word } non è un numero di punti: scrivi un intero, come 25
error-points-range = { $points } punti non è valido: può essere da { $least } a { $most }
error-number = --{ $option } non può essere { $n }: un intero da { $low } a { $high }
error-me-several = --me non può essere { $name }: { $n } giocatori si chiamano così
error-me-unknown = --me non può essere { $name }: i giocatori sono { $names }
