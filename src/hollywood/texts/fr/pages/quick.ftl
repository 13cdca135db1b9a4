# Jouer maintenant : quel jeu, et l’attente d’un joueur.

quick-title = Jouer maintenant
quick-lead = Vous jouez contre la prochaine personne qui veut le même jeu.
quick-game = Jeu
quick-clock = Temps par tour
quick-clock-none = Sans horloge
quick-clock-seconds = { $n } secondes
quick-rated = Classé
quick-rated-help = Le match compte pour la cote de tous les joueurs, et il a une horloge.
quick-go = Trouver un joueur
quick-looking = Nous cherchons quelqu’un pour jouer …
quick-stay = Restez sur cette page. Le match commence dès qu’arrive quelqu’un qui veut le même jeu.
quick-nobody = Personne n’est encore venu. Vous pouvez attendre encore, ou jouer contre un bot.
quick-bot = Jouer contre un bot
quick-bots = Jouer contre des bots
quick-cancel = Annuler
