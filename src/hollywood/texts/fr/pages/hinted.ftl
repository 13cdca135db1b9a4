hint-sentence = { $play } : { $why }.
hint-and = { $first } et { $second }
hint-pass = laisser passer
hint-do-draw = piocher au talon
hint-do-take = prendre { $card }
hint-do-pass = passer
hint-do-discard = défausser { $card }
hint-do-knock = frapper en défaussant { $card }
hint-do-big_gin = montrer le grand gin
hint-do-lay_off = ajouter { $card } à la combinaison { $n }
hint-do-show = montrer votre main
hint-do-finish = terminer
hint-do-call = demander « May I ? »
hint-do-withdraw = retirer votre demande
hint-do-allow = accorder la demande
hint-do-deny = refuser la demande
hint-do-lay_down = poser { $melds }
hint-do-displace = mettre { $card } à la place de la carte libre dans la combinaison { $n }
hint-why-gin = cela fait gin
hint-why-big_gin = toutes vos cartes sont en combinaisons
hint-why-knock = vous frappez à { $points }
hint-why-leaves = il reste { $points } en points morts ; cartes non vues qui aideraient : { $count }
hint-why-makes = cela donne { $cards }
hint-why-no_meld = { $cards } ne donne aucune combinaison qui réduise vos points morts
hint-why-saves = points morts : { $points } de moins
hint-why-best_answer = aucun autre ajout n’aiderait
hint-why-must_take = vous l’avez refusée aux autres, donc vous devez la prendre
hint-why-fits = { $cards } va sur la table
hint-why-fits_not = { $cards } ne va nulle part sur la table
hint-why-nearer =
    { $n ->
        [one] avec { $cards }, il ne manque que { $n } carte au contrat
       *[other] avec { $cards }, il ne manque que { $n } cartes au contrat
    }
hint-why-complete = { $cards } complète le contrat
hint-why-no_nearer = { $cards } ne vous rapproche pas du contrat
hint-why-enough = vous avez de quoi faire le contrat
hint-why-goes_down = { $points } points ne comptent plus contre vous
hint-why-lighter = il vous resterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins
hint-why-spare =
    { $n ->
        [one] avec ou sans elle, il vous manque { $n } carte, et elle compte { $points }
       *[other] avec ou sans elle, il vous manque { $n } cartes, et elle compte { $points }
    }
hint-why-needless = le contrat n’en a pas besoin, et elle compte { $points }
hint-why-only_one = rien d’autre ne vaut la peine
hint-expected = { $points } points de pénalité à prévoir
hint-better = { $points } points de mieux que « { $play } »
hint-wins = { $matches } matchs sur cent gagnés de plus qu’avec « { $play } »
hint-alike = à peu près aussi bien que « { $play } »
