# Pendant que le moteur qui joue dans le navigateur est chargé et démarré.

engine-loading = Chargement du jeu. Il ne se fait qu’une fois.
engine-bytes = { $loaded } sur { $total } Mo
engine-starting = Démarrage du jeu
