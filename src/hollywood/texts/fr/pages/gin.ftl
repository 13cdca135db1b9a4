# La table du gin.

gin-stock = Talon
gin-discards = Défausse
gin-draw = Piocher
gin-take = Prendre la défausse
gin-takeCard = Prendre { $card }
gin-pass = Passer
gin-discard = Défausser
gin-discardCard = Défausser { $card }
gin-knock = Frapper
gin-gin = Gin
gin-bigGin = Grand gin
gin-pickFirst = Choisissez d’abord une carte à défausser.
gin-limit = Frapper à { $n } ou moins
gin-limitGin = On ne frappe qu’avec un gin
gin-spade = { $card } : points × { $n }
gin-multiplied = Points × { $n }
gin-firstUpcard = La retourne était { $card }.
gin-yourHand =
    { $n ->
        [one] Votre main, { $n } carte
       *[other] Votre main, { $n } cartes
    }
gin-count = Points morts : { $n }
gin-countAfter = Meilleure défausse : { $n }
gin-deadwood = Cartes mortes
gin-deadwoodIs = Points morts : { $n }
gin-deadwoodCards = Cartes mortes : { $cards }
gin-isDeadwood = carte morte
gin-inMeld = dans { $meld }
gin-run = suite { $cards }
gin-set = groupe { $cards }
gin-laidNote = ajouté : { $cards }
gin-laidCard = { $card } (carte ajoutée)
gin-layOn = Ajouter la carte choisie : { $meld }
gin-meldsOf = Combinaisons : { $name }
gin-waits = { $name } réfléchit
gin-answers = { $name } répond à la frappe
gin-throwWhich = Quelle carte défausser ?
gin-throwLeaves = { $card } ; points morts restants : { $n }
gin-leaves = laisse { $n }
gin-whichSpread = Quelles combinaisons étaler ?
gin-bestSpread = le moins d’ajouts possibles
gin-youThrow = Vous défaussez { $card }
gin-withNothing = et il ne reste aucune carte morte.
gin-withDeadwood = et vous frappez à { $n }.
gin-notYet = Pas encore
gin-goGin = Gin, défausser { $card }
gin-knockWith = Frapper à { $n }, défausser { $card }
gin-bigGinAsk = Toutes vos cartes sont en combinaisons. Les étaler sans défausser ?
gin-nothingFits = Aucune de vos cartes ne va avec ces combinaisons.
gin-showNow = Montrer ma main
gin-finishNow = Terminer
gin-finish = Terminer
gin-showHand = Montrer tel quel
gin-bestAnswer = Meilleure réponse : ajouter { $layoffs }. Il reste { $n }.
gin-bestNothing = Meilleure réponse : ne rien ajouter. Il reste { $n }.
gin-byHand = Ou choisissez une carte, puis une combinaison.
gin-doBest = Jouer au mieux
gin-choose = Choisir les combinaisons
gin-choose-title = Vos combinaisons
gin-choose-help = Choisissez des cartes de votre main et posez-les en combinaison.
gin-choose-meld = Poser en combinaison
gin-choose-pick = Choisissez d’abord les cartes de la combinaison.
gin-choose-made = Combinaison posée : { $meld }
gin-choose-undo = Défaire : { $meld }
gin-choose-none = Pas encore de combinaison.
gin-choose-noneLeft = Aucune carte morte
gin-choose-show = Les montrer
gin-choose-back = Revenir à la meilleure réponse
gin-plan-words = Personne ne le voit encore. Il reste { $n }.
gin-plan-title = Cartes à ajouter
gin-plan-take = Reprendre : { $card }
gin-plan-undo = Reprendre
gin-plan-show = Ajouter et montrer
gin-plan-finish = Ajouter et terminer
gin-plan-added = { $card } est prête à être ajoutée. Personne ne le voit encore.
gin-plan-back = { $card } est de retour dans votre main.
gin-cardOn = { $card } sur { $meld }
gin-endLabel = Fin de la manche
gin-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
gin-boxes = { $n } cases
gin-noScore =
    { $n ->
        [one] Personne n’a frappé et il ne reste que { $n } carte au talon : personne ne marque.
       *[other] Personne n’a frappé et il ne reste que { $n } cartes au talon : personne ne marque.
    }
gin-bonus-gin = dont { $n } pour le gin
gin-bonus-big_gin = dont { $n } pour le grand gin
gin-bonus-undercut = dont { $n } pour le contre
gin-end-draw = Manche nulle
gin-end-knock-you = Vous gagnez la manche
gin-end-knock-other = { $name } gagne la manche
gin-end-undercut-you = Vous contrez la frappe !
gin-end-undercut-other = { $name } contre la frappe
gin-end-gin-you = Gin ! Vous gagnez la manche
gin-end-gin-other = Gin pour { $name }
gin-end-big_gin-you = Grand gin ! Vous gagnez la manche
gin-end-big_gin-other = Grand gin pour { $name }
gin-story-dealt = Donneur : { $name }. Retourne : { $card }.
gin-story-passed-you = Vous passez.
gin-story-passed-other = { $name } passe.
gin-story-drew-you = Vous piochez.
gin-story-drew-other = { $name } pioche.
gin-story-drewCard-you = Vous piochez { $card }.
gin-story-drewCard-other = { $name } pioche { $card }.
gin-story-took-you = Vous prenez { $card }.
gin-story-took-other = { $name } prend { $card }.
gin-story-discarded-you = Vous défaussez { $card }.
gin-story-discarded-other = { $name } défausse { $card }.
gin-story-knocked-you = Vous frappez. Cartes mortes : { $cards }.
gin-story-knocked-other = { $name } frappe. Cartes mortes : { $cards }.
gin-story-gin-you = Vous faites gin.
gin-story-gin-other = { $name } fait gin.
gin-story-bigGin-you = Vous faites un grand gin.
gin-story-bigGin-other = { $name } fait un grand gin.
gin-story-laidOff-you = Vous ajoutez { $card }.
gin-story-laidOff-other = { $name } ajoute { $card }.
gin-story-shown-you = Vous montrez votre main. Cartes mortes : { $cards }.
gin-story-shown-other = { $name } montre sa main. Cartes mortes : { $cards }.
gin-story-shownNone-you = Vous montrez votre main : aucune carte morte.
gin-story-shownNone-other = { $name } montre sa main : aucune carte morte.
gin-story-dead = Manche nulle : personne ne marque.
gin-layPick = Choisissez d’abord une carte de votre main, puis la combinaison où elle va.
gin-turn-upcard = À vous : prenez { $card } ou passez.
gin-turn-pass = À vous : vous pouvez seulement passer.
gin-turn-draw = À vous : piochez ou prenez { $card }.
gin-turn-stock = À vous : piochez au talon.
gin-turn-discard = Choisissez une carte à défausser.
gin-turn-picked = Défaussez { $card } ou choisissez une autre carte.
gin-turn-knock = Frappez ou choisissez une carte à défausser.
gin-turn-gin = Vous avez gin.
gin-turn-bigGin = Vous avez un grand gin.
gin-why-knock = { $n } points morts : { $limit } ou moins pour frapper.
gin-why-haveGin = Vous avez gin, et cela vaut plus que frapper.
gin-why-gin = { $n ->
        [one] { $n } point mort
       *[other] { $n } points morts
    } : gin n’en admet aucun.
