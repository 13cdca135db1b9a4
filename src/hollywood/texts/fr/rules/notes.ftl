# D’où viennent les règles de chaque jeu, en quoi les pages diffèrent et quelles sont leurs erreurs : la forme
# courte de `docs/rules.md`. Les textes d’une section sont numérotés à partir de 1.

notes-title-names = Deux jeux pour un seul nom
notes-title-source = D’où vient ce jeu
notes-title-custom = Ce que l’usage complète
notes-title-decided = Ce que la maison a décidé
notes-title-pages = En quoi les pages diffèrent
notes-title-slips = Les erreurs de la page

## hollywood-gin

notes-hollywood-gin-source-1 =
    Le gin Hollywood habituel, à la lettre de sa page : deux joueurs, un paquet, l’as bas, on frappe à dix ou moins, gin
    25, contre 10.
notes-hollywood-gin-source-2 =
    Chaque joueur compte ses propres victoires : la première dans la première partie, la deuxième dans les deux
    premières, la troisième et toutes les suivantes dans les trois.
notes-hollywood-gin-source-3 = Face à un gin, personne d’autre ne marque, même sans aucune carte morte en main.
notes-hollywood-gin-custom-1 = Une carte prise dans la défausse n’y est pas remise au même tour.
notes-hollywood-gin-custom-2 = Celui qui a frappé n’ajoute rien aux combinaisons de l’autre joueur.
notes-hollywood-gin-custom-3 =
    Les parties se terminent une à une : une colonne finie est fermée, et une inscription qui arrive trop tard pour sa
    partie passe à la suivante encore ouverte.
notes-hollywood-gin-custom-4 =
    Les trois parties se jouent jusqu’au bout, puisque la page fait commencer une nouvelle série à la fin de la troisième.
notes-hollywood-gin-pages-1 = Le gin rapporte 25 ici ; la page sait que certains disent 20, et les deux sont permis.
notes-hollywood-gin-pages-2 =
    D’autres pages jouent en 125, 150 ou 250, et paient les parties, les capots et les cases ; celle-ci ne le fait pas :
    ces primes sont donc absentes tant que vous ne les activez pas.
notes-hollywood-gin-pages-3 =
    Une page ouvre les colonnes manche par manche, quel que soit le gagnant : c’est le gin Hollywood par manches.
notes-hollywood-gin-slips-1 = La page dit « gagne sa première partie » alors qu’elle parle de la première manche.
notes-hollywood-gin-slips-2 = Son exemple de score est juste.

## hollywood-rummy

notes-hollywood-rummy-names-1 = Deux jeux différents s’appellent « Hollywood Rummy ».
notes-hollywood-rummy-names-2 =
    L’un est un gin, marqué sur trois colonnes à la fois ; l’autre est un jeu à contrats avec deux paquets et des as
    libres, qui s’appelle May-I ici.
notes-hollywood-rummy-source-1 =
    Le gin Hollywood sous son autre nom : la page suit presque mot pour mot celle du gin Hollywood, et les règles aussi.
notes-hollywood-rummy-source-2 = Le gin vaut 25 ou 20 ; 25 est nommé d’abord, et c’est lui qui compte si vous n’y changez rien.
notes-hollywood-rummy-custom-1 = Que l’as soit bas dans les suites, la page le laisse entendre par son unique point, mais ne le dit pas.
notes-hollywood-rummy-custom-2 =
    Une carte prise dans la défausse n’y est pas remise au même tour, et celui qui a frappé n’ajoute rien.
notes-hollywood-rummy-custom-3 =
    Les parties se terminent une à une : une colonne finie est fermée, et une inscription qui arrive trop tard pour sa
    partie passe à la suivante encore ouverte.
notes-hollywood-rummy-custom-4 =
    Les trois parties se jouent jusqu’au bout, puisque la page fait commencer une nouvelle série à la fin de la troisième.
notes-hollywood-rummy-pages-1 = Rien de ce qui change le jeu ne la distingue de la page du gin Hollywood.
notes-hollywood-rummy-pages-2 =
    Contrairement aux autres, elle ne dit ni qu’une colonne finie est fermée, ni que les trois parties se jouent jusqu’au
    bout.
notes-hollywood-rummy-slips-1 = Le titre de son exemple parle de gin « Holiday ».
notes-hollywood-rummy-slips-2 =
    Elle dit trois fois « partie » pour une manche, et « tous les joueurs qui ne frappent pas », alors qu’il n’y en a
    qu’un.
notes-hollywood-rummy-slips-3 = Les calculs de son exemple sont justes.

## hollywood-rounds

notes-hollywood-rounds-source-1 =
    Le gin Hollywood à la lettre d’une page qui s’éloigne des autres plus qu’elle ne semble le savoir.
notes-hollywood-rounds-source-2 =
    Une suite compte trois cartes ou plus qui se suivent, « de n’importe quelles couleurs » : dix cartes mêlées qui se
    suivent font donc gin.
notes-hollywood-rounds-source-3 =
    La première manche marquée compte dans la première partie, la deuxième dans les deux premières, toutes les suivantes
    dans les trois, quel que soit le gagnant.
notes-hollywood-rounds-source-4 =
    Ajouter des cartes est permis sans exception pour le gin, donc aussi sur un gin ; le gin rapporte 20 « en plus de la
    différence ».
notes-hollywood-rounds-source-5 = La donne change après chaque manche.
notes-hollywood-rounds-custom-1 =
    Un seul paquet ; le joueur qui n’a pas donné pioche au talon quand les deux refusent la retourne ; une carte prise
    n’est pas remise au même tour.
notes-hollywood-rounds-custom-2 =
    Une manche est nulle quand il reste deux cartes au talon ; le même joueur la redonne, et elle ne compte pas comme une
    manche pour les colonnes.
notes-hollywood-rounds-custom-3 = Deux parties sur trois gagnent le match.
notes-hollywood-rounds-pages-1 =
    Les deux autres pages veulent des suites d’une seule couleur, ouvrent les colonnes d’un joueur par ses propres
    victoires, interdisent d’ajouter sur un gin, et laissent donner le gagnant.
notes-hollywood-rounds-pages-2 = Qui tient les suites mêlées pour une erreur règle run_suits sur same.
notes-hollywood-rounds-slips-1 =
    Dans son premier exemple de frappe, 8 points contre 18 marquent « 8 » ; selon la règle donnée à côté, c’est la
    différence qui compte, donc 10. Ses autres exemples sont justes.
notes-hollywood-rounds-slips-2 =
    À la lettre, une égalité contre même un gin, alors qu’une autre phrase donne au gin sa prime en plus de la
    différence : le paragraphe sur le gin est le plus précis, donc un gin n’est jamais contré.

## gin

notes-gin-source-1 = Le gin rami ordinaire d’après sa page : une partie en 100, avec des primes à la fin.
notes-gin-source-2 =
    Les joueurs donnent à tour de rôle ; une carte prise dans la défausse ne peut pas être rendue au même tour ; la
    défausse de celui qui frappe se pose face cachée, et il ne peut rien ajouter.
notes-gin-source-3 = Un gin marque 20 et les points morts de l’autre joueur, et n’est jamais contré.
notes-gin-source-4 =
    Le gagnant de la partie reçoit 100 de plus, ou 200 si le perdant n’a jamais marqué ; chaque manche gagnée vaut 20 à la
    fin pour les deux, hors des 100.
notes-gin-custom-1 = Qui prend la première retourne défausse une carte, comme à tout autre tour.
notes-gin-pages-1 = Le gin vaut 20 ici et 25 sur les pages Hollywood ; un contre rapporte 10, et 25 selon l’usage moderne.
notes-gin-pages-2 =
    Les cases valent 20 ici et 25 selon l’usage ; un capot rapporte 200 au lieu des 100, et double la partie selon
    d’autres livres.
notes-gin-slips-1 = La page donne une suite 9, 10 et 11 de pique : il s’agit du valet.
notes-gin-slips-2 =
    « Le gagnant paie la différence au perdant » est à l’envers : le total le plus bas paie le plus haut. Grâce aux cases,
    le perdant de la partie peut avoir le total le plus haut, et c’est alors lui qui encaisse.
notes-gin-slips-3 =
    « Main », « partie » et « manche » s’échangent plusieurs fois ; « même à la première main » veut dire au premier tour.
notes-gin-slips-4 =
    Lue seule, la phrase « les joueurs qui gagnent une main reçoivent 20 » pourrait ne viser que le gagnant de la partie ;
    les deux joueurs ont leurs cases.

## oklahoma

notes-oklahoma-source-1 =
    D’après Bicycle et pagat, et non d’après une seule page : la première retourne fixe la limite pour frapper, un pique
    double la manche, et la partie se joue en 150.
notes-oklahoma-source-2 =
    Tout le reste est comme dans notre gin rami ordinaire : la donne change après chaque manche, celui qui frappe défausse
    face cachée, chaque manche gagnée vaut 20 de plus à la fin, et la partie 100, ou 200 si le perdant n’a jamais marqué.
notes-oklahoma-pages-1 = Un as en retourne exige ici le gin ; dans certaines maisons, il demande un point.
notes-oklahoma-pages-2 = Toutes les maisons ne doublent pas pour un pique ; la partie se joue souvent en 100.

## straight-gin

notes-straight-gin-source-1 = D’après rummyrulebook.com : personne ne frappe avec des cartes mortes, et seul le gin termine une manche.
notes-straight-gin-source-2 =
    Tout le reste est comme dans notre gin rami ordinaire : la donne change après chaque manche, celui qui frappe défausse
    face cachée, chaque manche gagnée vaut 20 de plus à la fin, et la partie 100, ou 200 si le perdant n’a jamais marqué.
notes-straight-gin-pages-1 = Beaucoup de manches finissent sur un talon vide ; dans une manche nulle, personne ne marque.

## round-the-corner

notes-round-the-corner-source-1 =
    D’après rummy-games.com : les suites continuent du roi à l’as puis au deux, et un as qui reste compte 15.
notes-round-the-corner-source-2 =
    L’autre joueur peut ajouter des cartes même sur un gin, et s’il ne lui reste rien, personne ne marque ; un contre
    rapporte 20, et la partie se joue en 125.
notes-round-the-corner-source-3 =
    Tout le reste est comme dans notre gin rami ordinaire : la donne change après chaque manche, celui qui frappe défausse
    face cachée, chaque manche gagnée vaut 20 de plus à la fin, et la partie 100, ou 200 si le perdant n’a jamais marqué.
notes-round-the-corner-pages-1 = Dans d’autres maisons, l’as est haut ou bas, mais aucune suite ne se prolonge des deux côtés de l’as.

## eaai

notes-eaai-source-1 =
    Les règles du défi de gin rami d’EAAI-2021, un concours de programmes ; c’est selon elles qu’on mesure leur force
    encore aujourd’hui.
notes-eaai-source-2 =
    Un gin et un contre rapportent 25 chacun, et il n’y a pas d’autre prime : pas de cases, rien pour la partie ni pour un
    capot.
notes-eaai-source-3 = À égalité, la frappe est contrée ; on n’ajoute rien à un gin, et il n’y a pas de grand gin.
notes-eaai-source-4 =
    La première retourne est offerte au joueur qui n’a pas donné, puis au donneur ; quand les deux la refusent, le premier
    pioche au talon.
notes-eaai-source-5 =
    Quand il reste deux cartes au talon, personne ne marque et le même joueur donne à nouveau ; après une manche marquée,
    la donne change.
notes-eaai-pages-1 =
    Au concours, un coup interdit perd la partie, une carte qui convient est ajoutée d’office pour le défenseur, et un
    programme a trente secondes pour toute une partie : ce n’est pas fait pour une table de joueurs en chair et en os.

## may-i

notes-may-i-names-1 = Deux jeux différents s’appellent « Hollywood Rummy ».
notes-may-i-names-2 =
    L’un est un gin, marqué sur trois colonnes à la fois ; l’autre est un jeu à contrats avec deux paquets et des as
    libres, qui s’appelle May-I ici.
notes-may-i-source-1 =
    Le récit écrit d’une famille sur le jeu à contrats : deux paquets sans jokers, onze cartes dans chacune des sept
    manches, les as libres partout.
notes-may-i-source-2 =
    Avant qu’un tour commence, les joueurs qui n’ont pas encore posé peuvent demander la carte du dessus de la défausse.
    Le joueur dont c’est le tour accorde la demande, et celui qui a demandé prend la carte avec une carte du talon ; ou il
    la refuse, et doit prendre lui-même la défausse.
notes-may-i-source-3 =
    Cinq demandes, ou 21 cartes, sont la limite d’une manche ; une demande peut être retirée ; de ceux qui demandent
    ensemble, le suivant dans le sens des aiguilles d’une montre l’emporte.
notes-may-i-source-4 = On ne gagne la septième manche qu’en posant tout d’un coup, sans défausser.
notes-may-i-custom-1 = Le premier donneur est tiré au sort ; la première retourne, elle aussi, peut être demandée.
notes-may-i-custom-2 =
    Quand le talon est épuisé, on remélange toute la défausse sauf la carte du dessus ; s’il ne reste rien même ainsi, la
    manche est finie et chacun compte ses points.
notes-may-i-custom-3 = À égalité de totaux, la victoire est partagée.
notes-may-i-decided-1 =
    Il faut avoir posé son propre contrat avant d’ajouter des cartes ; on peut le faire au même tour, et aussi à ses
    propres combinaisons.
notes-may-i-decided-2 =
    Une seule demande est accordée par tour, seules les demandes accordées comptent, et qui a défaussé une carte peut
    aussi la demander.
notes-may-i-decided-3 = Une demande refusée n’oblige que le joueur dont c’est le tour, même s’il a déjà posé.
notes-may-i-decided-4 =
    Deux groupes de même rang et deux suites qui se touchent sont permis ; un as vaut la carte de sa place, et ne peut
    être déplacé là où la suite n’a plus de place.
notes-may-i-decided-5 = Une carte qu’on vient de prendre peut être défaussée ; un as resté en main compte 25.
notes-may-i-pages-1 =
    Ailleurs, l’usage veut que les jokers et les deux soient libres, qu’on puisse poser plus que le contrat, qu’une
    demande coûte deux cartes ou que le joueur le plus proche l’emporte : chacun de ces points est un réglage. Liverpool
    et Shanghai sont des jeux de cette sorte.
notes-may-i-slips-1 =
    « À la fin de ma manche, je dois poser une carte » : à la fin de mon tour. Quant aux quintes, la page écrit
    « strait » pour « straight ».
notes-may-i-slips-2 =
    Qu’à la septième manche on se débarrasse de cartes « en défaussant » est impossible : piocher une carte et en
    défausser une n’est qu’un échange ; qui a fait des demandes doit donc placer toutes ces cartes dans les trois suites.
notes-may-i-slips-3 =
    « Si quelqu’un d’autre a déjà posé » exclurait nos propres combinaisons tant que personne d’autre n’a posé ; « partout
    sur la table » est plus clair.

## liverpool

notes-liverpool-source-1 =
    Rami à contrats selon l’usage de Liverpool, et non d’après une seule page : trois paquets et six jokers, qui sont
    libres ; dix cartes, et douze dans les trois dernières manches.
notes-liverpool-source-2 =
    Les as sont bas ou hauts ; les cartes comptent leur chiffre, les figures 10, les as et les jokers 15 ; le nombre de
    demandes n’est pas limité.
notes-liverpool-pages-1 =
    Les maisons diffèrent sur chacun de ces points, et chacun est un réglage : les paquets, les jokers, les cartes
    distribuées, les demandes et ce que comptent les cartes.

## shanghai

notes-shanghai-source-1 =
    Rami à contrats selon l’usage de Shanghai, et non d’après une seule page : trois paquets et six jokers ; les jokers et
    les deux sont libres ; dix manches de onze cartes.
notes-shanghai-source-2 =
    Les derniers contrats ne peuvent se réunir qu’avec des cartes achetées ; trois demandes, appelées ici achats, sont la
    limite d’une manche.
notes-shanghai-pages-1 =
    Les maisons diffèrent sur les contrats des dernières manches, le nombre d’achats et ce que compte un joker resté en
    main : chacun de ces points est un réglage.

## carioca

notes-carioca-source-1 =
    La carioca telle qu’on la joue au Chili, selon l’usage et non selon une page : huit manches de douze cartes,
    les jokers sont libres, personne ne demande hors de son tour.
notes-carioca-pages-1 =
    Là où l’on admet un seul joker par combinaison, deux cartes ici ne doivent pas être libres ; selon les
    maisons, un joker peut ou non être remplacé.

## nine-contracts

notes-nine-contracts-source-1 =
    Neuf contrats de plus en plus longs, proches des jeux à phases qui ont leurs propres cartes.
notes-nine-contracts-pages-1 =
    Dans ces jeux, chacun passe seul à la phase suivante ; ici, toute la table y passe. Les suites sont d’une
    seule couleur, donc plus courtes, et aucun contrat n’est d’une seule teinte.

## few-wilds

notes-few-wilds-source-1 =
    Le May-I d’une famille : jokers et deux sont libres, et une combinaison ne compte jamais plus de cartes
    libres que d’autres.
notes-few-wilds-pages-1 =
    Le reste est comme au May-I.

## wide-gap

notes-wide-gap-source-1 =
    Le May-I d’une famille : deux rangs séparent deux suites de même couleur ; 3-6 et 8-V de pique ne vont donc
    pas ensemble.
notes-wide-gap-pages-1 =
    Le reste est comme au May-I.

## joker-to-hand

notes-joker-to-hand-source-1 =
    Le May-I d’une famille : qui remplace un joker dans une suite le prend en main.
notes-joker-to-hand-pages-1 =
    Qui a posé ne prend plus de défausse, et une demande ne coûte pas de carte de pénalité ; le reste est comme
    au May-I.
