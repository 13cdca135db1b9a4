# La page du compte : invité ou compte, connexion, vos données.

account-title = Compte
account-guest = Vous jouez en invité. Tout marche sans compte. Avec un compte, vous retrouvez vos parties sur tous vos appareils.
account-nobody = Vous n’avez pas encore de nom ici. Vous en recevez un en vous asseyant pour la première fois.
account-signed-in = Connexion active : { $login }.
account-name = Nom à la table
account-name-help = De 1 à 24 caractères. Tout le monde peut le voir.
account-name-saved = Votre nom à la table est maintenant : { $name }.
account-have = J’ai un compte
account-want = M’inscrire
account-tabs = Se connecter ou créer un compte
account-login = Identifiant
account-login-help = De 3 à 40 lettres, chiffres, points, traits d’union ou tirets bas.
account-password = Mot de passe
account-password-help = Au moins 8 caractères.
account-sign-in = Se connecter
account-register = Créer un compte
account-registered = Votre compte est prêt. Vos parties y sont.
account-welcome = Bon retour, { $name }.
account-sign-out = Se déconnecter
account-signed-out = La déconnexion est faite.
account-change = Changer de mot de passe
account-old = Ancien mot de passe
account-new = Nouveau mot de passe
account-changed = Votre mot de passe est changé. Tous vos autres appareils sont déconnectés.
account-holiday = Vacances
account-holiday-help = Pendant vos vacances, l’horloge de vos tours s’arrête aux tables où un tour dure des jours. Les autres le voient. Le temps pour May-I continue : avant de partir, choisissez ce que la table demande pour vous.
account-holiday-days =
    { $n ->
        [one] Il vous reste { $n } jour de vacances cette année.
       *[other] Il vous reste { $n } jours de vacances cette année.
    }
account-holiday-on = Vous êtes en vacances jusqu’à { $until }.
account-holiday-planned = Vos vacances vont de { $from } à { $until }.
account-holiday-from = Premier jour
account-holiday-to = Dernier jour
account-holiday-take = Prendre ces vacances
account-holiday-change = Les changer
account-holiday-back = Je suis de retour
account-holiday-drop = Annuler les vacances
account-holiday-taken = Vos vacances sont notées.
account-holiday-ended = Bon retour. Vos horloges tournent à nouveau.
account-data = Vos données
account-export = Les télécharger
account-export-help = Tout ce que nous gardons sur vous, dans un seul fichier.
account-delete = Tout supprimer
account-delete-help = Votre nom, votre identifiant, vos statistiques et vos préférences sont supprimés. Les matchs des autres joueurs restent, sans votre nom.
account-delete-ask = Supprimer tout ce que nous gardons sur vous ?
account-delete-password = Votre mot de passe, par sécurité
account-delete-do = Supprimer pour de bon
account-deleted = Tout ce que nous gardions sur vous est supprimé.
account-security = Connexion
account-code = Code de secours
account-code-help = L’un des codes que tu as imprimés ou copiés. Il sert une seule fois.
account-code-use = Utiliser un code de secours
account-code-not = Utiliser le mot de passe
account-recovered = Tu t’es connecté avec un code de secours, qui est maintenant utilisé. Choisis un nouveau mot de passe ou ajoute une clé d’accès.
account-seen = J’ai vu
account-set = Choisir un mot de passe
account-keys = Clés d’accès
account-keys-help = Avec une clé d’accès, tu te connectes par le doigt, le visage ou un code PIN, sans rien taper.
account-keys-none = Les clés d’accès ne marchent que si ce site a une adresse en https, ou sur localhost.
account-keys-sign-in = Se connecter avec une clé d’accès
account-keys-register = Créer un compte avec une clé d’accès
account-keys-register-help = Ou utilise une clé d’accès à la place du mot de passe. Seul l’identifiant est nécessaire.
account-keys-add = Ajouter une clé d’accès
account-keys-make = La créer
account-keys-added = Ta clé d’accès est enregistrée.
account-keys-again = Ton appareil te demande d’abord ta clé d’accès.
account-keys-name = Nom de la clé
account-keys-name-help = Pour ta liste. Par exemple : mon téléphone.
account-keys-unused = pas encore utilisée
account-keys-used = dernière utilisation : { $when }
account-keys-rename = Renommer
account-keys-rename-name = Renommer { $name }
account-keys-drop = Retirer { $name }
account-keys-drop-do = Retirer
account-keys-drop-help = Plus personne ne pourra se connecter avec cette clé. Supprime-la aussi de ton appareil.
account-codes = Codes de secours
account-codes-help = Si tu perds ton mot de passe et tes clés, chaque code te laisse entrer une fois. Garde-les sur papier.
account-codes-once = Ces codes ne s’affichent que maintenant. Imprime-les ou copie-les.
account-codes-copy = Copier
account-codes-print = Imprimer
account-codes-done = Je les ai gardés
account-codes-copied = Les codes sont copiés.
account-codes-not-copied = Les codes n’ont pas pu être copiés. Imprime-les ou recopie-les.
account-codes-make = Créer dix codes
account-codes-replace = Créer dix nouveaux codes
account-codes-void = Tu reçois dix nouveaux codes. Les anciens ne valent plus rien.
account-sessions = Où tu es connecté
account-sessions-unknown = Un navigateur
account-sessions-new = nouveau
account-sessions-since = depuis { $when }
account-sessions-end = Déconnecter là-bas
account-sessions-end-name = Déconnecter là-bas : { $name }
account-wrong =
    { $n ->
        [one] Depuis ta dernière visite, quelqu’un a essayé un mauvais mot de passe, le { $when }.
       *[other] Depuis ta dernière visite, quelqu’un a essayé { $n } mauvais mots de passe. Le dernier essai date du { $when }.
    }
account-strange =
    { $n ->
        [one] Il y a une nouvelle connexion depuis ta dernière visite. Si ce n’était pas toi, déconnecte-la et change ton mot de passe.
       *[other] Il y a { $n } nouvelles connexions depuis ta dernière visite. Si ce n’était pas toi, déconnecte-les et change ton mot de passe.
    }
account-codes-left =
    { $n ->
        [0] Tu n’as pas de codes.
        [one] Il te reste un code.
       *[other] Il te reste { $n } codes.
    }
