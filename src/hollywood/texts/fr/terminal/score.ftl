# Une feuille pour de vraies cartes : ce qui cloche dans une ligne, et pourquoi on refuse.

book-merge-other = ce sont deux feuilles différentes : impossible de les réunir
book-author = l’appareil qui écrit a besoin d’un nom de 1 à 24 lettres et chiffres
book-full = cette feuille est pleine : elle a { $most } lignes
book-line-deleted = cette ligne est supprimée : rétablissez-la d’abord
book-no-line = cette ligne n’est pas sur la feuille
book-no-part = une feuille n’a pas de { $name }
book-no-undo = il n’y a rien à annuler
book-no-redo = il n’y a rien à rétablir
book-changed-since = quelqu’un l’a changé entre-temps : regardez et changez-le vous-même
book-unreadable = ce n’est pas une feuille de score : { $why }
book-newer = cette feuille vient d’une version plus récente
book-too-large = ce fichier est trop gros pour une feuille de score
book-people = une feuille a de la place pour { $most } personnes
book-title = un titre a au plus { $most } caractères
book-note = une note a au plus { $most } caractères
book-link-long = cette feuille est trop longue pour un lien : enregistrez-la dans un fichier
book-link-damaged = ce lien ne contient pas de feuille entière : il a été coupé ou modifié
book-link-newer = ce lien vient d’une version plus récente

flaw-who = il manque qui marque
flaw-points = les points manquent
flaw-points_range = les points vont de 0 à { $most }
flaw-times = une manche compte au plus { $most } fois
flaw-tables = une manche a un résultat, ou { $n } : un par table
flaw-sat_out = { $name } ne jouait pas cette manche
flaw-not_there = { $name } n’a pas joué cette manche
flaw-not_multiple = { $points } n’est pas un multiple de { $times }
flaw-impossible = aucune carte ne fait { $points } : de { $least } à { $most } seulement
flaw-gin_deadwood = avec gin, il ne reste aucune carte, mais ici { $n }
flaw-over_limit = le joueur qui frappe a { $n }, et le plafond est { $limit }
flaw-deadwood_most = personne ne peut avoir { $n } en main : au plus { $most }
flaw-differs = les cartes mortes font { $points }, pas { $typed }
flaw-penalties = une manche demande les points des { $n } personnes
flaw-penalty = { $name } : les points manquent
flaw-cards = { $name } : ces cartes sont illisibles
flaw-penalty_least = { $name } : pas moins de { $least } points
flaw-penalty_step = { $name } : aucune carte ne fait { $points } ; chaque carte vaut un multiple de { $step }
flaw-several_out = { $n } personnes ont fini : une seule le peut
flaw-after_end = le match était décidé avant cette ligne : elle ne compte pas

## Au terminal

score-no-folder = impossible de garder des feuilles dans { $folder } : { $why }
score-not-written = impossible d’écrire { $path } : { $why }
score-which-file = donnez un nouveau fichier, comme csv vendredi.csv
score-written = Écrit : { $path }
score-kept = Cette feuille est enregistrée à chaque ligne, dans { $path }. ? aide, q quitte.
score-no-name = personne ici ne s’appelle { $name } : sur la feuille, il y a { $names }
score-not-read = écrivez qui marque et combien, comme ann 25 gin, ann 3/17 ou dead ; ? aide
score-hand = écrivez les points ou les cartes des { $n } personnes, dans cet ordre : { $names }
score-one-at-once = une seule personne finit en un seul tour : écrivez -- une fois
score-no-line =
    { $n ->
        [0] la feuille n’a pas encore de ligne
       *[other] donnez le numéro d’une ligne, de 1 à { $n }
    }
score-help-gin = Une manche : ann 25 gin (aussi knock, undercut, big gin, ou seulement les points). ann 3/17 : Ann frappe avec 3, l’autre a 17. dead : manche nulle. Ajoutez x2 pour une manche double, boxes=4, out=cy pour qui ne jouait pas, swept si tous les partenaires ont gagné, # et une note. Les partenaires écrivent un résultat par table, avec des virgules, ou un seul pour le camp. Un nom peut être abrégé.
score-help-may-i = Une manche : les points de chacun dans l’ordre de la feuille, comme 0 35 20. Les cartes sont comptées : 0 K5A 20. - pour qui a fini, -- pour qui a posé et fini en un seul tour. Ajoutez # et une note.
score-help-edit = undo, redo : annuler et rétablir ; change 3 ann 30 : changer, delete 3 : supprimer, insert 3 ann 30 : insérer avant la ligne 3 ; note 3 et un texte : note ; lines montre les lignes, Entrée la feuille.
score-help-files = link : un texte qui contient toute la feuille ; csv FICHIER, json FICHIER : l’écrire ; title et un texte : titre ; names ann, bea : autres noms ; dealer bea : donne en premier ; q : quitter.
score-changes = Cela change :
score-no-change = Rien ne change sur la feuille.
score-sure = Le faire ? Entrée pour oui, n pour non
score-names = écrivez un nom pour chacune des { $n } personnes, séparés par des virgules : { $names }
score-left = Rien n’a changé.
score-before-after = { $what } : { $before } → { $after }
score-total = Partie { $n }, { $name }
score-boxes = Cases de la partie { $n }, { $name }
score-net = Gain de { $name }
score-penalty = { $name }
score-cents = { $name } en argent
score-closed = Gagnant de la partie { $n }
score-dealer = Prochain donneur
score-winner = Gagnant du match
score-off = La ligne { $n } n’est pas sur la feuille.
score-over = Le match est fini.
score-deals = { $name } donne.
score-out = { $name } ne joue pas.
score-contract = Manche { $n } : { $contract }.
score-new-and-old = une nouvelle feuille n’a pas encore de nom : enlevez SHEET, ou --new et --players
score-none = Il n’y a pas encore de feuille : commencez-en une avec --players Ann,Bob
score-no-sheet = il n’y a pas de feuille { $name } : hollywood score --list les montre
score-who = Qui joue ? Écrivez les noms, avec des virgules.
score-nobody = une nouvelle feuille a besoin de noms : --players Ann,Bob
score-state-over =
    { $n ->
        [one] { $n } ligne, finie
       *[other] { $n } lignes, finie
    }
score-state-open =
    { $n ->
        [one] { $n } ligne
       *[other] { $n } lignes
    }
score-history = { $name } : matchs { $matches }, finis { $finished }, gagnés { $wins } ; gin { $gins }, contres { $undercuts } ; points { $points } ; argent { $money }

typed-undercut = contre u
typed-dead = nulle
typed-swept = raflé
typed-out = sorti fini
