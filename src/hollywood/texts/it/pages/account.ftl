# La pagina dell’account: ospite o account, accesso, i tuoi dati.

account-title = Account
account-guest = Giochi come ospite. Tutto funziona anche senza account. Con un account ritrovi le tue partite su ogni dispositivo.
account-nobody = Qui non hai ancora un nome. Lo scegli quando ti siedi per la prima volta.
account-signed-in = Hai effettuato l’accesso come { $login }.
account-name = Nome al tavolo
account-name-help = Da 1 a 24 caratteri. Lo vedono tutti.
account-name-saved = Ora giochi come { $name }.
account-have = Accedi
account-want = Nuovo account
account-tabs = Accedi o registrati
account-login = Nome utente
account-login-help = Da 3 a 40 lettere, cifre, punti, trattini o trattini bassi.
account-password = Password
account-password-help = Almeno 8 caratteri.
account-sign-in = Accedi
account-register = Crea account
account-registered = Il tuo account è pronto. Le tue partite sono al suo interno.
account-welcome = Ciao di nuovo, { $name }.
account-sign-out = Esci
account-signed-out = Hai effettuato l’uscita.
account-change = Cambia password
account-old = Vecchia password
account-new = Nuova password
account-changed = La password è cambiata. Su tutti gli altri dispositivi l’accesso è chiuso.
account-holiday = Vacanza
account-holiday-help = Mentre sei in vacanza, l’orologio dei tuoi turni si ferma ai tavoli con giorni per turno. Gli altri lo vedono. Il tempo per May-I continua: prima di partire scegli che cosa il tavolo chiama per te.
account-holiday-days =
    { $n ->
        [one] Ti resta { $n } giorno di vacanza quest’anno.
       *[other] Ti restano { $n } giorni di vacanza quest’anno.
    }
account-holiday-on = Sei in vacanza fino a { $until }.
account-holiday-planned = La tua vacanza va da { $from } a { $until }.
account-holiday-from = Primo giorno
account-holiday-to = Ultimo giorno
account-holiday-take = Prendi la vacanza
account-holiday-change = Cambia
account-holiday-back = Sono di ritorno
account-holiday-drop = Annulla la vacanza
account-holiday-taken = La tua vacanza è annotata.
account-holiday-ended = Rieccoti. I tuoi orologi corrono di nuovo.
account-data = I tuoi dati
account-export = Scaricali
account-export-help = Tutto quello che conserviamo su di te, in un solo file.
account-delete = Elimina tutto
account-delete-help = Elimina nome, nome utente, statistiche e impostazioni. Le partite degli altri giocatori restano, senza il tuo nome.
account-delete-ask = Eliminare tutto quello che conserviamo su di te?
account-delete-password = La tua password, per sicurezza
account-delete-do = Elimina per sempre
account-deleted = Tutti i tuoi dati sono eliminati.
account-security = Accesso
account-code = Codice di recupero
account-code-help = Uno dei codici che hai stampato o copiato. Vale una volta sola.
account-code-use = Usa un codice di recupero
account-code-not = Usa la password
account-recovered = Hai effettuato l’accesso con un codice di recupero, ormai usato. Imposta ora una nuova password o aggiungi una passkey.
account-seen = Ho visto
account-set = Imposta una password
account-keys = Passkey
account-keys-help = Con una passkey accedi con il dito, il volto o un PIN, senza digitare nulla.
account-keys-none = Le passkey funzionano solo dove questo sito ha un indirizzo con https, o su localhost.
account-keys-sign-in = Accedi con una passkey
account-keys-register = Crea un account con passkey
account-keys-register-help = Oppure usa una passkey al posto della password. Serve solo il nome utente.
account-keys-add = Aggiungi una passkey
account-keys-make = Creala
account-keys-added = La tua passkey è salvata.
account-keys-again = Il tuo dispositivo ti chiede prima la passkey.
account-keys-name = Nome della passkey
account-keys-name-help = Per il tuo elenco. Per esempio: il mio telefono.
account-keys-unused = mai usata
account-keys-used = ultimo uso: { $when }
account-keys-rename = Rinomina
account-keys-rename-name = Rinomina { $name }
account-keys-drop = Rimuovi { $name }
account-keys-drop-do = Rimuovi
account-keys-drop-help = Nessuno potrà più accedere con questa passkey. Eliminala anche dal tuo dispositivo.
account-codes = Codici di recupero
account-codes-help = Se perdi la password e le passkey, ogni codice ti fa entrare una volta. Conservali su carta.
account-codes-once = Questi codici si vedono solo adesso. Stampali o copiali.
account-codes-copy = Copia
account-codes-print = Stampa
account-codes-done = Li ho conservati
account-codes-copied = I codici sono copiati.
account-codes-not-copied = Non è stato possibile copiare i codici. Stampali o trascrivili.
account-codes-make = Crea dieci codici
account-codes-replace = Crea dieci nuovi codici
account-codes-void = Ricevi dieci nuovi codici. Quelli precedenti non valgono più.
account-sessions = Dove hai effettuato l’accesso
account-sessions-unknown = Un browser
account-sessions-new = nuovo
account-sessions-since = dal { $when }
account-sessions-end = Esci da lì
account-sessions-end-name = Esci da lì: { $name }
account-wrong =
    { $n ->
        [one] Dalla tua ultima visita qualcuno ha provato una password sbagliata, il { $when }.
       *[other] Dalla tua ultima visita qualcuno ha provato { $n } password sbagliate. L’ultima il { $when }.
    }
account-strange =
    { $n ->
        [one] C’è un nuovo accesso dalla tua ultima visita. Se non eri tu, chiudilo e cambia la password.
       *[other] Ci sono { $n } nuovi accessi dalla tua ultima visita. Se non eri tu, chiudili e cambia la password.
    }
account-codes-left =
    { $n ->
        [0] Non hai codici.
        [one] Ti resta un codice.
       *[other] Ti restano { $n } codici.
    }
account-muted = Persone silenziate
account-muted-help = Non leggi nulla di ciò che dicono, a nessun tavolo.
account-unmute = Riascolta
account-unmute-name = Riascolta { $name }
