# La force des bots, et le temps qu’ils prennent pour un coup.

level-beginner = Pour débuter en douceur. Défausse souvent la deuxième meilleure carte, et ne regarde que sa propre main.
level-collector = Garde tout ce qui peut encore devenir une combinaison, même si cela coûte beaucoup de points.
level-casual = Un jeu détendu. De temps en temps, une autre défausse aurait été meilleure.
level-simple = Prend toute carte utile sur le moment. Pose ou frappe dès que possible.
level-club = Compte les cartes qu’il a vues et compare toutes les défausses.
level-skilled = Juge chaque choix d’un coup d’œil, par longue expérience. Ne simule rien.
level-keen = Essaie les meilleurs choix dans quelques manches simulées.
level-fast = Essaie chaque choix dans des manches simulées. Joue pour gagner le match.
level-strongest = Simule dix fois plus de manches. Le bot le plus fort ici.
level-own = Un bot que ce serveur ajoute.
level-time-beginner = joue tout de suite
level-time-collector = joue tout de suite
level-time-casual = joue tout de suite
level-time-simple = joue tout de suite
level-time-club = joue tout de suite
level-time-skilled = joue tout de suite
level-time-keen = quelques millièmes de seconde par coup
level-time-fast = un centième de seconde par coup
level-time-strongest = jusqu’à une seconde par coup
level-of = Force { $n } sur { $of }
level-strength = Force { $n }
level-follows-title =
    { $bots ->
        [one] Le bot vous suit
       *[other] Les bots vous suivent
    }
level-follows = Après chaque match, le niveau change, pour que vous en gagniez environ la moitié. Hors classement.
level-follows-now = Maintenant : { $level }
