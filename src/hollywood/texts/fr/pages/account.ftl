# La page du compte : invité ou compte, connexion, vos données.

account-title = Compte
account-guest = Vous jouez en invité. Tout marche sans compte. Avec un compte, vous retrouvez vos parties sur tous vos appareils.
account-nobody = Vous n’avez pas encore de nom ici. Vous en recevez un en vous asseyant pour la première fois.
account-signed-in = Connexion active : { $login }.
account-name = Nom à la table
account-name-help = De 1 à 24 caractères. Tout le monde peut le voir.
account-name-saved = Votre nom à la table est maintenant : { $name }.
account-have = Se connecter
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
account-code-help = L’un des codes que vous avez imprimés ou copiés. Il sert une seule fois.
account-code-use = Utiliser un code de secours
account-code-not = Utiliser le mot de passe
account-recovered = Vous vous êtes connecté avec un code de secours, qui est maintenant utilisé. Choisissez un nouveau mot de passe ou ajoutez une clé d’accès.
account-seen = J’ai vu
account-set = Choisir un mot de passe
account-keys = Clés d’accès
account-keys-help = Avec une clé d’accès, vous vous connectez par le doigt, le visage ou un code PIN, sans rien taper.
account-keys-none = Les clés d’accès ne marchent que si ce site a une adresse en https, ou sur localhost.
account-keys-sign-in = Se connecter avec une clé d’accès
account-keys-register = Créer un compte avec une clé d’accès
account-keys-register-help = Ou utilisez une clé d’accès à la place du mot de passe. Seul l’identifiant est nécessaire.
account-keys-add = Ajouter une clé d’accès
account-keys-make = La créer
account-keys-added = Votre clé d’accès est enregistrée.
account-keys-again = Votre appareil vous demande d’abord votre clé d’accès.
account-keys-name = Nom de la clé
account-keys-name-help = Pour votre liste. Par exemple : mon téléphone.
account-keys-unused = pas encore utilisée
account-keys-used = dernière utilisation : { $when }
account-keys-rename = Renommer
account-keys-rename-name = Renommer { $name }
account-keys-drop = Retirer { $name }
account-keys-drop-do = Retirer
account-keys-drop-help = Plus personne ne pourra se connecter avec cette clé. Supprimez-la aussi de votre appareil.
account-codes = Codes de secours
account-codes-help = Si vous perdez votre mot de passe et vos clés, chaque code vous laisse entrer une fois. Gardez-les sur papier.
account-codes-once = Ces codes ne s’affichent que maintenant. Imprimez-les ou copiez-les.
account-codes-copy = Copier
account-codes-print = Imprimer
account-codes-done = Je les ai gardés
account-codes-copied = Les codes sont copiés.
account-codes-not-copied = Les codes n’ont pas pu être copiés. Imprimez-les ou recopiez-les.
account-codes-make = Créer dix codes
account-codes-replace = Créer dix nouveaux codes
account-codes-void = Vous recevez dix nouveaux codes. Les anciens ne valent plus rien.
account-sessions = Où vous êtes connecté
account-sessions-unknown = Un navigateur
account-sessions-new = nouveau
account-sessions-since = depuis { $when }
account-sessions-end = Déconnecter là-bas
account-sessions-end-name = Déconnecter là-bas : { $name }
account-wrong =
    { $n ->
        [one] Depuis votre dernière visite, quelqu’un a essayé un mauvais mot de passe, le { $when }.
       *[other] Depuis votre dernière visite, quelqu’un a essayé { $n } mauvais mots de passe. Le dernier essai date du { $when }.
    }
account-strange =
    { $n ->
        [one] Il y a une nouvelle connexion depuis votre dernière visite. Si ce n’était pas vous, déconnectez-la et changez votre mot de passe.
       *[other] Il y a { $n } nouvelles connexions depuis votre dernière visite. Si ce n’était pas vous, déconnectez-les et changez votre mot de passe.
    }
account-codes-left =
    { $n ->
        [0] Vous n’avez pas de codes.
        [one] Il vous reste un code.
       *[other] Il vous reste { $n } codes.
    }
account-muted = Personnes que vous ne lisez plus
account-muted-help = Vous ne lisez rien de ce qu’elles disent, à aucune table.
account-unmute = Relire
account-unmute-name = Relire { $name }
