# Ouvrir une table.

new-title = Ouvrir une table
new-lead = Choisissez un jeu, et avec qui vous voulez y jouer.
new-game = Jeu
new-gin = Gin
new-contract = Rami à contrats
new-houses = D’autres jeux à contrats et des règles de familles
new-who = Jouer avec
new-who-bot = Bots
new-who-invite = Amis, par lien
new-who-lobby = Tous
new-who-bot-help = Des bots prennent toutes les autres places, et la donne suit aussitôt.
new-who-invite-help = Vous recevez un lien. Seules les personnes qui l’ont peuvent trouver la table.
new-who-lobby-help = La table est dans la liste du salon jusqu’à ce que ses places soient prises.
new-players = Joueurs
new-players-partners = À quatre, six ou huit, on joue en deux équipes de partenaires.
new-bot = Force des bots
new-bots = Places pour des bots
new-clock = Temps de réflexion
new-clock-none = Sans horloge
new-clock-live = En direct
new-clock-days = Par correspondance
new-clock-seconds = Secondes par tour
new-clock-turn-days = Jours par tour
new-hold = Temps pour demander May-I
new-hold-value =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
new-hold-zero = aucun
new-hold-help = Le joueur suivant attend ce temps avant de piocher, pour que les autres puissent demander.
new-calls-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
new-calls-help = Une carte défaussée attend aussi longtemps ceux qui peuvent la demander. Si tous ont répondu, le jeu reprend plus tôt.
new-stand-in = Quand le temps d’un joueur est écoulé
new-stand-in-ask = Les autres décident
new-stand-in-turn = Un bot joue le tour
new-stand-in-back = Un bot joue jusqu’à son retour
new-stand-in-help = Qui s’assoit est d’accord. Sans horloge, le temps est écoulé après deux minutes d’absence ou cinq minutes sans jouer.
new-stand-in-rated = Dans un match classé, seuls les autres décident.
new-pace = Les bots jouent
new-pace-quick = Vite
new-pace-normal = Normalement
new-pace-slow = Lentement
new-rated = Classé
new-rated-help = Le match compte pour la cote de tous les joueurs. Il a une horloge d’au moins { $n } secondes par tour, et pas de règles maison.
new-rated-rules = Vous avez mis des règles maison. Un match classé suit les règles du jeu.
new-spectators = Les spectateurs peuvent regarder
new-chat = Discussion
new-memory = Aide-mémoire
new-memory-help = Chacun peut revoir la défausse, et les cartes que les autres ont prises à découvert et gardent en main.
new-memory-rated = Un match classé n’a pas d’aide-mémoire.
new-options = À la table
new-more = Règles maison
new-more-help = Vous pouvez changer toutes les règles du jeu.
new-more-search = Chercher une règle
new-more-none = Aucune règle n’y correspond.
new-more-changed =
    { $n ->
        [one] { $n } règle changée
       *[other] { $n } règles changées
    }
new-more-reset = Revenir aux règles habituelles
new-more-usual = d’habitude { $value }
new-group-form = Joueurs et donne
new-group-melds = Combinaisons et cartes
new-group-play = Jeu
new-group-knock = Frapper et ajouter
new-group-score = Points et primes
new-group-match = Le match et sa feuille
new-group-settle = Décompte
new-group-contract = Manches et contrats
new-group-laying = Poser et ajouter
new-group-may_i = May-I
new-group-other = Autres règles
new-summary = La table
new-checking = Vérification des règles…
new-problem = Ces règles ne vont pas ensemble
new-submit-bot = Donner les cartes
new-submit-invite = Ouvrir la table et recevoir le lien
new-submit-lobby = Ouvrir la table
new-one-per-line = Séparez les éléments par des virgules.
new-value-yes = oui
new-value-no = non
new-label = « { $label } »
new-labelled = « { $label } : { $value } »
new-saved = Vos propres règles
new-saved-yours = Règles gardées
new-saved-choose = Choisir des règles
new-saved-name = Un nom pour ces règles
new-saved-help = Ce navigateur garde le jeu, ses règles maison et le nombre de joueurs.
new-saved-help-account = Votre compte garde le jeu, ses règles maison et le nombre de joueurs, sur tous vos appareils.
new-saved-nameless = Donnez d’abord un nom aux règles.
new-saved-keep = Garder
new-saved-kept = { $name } est gardé dans ce navigateur.
new-saved-kept-account = { $name } est gardé avec votre compte.
new-saved-refused = Ce navigateur ne garde rien. Enregistrez les règles dans un fichier.
new-saved-remove = Supprimer
new-saved-removed = { $name } est supprimé.
new-saved-link = Copier un lien
new-saved-copied = Le lien est copié. Il ouvre ce formulaire avec vos règles.
new-saved-file = Enregistrer dans un fichier
new-saved-open = Ouvrir un fichier
new-saved-opened = { $name } est dans le formulaire. Gardez ces règles pour les retrouver.
new-saved-unread = Ce fichier ne contient pas de règles lisibles ici.
