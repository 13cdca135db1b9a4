# L’allenamento: problemi da mani distribuite, le risposte e quelli del giorno.

train-title = Allenarsi
train-lead = Una domanda alla volta, da mani distribuite. Dopo la risposta arriva il perché. Funziona senza rete.
train-daily = Problemi del giorno
train-daily-lead = Sono uguali per tutti. Conta la tua prima risposta.
train-daily-done = Risolti oggi: { $n } di { $all }.
train-daily-days =
    { $n ->
        [one] { $n } giorno di fila.
       *[other] { $n } giorni di fila.
    }
train-daily-start = Inizia
train-daily-on = Continua
train-daily-look = Rivedili
train-kinds = Che cosa allenare
train-kind-discard = Che cosa scarti?
train-kind-defense = Migliore risposta a una bussata
train-kind-melds = Trova tutte le combinazioni
train-kind-may-i = May I?
train-short-discard = Scarto
train-short-defense = Bussata
train-short-melds = Combinazioni
train-short-may-i = May I?
train-about-discard = Una posizione di gin dopo la pescata. Ogni scarto ha un valore.
train-about-defense = L’avversario ha bussato. Attacca carte e mostra le tue combinazioni.
train-about-melds = Dieci carte. Lascia meno punti possibile in carte morte.
train-about-may-i = May-I in quattro. Chiedi questo scarto?
train-ask-discard = Che cosa scarti?
train-ask-defense = L’avversario ha bussato. Qual è la risposta migliore?
train-ask-melds = Quali combinazioni lasciano meno punti in carte morte?
train-ask-may-i = Dici «May I?» per lo scarto?
train-level-easy = Facile
train-level-medium = Medio
train-level-hard = Difficile
train-difficulty = Difficoltà
train-streak =
    { $n ->
        [0] Ancora nessuna serie.
        [one] { $n } risposta giusta di fila.
       *[other] { $n } risposte giuste di fila.
    }
train-best-streak = Il tuo record: { $n }.
train-making = Si distribuiscono le carte …
train-weighing = La tua scelta viene valutata …
train-unknown = Questo problema non esiste.
train-all = Tutti i problemi
train-next = Problema successivo
train-another = Un altro problema di oggi
train-table = Le carte
train-other = Avversario
train-player = Giocatore { $n }
train-knocker = Combinazioni di chi ha bussato
train-your-melds = Le tue combinazioni
train-none-yet = Ancora nessuna
train-take-apart = Sciogli
train-call = May I?
train-leave = Lascialo
train-discard = Scarta
train-contract = Il contratto: { $contract }. Finora tutti sono alla pari.
train-pick-one = Scegli prima una carta.
train-pick-some = Scegli prima le carte.
train-meld = Forma la combinazione
train-by-suit = Ordina per seme
train-by-rank = Ordina per valore
train-finish = Ho finito
train-how-melds = Scegli le carte di una combinazione e formala. Se tocchi una combinazione, si scioglie.
train-how-defense = Scegli le carte, poi tocca una combinazione avversaria per attaccarle, o formane una tua.
train-no-meld = Queste carte non sono una combinazione.
train-no-fit = Queste carte non si attaccano a quella combinazione.
train-melded = La tua combinazione: { $cards }.
train-laid = Attaccate: { $cards }.
train-taken-back = Le carte sono di nuovo nella tua mano.
train-not-allowed = Le regole non permettono questa risposta.
train-rank-right = Giusto
train-rank-nearly = Quasi
train-rank-wrong = C’era di meglio
train-was-best = { $choice }: è la scelta migliore.
train-was-same = { $choice }: buona quanto la scelta migliore, per quanto dicono le smazzate simulate.
train-was-worse = { $choice }: perde { $cost }. La scelta migliore: { $best }.
train-choices =
    { $n ->
        [2] Entrambe le scelte e i loro valori
        [one] { $n } scelta e il suo valore
       *[other] Tutte le { $n } scelte e i loro valori
    }
train-best = la migliore
train-weighed =
    { $n ->
        [one] I punti dietro la scelta migliore, da { $n } smazzata simulata.
       *[other] I punti dietro la scelta migliore, da al massimo { $n } smazzate simulate.
    }
train-left-best =
    { $n ->
        [0] Non resta nessuna carta morta. Meglio non si può.
        [one] Resta { $n } punto in carte morte. Meno non si può.
       *[other] Restano { $n } punti in carte morte. Meno non si può.
    }
train-left = La tua risposta lascia { $n } punti in carte morte. La migliore ne lascia { $least }.
train-lay-off = Attaccare
train-onto = { $card } a { $meld }
train-best-melds = Combinazioni
train-best-left = Carte morte
train-mistakes = I tuoi errori
train-mistakes-about = Momenti delle tue partite analizzate, da riprovare.
train-mistakes-none = Non c’è ancora una partita analizzata con un tuo errore. Finisci una partita e apri la sua analisi.
train-mistakes-here = Partite offline
train-mistakes-count = Momento { $n } di { $all }.
