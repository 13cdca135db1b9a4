# La pagina del tavolo: la cornice di ogni gioco.

table-you = Tu
table-seat = Posto { $n }
table-felt = Il tavolo
table-side = Accanto al tavolo
table-yourTurn = Tocca a te.
table-yourTurn-open = Tocca a te. La carta scoperta: { $card }.
table-sitsOut = In questa smazzata stai fuori e puoi guardare.
table-titleTurn = ● Tocca a te · { $title }
table-watching =
    { $n ->
        [one] { $n } persona guarda
       *[other] { $n } persone guardano
    }
table-more = Altro a questo tavolo
table-fourColour = Quattro colori
table-largeCards = Carte grandi
table-sound = Suono
table-hints = Mostra le mie combinazioni e carte morte
line-connecting = Connessione in corso…
line-again = Nuova connessione in corso…
line-lost = La connessione al tavolo è persa. Nuovo tentativo in corso. Nessuna mossa va persa.
line-retry = Prova ora
line-lobby = Alla sala
line-outdated = C’è una versione più recente di questa pagina. Ricaricala per continuare a giocare.
panel-sheet = Il segnapunti
panel-story = Che cosa è successo
panel-chat = Chat
panel-deal = La distribuzione è onesta?
panel-memory = Promemoria
panel-sheetTab = Punti
panel-storyTab = Storia
panel-chatTab = Chat
panel-chatNew = Chat ({ $n })
panel-dealTab = Carte
panel-memoryTab = Memoria
panel-noSheet = Il segnapunti comincia con la partita.
story-none = In questa smazzata non è ancora successo nulla.
story-board = Tavolo { $n }: { $words }
chat-unread =
    { $n ->
        [one] Chat: { $n } nuovo messaggio
       *[other] Chat: { $n } nuovi messaggi
    }
keys-help = Tasti e comandi
keys-type = Scrivi comandi
keys-sheet = Il segnapunti
keys-story = Che cosa è successo
keys-deal = Dai le carte
keys-hand = Vai alla mia mano
hand-new = nuova
hand-newMark = nuova
hand-of = { $n } di { $of }
hand-moved = { $card }, ora { $n } di { $of }
hand-sort = Ordine della tua mano
hand-order-melds = Combinazioni
hand-order-rank = Valore
hand-order-suit = Seme
hand-order-manual = Mio
pile-cards =
    { $n ->
        [one] { $label }: { $n } carta
       *[other] { $label }: { $n } carte
    }
pile-empty = { $label }: nessuna carta
pile-top =
    { $n ->
        [one] { $label }: { $card }, unica carta
       *[other] { $label }: { $card }, in cima a { $n } carte
    }
clock-left = Tempo: { $time }
clock-warning = Ancora dieci secondi.
clock-days = { $d } g { $h } h
clock-hours = { $h } h { $m } min
seat-bot = bot { $kind }
seat-program = bot
seat-standsIn = gioca un bot
seat-dropped = senza connessione
seat-left = ha lasciato
seat-dealer = Mazziere
seat-turn = di turno
seat-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
table-menu = Menu
line-lostQueued = La connessione al tavolo è persa. La tua mossa aspetta e partirà appena torna.
line-queued = La tua mossa aspetta la connessione…
line-oneMove = Una mossa aspetta già la connessione. Attendi che sia inviata.
panel-wholeSheet = Il foglio intero
hand-sure = Scartare { $card }? Premi di nuovo.
hand-sureYes = Sì, scarta { $card }
seat-score = Punti: { $score }
