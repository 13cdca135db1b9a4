# Las hojas de las partidas con cartas de verdad.

score-title = Hojas de puntos
score-lead = Lleva la hoja de una partida con cartas de verdad. Funciona sin red y todo se queda en este navegador.
score-new = Hoja nueva
score-again = Otra vez los mismos
score-again-these = { $title }: otra vez los mismos
score-running = En juego
score-over = Terminadas
score-none = Aún no hay ninguna hoja.
score-go-on = Seguir
score-look = Ver
score-drop = Borrar
score-drop-this = Borrar { $title }
score-dropped = La hoja está borrada.
score-restore = Deshacer
score-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
score-more = Resultados, archivos, hojas vacías
score-unkept = Este navegador no guarda nada, quizá por una ventana privada. La hoja se pierde al cerrar la página. Comparte el enlace para conservarla.
score-unkept-full = El espacio de este dispositivo está lleno y la última línea no se guarda. Haz sitio o comparte el enlace de la hoja.
score-missing-sheet = Este navegador no tiene esa hoja.
score-all = Todas las hojas
score-failed = No ha funcionado. Inténtalo otra vez.
score-no-network = Las sumas las hace una parte de estas páginas que se descarga una vez. Conéctate un momento a la red e inténtalo otra vez.
score-doubt = Ronda { $n }: { $words }
score-adding = Sumando …
score-problem = Todo lo escrito está guardado, pero ahora no se puede sumar: { $words }
score-try-again = Reintentar
score-undo = Deshacer
score-redo = Rehacer
score-undo-none = No hay nada que deshacer.
score-redo-none = No hay nada que rehacer.
score-lines = Todas las rondas, para cambiarlas
score-lines-none = Aún no hay ninguna ronda.
score-paper = Volver a la hoja
score-share = Compartir e imprimir
score-head = Título, nombres, primer repartidor
score-round = Ronda { $n }
score-hand = Ronda número { $n }
score-deals = reparte { $name }
score-against = { $name } contra { $other }
score-box = { $name } está en la caja
score-sits-out = { $names } no juega
score-ended = La partida ha terminado
score-ended-winner = Gana: { $names }
score-ended-line = Aún puedes cambiar cualquier ronda.
score-print = Imprimir
score-who = ¿Quién anota?
score-who-knocked = ¿Quién golpeó?
score-how = ¿Cómo?
score-how-knock = Golpe
score-how-gin = Gin
score-how-big_gin = Gran gin
score-how-undercut = Contra­golpe
score-how-draw = Nula
score-how-net = Saldo de las mesas
score-tables = Mesas
score-table = Mesa { $n }
score-table-done = completa
score-net = Solo el saldo
score-points = Puntos
score-way = Lo que escribes
score-way-points = Puntos
score-way-deadwood = Sueltas
score-way-cards = Cartas
score-deadwood-knocker = Quien golpea
score-deadwood-defender = Rival
score-keys = Teclas de números
score-keys-back = Borrar la última cifra
score-next = Siguiente
score-write = Anotar
score-write-hand = Anotar
score-missing-who = Elige primero quién anota.
score-missing-how = Elige primero cómo acabó la ronda.
score-missing-points = Escribe primero los puntos.
score-missing-deadwood = Escribe primero los puntos sueltos.
score-penalties = Puntos de cada persona
score-out = Ha cerrado
score-cards = Cartas que quedaron en la mano
score-cards-back = Quitar la última carta
score-left =
    { $n ->
        [one] queda { $n } carta
       *[other] quedan { $n } cartas
    }
score-extras = Más sobre esta ronda
score-extras-hand = Más sobre esta ronda
score-extras-used = , en uso
score-times = Esta ronda cuenta
score-times-help = Los puntos escritos cuentan tal cual. Los puntos sueltos se multiplican.
score-boxes = Casillas de esta ronda
score-boxes-help = Vacío: según las reglas.
score-swept = Ganaron todos los compañeros del bando
score-sat-out = No jugó
score-one-turn = Se bajó y cerró en un solo turno: { $n } menos
score-note = Nota
score-told-points = { $name }: { $how }, { $points }
score-told-deadwood = { $name }: { $how }, { $own } contra { $other }
score-told-penalty = { $name } { $what }
score-insert = Insertar una ronda encima
score-insert-above = Insertar una ronda encima de la { $n }
