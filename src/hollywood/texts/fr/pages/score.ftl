# Les feuilles de marque des parties avec de vraies cartes.

score-title = Feuilles de marque
score-lead = Tenez la feuille d’une partie avec de vraies cartes. Cela marche sans réseau, et tout reste dans ce navigateur.
score-new = Nouvelle feuille
score-again = Encore les mêmes
score-again-these = { $title } : encore les mêmes
score-running = En cours
score-over = Terminées
score-none = Il n’y a pas encore de feuille.
score-go-on = Continuer
score-look = Regarder
score-drop = Supprimer
score-drop-this = Supprimer { $title }
score-dropped = La feuille est supprimée.
score-restore = Annuler
score-rounds =
    { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
score-more = Résultats, fichiers, feuilles vides
score-unkept = Ce navigateur ne garde rien, peut-être à cause d’une fenêtre privée. La feuille est perdue si vous fermez la page. Partagez le lien pour la garder.
score-unkept-full = La mémoire de cet appareil est pleine : la dernière ligne n’est pas gardée. Faites de la place ou partagez le lien de la feuille.
score-missing-sheet = Ce navigateur n’a pas cette feuille.
score-all = Toutes les feuilles
score-failed = Cela n’a pas marché. Réessayez.
score-no-network = Les calculs sont faits par une partie de ces pages qui est chargée une fois. Connectez-vous un instant au réseau, puis réessayez.
score-doubt = Manche { $n } : { $words }
score-adding = Calcul en cours …
score-problem = Tout ce que vous avez tapé est gardé, mais ne peut pas être additionné maintenant : { $words }
score-try-again = Réessayer
score-undo = Annuler
score-redo = Rétablir
score-undo-none = Il n’y a rien à annuler.
score-redo-none = Il n’y a rien à rétablir.
score-lines = Toutes les manches, pour les modifier
score-lines-none = Aucune manche n’est encore écrite.
score-paper = Retour à la feuille
score-share = Partager et imprimer
score-head = Titre, noms, premier donneur
score-round = Manche { $n }
score-hand = Manche numéro { $n }
score-deals = { $name } donne
score-against = { $name } contre { $other }
score-box = { $name } est dans le box
score-sits-out = { $names } reste hors jeu
score-ended = Le match est terminé
score-ended-winner = Gagné par { $names }
score-ended-line = Vous pouvez encore modifier chaque manche.
score-print = Imprimer
score-who = Qui marque ?
score-who-knocked = Qui a frappé ?
score-how = Comment ?
score-how-knock = Frappe
score-how-gin = Gin
score-how-big_gin = Grand gin
score-how-undercut = Contre
score-how-draw = Nulle
score-how-net = Solde des tables
score-tables = Tables
score-table = Table { $n }
score-table-done = complète
score-net = Seulement le solde
score-points = Points
score-way = Ce que vous tapez
score-way-points = Points
score-way-deadwood = Mortes
score-way-cards = Cartes
score-deadwood-knocker = Frappeur
score-deadwood-defender = Défenseur
score-keys = Touches des chiffres
score-keys-back = Effacer le dernier chiffre
score-next = Suivant
score-write = Ajouter
score-write-hand = Ajouter
score-missing-who = Choisissez d’abord qui marque.
score-missing-how = Choisissez d’abord comment la manche a fini.
score-missing-points = Tapez d’abord les points.
score-missing-deadwood = Tapez d’abord les points morts.
score-penalties = Points de chacun
score-out = A fini
score-cards = Cartes restées en main
score-cards-back = Reprendre la dernière carte
score-left =
    { $n ->
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    }
score-extras = Plus sur cette manche
score-extras-hand = Plus sur cette manche
score-extras-used = , utilisé
score-times = Cette manche compte
score-times-help = Les points tapés comptent tels quels. Les points morts sont multipliés.
score-boxes = Cases de cette manche
score-boxes-help = Vide : selon les règles.
score-swept = Tous les partenaires de l’équipe ont gagné
score-sat-out = Hors jeu
score-one-turn = Pose et sortie en un seul tour : { $n } de moins
score-note = Note
score-told-points = { $name } : { $how }, { $points }
score-told-deadwood = { $name } : { $how }, { $own } contre { $other }
score-told-penalty = { $name } { $what }
score-insert = Insérer une manche au-dessus
score-insert-above = Insérer une manche au-dessus de la { $n }
