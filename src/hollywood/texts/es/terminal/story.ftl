# Lo que pasa en una ronda: las partes de un turno y cómo termina. $who es quien lee (you) o tiene un $name.

parts = { $first }; { $second }
numbered = { $n }: { $what }
compared = { $first } a { $second }
cast-you = Tú
cast-you-within = ti
story-sentence =
    { $who ->
        [you] { $what }.
       *[name] { $name } { $what }.
    }
story-leaves =
    { $who ->
        [you] dejas { $card }
       *[name] deja { $card }
    }
story-passes =
    { $who ->
        [you] dejas pasar { $card }
       *[name] deja pasar { $card }
    }
story-draws =
    { $who ->
        [you] robas
       *[name] roba
    }
story-draws-card =
    { $who ->
        [you] robas { $card }
       *[name] roba { $card }
    }
story-takes =
    { $who ->
        [you] tomas { $card }
       *[name] toma { $card }
    }
story-discards =
    { $who ->
        [you] descartas { $card }
       *[name] descarta { $card }
    }
story-discards-down =
    { $who ->
        [you] descartas { $card } boca abajo
       *[name] descarta { $card } boca abajo
    }
story-discards-hidden =
    { $who ->
        [you] descartas una carta boca abajo
       *[name] descarta una carta boca abajo
    }
story-knocks =
    { $who ->
        [you] golpeas con { $n } ({ $cards })
       *[name] golpea con { $n } ({ $cards })
    }
story-gin =
    { $who ->
        [you] haces gin
       *[name] hace gin
    }
story-big-gin =
    { $who ->
        [you] haces gran gin: todas las cartas están en combinaciones
       *[name] hace gran gin: todas las cartas están en combinaciones
    }
story-ended =
    { $who ->
        [you] Has terminado el juego.
       *[name] { $name } ha terminado el juego.
    }
story-lays-off =
    { $who ->
        [you] añades { $card } a { $meld }
       *[name] añade { $card } a { $meld }
    }
story-shows-none =
    { $who ->
        [you] no tienes cartas sueltas
       *[name] no tiene cartas sueltas
    }
story-shows =
    { $who ->
        [you] muestras { POINTS($n) } en cartas sueltas
       *[name] muestra { POINTS($n) } en cartas sueltas
    }
story-reshuffled = Se barajan los descartes: el nuevo mazo tiene { $n } cartas.
story-calls =
    { $who ->
        [you] pides { $card } con May-I
       *[name] pide { $card } con May-I
    }
story-withdraws =
    { $who ->
        [you] retiras la petición
       *[name] retira la petición
    }
story-denies =
    { $who ->
        [you] niegas la carta a { $name }
       *[name] niega la carta a { $name }
    }
story-denies-you =
    { $who ->
        [you] te niegas la carta a ti
       *[name] te niega la carta
    }
story-allows =
    { $who ->
        [you] lo concedes
       *[name] lo concede
    }
story-gets =
    { $who ->
        [you] recibes { $card }
       *[name] recibe { $card }
    }
story-pays =
    { $who ->
        [you] robas además una carta
       *[name] roba además una carta
    }
story-pays-card =
    { $who ->
        [you] robas además { $card }
       *[name] roba además { $card }
    }
story-lays-down =
    { $who ->
        [you] bajas { $melds }
       *[name] baja { $melds }
    }
story-adds =
    { $who ->
        [you] añades { $card } a { $n } ({ $meld })
       *[name] añade { $card } a { $n } ({ $meld })
    }
story-goes-out =
    { $who ->
        [you] cierras
       *[name] cierra
    }
story-run = { $suit } de { $low } a { $high }
story-all-wild = solo comodines

## Cómo termina una ronda.

reckon-dead-stock = El mazo se ha acabado: ronda nula, nadie anota.
reckon-dead-turns = Nadie ha golpeado en { $n } turnos: ronda nula, nadie anota.
reckon-gin =
    { $who ->
        [you] ¡Gin! No tienes cartas sueltas.
       *[name] ¡Gin! { $name } no tiene cartas sueltas.
    }
reckon-big-gin =
    { $who ->
        [you] ¡Gran gin! Tienes todas las cartas en combinaciones.
       *[name] ¡Gran gin! { $name } tiene todas las cartas en combinaciones.
    }
reckon-laid-off =
    { $who ->
        [you] Tienes { $before } - { $less } añadidos ({ $cards }) = { $after }.
       *[name] { $name } tiene { $before } - { $less } añadidos ({ $cards }) = { $after }.
    }
reckon-nobody = Nadie anota.
reckon-score =
    { $who ->
        [you] { $sum } { POINTS($n) } para ti.
       *[name] { $sum } { POINTS($n) } para { $name }.
    }
reckon-boxes = Eso vale { BOXES($n) }.
reckon-undercut = Contragolpe: { $sum }
reckon-sum-gin = Gin: { $sum }
reckon-sum-big_gin = Gran gin: { $sum }
reckon-doubled = { $sum }, el doble por la carta descubierta { $card }
reckon-times = { $sum }, por { $n }
reckon-no-melds = sin combinaciones
reckon-shown = { $name }: { $melds }; no sobra nada.
reckon-shown-left = { $name }: { $melds }; sobra { $cards }, que cuenta { $n }.
reckon-table-of = En la mesa de { $names }:
reckon-out =
    { $who ->
        [you] Cierras; la ronda ha terminado.
       *[name] { $name } cierra; la ronda ha terminado.
    }
reckon-stock-out = No queda nada que robar: la ronda ha terminado y cuentan todas las manos.
reckon-turns-out = Nadie ha cerrado en { $n } turnos: cuentan todas las manos.
reckon-no-cards = sin cartas
reckon-counted = { $cards }   ({ $sum })
reckon-bonus =
    { $who ->
        [you] Te has bajado y has cerrado en un solo turno: { $n }.
       *[name] { $name } se ha bajado y ha cerrado en un solo turno: { $n }.
    }
reckon-left = { $name }: { $cards }; { $n }.
raised-all =
    { $n ->
        [2] todos los puntos cuentan doble
       *[other] todos los puntos cuentan { SPELL($n) } veces
    }
raised-upcard =
    { $n ->
        [2] la carta descubierta { $card } es de picas, así que los puntos cuentan doble
       *[other] la carta descubierta { $card } es de picas, así que todos los puntos cuentan { SPELL($n) } veces
    }
story-swaps-top =
    { $who ->
        [you] pones { $card } en { $n } ({ $meld }), con el comodín arriba
       *[name] pone { $card } en { $n } ({ $meld }), con el comodín arriba
    }
story-swaps-bottom =
    { $who ->
        [you] pones { $card } en { $n } ({ $meld }), con el comodín abajo
       *[name] pone { $card } en { $n } ({ $meld }), con el comodín abajo
    }
story-swaps-hand =
    { $who ->
        [you] pones { $card } en { $n } ({ $meld }) y te llevas el comodín
       *[name] pone { $card } en { $n } ({ $meld }) y se lleva el comodín
    }
story-takes-back =
    { $who ->
        [you] recuperas { $cards }
       *[name] recupera { $cards }
    }
