# Verificare una distribuzione.

verify-title = Verifica le carte
verify-lead = Il tuo browser ricostruisce il mazzo e lo confronta con le carte date. Nulla viene inviato da nessuna parte.
verify-ways = Che cosa hai?
verify-file = Una registrazione
verify-proof = Una sola distribuzione
verify-table = Una partita su questo sito
verify-table-all = Il tuo browser ne scarica la registrazione e ricostruisce ogni mazzo.
verify-table-round = Il tuo browser ne scarica la registrazione e ricostruisce i mazzi della smazzata { $n }.
verify-again = Verifica di nuovo
verify-to-record = Vedi la registrazione
verify-all-rounds = Verifica tutte le smazzate
verify-choose = Scegli una registrazione, o trascinala qui
verify-choose-help = Un file che finisce in .hollywood. Il tuo browser lo legge e non lo invia da nessuna parte.
verify-chosen = Letto: { $name }
verify-paste = Incolla qui una prova per riempire i campi
verify-commitment = Sigillo mostrato prima
verify-commitment-help = 64 cifre esadecimali. Meglio usare quello che ti sei scritto tu.
verify-secret = Segreto mostrato dopo
verify-contributions = Che cosa hanno aggiunto i giocatori
verify-contributions-help = Una riga per ogni posto, in ordine, in esadecimale. Lascia vuota la riga di un posto che non ha aggiunto nulla.
verify-seals = I sigilli dei giocatori
verify-seals-help = Una riga per ogni posto, in ordine. Lascia vuota la riga di un posto che non ha aggiunto nulla.
verify-round = Smazzata
verify-decks = Mazzi
verify-jokers = Jolly
verify-kind = Tipo di mescolata
verify-kind-help = 2 se i numeri dei giocatori erano sigillati; 1 nelle distribuzioni più vecchie.
verify-board = Tavolo
verify-seen = Confronta con le carte che hai ricevuto
verify-seen-help = Scrivi le carte con valore e seme. 7h è il sette di cuori; c sta per fiori, d per quadri, s per picche; XX è un jolly.
verify-hand = Le carte che hai ricevuto
verify-upcard = Prima carta degli scarti
verify-players = Giocatori che hanno ricevuto carte
verify-turn = Il tuo posto nella distribuzione
verify-turn-help = 1 è il giocatore dopo il mazziere. Il mazziere è l’ultimo.
verify-check = Verifica questa distribuzione
verify-busy = Ricostruzione dei mazzi…
verify-holds =
    { $n ->
        [one] Il mazzo è corretto
       *[other] Mazzi tutti corretti: { $n }
    }
verify-fails = { $n } di { $all }: qualcosa non corrisponde
verify-round-n = Smazzata { $n }
verify-match-n = Partita { $n }
verify-round-board = Smazzata { $n }, tavolo { $board }
verify-good = il mazzo è corretto
verify-bad = questo mazzo non corrisponde
verify-sealed = Il suo sigillo comincia con { $seal }.
verify-added =
    { $n ->
        [one] Un giocatore vi ha aggiunto qualcosa.
       *[other] { $n } giocatori vi hanno aggiunto qualcosa.
    }
verify-compared = Carte viste: { $n }. Sono tutte dove le ha il mazzo.
verify-nothing-compared = Il segreto corrisponde al sigillo. Non c’erano carte da confrontare. Guarda il mazzo qui sotto, o aggiungi le tue carte.
verify-reshuffled =
    { $n ->
        [one] È corretto anche il tallone formato con gli scarti.
       *[other] Corretti anche i talloni formati con gli scarti: { $n }.
    }
verify-seen-before = Questo browser ha visto lo stesso sigillo prima della distribuzione.
verify-seen-other = Prima della distribuzione questo browser ha visto un altro sigillo!
verify-older = In questa distribuzione i numeri dei giocatori non erano sigillati: un ospite che gioca anche lui avrebbe potuto scegliere i suoi per ultimo.
verify-void = Una distribuzione precedente è stata annullata, perché un sigillo non è stato aperto in tempo: { $names }.
verify-you = te
verify-deck = Tutto il mazzo
verify-deck-help = Dalla cima. Le carte si danno una alla volta, cominciando dopo il mazziere. Poi vengono la carta scoperta e il tallone.
verify-found-commitment = Il segreto non corrisponde al sigillo. Sigillo mostrato: { $told }. Il segreto dà { $made }.
verify-found-seal = { $name } ha aggiunto qualcosa di diverso da quello che era sigillato.
verify-found-void = La distribuzione annullata { $number } non corrisponde ai suoi sigilli.
verify-found-hand = Carte date a { $name }: { $told }. Per questo posto il mazzo ha { $made }.
verify-found-upcard = Carta scoperta: { $told }. Il mazzo ha { $made }.
verify-found-stock = Carte nel tallone: { $told }. Il mazzo ne lascia { $made }.
verify-found-draw = Carta { $number } dal tallone, pescata da { $name }: { $told }. Il mazzo ha { $made }.
verify-found-more = e altri { $n }
verify-cut-off = La riga { $line } è troncata ed è stata esclusa. Le righe precedenti sono state verificate.
verify-unreadable = «{ $found }» qui non è valido. I contributi sono esadecimali. Le carte si scrivono come 7h, Td o XX. Se inserisci la tua mano, inserisci anche la carta scoperta.
verify-bad-hex = «{ $found }» non è esadecimale.
verify-bad-short = Un segreto di { $found } byte è troppo corto. Ne servono 32 o più.
verify-bad-round = { $found } non è una smazzata. Le smazzate si contano da 1.
verify-bad-pack = Si gioca con 1-8 mazzi e 0-32 jolly, non con { $found }.
verify-bad-players = I giocatori sono al massimo 8, non { $found }.
verify-record-none = Il file è vuoto.
verify-record-format = Questa non è una registrazione di Hollywood.
verify-record-version = Questa registrazione viene da una versione più recente. Ricarica la pagina e riprova.
verify-record-line = La riga { $line } non è una riga di una registrazione.
verify-record-check = La somma di controllo della riga { $line } non corrisponde. Questa riga è stata modificata, oppure una riga precedente è stata modificata, tolta o spostata.
verify-record-cut = La prima riga è troncata, quindi la registrazione non si può leggere.
verify-record-deal = In questa registrazione non c’è questa distribuzione.
verify-how = Come si sigilla un mazzo
verify-how-1 = Prima della distribuzione il tavolo estrae un segreto e ne mostra il sigillo. Dal sigillo nessuno può indovinare il segreto.
verify-how-2 = Anche il browser di ogni giocatore estrae numeri casuali e ne mostra il sigillo.
verify-how-3 = Quando ci sono tutti i sigilli, si aprono. Da tutto questo si calcola il mazzo, con un metodo pubblicato che non lascia scelta.
verify-how-4 = Dopo la smazzata il tavolo mostra il segreto. Ora chiunque può ricostruire il mazzo.
verify-proves = Che cosa prova
verify-proves-words = Nessuno ha scelto il mazzo: né il sito, né un giocatore, né i due insieme. Ognuno era legato ai propri numeri prima che qualcuno conoscesse quelli degli altri. Per questo basta un solo giocatore onesto.
verify-not = Che cosa non prova
verify-not-seal = Serve il sigillo mostrato prima della distribuzione. Il tuo browser salva i sigilli che vede e li confronta qui. Su un altro dispositivo, annotali.
verify-not-together = Un giocatore che si accorda con chi ospita può lasciare chiuso il suo sigillo quando il mazzo non va bene. Allora la distribuzione è annullata, lui è nominato qui e non aggiunge nulla al tentativo successivo.
verify-not-look = Non prova che nessuno abbia guardato le carte: il computer di chi ospita le conosce mentre vengono distribuite.
verify-luck = Truccato, o sfortuna?
verify-luck-words = Anche i mazzi onesti possono essere crudeli. Guarda come le carte che hai ricevuto stanno a confronto con il caso:
verify-luck-link = le mie carte e la teoria
