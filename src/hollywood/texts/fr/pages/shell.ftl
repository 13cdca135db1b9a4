# Le cadre de chaque page : en-tête, pied de page, erreurs, et les mots utilisés partout.

house-name = Hollywood
house-title = { $page } · Hollywood
nav-skip = Aller au contenu
nav-main = Navigation
nav-play = Jouer
nav-lobby = Salon
nav-rules = Règles
nav-learn = Apprendre
nav-verify = Vérifier une donne
nav-me = Mes matchs
nav-waiting =
    { $n ->
        [one] { $n } table vous attend
       *[other] { $n } tables vous attendent
    }
nav-settings = Préférences
nav-language = Langue
nav-menu = Menu
nav-nobody = Invité
foot-promise = Ni pièces, ni publicité, ni compte obligatoire. Chaque donne se vérifie.
page-loading = Un instant…
page-failed = Cette page n’a pas pu être chargée. Vous êtes peut-être hors ligne, ou il y a une version plus récente.
page-reload = Recharger
lost-title = Page introuvable
lost-words = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé.
lost-home = Accueil
error-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
error-garbled = La réponse du serveur était illisible ({ $status }). Réessayez dans un instant.
error-status = Le serveur n’a pas pu le faire ({ $status }). Réessayez dans un instant.
socket-left = Vous avez quitté la table avant que ce soit fait.
socket-lost = La connexion à la table est perdue.
dialog-close = Fermer
notice-dismiss = Effacer
notices-title = Messages
word-yes = Oui
word-no = Non
word-cancel = Annuler
word-save = Enregistrer
word-none = aucun
word-more = { $line } ; { $part }
word-told = { $what } : { $words }
word-you = vous
