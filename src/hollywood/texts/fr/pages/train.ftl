# L’entraînement : problèmes tirés de donnes, leurs réponses et ceux du jour.

train-title = S’entraîner
train-lead = Une question à la fois, tirée de vraies donnes. La raison suit votre réponse. Cela marche sans réseau.
train-daily = Problèmes du jour
train-daily-lead = Ils sont les mêmes pour tous. Votre première réponse compte.
train-daily-done = Résolus aujourd’hui : { $n } sur { $all }.
train-daily-days =
    { $n ->
        [one] { $n } jour de suite.
       *[other] { $n } jours de suite.
    }
train-daily-start = Commencer
train-daily-on = Continuer
train-daily-look = Les revoir
train-kinds = Que travailler
train-kind-discard = Que défaussez-vous ?
train-kind-defense = Meilleure réponse à une frappe
train-kind-melds = Trouvez toutes les combinaisons
train-kind-may-i = May I ?
train-short-discard = Défausse
train-short-defense = Frappe
train-short-melds = Combinaisons
train-short-may-i = May I ?
train-about-discard = Une position de gin après votre pioche. Chaque défausse a une valeur.
train-about-defense = L’adversaire a frappé. Ajoutez des cartes et montrez vos combinaisons.
train-about-melds = Dix cartes. Laissez le moins de points morts possible.
train-about-may-i = May-I à quatre. Demandez-vous cette carte ?
train-ask-discard = Que défaussez-vous ?
train-ask-defense = L’adversaire a frappé. Quelle est votre meilleure réponse ?
train-ask-melds = Quelles combinaisons laissent le moins de points morts ?
train-ask-may-i = Dites-vous « May I ? » pour la défausse ?
train-level-easy = Facile
train-level-medium = Moyen
train-level-hard = Difficile
train-difficulty = Difficulté
train-streak =
    { $n ->
        [0] Pas encore de série.
        [one] { $n } bonne réponse de suite.
       *[other] { $n } bonnes réponses de suite.
    }
train-best-streak = Votre record : { $n }.
train-making = Les cartes sont distribuées …
train-weighing = Votre choix est évalué …
train-unknown = Ce problème n’existe pas.
train-all = Tous les problèmes
train-next = Problème suivant
train-another = Un autre problème du jour
train-table = Les cartes
train-other = Adversaire
train-player = Joueur { $n }
train-knocker = Combinaisons de celui qui a frappé
train-your-melds = Vos combinaisons
train-none-yet = Aucune encore
train-take-apart = Défaire
train-call = May I ?
train-leave = La laisser
train-discard = Défausser
train-contract = Le contrat : { $contract }. Tous sont à égalité jusqu’ici.
train-pick-one = Choisissez d’abord une carte.
train-pick-some = Choisissez d’abord les cartes.
train-meld = Former la combinaison
train-by-suit = Trier par couleur
train-by-rank = Trier par rang
train-finish = J’ai fini
train-how-melds = Choisissez les cartes d’une combinaison, puis formez-la. Touchez une combinaison pour la défaire.
train-how-defense = Choisissez des cartes, puis touchez une combinaison adverse pour les y ajouter, ou formez la vôtre.
train-no-meld = Ces cartes ne forment pas de combinaison.
train-no-fit = Ces cartes ne vont pas sur cette combinaison.
train-melded = Votre combinaison : { $cards }.
train-laid = Ajouté : { $cards }.
train-taken-back = Les cartes sont de retour dans votre main.
train-not-allowed = Les règles ne permettent pas cette réponse.
train-rank-right = Juste
train-rank-nearly = Presque
train-rank-wrong = Il y avait mieux
train-was-best = { $choice } : c’est le meilleur choix.
train-was-same = { $choice } : aussi bon que le meilleur choix, d’après les manches simulées.
train-was-worse = { $choice } : cela perd { $cost }. Le meilleur choix : { $best }.
train-choices =
    { $n ->
        [one] { $n } choix et sa valeur
       *[other] Les { $n } choix et leurs valeurs
    }
train-best = le meilleur
train-weighed =
    { $n ->
        [one] Les points de retard sur le meilleur choix, d’après { $n } manche simulée.
       *[other] Les points de retard sur le meilleur choix, d’après { $n } manches simulées au plus.
    }
train-left-best =
    { $n ->
        [0] Il ne reste aucun point mort. On ne peut pas mieux faire.
        [one] Il reste { $n } point mort. Moins est impossible.
       *[other] Il reste { $n } points morts. Moins est impossible.
    }
train-left = Votre réponse laisse { $n } points morts. La meilleure en laisse { $least }.
train-lay-off = Ajouter
train-onto = { $card } sur { $meld }
train-best-melds = Combinaisons
train-best-left = Cartes mortes
train-mistakes = Vos propres erreurs
train-mistakes-about = Des moments de vos parties analysées, à rejouer.
train-mistakes-none = Aucune partie analysée ne contient encore une de vos erreurs. Finissez une partie et ouvrez son analyse.
train-mistakes-here = Parties hors ligne
train-mistakes-count = Moment { $n } sur { $all }.
