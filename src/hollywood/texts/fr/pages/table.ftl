# La page d’une table : le cadre de tous les jeux.

table-you = Vous
table-seat = Place { $n }
table-felt = La table
table-side = À côté de la table
table-yourTurn = À vous de jouer.
table-yourTurn-open = À vous de jouer. La retourne : { $card }.
table-sitsOut = Vous restez hors jeu pour cette manche et pouvez regarder.
table-titleTurn = ● À vous de jouer · { $title }
table-watching =
    { $n ->
        [one] { $n } personne regarde
       *[other] { $n } personnes regardent
    }
table-more = Plus à cette table
table-fourColour = Quatre couleurs
table-largeCards = Grandes cartes
table-sound = Son
table-hints = Montrer mes combinaisons et points morts
line-connecting = Connexion…
line-again = Reconnexion…
line-lost = La connexion à la table est perdue. Reconnexion en cours. Aucun coup n’est perdu.
line-retry = Essayer maintenant
line-lobby = Au salon
line-outdated = Il y a une version plus récente de cette page. Rechargez-la pour continuer à jouer.
panel-sheet = La feuille
panel-story = Ce qui s’est passé
panel-chat = Discussion
panel-deal = La donne est-elle honnête ?
panel-memory = Aide-mémoire
panel-sheetTab = Feuille
panel-storyTab = Récit
panel-chatTab = Chat
panel-chatNew = Chat ({ $n })
panel-dealTab = Donne
panel-memoryTab = Mémoire
panel-noSheet = La feuille de marque commence avec le match.
story-none = Rien ne s’est encore passé dans cette manche.
story-board = Table { $n } : { $words }
chat-unread =
    { $n ->
        [one] Discussion : { $n } nouveau message
       *[other] Discussion : { $n } nouveaux messages
    }
keys-help = Touches et commandes
keys-type = Taper des commandes
keys-sheet = La feuille
keys-story = Ce qui s’est passé
keys-deal = Donne
keys-hand = Aller à ma main
hand-new = nouvelle
hand-newMark = neuve
hand-of = { $n } sur { $of }
hand-moved = { $card }, maintenant { $n } sur { $of }
hand-sort = Ordre de votre main
hand-order-melds = Combin.
hand-order-rank = Rang
hand-order-suit = Couleur
hand-order-manual = Manuel
pile-cards =
    { $n ->
        [one] { $label } : { $n } carte
       *[other] { $label } : { $n } cartes
    }
pile-empty = { $label } : vide
pile-top =
    { $n ->
        [one] { $label } : { $card }, la seule carte
       *[other] { $label } : { $card } sur { $n } cartes
    }
clock-left = Temps restant : { $time }
clock-warning = Encore dix secondes.
clock-days = { $d } j { $h } h
clock-hours = { $h } h { $m } min
seat-bot = Bot { $kind }
seat-program = bot
seat-standsIn = un bot remplace
seat-dropped = hors ligne
seat-left = a quitté
seat-dealer = Donneur
seat-turn = joue
seat-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
table-menu = Menu
line-lostQueued = La connexion à la table est perdue. Votre coup attend et partira dès qu’elle reviendra.
line-queued = Votre coup attend la connexion…
line-oneMove = Un coup attend déjà la connexion. Attendez qu’il soit envoyé.
panel-wholeSheet = Toute la feuille
hand-sure = Défausser { $card } ? Appuyez encore une fois.
hand-sureYes = Oui, défausser { $card }
seat-score = Score : { $score }
