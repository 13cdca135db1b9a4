# Avvisi sui dispositivi e per posta: a un tavolo si aspetta qualcuno.

notice-title-your_turn = Tocca a te
notice-title-your_call = May I? C’è uno scarto da chiedere
notice-title-reminder = Il tuo tempo sta per scadere
notice-title-nudge = { $name } ti aspetta
notice-title-match_over = La partita è finita
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
notice-off = Qui niente avvisi
mail-notice = { $body }. Vai al tavolo: { $link }
mail-off = Ricevi questa mail perché l’hai chiesta. Niente più mail: { $link }
mail-confirm-subject = Vuoi una mail quando tocca a te?
mail-confirm = Qualcuno su { $site } vuole ricevere mail a questo indirizzo quando tocca a lui a un tavolo di carte. Sei stato tu? Allora apri questo link: { $link }
mail-confirm-not = Non sei stato tu? Allora non fare niente. Non riceverai altre mail.
