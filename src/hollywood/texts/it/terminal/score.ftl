# Un segnapunti per carte vere: che cosa non va in una riga, e perché qualcosa è rifiutato.

book-merge-other = sono due segnapunti diversi: non si possono unire
book-author = il dispositivo che scrive ha bisogno di un nome di 1-24 lettere e cifre
book-full = questo segnapunti è pieno: ha { $most } righe
book-line-deleted = questa riga è cancellata: prima ripristinala
book-no-line = questa riga non è sul segnapunti
book-no-part = un segnapunti non ha { $name }
book-no-undo = non c’è niente da annullare
book-no-redo = non c’è niente da ripetere
book-changed-since = qualcuno l’ha cambiato nel frattempo: guarda e cambialo tu
book-unreadable = questo non è un segnapunti: { $why }
book-newer = questo segnapunti è di una versione più nuova
book-too-large = questo file è troppo grande per un segnapunti
book-people = su un segnapunti c’è posto per { $most } persone
book-title = un titolo ha al massimo { $most } caratteri
book-note = una nota ha al massimo { $most } caratteri
book-link-long = questo segnapunti è troppo lungo per un link: salvalo in un file
book-link-damaged = questo link non contiene un segnapunti intero: è stato tagliato o cambiato
book-link-newer = questo link è di una versione più nuova

flaw-who = manca chi fa punti
flaw-points = mancano i punti
flaw-points_range = i punti vanno da 0 a { $most }
flaw-times = una smazzata vale al massimo { $most } volte
flaw-tables = una smazzata ha un risultato, oppure { $n }: uno per tavolo
flaw-sat_out = { $name } riposava in questa smazzata
flaw-not_there = { $name } non ha giocato questa smazzata
flaw-not_multiple = { $points } non è un multiplo di { $times }
flaw-impossible = nessuna carta fa { $points }: si va da { $least } a { $most }
flaw-gin_deadwood = con il gin non restano carte, ma qui c’è { $n }
flaw-over_limit = chi bussa ha { $n }, e può avere { $limit }
flaw-deadwood_most = nessuno può avere { $n } in mano: al massimo { $most }
flaw-differs = le carte morte fanno { $points }, non { $typed }
flaw-penalties = una mano ha bisogno dei punti di tutte le { $n } persone
flaw-penalty = { $name }: mancano i punti
flaw-cards = { $name }: queste carte non si leggono
flaw-penalty_least = { $name }: i punti non possono essere meno di { $least }
flaw-penalty_step = { $name }: nessuna carta fa { $points }; ogni carta vale un multiplo di { $step }
flaw-several_out = { $n } persone hanno chiuso: può farlo una sola
flaw-after_end = la partita era decisa prima di questa riga: non conta

## Nel terminale

score-no-folder = i segnapunti non si possono tenere in { $folder }: { $why }
score-not-written = { $path } non si può scrivere: { $why }
score-which-file = indica un file nuovo, come csv venerdi.csv
score-written = Scritto: { $path }
score-kept = Questo segnapunti si salva a ogni riga, in { $path }. ? aiuta, q esce.
score-no-name = qui nessuno è { $name }: sul segnapunti ci sono { $names }
score-not-read = scrivi chi fa punti e quanti, come ann 25 gin, ann 3/17 o dead; ? aiuta
score-hand = scrivi i punti o le carte di tutte le { $n } persone, in quest’ordine: { $names }
score-one-at-once = una sola persona chiude in un solo turno: scrivi -- una volta
score-no-line =
    { $n ->
        [0] il segnapunti non ha ancora righe
       *[other] indica una riga con il numero, da 1 a { $n }
    }
score-help-gin = Una smazzata: ann 25 gin (anche knock, undercut, big gin, o solo i punti). ann 3/17: Ann bussa con 3, l’altro ha 17. dead: smazzata nulla. Aggiungi x2 se vale il doppio, boxes=4, out=cy per chi riposava, swept se hanno vinto tutti i compagni, # e una nota. I compagni scrivono un risultato per tavolo, con le virgole, o uno per il lato. Un nome si può abbreviare.
score-help-may-i = Una mano: i punti di tutti nell’ordine del segnapunti, come 0 35 20. Le carte si contano da sole: 0 K5A 20. - è chi ha chiuso, -- chi ha calato e chiuso nello stesso turno. Aggiungi # e una nota.
score-help-edit = undo, redo: annulla e ripeti; change 3 ann 30: cambia, delete 3: cancella, insert 3 ann 30: inserisci prima della riga 3; note 3 e un testo: nota; lines mostra le righe, Invio il segnapunti.
score-help-files = link: un testo con tutto il segnapunti; csv FILE, json FILE: scriverlo; title e un testo: titolo; names ann, bea: altri nomi; dealer bea: dà le carte per primo; q: esci.
score-changes = Questo cambia:
score-no-change = Sul segnapunti non cambia niente.
score-sure = Farlo? Invio per sì, n per no
score-names = scrivi un nome per ognuna delle { $n } persone, separati da virgole: { $names }
score-left = Resta com’era.
score-before-after = { $what }: { $before } → { $after }
score-total = Gioco { $n }, { $name }
score-boxes = Caselle del gioco { $n }, { $name }
score-net = Guadagno di { $name }
score-penalty = { $name }
score-cents = { $name } in denaro
score-closed = Chi vince il gioco { $n }
score-dealer = Chi dà le carte dopo
score-winner = Chi vince la partita
score-off = La riga { $n } non è sul segnapunti.
score-over = La partita è finita.
score-deals = { $name } dà le carte.
score-out = { $name } riposa.
score-contract = Mano { $n }: { $contract }.
score-new-and-old = un segnapunti nuovo non ha ancora un nome: togli SHEET, oppure --new e --players
score-none = Non c’è ancora nessun segnapunti: comincia con --players Ann,Bob
score-no-sheet = non c’è nessun segnapunti { $name }: hollywood score --list li mostra
score-who = Chi gioca? Scrivi i nomi, separati da virgole.
score-nobody = un segnapunti nuovo ha bisogno di nomi: --players Ann,Bob
score-state-over =
    { $n ->
        [one] { $n } riga, finito
       *[other] { $n } righe, finito
    }
score-state-open =
    { $n ->
        [one] { $n } riga
       *[other] { $n } righe
    }
score-history = { $name }: partite { $matches }, finite { $finished }, vinte { $wins }; gin { $gins }, undercut { $undercuts }; punti { $points }; denaro { $money }

typed-undercut = undercut u
typed-dead = nulla
typed-swept = tutti
typed-out = fuori chiuso
