# Les conseils : ce que ferait un joueur fort, et pourquoi.

hint-button = Conseil
hint-key = Que ferait un joueur fort ?
hint-thinking = Le joueur le plus fort réfléchit…
hint-close = Fermer le conseil
hint-notYet = Les conseils valent pour vos propres décisions. Attendez votre tour.
hint-quick = Le joueur le plus fort se prépare encore. Voici l’avis d’un joueur plus rapide.
hint-says = Conseil : { $words }
