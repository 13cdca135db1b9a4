# Les noms des jeux et des bots dans les listes.

game-hollywood-gin = Gin Hollywood
game-hollywood-gin-line = Trois parties de gin à la fois, chacune en 100.
game-hollywood-rummy = Hollywood Rummy (gin sur trois colonnes)
game-hollywood-rummy-line = Une autre version écrite du gin Hollywood : trois colonnes, chacune en 100.
game-hollywood-rounds = Gin Hollywood par manches
game-hollywood-rounds-line = Les suites peuvent mêler les couleurs. Les colonnes s’ouvrent manche par manche.
game-gin = Gin rami
game-gin-line = Une partie en 100, avec des cases.
game-oklahoma = Gin Oklahoma
game-oklahoma-line = La retourne fixe la limite pour frapper. Pique compte double.
game-straight-gin = Gin sans frappe
game-straight-gin-line = On ne frappe pas : seul le gin termine une manche.
game-round-the-corner = Gin à suites bouclées
game-round-the-corner-line = Les suites peuvent continuer du roi à l’as puis au deux.
game-eaai = Gin rami des programmes (EAAI)
game-eaai-line = Une partie toute simple en 100 : gin et contre 25, pas de cases.
game-may-i = May-I (rami à contrats)
game-may-i-line = Sept manches, les as sont libres. Demandez « May I ? » pour avoir une défausse hors de votre tour.
game-liverpool = Rami de Liverpool
game-liverpool-line = Sept manches, les jokers sont libres, May-I sans limite.
game-shanghai = Rami de Shanghai
game-shanghai-line = Dix manches, les jokers et les deux sont libres, trois May-I par manche.
game-carioca = Carioca
game-carioca-line = Huit manches de douze cartes, les jokers sont libres, pas de May-I.
game-nine-contracts = Neuf contrats
game-nine-contracts-line = Des contrats de plus en plus longs, comme dans les jeux à phases ; jokers et deux sont libres, pas de May-I.
game-few-wilds = May-I avec peu de cartes libres
game-few-wilds-line = Règles d’une famille : jokers et deux sont libres, jamais plus nombreux que les autres dans une combinaison.
game-wide-gap = May-I avec plus d’écart
game-wide-gap-line = Règles d’une famille : deux rangs séparent deux suites de même couleur.
game-joker-to-hand = May-I avec le joker en main
game-joker-to-hand-line = Règles d’une famille : qui remplace un joker le garde ; qui a posé pioche au talon.
game-changed = règles maison
bot-beginner = Débutant
bot-casual = Tranquille
bot-simple = Simple
bot-club = Club
bot-fast = Rapide
bot-strongest = Champion
bot-random = Hasard
bot-greedy = Régulier
bot-linear = Malin
bot-camper = Patient
list-rated = classé
list-memory = aide-mémoire
list-live =
    { $n ->
        [one] { $n } seconde par tour
       *[other] { $n } secondes par tour
    }
list-days =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
list-call-hours =
    { $n ->
        [one] { $n } heure pour May-I
       *[other] { $n } heures pour May-I
    }
list-stand-in-turn = un bot joue les tours en retard
list-stand-in-back = un bot remplace les retardataires
