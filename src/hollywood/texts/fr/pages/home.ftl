# La page d’accueil.

home-title = Prenez place à la table Hollywood
home-short = Gin rami et May-I
home-line = Le gin Hollywood est un gin rami marqué sur trois colonnes à la fois : chaque victoire compte dans une, deux ou trois parties. Jouez-y ici, ainsi qu’à ses cousins et au rami à contrats May-I.
home-turn = À moi de jouer
home-play-on = Continuer
home-bot = Défier un bot
home-bot-line = Gin Hollywood, la donne est immédiate.
home-bot-more = Un autre jeu ou un autre bot
home-here = Jouer hors ligne
home-friend = Inviter quelqu’un
home-friend-line = Ouvrez une table et envoyez son lien. La première personne venue prend place.
home-people = Défier un joueur
home-open = Tables ouvertes
home-open-line = Rejoignez un joueur qui attend, ou regardez un match.
home-resume = Retour à vos tables
home-resume-all = Tous mes matchs
home-fair = Une donne que vous pouvez vérifier
home-fair-line = Chaque paquet est scellé avant la donne. Vous participez au mélange, et après la manche vous pouvez prouver que personne n’a changé le paquet.
home-sheet = La vraie feuille Hollywood
home-sheet-line = Trois colonnes avec cases, capots et décompte, tenues pour vous comme sur le papier.
home-access = Pour tout le monde
home-access-line = Grandes cartes, quatre couleurs, tout au clavier, pensé pour les lecteurs d’écran.
home-games = Les jeux
home-games-rules = Comment on y joue
home-games-play = Jouer
home-new = Le gin est nouveau pour vous ? Apprenez-le en dix minutes
