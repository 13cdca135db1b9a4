# Ce que décide chaque réglage des règles, en une ligne, et les valeurs qu’il peut avoir.

allowed-whole = un nombre entier de { $low } à { $high }
allowed-flag = true (oui) ou false (non)
allowed-maybe = none (rien) ou { $values }
allowed-list = une liste de { $fewest } à { $most } entrées, chacune { $values }
allowed-distinct = une liste de { $fewest } à { $most } entrées différentes, chacune { $values }
allowed-part = un groupe des réglages { $names }
allowed-switch = activé ou désactivé
allowed-contract = un à cinq de S (groupe) et R (suite), avec des longueurs spéciales, comme SSR ou S3R7
allowed-points = les points de chaque rang une fois, comme { $example }
setting-refused = { $name } ne peut pas être { $value } : { $allowed }

## Gin.

about-gin-family = le genre de jeu
about-gin-players = combien de personnes sont à la table
about-gin-form = qui joue contre qui : deux joueurs ; trois, dont un hors jeu ; des partenaires à plusieurs tables
about-gin-decks = combien de jeux de 52 cartes composent le paquet
about-gin-hand_size = combien de cartes reçoit chaque joueur
about-gin-set_sizes = combien de cartes de même rang font un groupe
about-gin-run_min = la suite la plus courte
about-gin-run_suits = les cartes d’une suite doivent-elles être d’une même couleur
about-gin-ace = les as dans les suites : sous le deux seulement ; aussi sur le roi ; aussi entre roi et deux
about-gin-ace_points = ce que compte un as mort
about-gin-face_points = ce que comptent valet, dame ou roi morts
about-gin-first_dealer = qui donne en premier
about-gin-next_dealer = qui donne après une manche marquée
about-gin-dealer_after_draw = qui donne après une manche nulle
about-gin-upcard_option = la retourne est-elle offerte au non-donneur, puis au donneur
about-gin-both_pass = comment commence le non-donneur quand les deux ont passé sur la retourne
about-gin-rediscard_taken = peut-on défausser une carte au tour où on l’a prise
about-gin-knock_limit = le plus de points morts pour frapper ; 0 : gin seulement
about-gin-knock_discard = la défausse de celui qui frappe est-elle visible ou cachée
about-gin-oklahoma = la première retourne fixe-t-elle la limite pour frapper
about-gin-oklahoma_ace = la limite que fixe un as retourné à l’Oklahoma
about-gin-spade_doubles = un pique retourné double-t-il les points de la manche à l’Oklahoma
about-gin-multiplier = par combien sont multipliés les points de chaque manche
about-gin-layoff = le défenseur peut-il ajouter des cartes
about-gin-layoff_on_gin = peut-on ajouter des cartes sur un gin
about-gin-knocker_layoff = celui qui frappe peut-il ajouter aux combinaisons du défenseur
about-gin-gin_bonus = points pour un gin, en plus des points morts du défenseur
about-gin-gin_bonus_allowed = les primes de gin que la page permet ; none : toutes
about-gin-undercut_bonus = points pour un contre, en plus de la différence
about-gin-undercut_on_tie = l’égalité des points morts est-elle un contre
about-gin-gin_undercut = ce que devient un gin quand le défenseur n’a pas non plus de carte morte
about-gin-big_gin = points pour onze cartes en combinaisons ; none : pas de grand gin
about-gin-stock_floor = combien de cartes restent au talon quand la manche est nulle
about-gin-stock_end = au bout du talon, peut-on encore prendre la dernière défausse pour frapper
about-gin-turn_cap = après combien de tours une manche finit sans gagnant
about-gin-scoring = plusieurs parties à la fois, ou une
about-gin-games = combien de colonnes a la feuille
about-gin-games_at_once = combien de parties sont ouvertes à la fois dans une série continue ; none : toutes
about-gin-credit = ce qui ouvre la colonne suivante : les victoires du gagnant, ou les manches marquées par l’un ou l’autre
about-gin-closed_entry = une première marque dont la partie est finie : elle va à la suivante encore ouverte, ou elle est perdue
about-gin-target = combien de points finissent une partie
about-gin-series_end = quand le match est terminé
about-gin-overall = qui gagne le match : le plus de parties, toutes les parties seulement, ou le meilleur décompte
about-gin-game_bonus = points pour une partie gagnée
about-gin-shutout = ce que reçoit le gagnant si l’autre n’a rien marqué dans la partie
about-gin-shutout-kind = ces points au lieu de la prime, en plus, ou toute la colonne doublée
about-gin-shutout-points = les points ; inutiles si la colonne est doublée
about-gin-box_bonus = points par manche gagnée, hors du total à atteindre
about-gin-gin_extra_boxes = cases en plus pour gin et grand gin
about-gin-undercut_extra_boxes = cases en plus pour un contre
about-gin-partners_extra_boxes = cases en plus si tous les partenaires d’un camp gagnent
about-gin-doubled_boxes = les cases comptent-elles plus dans une manche qui compte double
about-gin-third_game_doubled = la dernière colonne compte-t-elle double
about-gin-sweep_doubled = tout compte-t-il double quand un camp gagne toutes les parties
about-gin-settlement = qui paie, et combien
about-gin-stake = argent par point, en centimes ; 0 : pour les points seulement
about-gin-rounding = les points sont arrondis à ce multiple avant le paiement

## Contract games.

about-contract-family = le genre de jeu
about-contract-players = combien de personnes peuvent être à la table
about-contract-decks = combien de jeux de 52 cartes composent le paquet
about-contract-jokers = combien de jokers sont dans le paquet
about-contract-deal = combien de cartes reçoit chaque joueur, manche par manche
about-contract-contracts = ce qu’il faut poser, manche par manche : S un groupe, R une suite
about-contract-set_min = le plus petit groupe
about-contract-run_min = la suite la plus courte
about-contract-wild = les cartes libres ; XX : jokers
about-contract-min_naturals_per_meld = combien de cartes d’une combinaison ne doivent pas être libres
about-contract-more_wilds_than_naturals = une combinaison peut-elle compter plus de cartes libres que d’autres
about-contract-wilds_side_by_side = des cartes libres peuvent-elles être côte à côte dans une suite
about-contract-run_low = la carte la plus basse d’une suite
about-contract-run_high = la carte la plus haute d’une suite
about-contract-laydown = on pose exactement les combinaisons du contrat, ou aussi d’autres des mêmes genres, ou exactement celles-ci et aucune plus longue que demandé
about-contract-duplicate_rank_sets = deux groupes d’un contrat peuvent-ils avoir le même rang
about-contract-adjacent_same_suit_runs = deux suites d’un contrat peuvent-elles se toucher ou se chevaucher dans une couleur
about-contract-run_gap = combien de rangs séparent deux suites d’une couleur, si elles ne peuvent pas se toucher
about-contract-take_after_laying_down = peut-on prendre la défausse après avoir posé
about-contract-layoff_requires_down = faut-il avoir posé avant d’ajouter des cartes
about-contract-layoff_same_turn = peut-on ajouter au tour où l’on pose
about-contract-layoff_targets = où l’on peut ajouter
about-contract-displace_ace = une carte naturelle peut-elle prendre la place d’une libre, et où va celle-ci
about-contract-may_i = les règles de May-I ; none : pas de demandes
about-contract-may_i-who = qui peut demander : ceux qui n’ont pas posé, ou tous les autres
about-contract-may_i-when = jusqu’à quand on peut demander
about-contract-may_i-per_turn = combien de demandes peuvent être accordées en un tour
about-contract-may_i-limit = combien de demandes un joueur peut obtenir en une manche
about-contract-may_i-max_cards = combien de cartes on peut tenir après une demande
about-contract-may_i-penalty_cards = combien de cartes du talon viennent avec la défausse
about-contract-may_i-deny_forces_discard = celui qui refuse une demande doit-il prendre la défausse
about-contract-may_i-priority = qui reçoit la carte : le premier qui demande (à égalité, dans le sens des aiguilles), ou le suivant dans ce sens
about-contract-may_i-withdraw = peut-on retirer une demande
about-contract-may_i-counted = quelles demandes comptent pour la limite
about-contract-may_i-after = ce que peut piocher le joueur dont c’est le tour après avoir accordé une demande
about-contract-may_i_own_discard = peut-on demander sa propre défausse
about-contract-go_out_without_discard = peut-on finir sans défausser
about-contract-last_hand = la dernière manche : toutes les cartes d’un coup, sans défausse ; ou comme les autres
about-contract-points = ce que compte chaque carte restée en main
about-contract-out_in_one_turn = points retirés au joueur qui pose et finit au même tour
about-contract-first_dealer = qui donne en premier
about-contract-next_dealer = qui donne la manche suivante
about-contract-winner = qui gagne le match
about-contract-total_tie = ce qui arrive quand plusieurs ont le total le plus bas
about-contract-stock_exhausted = ce qui arrive quand le talon est épuisé
about-contract-rediscard_taken = peut-on défausser une carte au tour où on l’a prise
about-contract-turn_cap = après combien de tours une manche finit sans gagnant

## Des réglages qui se contredisent, et d’autres que l’on ne peut pas lire.

clash-form = players={ $players } contredit form={ $form }, qui demande { $seats } joueurs
clash-gin_bonus = gin_bonus ne peut pas être { $bonus } : ces règles connaissent { $known } (gin_bonus_allowed)
clash-oklahoma = oklahoma=true contredit knock_limit=0 : où seul le gin compte, aucune carte ne fixe de limite
clash-spade_doubles = spade_doubles=true demande oklahoma=true : la retourne ne compte que là
clash-layoff = { $name }=true contredit layoff=false
clash-scoring = scoring={ $scoring } contredit games={ $games } : une seule partie est une colonne
clash-one-game = { $name }=true contredit games=1 : il faut plusieurs parties
clash-overall = overall=all_three contredit series_end=two_wins : un match arrêté à deux parties ne se gagne jamais en les gagnant toutes
clash-at-once = games_at_once={ $at_once } contredit games={ $games } : une série continue a plus de parties qu’il n’y en a d’ouvertes
clash-running-two = games_at_once={ $at_once } contredit series_end=two_wins : une série continue dure jusqu’à la fin de toutes ses parties
clash-running-doubled = games_at_once={ $at_once } contredit third_game_doubled=true : une série continue n’a pas de troisième partie à doubler
clash-partners = partners_extra_boxes={ $n } contredit form={ $form } : seuls des partenaires les gagnent
clash-doubled-extra = doubled_boxes=extra demande gin_extra_boxes ou undercut_extra_boxes : sans cases en plus, rien ne double
clash-none = { $name }=none contredit games={ $games } : seule une partie unique n’en a pas besoin
clash-hands = deal a { $deal } manches, mais contracts { $contracts } : donnez-en autant de l’un que de l’autre
clash-pack = players={ $players } avec deal={ $deal } demande { $needed } cartes ; decks={ $decks } et jokers={ $jokers } en donnent { $cards }
clash-no-jokers = wild=XX demande des jokers dans le paquet (jokers=0)
clash-tame-jokers = jokers={ $jokers } les demande libres : un joker n’est rien d’autre (wild)
clash-contract-cards = le contrat { $contract } de la manche { $n } demande { $least } cartes ; deal={ $deal }, toutes les demandes et une pioche en donnent { $most }
clash-contract-run = le contrat { $contract } demande une suite de plus de { $longest } cartes (run_low, run_high)
clash-last-hand = le contrat { $contract } de la dernière manche a de la place pour { $room } cartes ; deal={ $deal } et une pioche en donnent { $cards }, toutes à combiner (last_hand)
clash-least-naturals = laydown=least donne au contrat { $contract } des combinaisons de moins de cartes que min_naturals_per_meld={ $naturals }
clash-least-last-hand = laydown=least pose { $least } cartes pour le contrat { $contract } de la dernière manche ; deal={ $deal } et une pioche en donnent { $cards }, à combiner toutes (last_hand)
clash-run_gap = run_gap={ $gap } demande adjacent_same_suit_runs=false : des suites qui peuvent se toucher n’ont pas besoin d’écart
clash-layoff_same_turn = layoff_same_turn=false demande layoff_requires_down=true : qui peut ajouter avant d’avoir posé le peut à tout tour
setting-unread = impossible de lire le réglage { $setting } : écrivez nom=valeur, comme target=150
setting-twice = { $name } est donné deux fois : une suffit
setting-off = { $name } est désactivé : ne touchez pas à ses réglages
setting-at-table = { $name } ne peut pas être { $value } à une table : { $allowed }
setting-players = impossible d’être { $n } : ce jeu se joue à { $allowed }
setting-players-gin = impossible d’être { $n } : le gin se joue à 2, 3, 4, 6 ou 8
