# Ce que l’on tape au terminal : commandes, mots qui peuvent suivre, cartes. Le premier mot est le plus courant.

command-hand = main h
command-sheet = feuille s score
command-rules = règles r
command-table = table
command-memory = mémoire
command-last = dernier
command-sort = trier
command-hint = conseil
command-luck = chance
command-proof = preuve
command-goal = but
command-help = aide ?
command-quit = quitter q
command-draw = piocher pioche d
command-take = prendre prends t
command-pass = passer passe p
command-discard = défausser défausse x
command-knock = frapper frappe k
command-gin = gin g
command-big = grand
command-lay = ajouter ajoute l
command-best = mieux b
command-show = montrer montre
command-finish = finir f
command-may-i = demander m demande
command-maybe = peut-être
command-withdraw = retirer w
command-want = vouloir veux
command-allow = accorder a
command-deny = refuser n
command-down = poser pose
command-swap = échanger
command-auto = auto
command-ask = interroger

# Commandes de plusieurs mots, séparées par des virgules.

phrases-may-i = puis-je, puis je
phrases-down = poser tout
phrases-lay = ajouter la carte
phrases-big = grand gin
phrases-gin = faire gin

# Ce qui peut suivre une commande.

typed-on = sur à dans
typed-meld = combinaison
typed-with = avec
typed-top = haut
typed-bottom = bas
typed-none = n non aucune rien
typed-yes = o oui
typed-quick = rapide
typed-all = toutes
typed-more = plus
typed-by-meld = combinaison
typed-by-suit = couleur
typed-by-rank = rang
typed-others = autres
typed-go-on = continuer
typed-me = moi
typed-random = hasard

# Cartes. Les rangs vont de l’as au roi ; les couleurs sont trèfle, carreau, cœur et pique.

cards-rank = as deux trois quatre cinq six sept huit neuf dix valet dame roi
cards-ranks = as deux trois quatre cinq six sept huit neuf dix valets dames rois
cards-suits = trèfle carreau cœur pique
cards-suit = trèfles carreaux cœurs piques
cards-joker = joker
cards-fillers = de du et le la les
cards-card = { $rank } de { $suit }
cards-in-suit = { $ranks } de { $suit }
cards-alike = { $ranks } de { $suits }
cards-none = nommez une carte, par exemple 7h
cards-several = nommez une seule carte
cards-unknown = « { $text } » n’est pas une carte : écrivez 7h ou sept de cœur, avec c, d, h ou s
word-one-card = Nommez une seule carte.
word-unclear = « { $word } » peut vouloir dire { $words }.
word-unknown = « { $word } » n’est pas une commande ici.
