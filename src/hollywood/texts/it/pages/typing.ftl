# Che cosa dice la riga di comando, in qualsiasi gioco. Si carica quando il giocatore comincia a scrivere.

type-hand = le tue carte
type-last = che cosa è successo dal tuo ultimo turno
type-sheet = il punteggio
type-sort = l’ordine della tua mano: meld, suit, rank oppure own
type-sortHow = Di’ come ordinare: ordinare combinazione, ordinare seme, ordinare valore oppure ordinare mio.
type-say = di’ qualcosa al tavolo
type-rules = le regole di questo tavolo
type-quit = lascia la pagina; la partita resta
type-table = le carte sul tavolo
type-lay = attacca una carta a una combinazione
type-noHand = Ora non hai carte.
type-noCard = «{ $text }» non è una carta. Scrivila come 7h, 10c oppure asso di picche.
type-notHeld = Non hai in mano { $card }.
type-unknown = «{ $text }» non è un comando. Scrivi aiuto per l’elenco.
type-unclear = «{ $text }» può voler dire { $words }.
type-noKnock = Con quella carta non puoi bussare.
type-fitsNowhere = Lì non si attacca { $card }.
type-whichMeld = Si può attaccare { $card } alle combinazioni { $n }. Di’ quale, così: attacca 3s su 1.
type-holds =
    { $n ->
        [one] { $name }: { $n } carta
       *[other] { $name }: { $n } carte
    }
type-known = Prese dagli scarti e ancora in mano: { $cards }
type-memory-off = Questo tavolo non ha il promemoria.
type-memory-pile = Scarti: { $cards }.
type-memory-empty = Non ci sono scarti.
type-memory-holds = { $name } ha preso scoperte e ha ancora: { $cards }.
type-memory-nobody = Nessuno ha in mano una carta presa scoperta.
type-meld = Combinazione { $n }, { $meld }
type-mayi-draw = pesca dal tallone
type-mayi-take = prendi la carta in cima agli scarti
type-mayi-discard = scarta quella carta e finisci il turno
type-mayi-mayi = chiedi lo scarto fuori turno
type-mayi-pass = lascia andare lo scarto offerto
type-mayi-withdraw = ritira la tua chiamata
type-mayi-allow = concedi la carta a chi ha chiamato
type-mayi-deny = nega la carta a chi ha chiamato
type-mayi-down = cala nel modo migliore, o le combinazioni che scrivi; le scale dal basso in alto
type-mayi-lay = attacca una carta a una combinazione sul tavolo
type-mayi-swap = metti una carta al posto di una matta, che va in alto o in basso
type-mayi-undo = riprendere l’ultima calata o l’ultima carta attaccata, finché non scarti
type-mayi-undo-none = Non hai niente da riprendere.
type-mayi-auto = passa su ogni scarto
type-mayi-ask = torna a farti chiedere ogni scarto
type-mayi-nearer = fatti chiedere solo delle carte che ti servono; con «may-i» il tavolo le chiama
type-mayi-want = chiama sempre queste carte; nessuna le toglie
type-mayi-never = non chiamare mai queste carte; nessuna le toglie
type-mayi-stay = tieni i tuoi desideri per tutta la partita, o di nuovo solo per questa smazzata
type-mayi-table = le carte sul tavolo
type-mayi-lay-how = Scrivi così: attacca 9c su 2.
type-mayi-swap-how = Scrivi così: swap 6c on 2 top.
type-mayi-no-meld = Le combinazioni sul tavolo hanno i numeri da 1 a { $n }.
type-mayi-no-melds = Sul tavolo non ci sono ancora combinazioni.
type-mayi-where = Ci sono più posti per { $card }. Scegline uno nella finestra, o di’ dove: attacca 9c su 2 alto.
type-mayi-nowhere = Ora lì non si può attaccare { $card }.
type-mayi-nothing-read = Non sono carte: { $text }.
type-people-nudge = sollecita chi il tavolo aspetta; con un nome, questa persona
type-people-nudge-none = Il tavolo non aspetta nessuno che puoi sollecitare ora.
type-people-pause = metti la partita in pausa
type-people-go-on = continua dopo la pausa
type-people-let-out = fai continuare un bot per qualcuno
type-people-who = Di’ chi: { $names }.
