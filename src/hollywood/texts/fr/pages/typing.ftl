# Ce que dit la ligne de commande, dans tous les jeux. Chargé quand le joueur commence à taper.

type-hand = vos cartes
type-last = ce qui s’est passé depuis votre dernier tour
type-sheet = le score
type-sort = l’ordre de votre main : meld (combinaisons), suit (couleur), rank (rang) ou own (le vôtre)
type-sortHow = Dites comment trier : trier combinaison, trier couleur, trier rang ou trier mien.
type-say = dire quelque chose à la table
type-rules = les règles de cette table
type-quit = quitter la page ; le match est gardé
type-table = les cartes sur la table
type-lay = ajouter une carte à une combinaison
type-noHand = Vous n’avez pas de cartes en ce moment.
type-noCard = « { $text } » n’est pas une carte. Tapez-la comme 7h, 10c ou as de pique.
type-notHeld = Vous n’avez pas { $card } en main.
type-unknown = « { $text } » n’est pas une commande. Tapez aide pour en voir la liste.
type-unclear = « { $text } » pourrait vouloir dire { $words }.
type-noKnock = Vous ne pouvez pas frapper avec cette carte.
type-fitsNowhere = Cette carte, { $card }, ne va pas là.
type-whichMeld = Combinaisons possibles pour { $card } : { $n }. Dites laquelle, par exemple : ajouter 3s sur 1.
type-holds =
    { $n ->
        [one] { $name } : { $n } carte
       *[other] { $name } : { $n } cartes
    }
type-known = Cartes prises dans la défausse et encore en main : { $cards }
type-memory-off = Cette table n’a pas d’aide-mémoire.
type-memory-pile = Défausse : { $cards }.
type-memory-empty = La défausse est vide.
type-memory-holds = { $name } a pris à découvert et garde : { $cards }.
type-memory-nobody = Personne n’a en main une carte prise à découvert.
type-meld = Combinaison { $n }, { $meld }
type-mayi-draw = piocher au talon
type-mayi-take = prendre la carte du dessus de la défausse
type-mayi-discard = défausser cette carte et finir votre tour
type-mayi-mayi = demander la défausse hors de votre tour
type-mayi-pass = laisser passer la défausse offerte
type-mayi-withdraw = retirer votre demande
type-mayi-allow = laisser la carte à qui l’a demandée
type-mayi-deny = refuser la carte à qui l’a demandée
type-mayi-down = poser au mieux, ou les combinaisons que vous tapez ; les suites de bas en haut
type-mayi-lay = ajouter une carte à une combinaison de la table
type-mayi-swap = mettre une carte à la place d’une carte libre, qui passe en haut (top) ou en bas (bottom)
type-mayi-undo = reprendre votre dernière pose ou votre dernier ajout, jusqu’à la défausse
type-mayi-undo-none = Vous n’avez rien à reprendre.
type-mayi-auto = laisser passer toute défausse
type-mayi-ask = recevoir de nouveau la question à chaque défausse
type-mayi-nearer = ne vous interroger que sur les cartes qui vous aident ; avec « may-i » la table les demande
type-mayi-want = toujours demander ces cartes ; aucune les efface
type-mayi-never = ne jamais demander ces cartes ; aucune les efface
type-mayi-stay = garder vos souhaits pour tout le match, ou de nouveau pour cette manche seulement
type-mayi-table = les cartes sur la table
type-mayi-lay-how = Tapez-le ainsi : ajouter 9c sur 2.
type-mayi-swap-how = Tapez-le ainsi : swap 6c on 2 top.
type-mayi-no-meld = Les combinaisons de la table portent les numéros 1 à { $n }.
type-mayi-no-melds = Il n’y a pas encore de combinaison sur la table.
type-mayi-where = Plusieurs places sont possibles pour { $card }. Choisissez dans le dialogue, ou dites où : ajouter 9c sur 2 haut.
type-mayi-nowhere = Impossible d’y ajouter { $card } en ce moment.
type-mayi-nothing-read = Ce ne sont pas des cartes : { $text }.
type-people-nudge = relancer ceux que la table attend ; avec un nom, cette personne
type-people-nudge-none = La table n’attend personne que vous puissiez relancer maintenant.
type-people-pause = mettre le match en pause
type-people-go-on = continuer après la pause
type-people-let-out = laisser un bot jouer pour quelqu’un
type-people-who = Dites qui : { $names }.
