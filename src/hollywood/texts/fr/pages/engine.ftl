# The engine in the browser: how far its start is, and why it cannot run.

engine-loading = Le jeu se charge
engine-fetching = Chargement du jeu : { $loaded } Mo sur { $total }
engine-starting = Le jeu démarre…
engine-problem-network = Le jeu n’a pas pu être téléchargé. Vérifiez votre connexion, puis réessayez.
engine-problem-damaged = Le jeu n’est pas arrivé en entier. Réessayez.
engine-problem-unsupported = Ce navigateur est trop ancien pour jouer hors ligne. Prenez-en un plus récent.
engine-problem-crashed = Le jeu s’est arrêté. Les parties et les feuilles enregistrées ne sont pas perdues ; relancez-le.
engine-again = Redémarrer
