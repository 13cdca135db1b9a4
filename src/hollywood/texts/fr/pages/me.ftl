# La page des matchs et des statistiques d’un joueur.

me-title = Mes matchs
me-lead = Vos tables, vos résultats, et si le sort de la donne vous a été favorable.
me-nothing = Vous n’avez pas encore joué ici. Après votre premier match, vous y trouverez vos tables, vos cotes et vos mains distribuées.
me-play = Jouer votre premier match
me-running = En cours
me-over = Terminés
me-go-on = Continuer
me-record = Voir
me-more =
    { $n ->
        [one] En montrer { $n } de plus
       *[other] En montrer { $n } de plus
    }
me-done = Mes résultats
me-gin = Gin
me-contract = May-I et jeux à contrats
me-of = { $n } sur { $all }
me-matches-won = matchs gagnés
me-rounds-won = manches gagnées
me-went-out = manches où vous avez fini
me-knocks = Frappes
me-gins = Gins
me-undercuts = Contres
me-been-undercut = Frappes contrées
me-dead-hands = Manches nulles
me-points = Points marqués
me-may-is = May-I accordés
me-penalties = Points contre moi
me-per-hand = Points par manche
me-ratings = Cotes
me-ratings-none = Pas encore de match classé. Une cote vient des matchs entre personnes à des tables classées.
me-with-bots = { $game } avec des bots
me-rated-matches =
    { $n ->
        [one] après { $n } match classé
       *[other] après { $n } matchs classés
    }
me-rating-chart = Cote à { $game } sur { $n } matchs, entre { $low } et { $high }
me-when = Quand
me-rating = Cote
me-as-table = En tableau
me-by-round = Points par manche
me-by-round-words =
    { $n ->
        [one] Gin, votre dernière manche. La ligne est le total : { $sum }.
       *[other] Gin, vos { $n } dernières manches. Les barres sont les manches, la ligne est leur total : { $sum }.
    }
me-by-round-chart =
    { $n ->
        [one] Points d’une manche, { $sum } au total
       *[other] Points de { $n } manches, { $sum } au total
    }
me-round = Manche
me-points-of = Points
me-sum = Total
me-deals = Mes mains distribuées et la théorie
me-deals-words = Nous comptons tout ce que la donne vous a apporté, et le comparons à ce que donnent des paquets honnêtes en autant de mains. Deux fois sur trois, le point est dans la bande foncée, et dix-neuf fois sur vingt dans la claire.
me-deals-none = Rien n’est encore compté. Une main compte quand sa manche est finie.
me-deals-note = Seules comptent les mains données selon les règles habituelles. Sur beaucoup de chiffres, il y en aura toujours un hors de sa bande, par simple hasard. Vous pouvez vérifier chaque paquet, carte par carte :
me-deals-check = vérifier une donne
me-counted = Ce qui est compté
me-hands = Mains
me-yours = Vous
me-chance = Hasard
me-band = Où vous êtes
me-deal-deadwood = Points morts à la donne, au gin
me-deal-aces = As, au gin
me-deal-melded-cards = Cartes déjà en combinaisons, au gin
me-deal-pairs = Paires, au gin
me-deal-wild-cards = As libres, au May-I
me-deal-non-dealer = N’a pas donné en premier
me-verdict-usual = { $z } : normal
me-verdict-unusual = { $z } : peu courant, mais cela arrive
me-verdict-rare = { $z } : rare
me-deadwood = Points morts à la donne
me-deadwood-words =
    { $n ->
        [one] Une main de gin, comparée à dix millions de mains de paquets honnêtes.
       *[other] { $n } mains de gin, comparées à dix millions de mains de paquets honnêtes.
    }
me-deadwood-chart =
    { $n ->
        [one] Combien de fois chaque nombre de points morts a été donné en une main, comparé au hasard
       *[other] Combien de fois chaque nombre de points morts a été donné en { $n } mains, comparé au hasard
    }
