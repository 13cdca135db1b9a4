# Ce que la table demande et répond, et ce qu’elle montre de la main et de la table.

ask-empty = Tapez ? pour voir ce que vous pouvez faire, ou conseil pour un avis.
ask-help = Tapez ? pour l’aide.
ask-round-over = La manche est finie.
ask-pick-one = Entrée pour celle-ci, n pour aucune.
ask-pick = Un numéro, Entrée pour 1, n pour aucune.
ask-choose-first = Choisissez d’abord l’une d’elles.
ask-alone = Tapez { $word } seul, sans rien après.
ask-sort-how = Tapez : trier combinaison, trier couleur ou trier rang.
ask-which-card = Quelle carte ? Nommez-la, par exemple x 7h.
ask-lay-how = Quelle carte ajouter ? Tapez-le ainsi : ajouter 3s à 1.
ask-meld-numbers = Les combinaisons de la table portent les numéros 1 à { $n }.
ask-fits-nowhere = { $card } ne va avec aucune combinaison.
ask-lay-where = À laquelle ajouter { $card } ?
ask-no-gin = Sans { $card }, il vous reste { POINTS($n) } en cartes mortes : pas de gin.
ask-spread = Quelles combinaisons ? Chaque choix laisse { $n } ; au premier, on peut ajouter le moins.
ask-too-much =
    { $limit ->
        [0] La meilleure défausse laisse { POINTS($n) } en cartes mortes ; un gin n’en laisse aucun.
       *[other] La meilleure défausse laisse { POINTS($n) } en cartes mortes ; la limite est { $limit }.
    }
ask-which-knock = Quelle carte défausser ? Chacune laisse { $n }.
ask-upcard = La retourne est { $card }. La prendre (t) ou passer (p) ?
ask-draw-only = Piochez (Entrée).
ask-draw = Talon { $n }. Piocher (d) ou prendre { $card } (t) ?
ask-last-chance = Il reste { $n } au talon. Prendre { $card } (t) pour frapper avec, ou passer (p) ?
ask-must-knock = Vous avez pris la dernière défausse : frappez (k).
ask-discard = Quelle carte défausser ?
ask-discard-gin = Quelle carte défausser, ou faire gin (g) ?
ask-discard-knock = Quelle carte défausser, ou frapper (k) ?
ask-answer = Ajouter, montrer, ou Entrée pour la meilleure réponse ?
ask-knocker-answer = Ajouter, finir, ou Entrée pour le meilleur des deux ?
ask-next-gin = Entrée donne la manche suivante ; q quitte.
ask-next-contract = Entrée donne la manche suivante ; q quitte.
ask-may-i =
    { $who ->
        [you] { $card } est sur la défausse, c’est votre tour. La voulez-vous ? Tapez m pour la demander, Entrée pour passer.
       *[name] { $card } est sur la défausse, c’est le tour de { $name }. La voulez-vous ? Tapez m pour la demander, Entrée pour passer.
    }
ask-reconsider = Vous avez demandé { $card } ; { $name } va répondre. Entrée maintient la demande, w la retire.
ask-no-withdrawing = À cette table, une demande ne se retire pas ; tapez m si vous êtes sûr de vous.
ask-nothing-to-take-back = Vous n’avez rien à reprendre.
ask-ask = On vous interrogera sur chaque défausse que vous pouvez demander, les vôtres aussi.
ask-no-pass = C’est votre tour : il n’y a rien à passer.
ask-lay-or-discard = Ajouter (l), ou quelle carte défausser ?
ask-down-or-discard = Poser (poser), ou quelle carte défausser ?
ask-must-take = Vous avez refusé : prenez { $card } (Entrée).
ask-take-only = Le talon est vide : prenez { $card } (Entrée).
ask-turn = À vous : piocher (d) ou prendre { $card } (t) ?
ask-calls = { $name }
ask-calls-and = { $name }, puis { $others },
ask-answer-call = { $asks } demande { $card }. Accorder (a) ou refuser (n) ?
ask-answer-forced = { $asks } demande { $card }. Accorder (a), ou refuser (n) et la prendre vous-même ?
ask-answer-only = { $asks } demande { $card }. Entrée l’accorde.
ask-not-yet = Vous ne pouvez pas encore poser { $contract }.
ask-not-all-yet = Vous ne pouvez pas encore poser { $contract } avec toutes vos cartes.
ask-laid-left = { $melds }, reste { $cards }
ask-lay-down = Poser ?
ask-contract-lay-how = Quelle carte ajouter ? Tapez-le ainsi : ajouter 9c à 2.
ask-contract-swap-how = Quelle carte échanger ? Tapez-le ainsi : échanger 6c dans 2 haut.
ask-where = Où ?
ask-where-swap-top = dans { $meld }, sa carte libre en haut
ask-where-swap-bottom = dans { $meld }, sa carte libre en bas
ask-where-swap-hand = dans { $meld }, sa carte libre dans votre main
ask-where-add = à { $meld }
ask-where-add-top = en haut de { $meld }
ask-where-add-bottom = en bas de { $meld }
hint-by = l’avis de « { $level } » : { $play }
hint-not-ready = Le joueur « { $level } » se prépare encore.
hint-nothing = Il n’y a rien à décider en ce moment.

## La main et la table.

hand-left = reste { $cards }
hand-deadwood-only = points morts : { $n }
hand-deadwood =
    { $limit ->
        [0] points morts : { $n } ; seul un gin finit la manche
       *[other] points morts : { $n }, limite { $limit }
    }
hand-deadwood-best =
    { $limit ->
        [0] points morts, au mieux : { $n } ; seul un gin finit la manche
       *[other] points morts, au mieux : { $n }, limite { $limit }
    }
hand-all = toutes les cartes en combinaisons : gin (g)
hand-all-big = toutes les cartes en combinaisons : grand gin (grand)
hand-ready = gin (g)
hand-can-knock = vous pouvez frapper à { $n } (k)
hand-melds = Combinaisons : { $melds }.
hand-others = Autres : { $cards }.
table-pile = Défausse, celle du dessus en dernier : { $cards }.
table-empty = vide
table-gin = { $n } cartes au talon ; { $limit }.
table-limit =
    { $n ->
        [0] seul un gin finit la manche
       *[other] on frappe à { $n } ou moins
    }
table-known = { $name } a { $cards }, de la défausse.
table-nobody-known = Personne d’autre n’a de carte prise dans la défausse.
table-discards = La défausse par couleurs :
table-no-discards = La défausse est vide.
table-spread = Posé : { $melds }.
table-melds = Sur la table { $melds }.
table-no-melds = Personne n’a posé.
table-nothing-yet = Il ne s’est encore rien passé.
table-luck = Votre chance est « { $text } » ; elle entre dans le prochain mélange.
held-holds =
    { $n ->
        [one] { $n } carte : { $standing }.
       *[other] { $n } cartes : { $standing }.
    }
held-wild = libres { $cards }
held-groups = Pour le contrat : { $groups }.
held-others = Autres : { $cards }.
held-you-hold = Vous avez : { $cards }.
held-wilds = Libres : { $cards }.
held-calls-left =
    { $n ->
        [one] { $n } May-I restant
       *[other] { $n } May-I restants
    }
held-set = groupe
held-run = suite
held-meld =
    { $who ->
        [you] Combinaison { $n }, { $kind }, à vous : { $meld }.
       *[name] Combinaison { $n }, { $kind }, à { $name } : { $meld }.
    }
held-size = { $name } { $n }
held-size-down = { $name } { $n } (a posé)
held-sizes = Cartes : { $sizes }. Talon { $n }.
held-all-must-fit = toutes les cartes doivent aller
held-short-of-out =
    { $n ->
        [one] il vous manque { $n } carte pour finir
       *[other] il vous manque { $n } cartes pour finir
    }
held-short =
    { $n ->
        [one] il vous manque { $n } carte pour le contrat
       *[other] il vous manque { $n } cartes pour le contrat
    }
held-enough = de quoi faire le contrat
held-can-lay-down = vous pouvez poser (poser)
held-not-with-all = vous avez le contrat, mais pas avec toutes les cartes
held-down = vous avez posé
held-nothing-fits = vous avez posé, et rien ne va sur la table
held-fits = vous avez posé ; à ajouter : { $fits }
held-fits-on = { $card } à { $numbers }
held-swaps = { $card } dans { $numbers } (échanger)
held-and-more = { $first } et { $n } autres
held-ends = ({ $low } à { $high })
