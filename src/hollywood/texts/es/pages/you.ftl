review-without-you = Con la misma suerte, ganarías { $first } de las partidas así y { $b }, { $second }.
review-without-points-you = Con la misma suerte, irías { $n } puntos de partida por delante.
review-graph-percent-you = Tu probabilidad de ganar la partida después de cada reparto y cada robo, con todas las cartas a la vista.
review-graph-points-you = Tu ventaja, en puntos, después de cada reparto y cada robo, con todas las cartas a la vista.
review-graph-label-you = Gráfica de la partida para ti, de { $from } a { $to }, en { $n } rondas. La tabla de abajo contiene todos los puntos.
review-stands-you = Estás en
review-end-knock-you = Ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } golpeando.
review-end-undercut-you = Ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con un contragolpe.
review-end-gin-you = Ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con un gin.
review-end-big_gin-you = Ganas { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } con un gran gin.
review-hand-end-went_out-you = Cierras tú. Puntos en contra: { $left }.
review-worst-hand-you = Tu mano
review-drawn-you = Robas { $card }
review-dealt-you = El reparto, para ti
review-luck-for-you = suerte tuya: { $n } ± { $error } puntos
review-imagined-you = De hasta { $n } rondas simuladas, según lo que podías saber.
review-hand-imagined-you = De hasta { $n } rondas simuladas, según lo que podías saber.
review-hand-without-you =
    { $n ->
        [one] Con la misma suerte, habrías tenido la mayor probabilidad de quedar en primer lugar.
       *[other] Con la misma suerte, { $names } habríais tenido la mayor probabilidad de quedar en primer lugar, demasiado igualados entre vosotros.
    }
review-why-big_gin_missed-you = Tenías gran gin, pero descartaste { $thrown }.
review-why-gin_missed-you = Podías hacer gin descartando { $better }, pero descartaste { $thrown }.
review-why-knock_missed-you = Podías golpear con { $left }, pero descartaste { $thrown } y seguiste jugando.
review-why-went_gin-you = Hiciste gin, pero seguir jugando valía más.
review-why-knocked-you = Golpeaste con { $left }, pero seguir jugando valía más.
review-why-better_ending-you = Podrías haber terminado la ronda de una manera mejor.
review-why-broke_meld-you = Descartaste { $thrown } y rompiste la combinación { $meld }. Quedaron { $left } puntos sueltos. Descartando { $better } habrían quedado { $could }.
review-why-threw-you = Descartaste { $thrown }, pero era mejor { $better }.
review-why-took_last-you = Tomaste el último descarte, { $top }.
review-why-left_last-you = Dejaste { $top }.
review-why-took_without_meld-you = Tomaste { $top }, que no forma ninguna combinación, a la vista del otro jugador.
review-why-took_for_meld-you = Tomaste { $top } para la combinación { $meld }, pero era mejor una carta del mazo.
review-why-left_meld-you = Dejaste { $top }, que forma la combinación { $meld }: { $after ->
        [one] { $after } punto suelto
       *[other] { $after } puntos sueltos
    } en lugar de { $before }.
review-why-left_lower-you = Dejaste { $top }, que baja los puntos sueltos de { $before } a { $after }.
review-why-left_top-you = Dejaste { $top }, pero era mejor tomar esa carta.
review-why-layoffs-you = Te quedaron { $left } puntos sueltos, pero era posible { $could }.
review-why-call_missed_nearer-you = No pediste { $top }. Con esa carta, al contrato le faltan { $could } cartas en lugar de { $missing }.
review-why-call_missed_nearer_complete-you = No pediste { $top }, que completa el contrato.
review-why-left_nearer_complete-you = Robaste del mazo y dejaste { $top }, que completa el contrato.
review-why-call_missed-you = No pediste { $top }, pero era mejor pedir esa carta.
review-why-called_nearer-you = Pediste { $top }. Ayuda para el contrato, pero no lo bastante para pagar la carta de más.
review-why-called-you = Pediste { $top }, que no ayuda para el contrato.
review-why-left_nearer-you = Robaste del mazo y dejaste { $top }. Con esa carta, al contrato le faltan { $could } cartas en lugar de { $missing }.
review-why-left_fitting-you = Robaste del mazo y dejaste { $top }, que encaja en la mesa.
review-why-took_nearer-you = Tomaste { $top }, que ayuda para el contrato, pero era mejor una carta del mazo.
review-why-took-you = Tomaste { $top }, que no ayuda para el contrato.
review-why-allowed-you = Concediste { $top }, pero era mejor negar la petición.
review-why-denied-you = Negaste { $top }, pero era mejor conceder la petición.
review-why-broke_plan-you = Descartaste { $thrown }, que el contrato necesita. Cartas que faltan ahora: { $missing }. Descartando { $better }: { $could }.
review-why-held_down-you = Podías bajar { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, pero no lo hiciste.
review-why-laid_down-you = Bajaste { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, pero era mejor esperar.
review-why-laid_otherwise-you = Bajaste de una manera que deja { $left ->
        [one] { $left } punto
       *[other] { $left } puntos
    } después de añadir todo lo posible. De otra manera quedan { $could }.
review-why-kept_off-you = No añadiste { $card }.
review-why-laid_off-you = Añadiste { $card }, pero era mejor guardar esa carta.
review-why-other_play-you = Tenías una jugada mejor.
