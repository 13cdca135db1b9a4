# Les avis sur les appareils et par courriel : une table attend quelqu’un.

notice-title-your_turn = C’est à vous de jouer
notice-title-your_call = May I ? Une défausse est à prendre
notice-title-reminder = Votre temps est bientôt écoulé
notice-title-nudge = { $name } vous attend
notice-title-match_over = Le match est terminé
notice-title-rematch = Invitation à un autre match
notice-title-won = Vous avez gagné le match
notice-title-deal = La prochaine manche peut commencer
notice-body = { $game } avec { $others }
notice-left-hours = { $game } avec { $others }. { $n ->
        [one] Il reste { $n } heure
       *[other] Il reste { $n } heures
    }
notice-left-days = { $game } avec { $others }. { $n ->
        [one] Il reste { $n } jour
       *[other] Il reste { $n } jours
    }
notice-left-soon = { $game } avec { $others }. Il reste moins d’une heure
notice-off = Ne plus m’avertir ici
mail-notice = { $body }. Aller à la table : { $link }
mail-off = Vous recevez ce courriel parce que vous l’avez demandé. Pour ne plus en recevoir : { $link }
mail-confirm-subject = Voulez-vous un courriel quand c’est à vous de jouer ?
mail-confirm = Quelqu’un a demandé à { $site } d’écrire à cette adresse quand une table de cartes l’attend. Si c’était vous, ouvrez ce lien : { $link }
mail-confirm-not = Si ce n’était pas vous, ne faites rien. Vous ne recevrez plus de courriel.
