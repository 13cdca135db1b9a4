# Ce qui n’a pas marché, en une ligne : ce que l’on dit à qui joue par les commandes.

error-players = les joueurs de ce match sont { $names } : la table du terminal reçoit une personne, et des bots dont le nom finit par leur genre, comme Greta (greedy)
error-no-player = il n’y a pas de joueur { $name } : ont joué { $names }
error-name = --name n’est pas un nom : { $why }
error-name-of-bot = --name ne peut pas être { $name } : ce sont des noms de bots
error-not-written = impossible d’écrire { $path } : { $why }. Le match est gardé jusqu’ici ; pour continuer : { $command }
error-no-folder = impossible de garder un match dans { $folder } : { $why }. Indiquez un fichier avec --record FICHIER
error-is-folder = { $path } est un dossier : indiquez le fichier d’un enregistrement
error-shorter = { $path } a raccourci pendant la lecture
error-other-table = une autre table joue { $path }
error-not-with-resume = --resume continue un match comme il a commencé : retirez { $option }
error-own-bot = votre propre bot numéro { $number } joue dans ce match : indiquez-le de nouveau avec --bot
error-none-unfinished = il n’y a pas de match inachevé dans { $folder }
error-two-games = vous avez nommé deux jeux, { $games } : nommez-en un
error-dealer = --dealer ne peut pas être { $given } : possibles sont random, me, { $names }
error-players-of-gin = --players ne peut pas être { $n } : le gin se joue à 2, 3, 4, 6 ou 8
error-players-differ = --players={ $n } contredit players={ $players } dans les règles
error-players-of-contract = --players ne peut pas être { $n } : ce jeu est pour { $allowed }, sauf si vous changez ses règles avec --set players={ $n }
error-width = --width ne peut pas être { $n } : { $least } ou plus
error-no-round =
    { $rounds ->
        [0] il n’y a pas de manche { $n } : l’enregistrement n’en a aucune
       *[other] il n’y a pas de manche { $n } : l’enregistrement a les manches 1 à { $rounds }
    }
error-located = { $where } : { $problem }
error-where-line = ligne { $n }
error-where-result = résultat { $n }
error-where-row = rangée { $n }
error-no-preset = il n’y a pas de jeu « { $name } » : Il y a { $presets }
error-no-preset-meant = il n’y a pas de jeu « { $name } » : vouliez-vous dire { $close } ? Il y a { $presets }
error-terminal-only = { $option } est pour la table du terminal : ajoutez --terminal
error-bots-too-late = Une table est déjà ouverte à l’adresse { $address } : fermez-la d’abord, pour que vos bots puissent s’y asseoir
error-origin = « { $text } » n’est pas une origine : écrivez-la comme https://cards.example
error-smtp = « { $text } » n’est pas un serveur de courriel : écrivez-le comme smtps://user@mail.example
error-mail-from = « { $text } » n’est pas une adresse de courriel : écrivez-la comme cards@mail.example
error-mail-origin = les courriels contiennent des liens vers les pages : ajoutez --origin avec leur adresse
error-site-folder = { $folder } contient autre chose : indiquez un dossier nouveau, vide, ou celui d’un site précédent
error-site-other = { $path } ne fait pas partie du site précédent : déplacez-le ou indiquez un autre dossier
error-site-not-built = les pages ne sont pas construites : `make client` les construit
error-needs-server = `hollywood { $command }` a besoin des paquets du serveur : pip install 'hollywood[server]'
error-nodes-database = plusieurs serveurs ont besoin de PostgreSQL, car un fichier SQLite appartient à un seul processus : ajoutez --database postgresql://user@host/hollywood
error-processes = --processes vaut { $given } et doit valoir au moins 1
error-not-utf8 = { $name } n’est pas du texte en UTF-8
error-null-byte = { $name } n’est pas du texte : il contient un octet nul
error-no-input = il n’y a pas d’entrée standard à lire
error-results-missing = il manque RESULTS : donnez-les comme Ann 25 Bob 18 draw, ou --players
error-rows-missing = il manque RESULTS : donnez une rangée par joueur, comme Ann 0 35 50, ou manche par manche, comme Ann 0 Bob 20 Ann 35 Bob 0
error-least-penalty = { $name } : une pénalité ne peut pas être inférieure à { $least }
error-many-penalties =
    { $n ->
        [one] { $name } a { $given } pénalités : le match a { $n } manche
       *[other] { $name } a { $given } pénalités : le match a { $n } manches
    }
error-many-hands =
    { $n ->
        [one] cela fait { $given } manches : le match a { $n } manche
       *[other] cela fait { $given } manches : le match a { $n } manches
    }
error-uneven-rows =
    { $n ->
        [one] { $name } a { $n } pénalité, { $other } { $count } : donnez-en autant à chacun
       *[other] { $name } a { $n } pénalités, { $other } { $count } : donnez-en autant à chacun
    }
error-no-row = { $name } n’a pas de rangée
error-hand-without = il manque la pénalité de { $name } à la manche { $n } : manche par manche, chacun a une pénalité à chaque manche
error-rows-or-hands = { $name } a { $n } pénalités sur une rangée, mais un nom revient : donnez une rangée par joueur, ou manche par manche une pénalité pour chacun
error-penalty-step = { $name } ne peut pas avoir { $points } : chaque carte compte un multiple de { $step }, donc { $allowed } et ainsi de suite sont possibles. --any-points permet les autres
error-penalty-nothing = { $name } ne peut pas avoir { $points } : aucune carte ne compte, donc seul 0 est possible. --any-points permet les autres
error-players-of-sheet = ces règles sont pour { $allowed } joueurs, pas { $n } : --set players={ $n } le permet
error-empty-name = --players a un nom vide : donnez-les comme Ann,Bob
error-name-twice = --players a deux fois le même nom : chaque joueur doit avoir le sien
error-many-names = --players a { $n } noms : cette feuille a de la place pour { $most }
error-looks-alike = { $name } ressemble à un autre joueur : chacun doit avoir son nom
error-not-on-sheet = { $name } n’est pas sur cette feuille de { $names }
error-not-on-sheet-meant = { $name } n’est pas sur cette feuille de { $names } : vouliez-vous dire { $close } ?
error-not-json = les résultats ne sont pas du JSON : { $why }
error-for-whom = { $word } points, mais pour qui ? Écrivez d’abord un nom, comme Ann { $word }
error-no-points = { $name } n’a pas de points : écrivez-les après le nom, comme Ann 25
error-row-for-whom = { $word } pour qui ? Commencez la rangée par un nom, comme Ann 0 35 50
error-no-penalties = { $name } n’a pas de pénalités : écrivez-les comme Ann 0 35 50
error-json-results = les résultats doivent être une liste JSON, comme { $example }
error-json-result = { $entry } n’est pas un résultat : écrivez { $example }
error-json-rows = les rangées doivent être du JSON, comme { $example }
error-json-row = { $entry } n’est pas une rangée : écrivez { $example }
error-nameless = un joueur sans nom ne peut pas être sur la feuille
error-no-number = { $word } n’est pas un nombre de points : écrivez un entier, comme 25
error-points-range = { $points } points n’est pas possible : de { $least } à { $most }
error-number = --{ $option } ne peut pas être { $n } : un entier de { $low } à { $high }
error-me-several = --me ne peut pas être { $name } : { $n } joueurs ont ce nom
error-me-unknown = --me ne peut pas être { $name } : les joueurs sont { $names }
