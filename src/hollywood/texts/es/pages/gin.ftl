gin-stock = Mazo
gin-discards = Descartes
gin-draw = Robar
gin-take = Tomar el descarte
gin-takeCard = Tomar { $card }
gin-pass = Pasar
gin-discard = Descartar
gin-discardCard = Descartar { $card }
gin-knock = Golpear
gin-gin = Gin
gin-bigGin = Gran gin
gin-pickFirst = Elige primero la carta que descartas.
gin-limit = Se golpea con { $n } o menos
gin-limitGin = Solo se golpea con gin
gin-spade = { $card }: puntos × { $n }
gin-multiplied = Puntos × { $n }
gin-firstUpcard = La carta descubierta era { $card }.
gin-yourHand =
    { $n ->
        [one] Tu mano, { $n } carta
       *[other] Tu mano, { $n } cartas
    }
gin-count = Puntos sueltos: { $n }
gin-countAfter = Mejor descarte: deja { $n }
gin-deadwood = Sueltas
gin-deadwoodIs = Sueltos: { $n }
gin-deadwoodCards = Sueltas: { $cards }
gin-isDeadwood = suelta
gin-inMeld = en { $meld }
gin-run = escalera { $cards }
gin-set = grupo { $cards }
gin-laidNote = añadidas: { $cards }
gin-laidCard = { $card } (añadida)
gin-layOn = Añadir aquí la carta elegida: { $meld }
gin-meldsOf = Combinaciones de { $name }
gin-waits = { $name } está pensando
gin-answers = { $name } responde al golpe
gin-throwWhich = ¿Qué carta descartas?
gin-throwLeaves = { $card }; deja { $n ->
        [one] { $n } punto suelto
       *[other] { $n } puntos sueltos
    }
gin-leaves = deja { $n }
gin-whichSpread = ¿Qué combinaciones bajas?
gin-bestSpread = admite menos añadidos
gin-youThrow = Descartas { $card }
gin-withNothing = y no te quedan puntos sueltos.
gin-withDeadwood = y golpeas con { $n ->
        [one] { $n } punto suelto
       *[other] { $n } puntos sueltos
    }.
gin-notYet = Aún no
gin-goGin = Gin, descartar { $card }
gin-knockWith = Golpear con { $n }, descartar { $card }
gin-bigGinAsk = Todas tus cartas están en combinaciones. ¿Bajarlas sin descartar?
gin-nothingFits = Ninguna de tus cartas encaja en estas combinaciones.
gin-showNow = Mostrar mi mano ya
gin-finishNow = Terminar ya
gin-finish = Terminar
gin-showHand = Mostrarla así
gin-bestAnswer = Mejor respuesta: añadir { $layoffs }. Quedan { $n }.
gin-bestNothing = Mejor respuesta: no añadir nada. Quedan { $n }.
gin-byHand = O elige una carta y después una combinación.
gin-doBest = Jugar lo mejor
gin-choose = Elegir combinaciones
gin-choose-title = Tus combinaciones
gin-choose-help = Elige cartas de tu mano y bájalas como una combinación.
gin-choose-meld = Bajar como combinación
gin-choose-pick = Elige primero las cartas de la combinación.
gin-choose-made = Bajada como combinación: { $meld }
gin-choose-undo = Deshacer: { $meld }
gin-choose-none = Aún no hay combinaciones.
gin-choose-noneLeft = Sin cartas sueltas
gin-choose-show = Mostrar estas
gin-choose-back = Volver a la mejor respuesta
gin-plan-words = Aún no lo ve nadie. Quedan { $n }.
gin-plan-title = Cartas para añadir
gin-plan-take = Recuperar { $card }
gin-plan-undo = Recuperar
gin-plan-show = Añadir y mostrar
gin-plan-finish = Añadir y terminar
gin-plan-added = { $card } está lista para añadirse. Aún no lo ve nadie.
gin-plan-back = { $card } vuelve a tu mano.
gin-cardOn = { $card } en { $meld }
gin-endLabel = Fin de la ronda
gin-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
gin-boxes = { $n } casillas
gin-noScore =
    { $n ->
        [one] Nadie ha golpeado y solo queda { $n } carta en el mazo: nadie anota.
       *[other] Nadie ha golpeado y solo quedan { $n } cartas en el mazo: nadie anota.
    }
gin-bonus-gin = con { $n } por el gin
gin-bonus-big_gin = con { $n } por el gran gin
gin-bonus-undercut = con { $n } por el contragolpe
gin-end-draw = Ronda nula
gin-end-knock-you = Ganas la ronda
gin-end-knock-other = { $name } gana la ronda
gin-end-undercut-you = ¡Contragolpe! Ganas la ronda
gin-end-undercut-other = Contragolpe de { $name }
gin-end-gin-you = ¡Gin! Ganas la ronda
gin-end-gin-other = Gin de { $name }
gin-end-big_gin-you = ¡Gran gin! Ganas la ronda
gin-end-big_gin-other = Gran gin de { $name }
gin-story-dealt = Reparte { $name }. La carta descubierta es { $card }.
gin-story-passed-you = Pasas.
gin-story-passed-other = { $name } pasa.
gin-story-drew-you = Robas.
gin-story-drew-other = { $name } roba.
gin-story-drewCard-you = Robas { $card }.
gin-story-drewCard-other = { $name } roba { $card }.
gin-story-took-you = Tomas { $card }.
gin-story-took-other = { $name } toma { $card }.
gin-story-discarded-you = Descartas { $card }.
gin-story-discarded-other = { $name } descarta { $card }.
gin-story-knocked-you = Golpeas. Cartas sueltas: { $cards }.
gin-story-knocked-other = { $name } golpea. Cartas sueltas: { $cards }.
gin-story-gin-you = Haces gin.
gin-story-gin-other = { $name } hace gin.
gin-story-bigGin-you = Haces gran gin.
gin-story-bigGin-other = { $name } hace gran gin.
gin-story-laidOff-you = Añades { $card }.
gin-story-laidOff-other = { $name } añade { $card }.
gin-story-shown-you = Muestras tu mano. Cartas sueltas: { $cards }.
gin-story-shown-other = { $name } muestra su mano. Cartas sueltas: { $cards }.
gin-story-shownNone-you = Muestras tu mano: no hay cartas sueltas.
gin-story-shownNone-other = { $name } muestra su mano: no hay cartas sueltas.
gin-story-dead = Ronda nula: nadie anota.
gin-layPick = Elige primero una carta de tu mano y luego la combinación a la que va.
gin-turn-upcard = Te toca: toma { $card } o pasa.
gin-turn-pass = Te toca: solo puedes pasar.
gin-turn-draw = Te toca: roba o toma { $card }.
gin-turn-stock = Te toca: roba del mazo.
gin-turn-discard = Elige la carta que descartas.
gin-turn-picked = Descarta { $card } o elige otra carta.
gin-turn-knock = Golpea o elige la carta que descartas.
gin-turn-gin = Tienes gin.
gin-turn-bigGin = Tienes big gin.
gin-why-knock = { $n } puntos sueltos: para golpear, { $limit } o menos.
gin-why-haveGin = Tienes gin, y vale más que golpear.
gin-why-gin = { $n ->
        [one] { $n } punto suelto
       *[other] { $n } puntos sueltos
    }: para gin no puede quedar ninguno.
