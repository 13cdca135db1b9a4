# Les avis sur les appareils et par courriel : une table attend quelqu’un.

notice-title-your_turn = C’est à vous de jouer
notice-title-your_call = May I ? Une défausse est à prendre
notice-title-reminder = Votre temps est bientôt écoulé
notice-title-nudge = { $name } vous attend
notice-title-match_over = La partie est finie
notice-title-won = Vous avez gagné la partie
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
notice-off = Plus d’avis ici
mail-notice = { $body }. Aller à la table : { $link }
mail-off = Vous recevez ce courriel parce que vous l’avez demandé. Plus de courriels : { $link }
mail-confirm-subject = Voulez-vous un courriel quand c’est à vous de jouer ?
mail-confirm = Quelqu’un sur { $site } veut recevoir des courriels à cette adresse quand c’est à lui de jouer à une table de cartes. C’était vous ? Alors ouvrez ce lien : { $link }
mail-confirm-not = Ce n’était pas vous ? Alors ne faites rien. Vous ne recevrez plus de courriel.
