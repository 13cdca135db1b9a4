# La cornice di ogni pagina: intestazione, piè di pagina, errori, e parole usate ovunque.

house-name = Hollywood
house-title = { $page } · Hollywood
nav-skip = Vai al contenuto
nav-main = Principale
nav-play = Gioca
nav-lobby = Sala
nav-rules = Regole
nav-learn = Impara
nav-verify = Verifica carte
nav-me = Le mie partite
nav-waiting =
    { $n ->
        [one] { $n } tavolo ti aspetta
       *[other] { $n } tavoli ti aspettano
    }
nav-settings = Impostazioni
nav-language = Lingua
nav-menu = Menu
nav-nobody = Ospite
foot-promise = Niente monete, niente pubblicità, nessun account necessario. Ogni distribuzione si può verificare.
page-loading = Un momento…
page-failed = Non è stato possibile caricare questa pagina. Forse non c’è connessione, o c’è una versione più recente.
page-reload = Ricarica
lost-title = Pagina non trovata
lost-words = A questo indirizzo non c’è nessuna pagina. Forse il link è stato troncato.
lost-home = Pagina iniziale
error-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
error-garbled = La risposta del server è illeggibile ({ $status }). Riprova tra un momento.
error-status = Il server non ci è riuscito ({ $status }). Riprova tra un momento.
socket-left = Hai lasciato il tavolo prima che fosse fatto.
socket-lost = La connessione al tavolo è persa.
dialog-close = Chiudi
notice-dismiss = Nascondi
notices-title = Avvisi
word-yes = Sì
word-no = No
word-cancel = Annulla
word-save = Salva
word-none = niente
word-you = tu
word-more = { $line }; { $part }
word-told = { $what }: { $words }
