# Prendre place, la place sur un autre appareil, et ce que peut faire l’hôte. C’est chargé avec ces parties.

sit-name = Comment vous appelez-vous ?
sit-nameHelp = Laissez ce champ vide, et nous inventerons un nom pour vous.
sit-do = Prendre place
sit-game = À quoi l’on joue
sit-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
sit-house = Règles maison
sit-houseNone = On joue selon les règles habituelles de ce jeu.
sit-rules = Toutes les règles
sit-noClock = Rien ne presse : il n’y a pas d’horloge.
sit-live =
    { $n ->
        [one] Vous avez { $n } seconde par tour.
       *[other] Vous avez { $n } secondes par tour.
    }
sit-days =
    { $n ->
        [one] Vous avez { $n } jour par tour.
       *[other] Vous avez { $n } jours par tour.
    }
sit-rated = Ce match compte pour la cote.
sit-invite = Invitez les autres
sit-qrName = Code QR avec le lien vers cette table
sit-qrHelp = Visez-le avec l’appareil photo d’un téléphone.
sit-freed = Vous n’avez plus cette place. S’il y en a une de libre, vous pouvez reprendre place.
sit-elsewhere = Avez-vous une place ici sur un autre appareil ?
sit-take = Reprendre ma place ici
sit-takeTitle = Reprendre votre place ici
sit-takeHelp = Sur l’autre appareil, ouvrez le menu de la table et choisissez « Jouer sur un autre appareil ». Le code s’y trouve.
sit-code = Code
sit-taken = Vous jouez maintenant sur cet appareil.
sit-moveHelp = Scannez ceci avec l’autre appareil. Ou ouvrez-y le lien vers cette table, choisissez « Reprendre ma place ici » et tapez le code.
sit-moveQr = Code QR qui donne votre place à un autre appareil
sit-moveLasts =
    { $n ->
        [one] Le code vaut une fois, pendant { $n } minute.
       *[other] Le code vaut une fois, pendant { $n } minutes.
    }
sit-moveAgain = Autre code
sit-here = Jouer de nouveau ici
sit-host = Hôte
sit-hostHelp = L’hôte peut faire une pause et laisser partir quelqu’un.
sit-nudge = Relancer
sit-nudgeName = Relancer { $name }
sit-nudgeDone = { $name } a reçu le rappel.
sit-pause = Faire une pause
sit-pauseHelp = Aucune horloge ne court et personne ne peut jouer jusqu’à la reprise, dix minutes au plus.
sit-resume = Reprendre
sit-out = Laisser partir
sit-outName = Laisser partir { $name }
sit-outHelp = Un bot continue pour la personne que vous laissez partir. Si elle est là, on le lui demande d’abord. La place reste la sienne, et elle peut la reprendre.
sit-freeHelp = La personne que vous laissez partir libère sa place.
sit-outAsked = On demande à { $name }, qui a une minute pour répondre.
sit-outRated = Dans un match classé, il n’y a pas de pauses et personne ne peut partir.
sit-outDays = Quand un tour dure des jours, il n’y a pas de pauses, et seule l’horloge décide pour les absents.
sit-mute = Muet
sit-muteName = Ne plus lire { $name }
sit-unmute = Relire
sit-unmuteName = Relire { $name }
sit-chatOpen = La discussion est ouverte
sit-doorsOpen = Les spectateurs sont admis
sit-doorsHelp = Sinon, les spectateurs partent dès que toutes les places sont prises.
sit-spectators = Spectateurs
sit-sendOff = Faire partir
sit-sendOffName = Faire partir { $name }
sit-noName = Quelqu’un sans nom
