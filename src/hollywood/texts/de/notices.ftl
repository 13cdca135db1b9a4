# Benachrichtigungen auf den Geräten und per Mail: An einem Tisch wird jemand erwartet.

notice-title-your_turn = Du bist am Zug
notice-title-your_call = May I? Eine Karte ist zu haben
notice-title-reminder = Deine Zeit läuft bald ab
notice-title-nudge = { $name } wartet auf dich
notice-title-match_over = Die Partie ist zu Ende
notice-title-rematch = Einladung zu einer weiteren Partie
notice-title-won = Du hast die Partie gewonnen
notice-title-deal = Die nächste Runde kann losgehen
notice-body = { $game } mit { $others }
notice-left-hours = { $game } mit { $others }. { $n ->
        [one] Noch { $n } Stunde
       *[other] Noch { $n } Stunden
    }
notice-left-days = { $game } mit { $others }. { $n ->
        [one] Noch { $n } Tag
       *[other] Noch { $n } Tage
    }
notice-left-soon = { $game } mit { $others }. Noch weniger als eine Stunde
notice-off = Hier keine mehr
mail-notice = { $body }. Zum Tisch: { $link }
mail-off = Du bekommst diese Mail, weil du es so wolltest. Keine Mails mehr: { $link }
mail-confirm-subject = Möchtest du Mails, wenn du am Zug bist?
mail-confirm = Jemand möchte von { $site } an diese Adresse Mails bekommen, wenn ein Kartentisch wartet. Warst du das? Dann öffne diesen Link: { $link }
mail-confirm-not = Warst du es nicht? Dann tu nichts. Du bekommst keine weiteren Mails.
