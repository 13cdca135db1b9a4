# Che cosa si scrive nel terminale oltre ai comandi (`pages/commands.ftl`): frasi e carte.

# Comandi di più parole, separati da virgole.

phrases-may-i = posso
phrases-down = cala tutto
phrases-lay = attacca la carta
phrases-big = big gin
phrases-gin = fare gin

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
