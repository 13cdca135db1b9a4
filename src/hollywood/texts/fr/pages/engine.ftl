# The engine that plays and adds up in this browser: its start, and what can go wrong with it.

engine-loading = Préparation du jeu
engine-bytes = { $done } Mo sur { $all }
engine-again = Réessayer
engine-network = Le jeu n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.
engine-damaged = Le jeu n’est pas arrivé en entier. Réessayez.
engine-unsupported = Ce navigateur est trop ancien pour jouer hors ligne. Prenez-en un plus récent.
engine-crashed = Le jeu s’est arrêté. Votre partie est enregistrée ; réessayez.
