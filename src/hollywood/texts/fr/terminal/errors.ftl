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
