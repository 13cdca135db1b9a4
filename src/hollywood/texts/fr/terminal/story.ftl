# Ce qui se passe dans une manche : les parties d’un tour, et la fin. $who est le lecteur (you) ou a un $name.

parts = { $first } ; { $second }
numbered = { $n } : { $what }
compared = { $first } à { $second }
cast-you = Vous
cast-you-within = vous
story-sentence =
    { $who ->
        [you] Vous { $what }.
       *[name] { $name } { $what }.
    }
story-leaves =
    { $who ->
        [you] laissez { $card }
       *[name] laisse { $card }
    }
story-passes =
    { $who ->
        [you] passez sur { $card }
       *[name] passe sur { $card }
    }
story-draws =
    { $who ->
        [you] piochez
       *[name] pioche
    }
story-draws-card =
    { $who ->
        [you] piochez { $card }
       *[name] pioche { $card }
    }
story-takes =
    { $who ->
        [you] prenez { $card }
       *[name] prend { $card }
    }
story-discards =
    { $who ->
        [you] défaussez { $card }
       *[name] défausse { $card }
    }
story-discards-down =
    { $who ->
        [you] défaussez { $card } face cachée
       *[name] défausse { $card } face cachée
    }
story-discards-hidden =
    { $who ->
        [you] défaussez une carte face cachée
       *[name] défausse une carte face cachée
    }
story-knocks =
    { $who ->
        [you] frappez à { $n } ({ $cards })
       *[name] frappe à { $n } ({ $cards })
    }
story-gin =
    { $who ->
        [you] faites gin
       *[name] fait gin
    }
story-big-gin =
    { $who ->
        [you] faites grand gin : toutes les cartes sont en combinaisons
       *[name] fait grand gin : toutes les cartes sont en combinaisons
    }
story-ended =
    { $who ->
        [you] Vous avez mis fin au jeu.
       *[name] { $name } a mis fin au jeu.
    }
story-lays-off =
    { $who ->
        [you] ajoutez { $card } à { $meld }
       *[name] ajoute { $card } à { $meld }
    }
story-shows-none =
    { $who ->
        [you] n’avez aucune carte morte
       *[name] n’a aucune carte morte
    }
story-shows =
    { $who ->
        [you] montrez { POINTS($n) } en cartes mortes
       *[name] montre { POINTS($n) } en cartes mortes
    }
story-reshuffled = La défausse est mélangée : le nouveau talon a { $n } cartes.
story-calls =
    { $who ->
        [you] demandez May-I pour { $card }
       *[name] demande May-I pour { $card }
    }
story-withdraws =
    { $who ->
        [you] retirez la demande
       *[name] retire la demande
    }
story-denies =
    { $who ->
        [you] refusez la carte à { $name }
       *[name] refuse la carte à { $name }
    }
story-denies-you =
    { $who ->
        [you] vous refusez la carte
       *[name] vous refuse la carte
    }
story-allows =
    { $who ->
        [you] accordez la demande
       *[name] accorde la demande
    }
story-gets =
    { $who ->
        [you] recevez { $card }
       *[name] reçoit { $card }
    }
story-pays =
    { $who ->
        [you] piochez une carte en échange
       *[name] pioche une carte en échange
    }
story-pays-card =
    { $who ->
        [you] piochez { $card } en échange
       *[name] pioche { $card } en échange
    }
story-lays-down =
    { $who ->
        [you] posez { $melds }
       *[name] pose { $melds }
    }
story-adds =
    { $who ->
        [you] ajoutez { $card } à { $n } ({ $meld })
       *[name] ajoute { $card } à { $n } ({ $meld })
    }
story-goes-out =
    { $who ->
        [you] finissez
       *[name] finit
    }
story-run = { $suit } de { $low } à { $high }
story-all-wild = rien que des cartes libres

## La fin d’une manche.

reckon-dead-stock = Le talon est épuisé : manche nulle, personne ne marque.
reckon-dead-turns = Personne n’a frappé en { $n } tours : manche nulle, personne ne marque.
reckon-gin =
    { $who ->
        [you] Gin ! Vous n’avez aucune carte morte.
       *[name] Gin ! { $name } n’a aucune carte morte.
    }
reckon-big-gin =
    { $who ->
        [you] Grand gin ! Toutes vos cartes sont en combinaisons.
       *[name] Grand gin ! Toutes les cartes de { $name } sont en combinaisons.
    }
reckon-laid-off =
    { $who ->
        [you] Vous avez { $before } - { $less } ajoutés ({ $cards }) = { $after }.
       *[name] { $name } a { $before } - { $less } ajoutés ({ $cards }) = { $after }.
    }
reckon-nobody = Personne ne marque.
reckon-score =
    { $who ->
        [you] { $sum } { POINTS($n) } pour vous.
       *[name] { $sum } { POINTS($n) } pour { $name }.
    }
reckon-boxes = Cela vaut { BOXES($n) }.
reckon-undercut = Contre : { $sum }
reckon-sum-gin = Gin : { $sum }
reckon-sum-big_gin = Grand gin : { $sum }
reckon-doubled = { $sum }, le double à cause de la retourne { $card }
reckon-times = { $sum }, fois { $n }
reckon-no-melds = aucune combinaison
reckon-shown = { $name } : { $melds } ; il ne reste rien.
reckon-shown-left = { $name } : { $melds } ; reste { $cards }, qui compte { $n }.
reckon-table-of = À la table de { $names } :
reckon-out =
    { $who ->
        [you] Vous finissez ; la manche est terminée.
       *[name] { $name } finit ; la manche est terminée.
    }
reckon-stock-out = Il n’y a plus rien à piocher : la manche est finie, et toutes les mains comptent.
reckon-turns-out = Personne n’a fini en { $n } tours : toutes les mains comptent.
reckon-no-cards = aucune carte
reckon-counted = { $cards }   ({ $sum })
reckon-bonus =
    { $who ->
        [you] Vous avez posé et fini au même tour : { $n }.
       *[name] { $name } a posé et fini au même tour : { $n }.
    }
reckon-left = { $name } : { $cards } ; { $n }.
raised-all =
    { $n ->
        [2] tous les points comptent double
       *[other] tous les points comptent { SPELL($n) } fois
    }
raised-upcard =
    { $n ->
        [2] la retourne { $card } est un pique, donc les points comptent double
       *[other] la retourne { $card } est un pique, donc tous les points comptent { SPELL($n) } fois
    }
story-swaps-top =
    { $who ->
        [you] mettez { $card } dans { $n } ({ $meld }), sa carte libre en haut
       *[name] met { $card } dans { $n } ({ $meld }), sa carte libre en haut
    }
story-swaps-bottom =
    { $who ->
        [you] mettez { $card } dans { $n } ({ $meld }), sa carte libre en bas
       *[name] met { $card } dans { $n } ({ $meld }), sa carte libre en bas
    }
story-swaps-hand =
    { $who ->
        [you] mettez { $card } dans { $n } ({ $meld }) et prenez sa carte libre
       *[name] met { $card } dans { $n } ({ $meld }) et prend sa carte libre
    }
story-takes-back =
    { $who ->
        [you] reprenez { $cards }
       *[name] reprend { $cards }
    }
