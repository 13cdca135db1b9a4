# Avvisi sui dispositivi e per posta: a un tavolo si aspetta qualcuno.

notice-title-your_turn = Tocca a te
notice-title-your_call = May I? C’è uno scarto da chiamare
notice-title-reminder = Il tuo tempo sta per scadere
notice-title-nudge = { $name } ti aspetta
notice-title-match_over = La partita è finita
notice-title-rematch = Invito a un’altra partita
notice-title-won = Hai vinto la partita
notice-title-deal = Si può distribuire la prossima smazzata
notice-body = { $game } con { $others }
notice-left-hours = { $game } con { $others }. { $n ->
        [one] Resta { $n } ora
       *[other] Restano { $n } ore
    }
notice-left-days = { $game } con { $others }. { $n ->
        [one] Resta { $n } giorno
       *[other] Restano { $n } giorni
    }
notice-left-soon = { $game } con { $others }. Resta meno di un’ora
notice-off = Niente più avvisi qui
mail-notice = { $body }. Vai al tavolo: { $link }
mail-off = Ricevi questa mail perché l’hai chiesta. Per non riceverne più: { $link }
mail-confirm-subject = Vuoi una mail quando tocca a te?
mail-confirm = Qualcuno ha chiesto a { $site } di scrivere a questo indirizzo quando lo aspetta un tavolo di carte. Se sei stato tu, apri questo link: { $link }
mail-confirm-not = Se non sei stato tu, non fare niente. Non riceverai altre mail.
