# Les nombres et ce que l’on compte. Chaque texte d’ici est aussi une fonction : CARDS($n) dans un autre texte
# dit `cards` avec ce nombre. SPELL($n, form: "feminine") donne à `spell` la forme « feminine » ; sans
# indication, la forme est « plain ».

# Un nombre comme dans un livre : les petits en toutes lettres. Seul « un » a un féminin.
spell =
    { $n ->
        [0] zéro
        [1] { $form ->
            [feminine] une
           *[plain] un
        }
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
        [11] onze
        [12] douze
       *[other] { $n }
    }
ordinal =
    { $n ->
        [1] { $form ->
            [feminine] première
           *[plain] premier
        }
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
        [10] dixième
        [11] onzième
        [12] douzième
       *[other] { $n }e
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cards =
    { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { SPELL($n) } cartes
    }
packs =
    { $n ->
        [one] un paquet
       *[other] { SPELL($n) } paquets
    }
boxes =
    { $n ->
        [0] aucune case
        [one] une case
       *[other] { SPELL($n) } cases
    }

# Un rang d’après sa lettre ; XX est le joker.
rank =
    { $n ->
        [A] as
        [T] dix
        [J] valet
        [Q] dame
        [K] roi
        [XX] joker
       *[other] { $n }
    }
ranks =
    { $n ->
        [A] as
        [T] dix
        [J] valets
        [Q] dames
        [K] rois
        [XX] jokers
       *[other] { $n }
    }
