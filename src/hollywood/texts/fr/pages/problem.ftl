# Les problèmes que le serveur nomme par un code. Les pages anglaises montrent les mots du serveur lui-même.

problem-login_taken = Cet identifiant est déjà pris. Choisissez-en un autre.
problem-no_password = Un invité n’a pas de mot de passe. Créez d’abord un compte.
problem-no_account = Un invité garde ses règles dans le navigateur. Créez d’abord un compte.
problem-rules_name = Le nom des règles tient sur une ligne de caractères visibles.
problem-rules_too_long = Ces règles sont trop longues pour être gardées. Enregistrez-les dans un fichier.
problem-rules_too_many = Un compte garde vingt jeux de règles. Supprimez-en un d’abord.
problem-no_person = Vous n’avez pas encore de nom ici. Choisissez un nom ou connectez-vous.
problem-not_found = Il n’y a rien à cette adresse.
problem-forged = Cette page est périmée. Rechargez-la.
problem-origin = Ce n’est possible que depuis les pages de ce site.
problem-wrong_login = L’identifiant ou le mot de passe est faux.
problem-wrong_password = Ce n’est pas le mot de passe de votre compte.
problem-too_many = Trop de demandes au serveur. Attendez un peu.
problem-many_tries = Trop de mots de passe faux pour cet identifiant. Réessayez dans cinq minutes. Un appareil où cet identifiant s’est déjà connecté n’a pas à attendre.
problem-too_many_sockets = Vous avez trop de tables ouvertes à la fois. Fermez-en une.
problem-unavailable = Le serveur n’a pas pu enregistrer : rien n’a changé. Réessayez.
problem-defect = Quelque chose s’est mal passé de notre côté. C’est noté.
problem-endpoint = Ce navigateur n’indique aucun service d’avis que nous puissions joindre.
problem-push_keys = Ce navigateur ne donne pas de clés valables pour les avis.
problem-zone = Ce fuseau horaire n’existe pas.
problem-mail_address = Ce n’est pas une adresse de courriel : écrivez-la comme anne@cartes.example.
problem-no_mail = Ce serveur n’envoie pas de courriels.
problem-mail_failed = Le courriel n’a pas pu être envoyé. Réessayez plus tard.
problem-link_old = Ce lien n’est plus valable : demandez-en un nouveau.
