# Arriver à la table et la quitter : le choix, la donne, la fin d’un match.

door-welcome = Bienvenue à la table Hollywood.
door-go-on = Continuer : { $match }
door-game-hollywood-gin = Hollywood gin : trois parties à la fois sur une feuille
door-game-gin = Gin rami : une partie en 100, avec cases et primes
door-game-may-i = May-I : rami à contrats de quatre à six joueurs, avec les as libres
door-others = Autres
door-which-game = Quel jeu ? Un numéro ou un nom ; Entrée pour Hollywood gin ; ? pour l’aide.
door-help = Tapez le numéro ou le nom d’un jeu. Hollywood gin est un bon début. À la table, but dit de quoi il s’agit et ? donne la liste des commandes ; q quitte.
door-no-game = Il n’y a pas de jeu « { $name } » : tapez un numéro ou un nom.
door-level = { $level } : { $words } ({ $time })
door-level-follows = { $level } : change d’un match à l’autre, jusqu’à ce que vous en gagniez environ la moitié
door-which-level = Quelle force pour les bots ? Un numéro ou un nom ; Entrée pour { $level }.
door-type-level = Tapez un des numéros ou des noms ; q quitte.
door-follows = Les bots vous suivent : maintenant { $level }.
door-who-deals = Qui donne en premier ? Tapez { $names } ; Entrée tire au sort.
door-type-name = Tapez un des noms ; q quitte.
door-another = Un autre match de ce jeu ? Entrée ou o pour oui ; n pour non.
door-tally = Matchs gagnés à cette table : { $tally }.
door-record = L’enregistrement est { $path }
door-over = Ce match est terminé : il n’y a rien à continuer.
door-cut-off = La dernière ligne de l’enregistrement était coupée et a été laissée de côté.
door-goodbye-early = Au revoir ; vous n’avez pas commencé de match.
door-goodbye = Au revoir.
door-kept = Le match est gardé. Pour continuer : { $command }
standing-hand = { $game } contre { $others }, manche { $n } sur { $of }, { POINTS($points) } pour l’instant
standing-round = { $game } contre { $others }, manche { $n }
standing-won = , partie { $n } gagnée par { $name }
standing-game = { $scores } dans la partie { $n }
deal-round = Manche { $n }
deal-hand = Manche { $n } sur { $of } : { $contract }
deal-deals =
    { $who ->
        [you] Vous donnez.
       *[name] { $name } donne.
    }
deal-pair =
    { $who ->
        [you] Vous jouez contre { $other }.
       *[name] { $name } joue contre { $other }.
    }
deal-sit-out = Vous restez hors jeu : { $pair }
deal-other-table = À l’autre table : { $pair }
deal-sealed = Le paquet est scellé.
deal-sealed-first = Le paquet est scellé ; tapez preuve pour voir comment.
deal-seals =
    { $n ->
        [one] Paquet scellé : { $codes }.
       *[other] Paquets scellés : { $codes }.
    }
deal-seals-first =
    { $n ->
        [one] Paquet scellé : { $codes } (voir preuve).
       *[other] Paquets scellés : { $codes } (voir preuve).
    }
deal-game-over =
    { $who ->
        [you] La partie { $n } est terminée : vous avez gagné.
        [they] La partie { $n } est terminée : { $name } ont gagné.
       *[name] La partie { $n } est terminée : { $name } a gagné.
    }
deal-resumed = Tapez ? pour l’aide, q pour quitter.
deal-latest = En dernier : { $told }
match-nobody = Le match est terminé, et personne n’a gagné.
match-won = Le match est terminé : vous avez gagné !
match-won-with = Le match est terminé : vous avez gagné avec { $names } !
match-place = { $place }. { $name } : { POINTS($n) }
match-lost =
    { $n ->
        [one] Le match est terminé : { $names } a gagné.
       *[other] Le match est terminé : { $names } ont gagné.
    }
match-game =
    { $who ->
        [you] Partie { $n } : vous l’avez gagnée, { $scores }.
        [they] Partie { $n } : { $name } l’ont gagnée, { $scores }.
       *[name] Partie { $n } : { $name } l’a gagnée, { $scores }.
    }
match-game-open = Partie { $n } : inachevée, { $scores }.
proof-now = La manche { $n } est scellée par { $code }
proof-later = Vous pourrez voir son secret après la manche.
proof-was = La manche { $n } était scellée par { $code }
proof-secret = Son secret : { $secret }
proof-given = Les joueurs ont ajouté au mélange : { $given }
proof-none = Aucune manche n’est encore finie.
strong-preparing = Préparation du joueur « { $level } », une seule fois sur cette machine.
strong-not-ready = Le joueur « { $level } » n’est pas encore prêt. Il se prépare, une seule fois sur cette machine ; d’ici là, « { $other } » joue pour lui.
strong-no-cache = Le premier coup prend du temps : cette machine ne peut pas garder le code compilé.
own-bot-failed = { $name } a échoué : { $why }. Désormais, « { $other } » joue à sa place.

## Un match enregistré, montré de nouveau.

replay-players = Jouent : { $names }.
replay-upcard = La retourne est { $card }.
replay-holds =
    { $who ->
        [you] Vous avez { $cards }.
       *[name] { $name } a { $cards }.
    }
replay-cut-off = L’enregistrement s’arrête ici : sa dernière ligne est coupée.
replay-not-over = L’enregistrement s’arrête ici ; le match n’est pas terminé.
