# Avisos en los dispositivos y por correo: en una mesa se espera a alguien.

notice-title-your_turn = Te toca
notice-title-your_call = May I? Puedes pedir un descarte
notice-title-reminder = Se te acaba el tiempo
notice-title-nudge = { $name } te espera
notice-title-match_over = La partida ha terminado
notice-title-rematch = Te invitan a otra partida
notice-title-won = Has ganado la partida
notice-title-deal = Ya se puede repartir la próxima ronda
notice-body = { $game } con { $others }
notice-left-hours = { $game } con { $others }. { $n ->
        [one] Queda { $n } hora
       *[other] Quedan { $n } horas
    }
notice-left-days = { $game } con { $others }. { $n ->
        [one] Queda { $n } día
       *[other] Quedan { $n } días
    }
notice-left-soon = { $game } con { $others }. Queda menos de una hora
notice-off = No más avisos aquí
mail-notice = { $body }. Ir a la mesa: { $link }
mail-off = Recibes este correo porque lo pediste. Para no recibir más: { $link }
mail-confirm-subject = ¿Quieres recibir correos cuando te toque?
mail-confirm = Alguien ha pedido a { $site } que escriba a esta dirección cuando lo espere una mesa de cartas. Si has sido tú, abre este enlace: { $link }
mail-confirm-not = Si no has sido tú, no hagas nada. No recibirás más correos.
