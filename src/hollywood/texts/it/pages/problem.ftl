# Problemi che il server indica con un codice. Questi testi non possono contenere dettagli.

problem-login_taken = Questo nome utente è già preso. Scegline un altro.
problem-no_password = Un ospite non ha una password. Prima crea un account.
problem-no_account = Un ospite tiene le regole nel browser. Prima crea un account.
problem-rules_name = Il nome delle regole è una riga di caratteri visibili.
problem-rules_too_long = Queste regole sono troppo lunghe da tenere. Salvale in un file.
problem-rules_too_many = Un account tiene venti serie di regole. Prima eliminane una.
problem-no_person = Qui non hai ancora un nome. Scegline uno, o accedi.
problem-not_found = A questo indirizzo non c’è nulla.
problem-forged = Questa pagina non è più valida. Ricaricala.
problem-origin = Puoi farlo solo dalle pagine di questo sito.
problem-wrong_login = Il nome utente o la password sono sbagliati.
problem-wrong_password = Non è la password del tuo account.
problem-too_many = Troppe richieste. Aspetta un po’.
problem-many_tries = Troppe password sbagliate per questo nome utente. Riprova fra cinque minuti. Un dispositivo dal quale hai già effettuato l’accesso non deve aspettare.
problem-too_many_sockets = Hai troppi tavoli aperti insieme. Chiudine uno.
problem-unavailable = Il server non è riuscito a salvare: non è cambiato nulla. Riprova.
problem-defect = Qualcosa è andato storto da parte nostra. Ne abbiamo preso nota.
problem-endpoint = Questo browser non indica un servizio di avvisi che possiamo raggiungere.
problem-push_keys = Questo browser non dà chiavi valide per gli avvisi.
problem-zone = Questo fuso orario non esiste.
problem-mail_address = Questo non è un indirizzo mail: scrivilo come anna@carte.example.
problem-no_mail = Questo server non manda mail.
problem-mail_failed = Non è stato possibile mandare la mail. Riprova più tardi.
problem-link_old = Questo link non vale più: chiedine uno nuovo.
