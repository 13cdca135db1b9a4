# La pagina dell’account: ospite o account, accesso, i tuoi dati.

account-title = Account
account-guest = Giochi come ospite. Tutto funziona anche senza account. Con un account ritrovi le tue partite su ogni dispositivo.
account-nobody = Qui non hai ancora un nome. Lo scegli quando ti siedi per la prima volta.
account-signed-in = Hai effettuato l’accesso come { $login }.
account-name = Nome al tavolo
account-name-help = Da 1 a 24 caratteri. Lo vedono tutti.
account-name-saved = Ora giochi come { $name }.
account-have = Ho un account
account-want = Voglio un account
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
