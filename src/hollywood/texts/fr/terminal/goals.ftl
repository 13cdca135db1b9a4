# De quoi il s’agit dans un jeu, pour qui n’y a jamais joué : quelques lignes dans le terminal.

goal-cards =
    Une carte s’écrit par son rang (A as, T dix, J valet, Q dame, K roi) et sa couleur (c trèfle, d carreau, h cœur,
    s pique) : Kc est le roi de trèfle, Td le dix de carreau.

## Gin

goal-gin-melds-same =
    Faites des combinaisons avec vos { SPELL($hand) } cartes : des groupes, { $sizes } cartes de même rang comme
    7c 7d 7h, et des suites, au moins { CARDS($run) } d’une même couleur qui se suivent comme 3s 4s 5s. { $ace }
goal-gin-melds-any =
    Faites des combinaisons avec vos { SPELL($hand) } cartes : des groupes, { $sizes } cartes de même rang comme
    7c 7d 7h, et des suites, au moins { CARDS($run) } de n’importe quelles couleurs qui se suivent comme 3s 4s 5s. { $ace }
goal-gin-turn =
    À votre tour, prenez la carte du dessus du talon ou de la défausse, puis défaussez une carte. Les cartes hors des
    combinaisons sont mortes : un as compte { $ace }, un valet, une dame ou un roi { $face }, les autres leur chiffre.
goal-gin-limit-upcard = autant de points morts que compte la première retourne, ou moins
goal-gin-limit = { $n } points morts ou moins
goal-gin-knock =
    Dès qu’il vous reste { $limit } après la défausse, vous pouvez frapper : la manche est finie, et le joueur qui en a le
    moins marque la différence. Sans aucun point mort, c’est un gin, et { $bonus } de plus.
goal-gin-undercut-tie = Mais si l’autre joueur n’en a pas plus que celui qui frappe, c’est l’autre qui marque.
goal-gin-undercut = Mais si l’autre joueur en a moins que celui qui frappe, c’est l’autre qui marque.
goal-gin-only-gin =
    Quand il ne vous reste aucune carte morte, vous faites gin : les points morts de l’autre joueur et { $bonus } points
    sont à vous.
goal-gin-games-wins =
    { SPELL($games, form: "feminine") } parties se jouent à la fois, chacune en { $target } : votre première victoire
    compte dans la première partie, la deuxième dans les deux premières, et ainsi de suite.
goal-gin-games-rounds =
    { SPELL($games, form: "feminine") } parties se jouent à la fois, chacune en { $target } : la première manche gagnée
    compte dans la première partie, la deuxième, quel que soit le gagnant, dans les deux premières, et ainsi de suite.
goal-gin-game = Il faut { $target } points pour gagner une partie.

## Les jeux à contrats

goal-contract-hands =
    { $n ->
        [one] Il y a une seule manche. Posez son contrat, { $first }, puis débarrassez-vous de vos autres cartes ; le premier qui finit ne paie rien.
       *[other] Il y a { SPELL($n) } manches. À chacune, posez son contrat, d’abord { $first }, puis débarrassez-vous de vos autres cartes ; le premier qui finit ne paie rien.
    }
goal-contract-melds-both =
    Un groupe compte au moins { CARDS($set) } de même rang ; une suite, au moins { CARDS($run) } d’une même couleur qui se
    suivent, avec l’as en bas ou en haut.
goal-contract-melds-ends =
    Un groupe compte au moins { CARDS($set) } de même rang ; une suite, au moins { CARDS($run) } d’une même couleur qui se
    suivent, { $low ->
        [A] de l’as
       *[other] du deux
    } { $high ->
        [A] à l’as
       *[other] au roi
    }.
goal-contract-wild = Cartes libres : { $ranks }. Elles remplacent n’importe quelle carte.
goal-contract-no-wild = Aucune carte n’est libre.
goal-contract-turn = À votre tour, piochez une carte ou prenez celle du dessus de la défausse ; à la fin, défaussez une carte.
goal-contract-call =
    Quand un autre joueur défausse une carte que vous voulez, demandez « May I ? » avant le tour suivant ; vous l’obtenez
    alors, avec une carte du talon, sauf si le joueur dont c’est le tour la prend lui-même.
goal-contract-end =
    Ce qu’il vous reste en main quand un joueur finit compte contre vous ; le total le plus bas gagne.
