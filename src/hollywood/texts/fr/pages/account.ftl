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
