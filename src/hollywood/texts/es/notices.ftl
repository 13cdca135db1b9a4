# Avisos en los dispositivos y por correo: en una mesa se espera a alguien.

notice-title-your_turn = Te toca
notice-title-your_call = May I? Puedes pedir un descarte
notice-title-reminder = Se te acaba el tiempo
notice-title-nudge = { $name } te espera
notice-title-match_over = La partida ha terminado
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
notice-off = Aquí no más avisos
mail-notice = { $body }. Ir a la mesa: { $link }
mail-off = Recibes este correo porque lo pediste. No más correos: { $link }
mail-confirm-subject = ¿Quieres recibir correos cuando te toque?
mail-confirm = Alguien en { $site } quiere recibir correos en esta dirección cuando le toque en una mesa de cartas. ¿Has sido tú? Entonces abre este enlace: { $link }
mail-confirm-not = ¿No has sido tú? Entonces no hagas nada. No recibirás más correos.
