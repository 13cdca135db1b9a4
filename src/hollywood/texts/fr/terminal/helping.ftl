# L’aide à la table : ce que l’on tape et ce que cela fait. Les lettres entre crochets suffisent.

help-row = { $what } : { $effect }
help-turn = À votre tour, d pioche et t prend la défausse ; tapez ensuite la carte à défausser : 7h.
help-first-gin = k frappe, g fait gin. Après une frappe : ajouter 3s à 1 ajoute, b joue la meilleure réponse.
help-first-contract = m demande une défausse : May I ? poser pose le contrat, ajouter 9c à 2 ajoute.
help-new = Première fois ? Tapez but. h montre votre main, s la feuille, conseil conseille ; ? aide, q quitte.
help-more = À tout moment : but, main [h], table, mémoire, dernier, feuille [s], [r]ègles, trier, conseil, preuve, chance, [q]uitter. Tapez ? plus pour les détails.
help-cards = Les cartes se tapent par rang et couleur : 7h est le sept de cœur, tc le dix de trèfle, ad l’as de carreau. Les mots et les majuscules vont aussi : sept de cœur.
help-short = Chaque mot peut être raccourci tant qu’il reste clair. Une lettre entre crochets suffit. Les mots anglais vont aussi.
help-parts = Les règles ont ces parties : { $titles }.
help-rules-how = Tapez règles et un mot d’un titre, ou règles toutes.

## Gin.

help-type-draw = piocher [d]
help-does-draw = la carte du dessus du talon
help-type-take = prendre [t]
help-does-take = la carte du dessus de la défausse
help-type-pass = [p]asser
help-does-pass = laisser la retourne à l’autre joueur
help-type-discard = 7h
help-does-discard = défausser le sept de cœur (ou : défausser 7h, x 7h)
help-type-knock = frapper [k] 7h
help-does-knock = la défausser et frapper avec les meilleures combinaisons ; frapper seul choisit la carte
help-type-knock-with = frapper 7h avec 3c 3d 3h / 7s 8s 9s
help-does-knock-with = frapper avec les combinaisons nommées
help-type-gin = [g]in
help-does-gin = frapper sans carte morte ; grand : grand gin, si les règles le prévoient
help-type-lay = ajouter [l] 3s à 1
help-does-lay = après une frappe : ajouter une carte à la combinaison 1
help-type-best = mieux [b]
help-does-best = après une frappe : les meilleurs ajouts et combinaisons, d’un coup
help-type-show = montrer
help-does-show = après une frappe : ne plus ajouter et montrer votre main
help-type-finish = finir
help-does-finish = ne plus ajouter, si vous avez frappé

## May-I.

help-type-may-i = demander [m]
help-does-may-i = demander la défausse hors de votre tour ; Entrée la laisse passer
help-type-auto = auto, interroger
help-does-auto = ne plus m’interroger sur May-I ; m’interroger de nouveau
help-type-nearer = utile
help-does-nearer = ne m’interroger que sur les cartes qui m’aident ; utile may-i : les demander d’office
help-type-answer = [a]ccorder, refuser [n]
help-does-answer = répondre à un May-I à votre tour ; si vous refusez, vous devez prendre la défausse
help-type-maybe = peut-être
help-does-maybe = demander, mais décider encore avant la réponse
help-type-withdraw = retirer [w]
help-does-withdraw = retirer votre demande tant qu’elle vaut
help-type-want = vouloir Kd 9h
help-does-want = les demander d’office ; vouloir aucune : les effacer
help-type-never = jamais Kd 9h
help-does-never = ne jamais les demander ; jamais aucune : les effacer
help-type-stay = durer
help-does-stay = vos souhaits valent pour tout le match, ou de nouveau pour cette manche
help-type-down = poser
help-does-down = poser le contrat avec les meilleures combinaisons
help-type-down-melds = poser 3c 3d 3h / 5c As 7c 8c
help-does-down-melds = poser les combinaisons nommées, les suites de bas en haut
help-type-add = ajouter [l] 9c à 2
help-does-add = ajouter une carte à la combinaison 2, ou l’échanger ; haut ou bas peut suivre
help-type-swap = échanger 6c dans 2
help-does-swap = la mettre à la place d’une carte libre, qui passe en haut ou en bas
help-type-undo = reprendre
help-does-undo = reprendre votre dernière pose ou votre dernier ajout ; tous le voient
help-type-discard-end = 7h
help-does-discard-end = défausser le sept de cœur et finir votre tour (ou : défausser 7h, x 7h)

## Every game.

help-type-hand = main [h]
help-does-hand = vos cartes
help-type-sort = trier combinaison
help-does-sort = trier vos cartes par combinaison ; trier couleur, trier rang : par couleur, par rang
help-type-table = table
help-does-table = les cartes sur la table
help-type-memory = mémoire
help-does-memory = les cartes que les autres ont prises dans la défausse et gardent encore, et la défausse par couleurs
help-type-last = dernier
help-does-last = ce qui s’est passé depuis votre dernier tour
help-type-sheet = feuille [s]
help-does-sheet = le score
help-type-rules = [r]ègles
help-does-rules = les parties des règles ; règles et un mot : l’une d’elles ; règles toutes : toutes
help-type-hint = conseil
help-does-hint = ce que ferait le joueur le plus fort, et pourquoi ; conseil rapide : un plus rapide
help-type-goal = but
help-does-goal = le but du jeu, en quelques lignes
help-type-proof = preuve
help-does-proof = le sceau du paquet ; après la manche, ce dont il est fait
help-type-luck = chance TEXTE
help-does-luck = ajouter vos mots au prochain mélange
help-type-quit = [q]uitter
help-does-quit = quitter ; le match est gardé et peut être repris
