# Vérifier une donne.

verify-title = Vérifier une donne
verify-lead = Votre navigateur reconstruit le paquet et le compare aux cartes distribuées. Rien n’est envoyé nulle part.
verify-ways = Qu’avez-vous ?
verify-file = Un fichier d’enregistrement
verify-proof = Une seule donne
verify-table = Un match de ce site
verify-table-all = Votre navigateur reçoit son enregistrement et en reconstruit tous les paquets.
verify-table-round = Votre navigateur reçoit son enregistrement et reconstruit les paquets de la manche { $n }.
verify-again = Vérifier à nouveau
verify-to-record = Voir l’enregistrement
verify-all-rounds = Vérifier toutes les manches
verify-choose = Choisissez un enregistrement, ou déposez-le ici
verify-choose-help = Un fichier qui finit par .hollywood. Votre navigateur le lit et ne l’envoie nulle part.
verify-chosen = Lu : { $name }
verify-paste = Collez une preuve ici pour remplir les champs
verify-commitment = Sceau montré avant la donne
verify-commitment-help = 64 chiffres hexadécimaux. De préférence celui que vous avez noté vous-même.
verify-secret = Secret montré après
verify-contributions = Ce que les joueurs ont ajouté
verify-contributions-help = Une ligne par place, dans l’ordre, en hexadécimal. Laissez la ligne vide pour une place qui n’a rien ajouté.
verify-seals = Les sceaux des joueurs
verify-seals-help = Une ligne par place, dans l’ordre. Laissez la ligne vide pour une place qui n’a rien ajouté.
verify-round = Manche
verify-decks = Paquets
verify-jokers = Jokers
verify-kind = Type de mélange
verify-kind-help = 2 si les nombres des joueurs étaient scellés ; 1 pour les donnes plus anciennes.
verify-board = Table
verify-seen = Comparer avec les cartes reçues
verify-seen-help = Écrivez les cartes par rang et couleur. 7h est le sept de cœur ; c est trèfle, d carreau, s pique ; J est le valet, Q la dame, K le roi ; XX est un joker.
verify-hand = Vos cartes à la donne
verify-upcard = Première carte de la défausse
verify-players = Joueurs qui ont reçu des cartes
verify-turn = Votre rang dans la donne
verify-turn-help = 1 est le joueur après le donneur. Le donneur est le dernier.
verify-check = Vérifier cette donne
verify-busy = Construction des paquets…
verify-holds =
    { $n ->
        [one] Le paquet est correct
       *[other] Les { $n } paquets sont corrects
    }
verify-fails = { $n } sur { $all } : quelque chose ne correspond pas
verify-round-n = Manche { $n }
verify-match-n = Match { $n }
verify-round-board = Manche { $n }, table { $board }
verify-good = le paquet est correct
verify-bad = ce paquet ne correspond pas
verify-sealed = Son sceau commence par { $seal }.
verify-added =
    { $n ->
        [one] { $n } joueur y a ajouté quelque chose.
       *[other] { $n } joueurs y ont ajouté quelque chose.
    }
verify-compared = { $n } cartes ont été vues, et toutes sont là où le paquet les a.
verify-nothing-compared = Le secret correspond à son sceau. Il n’y avait pas de cartes à comparer. Regardez le paquet ci-dessous, ou ajoutez vos cartes.
verify-reshuffled =
    { $n ->
        [one] Le talon refait avec la défausse est correct aussi.
       *[other] Les { $n } talons refaits avec la défausse sont corrects aussi.
    }
verify-seen-before = Ce navigateur a vu le même sceau avant la donne.
verify-seen-other = Ce navigateur a vu un autre sceau avant la donne !
verify-older = Dans cette donne, les nombres des joueurs n’étaient pas scellés : un hôte qui joue aussi aurait pu choisir les siens en dernier.
verify-void = Une donne précédente a été annulée, car un sceau n’a pas été ouvert à temps : { $names }.
verify-you = vous
verify-deck = Tout le paquet
verify-deck-help = À partir du dessus. Les cartes se distribuent une à une, en commençant après le donneur. Viennent ensuite la retourne et le talon.
verify-found-commitment = Le secret ne correspond pas au sceau. Le sceau montré était { $told }. Le secret donne { $made }.
verify-found-seal = { $name } a ajouté autre chose que ce qui était scellé.
verify-found-void = La donne annulée { $number } ne correspond pas à ses sceaux.
verify-found-hand = { $name } a reçu { $told }. Le paquet donne à cette place { $made }.
verify-found-upcard = La retourne était { $told }. Le paquet a { $made }.
verify-found-stock = Le talon avait { $told } cartes. Le paquet en laisse { $made }.
verify-found-draw = { $name }, carte { $number } du talon : { $told }. Le paquet a { $made }.
verify-found-more = et { $n } de plus
verify-cut-off = La ligne { $line } est coupée et n’a pas été lue. Les lignes d’avant ont été vérifiées.
verify-unreadable = « { $found } » n’est pas valable ici. Ce que les joueurs ajoutent est en hexadécimal. Les cartes s’écrivent comme 7h, Td ou XX. Si vous entrez votre main, entrez aussi la retourne.
verify-bad-hex = « { $found } » n’est pas en hexadécimal.
verify-bad-short = Un secret de { $found } octets est trop court. Il en faut au moins 32.
verify-bad-round = { $found } n’est pas une manche. Les manches se comptent à partir de 1.
verify-bad-pack = Il faut de 1 à 8 paquets et de 0 à 32 jokers, et non { $found }.
verify-bad-players = Il y a au plus 8 joueurs, et non { $found }.
verify-record-none = Le fichier est vide.
verify-record-format = Ce n’est pas un enregistrement Hollywood.
verify-record-version = Une version plus récente a fait cet enregistrement. Rechargez la page et réessayez.
verify-record-line = La ligne { $line } n’est pas une ligne d’enregistrement.
verify-record-check = La somme de contrôle de la ligne { $line } ne correspond pas. Cette ligne a été modifiée, ou une ligne d’avant a été modifiée, enlevée ou déplacée.
verify-record-cut = La première ligne est coupée : l’enregistrement ne peut pas être lu.
verify-record-deal = Cette donne n’existe pas dans cet enregistrement.
verify-how = Comment un paquet est scellé
verify-how-1 = Avant la donne, la table tire un secret et montre son sceau. Personne ne peut deviner le secret à partir du sceau.
verify-how-2 = Le navigateur de chaque joueur tire aussi des nombres au hasard et montre leur sceau.
verify-how-3 = Quand tous les sceaux sont là, ils sont ouverts. Le paquet est calculé à partir du tout, par une méthode publiée qui ne laisse aucun choix.
verify-how-4 = Après la manche, la table montre le secret. Chacun peut alors reconstruire le paquet.
verify-proves = Ce que cela prouve
verify-proves-words = Personne n’a choisi le paquet : ni le site, ni un joueur, ni les deux ensemble. Chacun était lié à ses nombres avant que quiconque connaisse ceux des autres. Un seul joueur honnête suffit pour cela.
verify-not = Ce que cela ne prouve pas
verify-not-seal = Il faut le sceau qui a été montré avant la donne. Votre navigateur garde les sceaux qu’il voit et les compare ici. Sur un autre appareil, notez-les.
verify-not-together = Un joueur qui s’entend avec l’hôte peut laisser son sceau fermé quand le paquet ne leur plaît pas. La donne est alors annulée, il est nommé ici et n’ajoute rien à l’essai suivant.
verify-not-look = Cela ne prouve pas que personne n’a regardé les cartes : l’ordinateur de l’hôte les connaît pendant la donne.
verify-luck = Truqué, ou pas de chance ?
verify-luck-words = Les paquets honnêtes peuvent être cruels aussi. Voyez vos mains distribuées face au hasard :
verify-luck-link = mes mains distribuées et la théorie
