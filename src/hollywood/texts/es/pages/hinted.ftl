hint-sentence = { $play }: { $why }.
hint-and = { $first } y { $second }
hint-pass = dejarla pasar
hint-do-draw = robar del mazo
hint-do-take = tomar { $card }
hint-do-pass = pasar
hint-do-discard = descartar { $card }
hint-do-knock = golpear y descartar { $card }
hint-do-big_gin = mostrar el gran gin
hint-do-lay_off = añadir { $card } a la combinación { $n }
hint-do-show = mostrar la mano
hint-do-finish = terminar
hint-do-call = pedirla: «May I?»
hint-do-withdraw = retirar la petición
hint-do-allow = conceder la petición
hint-do-deny = negar la petición
hint-do-lay_down = bajar { $melds }
hint-do-displace = poner { $card } en lugar del comodín en la combinación { $n }
hint-why-gin = es gin
hint-why-big_gin = todas tus cartas están en combinaciones
hint-why-knock = golpeas con { $points }
hint-why-leaves = puntos sueltos que quedan: { $points }; cartas no vistas que ayudarían: { $count }
hint-why-makes = forma { $cards }
hint-why-no_meld = con { $cards } no se forma ninguna combinación que baje tus puntos sueltos
hint-why-saves = { $points ->
        [one] { $points } punto suelto
       *[other] { $points } puntos sueltos
    } menos
hint-why-best_answer = añadir otras cartas no ayudaría
hint-why-must_take = se la has negado a los demás, así que tienes que tomarla
hint-why-fits = en la mesa encaja { $cards }
hint-why-fits_not = en la mesa no encaja { $cards }
hint-why-nearer =
    { $n ->
        [one] con { $cards } solo te falta { $n } carta para el contrato
       *[other] con { $cards } solo te faltan { $n } cartas para el contrato
    }
hint-why-complete = con { $cards } completas el contrato
hint-why-no_nearer = con { $cards } no te acercas al contrato
hint-why-enough = ya tienes bastante para el contrato
hint-why-goes_down = { $points } puntos dejan de contar en tu contra
hint-why-lighter = te quedarían { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } menos
hint-why-spare =
    { $n ->
        [one] con ella o sin ella te falta { $n } carta, y cuenta { $points }
       *[other] con ella o sin ella te faltan { $n } cartas, y cuenta { $points }
    }
hint-why-needless = el contrato no la necesita, y cuenta { $points }
hint-why-only_one = no vale la pena probar otra cosa
hint-expected = puntos en contra que cabe esperar: { $points }
hint-better = { $points } puntos mejor que «{ $play }»
hint-wins = de cada cien partidas, { $matches } victorias más que con «{ $play }»
hint-alike = más o menos tan bueno como «{ $play }»
