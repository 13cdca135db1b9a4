# Les feuilles de marque.

sheet-title = Feuille Hollywood
sheet-caption = { $sides } : { $n } parties en { $target }
sheet-captionOne = { $sides } : une partie en { $target }
sheet-against = { " " }contre{ " " }
sheet-game = Partie { $n }
sheet-theGame = La partie
sheet-round = Manche
sheet-line = { $points }, total { $total }
sheet-boxes =
    { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
sheet-boxesRow = Cases
sheet-needed = Points encore nécessaires
sheet-neededLegend = ↑ points qui manquent pour atteindre { $n }
sheet-schneid = à zéro
sheet-shutOut = capot
sheet-kind-knock = frappe
sheet-kind-gin = gin
sheet-kind-big_gin = grand gin
sheet-kind-undercut = contre
sheet-kind-draw = nulle
sheet-kind-net = solde des tables
sheet-settlement = Décompte
sheet-row-points = Points
sheet-row-gameBonus = Prime de partie
sheet-row-boxes = Cases
sheet-row-shutout = Capot
sheet-row-doubled = Compte
sheet-row-total = Colonne
sheet-row-shutoutPaid = Payé pour capot
sheet-sweep = { $name } a gagné toutes les parties : tout compte double.
sheet-pays =
    { $n ->
        [one] { $payer } → { $payee } : { $n } point
       *[other] { $payer } → { $payee } : { $n } points
    }
sheet-paysMoney =
    { $n ->
        [one] { $payer } → { $payee } : { $n } point, { $money }
       *[other] { $payer } → { $payee } : { $n } points, { $money }
    }
sheet-won = Match gagné par { $name }.
sheet-nothing = { $game } : rien de marqué encore.
sheet-gameWon = { $game } : terminée, gagnée par { $name } ; { $scores }.
sheet-gameOpen = { $game } : { $scores }. Il manque encore : { $needed }.
sheet-shutOutWords = Capot : { $names }.
sheet-layout-columns = Montrer partie par partie
sheet-layout-we-they = Montrer côte à côte
