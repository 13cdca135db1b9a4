table-you = Tú
table-seat = Asiento { $n }
table-felt = La mesa
table-side = Junto a la mesa
table-yourTurn = Es tu turno.
table-yourTurn-open = Es tu turno. La carta descubierta: { $card }.
table-sitsOut = En esta ronda descansas y puedes mirar.
table-titleTurn = ● Tu turno · { $title }
table-watching =
    { $n ->
        [one] { $n } espectador
       *[other] { $n } espectadores
    }
table-more = Más en esta mesa
table-fourColour = Cuatro colores
table-largeCards = Cartas grandes
table-sound = Sonido
table-hints = Mostrar mis combinaciones y puntos sueltos
line-connecting = Conectando…
line-again = Volviendo a conectar…
line-lost = Se ha perdido la conexión con la mesa. Volviendo a conectar. No se pierde ninguna jugada.
line-retry = Probar ahora
line-lobby = Ir a las mesas
line-outdated = Hay una versión más nueva de esta página. Vuelve a cargarla para seguir jugando.
panel-sheet = La hoja
panel-story = Qué ha pasado
panel-chat = Chat
panel-deal = ¿Es limpio el reparto?
panel-memory = Ayuda de memoria
panel-sheetTab = Hoja
panel-storyTab = Jugadas
panel-chatTab = Chat
panel-chatNew = Chat ({ $n })
panel-dealTab = Reparto
panel-memoryTab = Memoria
panel-noSheet = La hoja empieza con la partida.
story-none = En esta ronda aún no ha pasado nada.
story-board = Mesa { $n }: { $words }
chat-unread =
    { $n ->
        [one] Chat: { $n } mensaje nuevo
       *[other] Chat: { $n } mensajes nuevos
    }
keys-help = Teclas y comandos
keys-type = Escribir comandos
keys-sheet = La hoja
keys-story = Qué ha pasado
keys-deal = Reparto
keys-hand = Ir a mi mano
hand-new = nueva
hand-newMark = nueva
hand-of = { $n } de { $of }
hand-moved = { $card }, ahora { $n } de { $of }
hand-sort = Orden de tu mano
hand-order-melds = Combinaciones
hand-order-rank = Rango
hand-order-suit = Palo
hand-order-manual = Propio
pile-cards =
    { $n ->
        [one] { $label }: { $n } carta
       *[other] { $label }: { $n } cartas
    }
pile-empty = { $label }: no hay cartas
pile-top =
    { $n ->
        [one] { $label }: { $card }, la única carta
       *[other] { $label }: { $card }, encima de { $n } cartas
    }
clock-left = Tiempo: { $time }
clock-warning = Quedan diez segundos.
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
seat-bot = bot { $kind }
seat-program = bot
seat-standsIn = juega un bot
seat-dropped = sin conexión
seat-left = se ha ido
seat-dealer = Reparte
seat-turn = le toca
seat-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
table-menu = Menú
line-lostQueued = Se ha perdido la conexión con la mesa. Tu jugada espera y se enviará en cuanto vuelva.
line-queued = Tu jugada espera a la conexión…
line-oneMove = Ya hay una jugada esperando a la conexión. Espera a que se envíe.
panel-wholeSheet = La hoja entera
hand-sure = ¿Descartar { $card }? Pulsa otra vez.
hand-sureYes = Sí, descartar { $card }
seat-score = Puntos: { $score }
