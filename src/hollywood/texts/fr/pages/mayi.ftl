# La table du jeu May-I.

mayi-number-1 = un
mayi-number-2 = deux
mayi-number-3 = trois
mayi-number-4 = quatre
mayi-number-5 = cinq
mayi-set-one = un groupe
mayi-set-many = { $count } groupes
mayi-run-one = une suite
mayi-run-many = { $count } suites
mayi-of-length = { $what } de { $least }

mayi-hand-of = Manche { $number } sur { $hands }
mayi-hand-contract = À poser : { $contract }
mayi-hand-last = La dernière manche : { $contract }, avec toutes vos cartes, sans défausser.
mayi-hand-last-short = Tout d’un coup, sans défausse
mayi-wild = Libres : { $cards }
mayi-wild-none = Aucune carte libre
mayi-wild-jokers = jokers
mayi-wild-rank-A = as
mayi-wild-rank-2 = deux
mayi-wild-rank-3 = trois
mayi-wild-rank-4 = quatre
mayi-wild-rank-5 = cinq
mayi-wild-rank-6 = six
mayi-wild-rank-7 = sept
mayi-wild-rank-8 = huit
mayi-wild-rank-9 = neuf
mayi-wild-rank-T = dix
mayi-wild-rank-J = valets
mayi-wild-rank-Q = dames
mayi-wild-rank-K = rois

mayi-players = Joueurs
mayi-you = Vous
mayi-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
mayi-down = a posé
mayi-dealer = donne
mayi-in-turn = joue
mayi-called = May I ?
mayi-passed = passe
mayi-penalty =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
mayi-calls-left =
    { $n ->
        [one] encore { $n } demande
       *[other] encore { $n } demandes
    }
mayi-calls-of = May-I { $left }
mayi-away = pas là
mayi-known = Cartes prises dans la défausse et encore en main : { $cards }

mayi-stock = Talon
mayi-pile = Défausse
mayi-pile-empty = La défausse est vide
mayi-thrown-by = défaussée par { $name }
mayi-thrown-deal = retournée à la donne

mayi-table = Combinaisons sur la table
mayi-table-none = Personne n’a encore posé.
mayi-melds-of = Combinaisons : { $name }
mayi-melds-yours = Vos combinaisons
mayi-meld-set =
    { $rank ->
        [as] Groupe d’as
       *[other] Groupe de { $rank }
    }
mayi-meld-run = Suite à { $suit }, { $low } à { $high }
mayi-meld-wild-set = Groupe de cartes libres
mayi-meld-wild-run = Suite de cartes libres
mayi-meld-cards = { $meld } : { $cards }
mayi-meld-of = Combinaison { $number }, { $owner }. { $meld }
mayi-stands-for = { $card } pour { $rank }
mayi-meld-add = Ajouter { $card } ici
mayi-meld-choose = Choisissez une carte de votre main qui va ici
mayi-meld-chosen-many = On ajoute une carte à la fois : choisissez-en une.
mayi-lay-elsewhere = Cette carte, { $card }, ne va pas ici.

mayi-hand = Votre main
mayi-hand-short =
    { $n ->
        [one] Il manque { $n } carte au contrat
       *[other] Il manque { $n } cartes au contrat
    }
mayi-hand-short-all =
    { $n ->
        [one] Il manque { $n } carte pour finir
       *[other] Il manque { $n } cartes pour finir
    }
mayi-hand-ready = Vous pouvez poser
mayi-hand-complete = Vos cartes font le contrat
mayi-hand-group = début de combinaison
mayi-hand-wild = libre
mayi-hand-fits = va sur la table

mayi-trays = Ce que vous posez
mayi-trays-help = Choisissez des cartes et touchez un casier. Touchez une carte d’un casier pour la reprendre. Dans une suite, Alt et les flèches la déplacent.
mayi-tray-set = Groupe
mayi-tray-run = Suite
mayi-tray-numbered = { $kind } { $number }
mayi-tray-least = { $least } ou plus
mayi-tray-label = { $name }, { $least } ou plus
mayi-tray-put =
    { $n ->
        [one] La mettre dans : { $tray }
       *[other] Mettre { $n } cartes dans : { $tray }
    }
mayi-tray-state-short = { $n } sur { $least }
mayi-tray-state-good = bon
mayi-tray-state-bad = ne va pas
mayi-tray-state-asking = à l’examen
mayi-tray-back = { $card }, dans { $tray } ; reprendre en main
mayi-tray-as = comme { $rank }
mayi-tray-order-label = Réarranger : { $tray }
mayi-tray-remove = Enlever ce casier
mayi-tray-more-set = Un groupe de plus
mayi-tray-more-run = Une suite de plus
mayi-trays-best = Remplir au mieux
mayi-trays-best-none = Vos cartes ne font pas encore le contrat.
mayi-trays-clear = Vider
mayi-trays-down = Poser
mayi-trays-left =
    { $n ->
        [one] Il resterait { $n } carte : { $cards }
       *[other] Il resterait { $n } cartes : { $cards }
    }
mayi-trays-left-none = Il ne resterait aucune carte. Vous finissez.
mayi-trays-all = Dans cette manche, chaque carte doit être dans un casier.
mayi-trays-missing = Il manque encore : { $trays }
mayi-said-put = { $cards } : maintenant dans { $tray }
mayi-said-back = { $card } : de retour dans votre main
mayi-said-moved = { $card } : place { $place } sur { $of }
mayi-said-filled = Le mieux est dans les casiers : { $melds }
mayi-said-order = { $tray } : { $cards }

mayi-draw = Piocher
mayi-draw-hold = Piocher dès que possible
mayi-draw-queued = Pioche en attente
mayi-draw-unqueue = Ne pas piocher encore
mayi-take = Prendre { $card }
mayi-discard = Défausser
mayi-discard-card = Défausser { $card }
mayi-discard-choose = Choisissez la carte à défausser.
mayi-discard-one = Choisissez une seule carte à défausser.
mayi-discard-in-tray = Cette carte est dans un casier : sortez-la d’abord.

mayi-offer-may = Puis-je avoir { $card } ?
mayi-offer-may-price =
    { $n ->
        [one] Vous recevriez aussi { $n } carte du talon.
       *[other] Vous recevriez aussi { $n } cartes du talon.
    }
mayi-offer-call = May I ?
mayi-offer-pass = Passer
mayi-offer-withdraw = Retirer
mayi-offer-own = C’est vous qui avez défaussé { $card }. Vous pouvez encore demander cette carte.
mayi-offer-passed = Vous laissez passer { $card }.
mayi-offer-called-first = Vous avez demandé { $card }. { $name } répond.
mayi-offer-called-behind = Vous avez demandé { $card }, après { $first }. { $name } répond.
mayi-offer-wait = Peuvent encore demander { $card } : { $names }.
mayi-offer-wait-draw = Les autres peuvent encore demander. Vous pouvez prendre { $card } tout de suite.
mayi-offer-queued = Votre pioche attend. Appuyez encore pour annuler.
mayi-offer-longer = Besoin de plus de temps : { $names }
mayi-offer-order = Ordre des demandes : { $names }
mayi-offer-settling = Un instant : les autres décident.
mayi-offer-ask = { $name } demande : puis-je avoir { $card } ?
mayi-offer-allow = Accorder
mayi-offer-deny = Refuser
mayi-offer-allow-means =
    { $n ->
        [one] { $name } reçoit { $card } et { $n } carte du talon ; puis vous piochez.
       *[other] { $name } reçoit { $card } et { $n } cartes du talon ; puis vous piochez.
    }
mayi-offer-allow-means-free = { $name } reçoit { $card } ; puis vous piochez.
mayi-offer-deny-means = Vous devez prendre { $card } vous-même.
mayi-offer-deny-means-free = Personne ne reçoit { $card } ; à vous de piocher ou de prendre cette carte.
mayi-offer-seconds =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }
mayi-offer-others = { $name } décide pour { $card }.
mayi-must-take-plain = Vous avez refusé la demande : vous devez prendre { $card }.
mayi-lapsed = { $name } reçoit { $card }. Votre demande tombe.

mayi-turn-draw = À vous : piochez, ou prenez { $card }.
mayi-turn-draw-only = À vous : piochez une carte.
mayi-turn-play = Posez ou défaussez.
mayi-turn-play-down = Ajoutez ce qui convient, puis défaussez.
mayi-turn-play-last = Posez toutes vos cartes, ou défaussez.
mayi-turn-other = { $name } joue.
mayi-turn-other-draw = { $name } va piocher.
mayi-turn-over = La manche est finie.

mayi-wishes = Offres
mayi-wishes-pass = Laisse tout passer
mayi-wishes-ask-if-nearer = Interroge si utile
mayi-wishes-call-if-nearer = Demande si utile
mayi-wishes-want = demande { $cards }
mayi-wishes-never = jamais { $cards }
mayi-wishes-no-may-i = Il n’y a pas de May-I à cette table.

mayi-story-dealt = Manche { $n }. Donneur : { $name }. Retourne : { $card }.
mayi-story-drew-you = Vous piochez.
mayi-story-drew-other = { $name } pioche.
mayi-story-drewCard-you = Vous piochez { $card }.
mayi-story-drewCard-other = { $name } pioche { $card }.
mayi-story-penalty-you = Vous recevez aussi une carte du talon.
mayi-story-penalty-other = { $name } reçoit aussi une carte du talon.
mayi-story-penaltyCard-you = Vous recevez aussi { $card } du talon.
mayi-story-penaltyCard-other = { $name } reçoit aussi { $card } du talon.
mayi-story-took-you = Vous prenez { $card }.
mayi-story-took-other = { $name } prend { $card }.
mayi-story-called-you = Vous demandez May-I.
mayi-story-called-other = { $name } demande May-I.
mayi-story-withdrawn-you = Vous retirez votre demande.
mayi-story-withdrawn-other = { $name } retire sa demande.
mayi-story-denied-you = Votre demande est refusée.
mayi-story-denied-other = Demande refusée : { $name }.
mayi-story-granted-you = Votre demande est accordée : vous recevez { $card }.
mayi-story-granted-other = Demande accordée : { $name } reçoit { $card }.
mayi-story-reshuffled =
    { $n ->
        [one] La défausse est mélangée : le nouveau talon a { $n } carte.
       *[other] La défausse est mélangée : le nouveau talon a { $n } cartes.
    }
mayi-story-laidDown-you = Vous posez : { $melds }.
mayi-story-laidDown-other = { $name } pose : { $melds }.
mayi-story-laidOff-you = Vous ajoutez { $card } à la combinaison { $n }.
mayi-story-laidOff-other = { $name } ajoute { $card } à la combinaison { $n }.
mayi-story-takenBack-you = Vous reprenez { $cards }.
mayi-story-takenBack-other = { $name } reprend { $cards }.
mayi-story-displaced-top-you = Vous mettez { $card } dans la combinaison { $n } ; sa carte libre passe en haut.
mayi-story-displaced-top-other = { $name } met { $card } dans la combinaison { $n } ; sa carte libre passe en haut.
mayi-story-displaced-bottom-you = Vous mettez { $card } dans la combinaison { $n } ; sa carte libre passe en bas.
mayi-story-displaced-bottom-other = { $name } met { $card } dans la combinaison { $n } ; sa carte libre passe en bas.
mayi-story-displaced-hand-you = Vous mettez { $card } dans la combinaison { $n } et prenez sa carte libre.
mayi-story-displaced-hand-other = { $name } met { $card } dans la combinaison { $n } et prend sa carte libre.
mayi-story-discarded-you = Vous défaussez { $card }.
mayi-story-discarded-other = { $name } défausse { $card }.
mayi-story-out = Fin de la manche : { $name } a fini.
mayi-story-nobody = Fin de la manche : personne n’a fini.

mayi-offer-heard = { $card } : puis-je ? M, ou P pour passer.
mayi-offer-heard-answer = A : accorder. N : refuser.
mayi-pass-nobody = Rien n’attend votre réponse en ce moment.
mayi-take-none = Prendre
mayi-lay-off = Ajouter
mayi-key-take = Prendre la carte du dessus de la défausse


mayi-pile-none = vide
mayi-pile-short = retourne

mayi-trays-short = Casiers
mayi-trays-left-count =
    { $n ->
        [one] Il resterait { $n } carte
       *[other] Il resterait { $n } cartes
    }

mayi-penalty-short = { $n } pts
mayi-key-lay = Poser ; ensuite, compléter
mayi-undo = Reprendre
