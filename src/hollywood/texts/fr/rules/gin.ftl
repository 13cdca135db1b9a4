# Les règles d’une table de gin, phrase par phrase.

# Glossaire : un mot pour une chose, dans tous les textes français. On dit « vous » au joueur.
#
#   ace, jack, queen, king   as, valet, dame, roi         knock               frapper, une frappe
#   bonus                    prime                        laid off            ajouté
#   book                     livre                        lay down            poser
#   bot                      bot                          lay off             ajouter, un ajout
#   box (a round won)        case                         link                lien
#   box (the player)         box, m.                      lobby               salon
#   call (May-I)             demande, demander            match               match
#   caller                   qui a demandé                May I?              May I ?
#   captain                  capitaine                    meld                combinaison
#   column                   colonne                      pack, deck          paquet
#   contract                 contrat                      partners            partenaires
#   contract rummy           rami à contrats              pass                passer
#   dead hand                manche nulle                 penalty card        carte de pénalité
#   deadwood (the cards)     cartes mortes                penalty points      points de pénalité
#   deadwood (their points)  points morts                 pile, discard pile  défausse
#   deal                     donne, donner                rank                rang
#   dealer                   donneur                      rated, rating       classé, cote
#   defender                 défenseur                    record              enregistrement
#   deny a call              refuser                      review              analyse
#   discard                  défausser, une défausse      round, hand (May-I) manche
#   displace                 prendre la place             run                 suite
#   draw                     piocher                      seal                sceau
#   face card                figure                       seat, sit down      place, s’asseoir
#   game (a column)          partie                       set                 groupe
#   game (what is played)    jeu                          settlement          décompte
#   gin, go gin, big gin     gin, faire gin, grand gin    shuffle             mélange, mélanger
#   gin rummy                gin rami                     shutout, schneid    capot
#   go out                   finir                        side (partners)     équipe
#   grant, allow a call      accorder                     sheet               feuille de marque
#   hand (the cards)         main                         sit out             rester hors jeu
#   hint                     conseil                      spectator, watch    spectateur, regarder
#   house rules              règles maison                stock               talon
#   joker                    joker                        suit                couleur
#   knob                     réglage                      tray                casier
#                                                         turn                tour
#                                                         undercut            contrer, un contre
#                                                         upcard              retourne, f.
#                                                         wild, wild card     libre, carte libre

gin-title-game = Le jeu
gin-title-deal = La donne
gin-title-melds = Combinaisons et cartes mortes
gin-title-turn = Le tour de jeu
gin-title-knocking = Frapper
gin-title-laying-off = Ajouter des cartes
gin-title-scoring = Les points d’une manche
gin-title-sheet = La feuille de marque
gin-title-game-score = Le score de la partie
gin-title-settlement = Le décompte

## Le jeu en une ligne

gin-name-gin = Gin rami
gin-name-oklahoma = Gin Oklahoma
gin-name-straight = Gin sans frappe
gin-hollywood-name-gin = Gin Hollywood
gin-hollywood-name-oklahoma = Gin Oklahoma sur une feuille Hollywood
gin-hollywood-name-straight = Gin sans frappe sur une feuille Hollywood
gin-line = { $name } : { $games }
gin-line-more = { $line } ; { $part }
gin-line-name-form = { $name } à { SPELL($players) } ({ $form })
gin-form-cutthroat = le perdant reste hors jeu
gin-form-dealer_sits_out = le donneur reste hors jeu
gin-form-in_the_box = un joueur dans le box
gin-form-chouette = chouette
gin-form-partnership = par équipes
gin-line-games =
    { $games ->
        [1] une partie en { $target }
       *[other] { SPELL($games, form: "feminine") } parties à la fois, chacune en { $target }
    }
gin-line-limit-upcard = la retourne fixe la limite pour frapper
gin-line-limit = frapper à { $n } ou moins
gin-line-gin = gin { $n }
gin-line-big-gin = grand gin { $n }
gin-line-undercut = contre { $n }
gin-line-boxes = cases { $n }
gin-line-any-suits = suites de toutes couleurs
gin-line-round-corner = suites qui bouclent
gin-line-high-low = as haut ou bas
gin-line-rounds = les colonnes s’ouvrent manche par manche
gin-line-spades = pique double

## Le jeu

gin-partners =
    { SPELL($players) } joueurs en deux équipes de { SPELL($pairs) }, à { SPELL($pairs) } tables ; chaque table a
    { PACKS($packs) } de 52 cartes et joue une manche à deux.
gin-partners-meet =
    Deux partenaires ne se rencontrent jamais. À chaque table, un joueur d’une équipe joue contre un joueur de l’autre,
    et à chaque manche contre le joueur suivant de cette équipe.
gin-partners-score =
    Quand toutes les tables ont terminé, on additionne les points de chaque équipe ; celle qui en a le plus marque la
    différence. En cas d’égalité, personne ne marque.
gin-two = Deux joueurs et { PACKS($packs) } de 52 cartes.
gin-three = Trois joueurs et { PACKS($packs) } de 52 cartes ; à chaque manche, deux jouent et un reste hors jeu.
gin-play-cutthroat = Le perdant d’une manche reste hors jeu à la suivante. Chacun a son propre score.
gin-play-dealer_sits_out = Le donneur distribue aux deux autres et reste hors jeu. Chacun a son propre score.
gin-play-in_the_box =
    Un joueur, le box, joue contre un autre, le capitaine. Si le box gagne, le capitaine et le troisième joueur
    échangent leurs rôles. Si le box perd, il reste hors jeu, le capitaine entre dans le box et le troisième joueur
    devient capitaine. Chacun a son propre score.
gin-play-chouette =
    Un joueur, le box, joue tout le match contre les deux autres, qui ont un score commun. L’un d’eux, le capitaine,
    tient les cartes pour les deux ; s’il perd une manche, il cède sa place à son partenaire.
gin-aim =
    Chaque joueur cherche à former des combinaisons avec les cartes de sa main, et à réduire la valeur de celles qui
    restent, les cartes mortes.

## La donne

gin-partners-deal =
    { $tables ->
        [2] À chaque manche, une équipe donne aux deux tables.
       *[other] À chaque manche, une équipe donne aux { SPELL($tables) } tables.
    }
gin-first-dealer-random = Le premier donneur est tiré au sort.
gin-first-dealer-random_or_chosen = Le premier donneur est tiré au sort, ou simplement choisi par les joueurs.
gin-first-dealer-chosen = Les joueurs choisissent le premier donneur.
gin-cards-dealt =
    Chaque joueur reçoit { CARDS($n) }. La carte suivante, la retourne, est posée face visible et commence la défausse ;
    le reste forme le talon, face cachée.
gin-form-dealer-cutthroat = Le joueur resté hors jeu revient et donne au gagnant.
gin-form-dealer-dealer_sits_out = Le perdant d’une manche donne la suivante.
gin-form-dealer-in_the_box = Le box donne.
gin-next-dealer-winner =
    { $who ->
        [side] L’équipe qui gagne une manche donne la suivante.
       *[player] Le joueur qui gagne une manche donne la suivante.
    }
gin-next-dealer-loser =
    { $who ->
        [side] L’équipe qui perd une manche donne la suivante.
       *[player] Le joueur qui perd une manche donne la suivante.
    }
gin-next-dealer-alternate =
    { $who ->
        [side] Les équipes donnent à tour de rôle.
       *[player] Les joueurs donnent à tour de rôle.
    }
gin-dead-dealer-same = Après une manche nulle, que personne ne gagne, le même joueur donne à nouveau.
gin-dead-dealer-left = Après une manche nulle, que personne ne gagne, le joueur à gauche du donneur donne.
gin-dead-dealer-other =
    { $who ->
        [side] Après une manche nulle, que personne ne gagne, l’autre équipe donne.
       *[player] Après une manche nulle, que personne ne gagne, l’autre joueur donne.
    }

## Combinaisons et cartes mortes

gin-set =
    { $exactly ->
        [yes] Un groupe compte exactement { $sizes } cartes de même rang.
       *[no] Un groupe compte { $sizes } cartes de même rang.
    }
gin-run-same = Une suite compte au moins { CARDS($n) } qui se suivent dans une même couleur, par exemple { $example }.
gin-run-any = Une suite compte au moins { CARDS($n) } qui se suivent, de n’importe quelles couleurs, par exemple { $example }.
gin-ace-low = L’as est la carte la plus basse : { $low } est une suite, { $high } n’en est pas une.
gin-ace-high_low = L’as est bas ou haut : { $low } et { $high } sont des suites, { $corner } n’en est pas une.
gin-ace-round_corner = Les suites bouclent par l’as : { $low }, { $high } et { $corner } sont toutes des suites.
gin-one-meld = Une carte n’appartient qu’à une seule combinaison.
gin-deadwood =
    Parmi les cartes mortes, un as compte { POINTS($ace) }, un valet, une dame ou un roi { $face }, et toute autre carte
    son chiffre : ce sont les points morts.

## Le tour de jeu

gin-upcard-offered =
    Pour commencer, le joueur qui n’a pas donné peut prendre la retourne et défausser une carte ; s’il passe, le donneur
    peut la prendre.
gin-both-pass-nondealer_draws_stock =
    Si les deux passent, le joueur qui n’a pas donné pioche la première carte du talon et défausse.
gin-both-pass-nondealer_draws_either =
    Si les deux passent, le joueur qui n’a pas donné commence par un tour ordinaire, et peut encore prendre la retourne.
gin-begins = Le joueur qui n’a pas donné commence par un tour ordinaire.
gin-turn =
    Ensuite, à chaque tour, on pioche puis on défausse : prenez la carte du dessus du talon ou de la défausse, puis posez
    une carte sur la défausse, face visible.
gin-rediscard-forbid = Une carte prise dans la défausse ne peut pas être défaussée au même tour.
gin-rediscard-allow = Vous pouvez même défausser la carte que vous venez de prendre dans la défausse.
gin-stock-end-immediate =
    { $floor ->
        [0] Quand, après une défausse, il ne reste aucune carte au talon et que personne n’a frappé, la manche est nulle : personne ne marque.
       *[other] Quand, après une défausse, il ne reste que { CARDS($floor) } au talon et que personne n’a frappé, la manche est nulle : personne ne marque.
    }
gin-stock-end-fiftieth_card =
    { $floor ->
        [0] Quand, après une défausse, il ne reste aucune carte au talon, l’autre joueur peut encore prendre cette défausse, mais seulement pour frapper avec elle ; sinon la manche est nulle et personne ne marque.
       *[other] Quand, après une défausse, il ne reste que { CARDS($floor) } au talon, l’autre joueur peut encore prendre cette défausse, mais seulement pour frapper avec elle ; sinon la manche est nulle et personne ne marque.
    }
gin-turn-cap = Une manche de { $n } tours est nulle, elle aussi.

## Frapper

gin-only-gin =
    Personne ne frappe avec des cartes mortes : seul le gin, { SPELL($hand) } cartes toutes en combinaisons, termine une
    manche.
gin-go-gin =
    { $face ->
        [face_down] Pour faire gin, piochez, posez votre dernière carte face cachée sur la défausse et étalez votre main.
       *[face_up] Pour faire gin, piochez, posez votre dernière carte face visible sur la défausse et étalez votre main.
    }
gin-limit-upcard-one =
    La retourne fixe le nombre de points morts avec lequel vous pouvez frapper au plus : son chiffre, ou dix pour une
    figure. Si c’est un as, la limite est d’un point.
gin-limit-upcard-gin_only =
    La retourne fixe le nombre de points morts avec lequel vous pouvez frapper au plus : son chiffre, ou dix pour une
    figure. Si c’est un as, seul le gin est permis.
gin-knock-upcard =
    { $face ->
        [face_down] Pour terminer une manche, frappez : après avoir pioché, défaussez une carte face cachée et étalez vos combinaisons, sans dépasser cette limite avec les cartes qui restent.
       *[face_up] Pour terminer une manche, frappez : après avoir pioché, défaussez une carte face visible et étalez vos combinaisons, sans dépasser cette limite avec les cartes qui restent.
    }
gin-knock =
    { $face ->
        [face_down] Pour terminer une manche, frappez : après avoir pioché, défaussez une carte face cachée et étalez vos combinaisons, avec au plus { POINTS($n) } en cartes mortes.
       *[face_up] Pour terminer une manche, frappez : après avoir pioché, défaussez une carte face visible et étalez vos combinaisons, avec au plus { POINTS($n) } en cartes mortes.
    }
gin-may-knock = Vous pouvez frapper dès votre premier tour, et ce n’est jamais obligatoire.
gin-gin = Frapper sans aucune carte morte, { SPELL($hand) } cartes toutes en combinaisons, c’est faire gin.
gin-big-gin =
    Si la carte piochée trouve sa place elle aussi, et que les { SPELL($n) } cartes sont en combinaisons, c’est un grand
    gin, et vous ne défaussez rien.

## Ajouter des cartes

gin-no-layoff = On n’ajoute rien : le défenseur, lui aussi, compte toute carte hors d’une combinaison.
gin-layoff-never = Personne n’ajoute de cartes à un gin, et ici rien d’autre ne termine une manche.
gin-layoff =
    { $fourth ->
        [yes] L’autre joueur, le défenseur, étale ses combinaisons et peut ajouter des cartes mortes à celles du joueur qui a frappé : une quatrième carte à un groupe, d’autres cartes aux bouts d’une suite.
       *[no] L’autre joueur, le défenseur, étale ses combinaisons et peut ajouter des cartes mortes à celles du joueur qui a frappé : d’autres cartes aux bouts d’une suite.
    }
gin-layoff-on-gin = Le défenseur peut le faire même sur un gin.
gin-no-layoff-on-big-gin = Sur un grand gin seulement, personne n’ajoute rien.
gin-no-layoff-on-gin = Sur un gin, le défenseur ne peut rien ajouter.
gin-knocker-layoff = Ensuite, celui qui a frappé peut ajouter ses cartes mortes aux combinaisons du défenseur.
gin-no-knocker-layoff = Celui qui a frappé n’ajoute jamais rien.
