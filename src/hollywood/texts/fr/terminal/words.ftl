# Ce que l’on tape au terminal en plus des commandes (`pages/commands.ftl`) : expressions et cartes.

# Commandes de plusieurs mots, séparées par des virgules.

phrases-may-i = puis-je, puis je
phrases-down = poser tout
phrases-lay = ajouter la carte
phrases-big = grand gin
phrases-gin = faire gin

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
