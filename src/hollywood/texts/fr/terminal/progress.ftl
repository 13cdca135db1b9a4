# La progression d’une commande qui dure.

progress-done = { $done } sur { $all } { $unit }
progress-pieces = morceaux
progress-speed = { $n } par seconde
progress-left = encore { $time }
progress-stopping = arrêt en cours
progress-interpreted = Sans Numba, chaque manche est interprétée, ce qui est cent fois plus lent.
progress-compiling = Compilation du noyau, une seule fois ; cela prend environ 20 secondes…
progress-compiling-game = Compilation du noyau pour ce jeu, une seule fois…
