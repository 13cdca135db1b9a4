# Les règles d’une table de rami à contrats, phrase par phrase.

contract-title-game = Le jeu
contract-title-deal = La donne
contract-title-contracts = Les contrats
contract-title-melds = Groupes et suites
contract-title-turn = Le tour de jeu
contract-title-calling = May I ?
contract-title-laying-down = Poser
contract-title-laying-off = Ajouter des cartes
contract-title-going-out = Finir
contract-title-last-hand = La dernière manche
contract-title-scoring = Les points

## Un contrat, et le jeu en une ligne

contract-meld-sets =
    { $n ->
        [one] un groupe
       *[other] { SPELL($n) } groupes
    }
contract-long-sets =
    { $n ->
        [one] un groupe de { SPELL($length) }
       *[other] { SPELL($n) } groupes de { SPELL($length) }
    }
contract-meld-runs =
    { $n ->
        [one] une suite
       *[other] { SPELL($n) } suites
    }
contract-long-runs =
    { $n ->
        [one] une suite de { SPELL($length) }
       *[other] { SPELL($n) } suites de { SPELL($length) }
    }
contract-range = { SPELL($low) } à { SPELL($high) }
contract-one-hand = une manche, { $contract }
contract-hands = { SPELL($n, form: "feminine") } manches, d’abord { $first }, à la fin { $last }
contract-wild-line = cartes libres : { $ranks }
contract-no-wild-line = aucune carte libre
contract-calls-none = pas de May-I
contract-calls-free = May-I sans limite
contract-calls =
    { $n ->
        [one] { SPELL($n) } May-I par manche
       *[other] jusqu’à { SPELL($n) } May-I par manche
    }
contract-line = Rami à contrats pour { $players } joueurs : { $hands } ; { $wild } ; { $calls } ; le total le plus bas gagne.

## Le jeu et la donne

contract-players =
    { $jokers ->
        [0] { $players } joueurs, { PACKS($packs) } de 52 cartes, sans joker.
        [one] { $players } joueurs, { PACKS($packs) } de 52 cartes, plus un joker.
       *[other] { $players } joueurs, { PACKS($packs) } de 52 cartes, plus { SPELL($jokers) } jokers.
    }
contract-players-shuffled =
    { $jokers ->
        [0] { $players } joueurs, { PACKS($packs) } de 52 cartes mélangés ensemble, sans joker.
        [one] { $players } joueurs, { PACKS($packs) } de 52 cartes mélangés ensemble, plus un joker.
       *[other] { $players } joueurs, { PACKS($packs) } de 52 cartes mélangés ensemble, plus { SPELL($jokers) } jokers.
    }
contract-match =
    { $n ->
        [one] Un match se joue en une manche. Chaque joueur cherche à poser son contrat, un certain nombre de groupes et de suites, puis à se débarrasser de toutes ses autres cartes.
       *[other] Un match se joue en { SPELL($n) } manches. À chacune, chaque joueur cherche à poser le contrat de la manche, un certain nombre de groupes et de suites, puis à se débarrasser de toutes ses autres cartes.
    }
contract-first-dealer-random = Le premier donneur est tiré au sort ; ensuite, la donne tourne dans le sens des aiguilles d’une montre.
contract-first-dealer-chosen = Les joueurs choisissent le premier donneur ; ensuite, la donne tourne dans le sens des aiguilles d’une montre.
contract-dealt = Chaque joueur reçoit { CARDS($n) } à chaque manche.
contract-dealt-below = Les contrats ci-dessous disent combien de cartes chaque joueur reçoit.
contract-upcard = La carte suivante est retournée et commence la défausse ; le reste forme le talon.
contract-rows = Ce qu’il faut poser à chaque manche :
contract-row = manche { $n }

## Groupes et suites

contract-set = Un groupe compte au moins { CARDS($n) } de même rang, de n’importe quelles couleurs.
contract-run =
    Une suite compte au moins { CARDS($n) } d’une même couleur qui se suivent ; elle peut commencer dès { $low ->
        [A] l’as
       *[other] le deux
    } et monter jusqu’{ $high ->
        [A] à l’as
       *[other] au roi
    }.
contract-no-wild = Aucune carte n’est libre.
contract-wild = Cartes libres : { $ranks }. Chacune peut remplacer n’importe quelle carte dans un groupe ou une suite.
contract-naturals =
    { $n ->
        [one] Tout groupe et toute suite doit compter au moins une carte qui n’est pas libre.
       *[other] Tout groupe et toute suite doit compter au moins { SPELL($n) } cartes qui ne sont pas libres.
    }
contract-no-naturals = Un groupe ou une suite peut ne compter que des cartes libres.
contract-few-wilds = Aucun groupe ni aucune suite ne peut compter plus de cartes libres que d’autres cartes, même après un ajout.
contract-wilds-apart = Dans une suite, deux cartes libres ne peuvent pas être côte à côte, même après un ajout.

## Le tour de jeu

contract-turn =
    Le joueur à gauche du donneur commence. À votre tour, piochez la carte du dessus du talon ou prenez celle de la
    défausse ; posez et ajoutez ce que vous pouvez et voulez ; puis défaussez une carte.
contract-down-draws = Un joueur qui a posé ne peut plus prendre de défausse ; il pioche toujours au talon.
contract-rediscard-allow = Une carte que vous venez de prendre peut être défaussée au même tour.
contract-rediscard-forbid = Une carte prise dans la défausse ne peut pas être défaussée au même tour.
contract-stock-shuffle_discards_keep_top =
    Quand le talon est épuisé, on mélange toute la défausse, sauf la carte du dessus, pour former un nouveau talon ; s’il
    n’y a toujours rien à piocher, la manche est finie et chacun compte ses points.
contract-stock-hand_ends = Quand le talon est épuisé et que quelqu’un doit y piocher, la manche est finie et chacun compte ses points.
contract-turn-cap = Une manche se termine aussi après { $n } tours, sans gagnant.

## Demander hors de son tour

contract-no-calls = Personne ne peut demander une carte hors de son tour.
contract-who-others_not_laid_down =
    Avant que le joueur dont c’est le tour pioche, tout autre joueur qui n’a pas encore posé peut demander la carte du
    dessus de la défausse : « May I ? »
contract-who-others =
    Avant que le joueur dont c’est le tour pioche, tout autre joueur, même s’il a déjà posé, peut demander la carte du
    dessus de la défausse : « May I ? »
contract-own-discard = Même le joueur qui vient de défausser la carte peut la demander.
contract-no-own-discard = Le joueur qui vient de défausser la carte ne peut pas la demander.
contract-late-calls =
    Si le joueur dont c’est le tour pioche au talon, les autres peuvent encore demander la carte jusqu’à ce qu’il pose,
    ajoute ou défausse une carte. La demande ne peut alors pas être refusée.
contract-priority-first_then_clockwise =
    Si plusieurs joueurs demandent, le premier l’obtient ; s’ils demandent en même temps, c’est celui qui suit le plus
    près, dans le sens des aiguilles d’une montre, le joueur dont c’est le tour.
contract-priority-clockwise =
    Si plusieurs joueurs demandent, c’est celui qui suit le plus près, dans le sens des aiguilles d’une montre, le joueur
    dont c’est le tour, peu importe qui a demandé le premier.
contract-withdraw = Un joueur peut retirer sa demande ; celle d’un autre vaut alors.
contract-no-withdraw = Une demande faite est une demande faite : on ne la retire pas.
contract-allowed-active_draws_stock_or_next_discard =
    { $penalty ->
        [0] Le joueur dont c’est le tour accorde ou refuse la demande. S’il l’accorde, celui qui a demandé prend la carte ; le joueur dont c’est le tour pioche ensuite au talon ou prend la défausse suivante.
       *[other] Le joueur dont c’est le tour accorde ou refuse la demande. S’il l’accorde, celui qui a demandé prend la carte, et aussi { CARDS($penalty) } du talon ; le joueur dont c’est le tour pioche ensuite au talon ou prend la défausse suivante.
    }
contract-allowed-active_draws_stock =
    { $penalty ->
        [0] Le joueur dont c’est le tour accorde ou refuse la demande. S’il l’accorde, celui qui a demandé prend la carte ; le joueur dont c’est le tour pioche ensuite au talon.
       *[other] Le joueur dont c’est le tour accorde ou refuse la demande. S’il l’accorde, celui qui a demandé prend la carte, et aussi { CARDS($penalty) } du talon ; le joueur dont c’est le tour pioche ensuite au talon.
    }
contract-denied-forced = Un joueur qui refuse une demande doit prendre la défausse, et celui qui a demandé n’obtient rien.
contract-denied-free = Un joueur qui refuse une demande peut encore piocher ou prendre la défausse, et celui qui a demandé n’obtient rien.
contract-per-turn =
    { $n ->
        [one] À chaque tour, une seule demande peut être accordée.
       *[other] À chaque tour, { SPELL($n) } demandes au plus peuvent être accordées.
    }
contract-unlimited = Le nombre de demandes d’un joueur par manche n’est pas limité.
contract-limit-granted_only =
    { $n ->
        [0] Dans une manche, aucune demande n’est accordée à un joueur.
        [one] Dans une manche, chaque joueur peut se voir accorder une demande.
       *[other] Dans une manche, chaque joueur peut se voir accorder { SPELL($n) } demandes.
    }
contract-limit-all_calls =
    { $n ->
        [0] Dans une manche, aucun joueur ne peut faire de demande.
        [one] Dans une manche, chaque joueur peut faire une demande, accordée ou non.
       *[other] Dans une manche, chaque joueur peut faire { SPELL($n) } demandes, accordées ou non.
    }
contract-max-cards = Aucune demande ne peut porter une main à plus de { $n } cartes.

## Poser et ajouter

contract-lay-down = Quand vous avez le contrat en main, vous pouvez le poser à votre tour, après avoir pioché.
contract-laydown-exact =
    Posez exactement les groupes et les suites qu’il demande, pas un de plus ; chacun peut être plus long que nécessaire.
contract-laydown-minimum =
    Posez au moins les groupes et les suites qu’il demande ; vous pouvez en poser d’autres des mêmes sortes en même temps,
    et chacun peut être plus long que nécessaire.
contract-laydown-least =
    Posez exactement les groupes et les suites qu’il demande, aucun plus long que nécessaire. Ensuite, vous pouvez y
    ajouter d’autres cartes.
contract-same-rank = Deux de vos groupes peuvent être de même rang.
contract-no-same-rank = Deux de vos groupes ne peuvent pas être de même rang.
contract-touching = Deux de vos suites d’une même couleur peuvent se toucher ou se chevaucher.
contract-no-touching =
    { $n ->
        [1] Deux de vos suites d’une même couleur ne peuvent ni se toucher ni se chevaucher.
       *[other] Entre deux de vos suites d’une même couleur, au moins { SPELL($n) } rangs doivent rester libres.
    }
contract-layoff-any_meld_on_table = À votre tour, vous pouvez ajouter les cartes qui y vont à tout groupe et à toute suite de la table, les vôtres ou ceux d’un autre joueur.
contract-layoff-own_melds = À votre tour, vous pouvez ajouter les cartes qui y vont à vos propres groupes et suites.
contract-layoff-down = Votre propre contrat doit d’abord être sur la table.
contract-layoff-before = Vous pouvez le faire même avant d’avoir posé votre propre contrat.
contract-layoff-same-turn = Vous pouvez commencer au tour même où vous posez.
contract-layoff-later = Vous ne pouvez pas le faire au tour où vous posez.
contract-displace-runs_only_to_end_of_same_run =
    Dans une suite, la carte que remplace une carte libre peut prendre sa place ; la carte libre passe alors à l’un des
    deux bouts de cette suite, et nulle part ailleurs.
contract-displace-never = Une carte libre reste où elle est.
contract-displace-runs_only_to_hand =
    Dans une suite, la carte que remplace une carte libre peut prendre sa place ; le joueur prend alors la carte libre
    en main.
contract-displace-runs_only_to_hand_played_at_once =
    Dans une suite, la carte que remplace une carte libre peut prendre sa place ; le joueur prend alors la carte libre
    en main et doit l’ajouter à une combinaison avant toute autre chose.

## Finir, la dernière manche, les points

contract-out = La manche est finie quand un joueur n’a plus de cartes.
contract-out-free = Vous pouvez défausser votre dernière carte, ou la jouer comme les autres.
contract-out-discard = Vous devez défausser votre dernière carte.
contract-last-hand =
    La manche { $n } se termine autrement : pour poser, vous devez étaler toute votre main d’un coup, soit { $contract },
    sans carte à défausser.
contract-last-hand-calls = Les cartes obtenues par May-I doivent y trouver leur place aussi.
contract-scoring =
    { $n ->
        [one] Le joueur qui finit ne marque aucun point. Après une manche, le total le plus bas gagne ; à égalité, la victoire est partagée.
       *[other] Le joueur qui finit ne marque aucun point. Après { SPELL($n) } manches, le total le plus bas gagne ; à égalité, la victoire est partagée.
    }
contract-out-in-one-turn = Le joueur qui pose et finit au même tour se voit retirer { POINTS($n) }.
contract-points = Les autres marquent les points des cartes qu’ils ont encore en main :
contract-rank-range = { RANK($low) } à { RANK($high) }
