# Les tables ouvertes, et celles que l’on peut regarder.

lobby-title = Salon
lobby-lead = Rejoignez un joueur qui attend, ou ouvrez votre propre table.
lobby-quick = Jouer maintenant
lobby-new = Ouvrir une table
lobby-open = En attente de joueurs
lobby-open-none = Personne n’attend en ce moment. Ouvrez une table, et le prochain visiteur la verra ici.
lobby-playing = Matchs à regarder
lobby-playing-none = Aucun match n’est ouvert aux spectateurs en ce moment.
lobby-sit = Prendre place
lobby-back = Continuer
lobby-watch = Regarder
lobby-filter = Afficher
lobby-filter-all = Tous les jeux
lobby-fresh = La liste se met à jour toute seule.
lobby-count =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
