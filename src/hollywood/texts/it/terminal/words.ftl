# Che cosa si scrive nel terminale: comandi, le parole che possono seguire e le carte. La prima parola è quella solita.

command-hand = mano h
command-sheet = foglio s punti
command-rules = regole r
command-table = tavolo
command-memory = memoria
command-last = ultimo
command-sort = ordinare
command-hint = consiglio
command-luck = fortuna
command-proof = prova
command-goal = scopo
command-help = aiuto ?
command-quit = esci q uscire
command-draw = pesca pescare d
command-take = prendi prendere t
command-pass = passa passo passare p
command-discard = scarta scartare x
command-knock = bussa busso bussare k
command-gin = gin g
command-big = biggin
command-lay = attacca attaccare l
command-best = meglio b
command-show = mostra mostrare
command-finish = finisci f finire
command-may-i = chiama m chiamo chiamare
command-maybe = forse
command-withdraw = ritira ritirare w
command-want = voglio volere
command-allow = concedi concedere a
command-deny = nega negare n
command-down = cala calare
command-swap = scambia scambiare
command-auto = auto
command-ask = chiedi chiedere

# Comandi di più parole, separati da virgole.

phrases-may-i = posso
phrases-down = cala tutto
phrases-lay = attacca la carta
phrases-big = big gin
phrases-gin = fare gin

# Che cosa può seguire un comando.

typed-on = su a alla in
typed-meld = combinazione
typed-with = con
typed-top = alto
typed-bottom = basso
typed-none = n no nessuna niente
typed-yes = s sì
typed-quick = veloce
typed-all = tutte
typed-more = altro
typed-by-meld = combinazione
typed-by-suit = seme
typed-by-rank = valore
typed-others = altri
typed-go-on = continua
typed-me = io
typed-random = caso

# Carte. I valori vanno dall'asso al re; i semi sono fiori, quadri, cuori e picche.

cards-rank = asso due tre quattro cinque sei sette otto nove dieci fante regina re
cards-ranks = assi due tre quattro cinque sei sette otto nove dieci fanti regine re
cards-suits = fiori quadri cuori picche
cards-suit = fiore quadro cuore picca
cards-joker = jolly joker
cards-fillers = di del e il la le i
cards-card = { $rank } di { $suit }
cards-in-suit = { $ranks } di { $suit }
cards-alike = { $ranks } di { $suits }
cards-none = di’ una carta, per esempio 7h
cards-several = di’ una carta sola
cards-unknown = «{ $text }» non è una carta: scrivi 7h o sette di cuori, con c, d, h o s
word-one-card = Di’ una carta sola.
word-unclear = «{ $word }» può voler dire { $words }.
word-unknown = «{ $word }» qui non è un comando.
