# Una hoja para cartas de verdad: qué falla en una línea, y por qué algo no se puede.

book-merge-other = son dos hojas distintas: no se pueden unir
book-author = el dispositivo que escribe necesita un nombre de 1 a 24 letras y cifras
book-full = esta hoja está llena: tiene { $most } líneas
book-line-deleted = esta línea está borrada: recupérala primero
book-no-line = esta línea no está en la hoja
book-no-part = una hoja no tiene { $name }
book-no-undo = no hay nada que deshacer
book-no-redo = no hay nada que rehacer
book-changed-since = alguien lo ha cambiado entretanto: míralo y cámbialo tú
book-unreadable = esto no es una hoja de puntos: { $why }
book-newer = esta hoja es de una versión más nueva
book-too-large = este archivo es demasiado grande para una hoja de puntos
book-people = en una hoja caben { $most } personas
book-title = un título tiene como mucho { $most } caracteres
book-note = una nota tiene como mucho { $most } caracteres
book-link-long = esta hoja es demasiado larga para un enlace: guárdala en un archivo
book-link-damaged = este enlace no lleva una hoja entera: se cortó o se cambió
book-link-newer = este enlace es de una versión más nueva

flaw-who = falta quién puntúa
flaw-points = faltan los puntos
flaw-points_range = los puntos van de 0 a { $most }
flaw-times = una ronda cuenta como mucho { $most } veces
flaw-tables = una ronda tiene un resultado o { $n }: uno por mesa
flaw-sat_out = { $name } no jugó esta ronda: le tocaba descansar
flaw-not_there = { $name } no jugó esta ronda
flaw-not_multiple = { $points } no es múltiplo de { $times }
flaw-impossible = ninguna carta da { $points }: puede ser de { $least } a { $most }
flaw-gin_deadwood = con gin no sobran cartas, pero aquí pone { $n }
flaw-over_limit = quien golpea tiene { $n } y puede tener { $limit }
flaw-deadwood_most = nadie puede tener { $n } en la mano: como mucho { $most }
flaw-differs = las cartas sobrantes dan { $points }, no { $typed }
flaw-penalties = una mano necesita los puntos de las { $n } personas
flaw-penalty = { $name }: faltan los puntos
flaw-cards = { $name }: estas cartas no se pueden leer
flaw-penalty_least = { $name }: no puede tener menos de { $least } puntos
flaw-penalty_step = { $name }: ninguna carta da { $points }; cada carta vale un múltiplo de { $step }
flaw-several_out = { $n } personas se quedaron sin cartas: solo puede una
flaw-after_end = la partida se decidió antes de esta línea: no cuenta

## En la terminal

score-no-folder = no se pueden guardar hojas en { $folder }: { $why }
score-not-written = no se puede escribir { $path }: { $why }
score-which-file = di un archivo nuevo, como csv viernes.csv
score-written = Escrito: { $path }
score-kept = Esta hoja se guarda con cada línea, en { $path }. ? ayuda, q sale.
score-no-name = aquí nadie es { $name }: en la hoja están { $names }
score-not-read = escribe quién puntúa y cuántos puntos, como ann 25 gin, ann 3/17 o dead; ? ayuda
score-hand = escribe los puntos o las cartas de las { $n } personas, en este orden: { $names }
score-one-at-once = solo una persona sale en un solo turno: escribe -- una vez
score-no-line =
    { $n ->
        [0] la hoja aún no tiene líneas
       *[other] di una línea por su número, de 1 a { $n }
    }
score-help-gin = Una ronda: ann 25 gin (también knock, undercut, big gin o solo los puntos). ann 3/17: Ann golpea con 3, el otro tiene 17. dead: ronda muerta. Añade x2 si la ronda cuenta doble, boxes=4, out=cy para quien descansó, swept si ganaron todos los compañeros, # y una nota. Los compañeros escriben un resultado por mesa, con comas, o uno por el lado. Un nombre puede ir acortado.
score-help-may-i = Una mano: los puntos de todos en el orden de la hoja, como 0 35 20. Las cartas se cuentan solas: 0 K5A 20. - es quien se quedó sin cartas, -- quien se bajó y salió en el mismo turno. Añade # y una nota.
score-help-edit = undo, redo: deshacer y rehacer; change 3 ann 30: cambiar, delete 3: borrar, insert 3 ann 30: insertar antes de la línea 3; note 3 y un texto: nota; lines muestra las líneas, Intro la hoja.
score-help-files = link: un texto con toda la hoja; csv ARCHIVO, json ARCHIVO: escribirla; title y un texto: título; names ann, bea: otros nombres; dealer bea: reparte primero; q: salir.
score-changes = Esto cambia:
score-no-change = En la hoja no cambia nada.
score-sure = ¿Hacerlo? Intro para sí, n para no
score-names = escribe un nombre para cada una de las { $n } personas, separados por comas: { $names }
score-left = Se queda como estaba.
score-before-after = { $what }: { $before } → { $after }
score-total = Juego { $n }, { $name }
score-boxes = Casillas del juego { $n }, { $name }
score-net = Ganancia de { $name }
score-penalty = { $name }
score-cents = { $name } en dinero
score-closed = Quién gana el juego { $n }
score-dealer = Quién reparte después
score-winner = Quién gana la partida
score-off = La línea { $n } no está en la hoja.
score-over = La partida ha terminado.
score-deals = Reparte { $name }.
score-out = Descansa { $name }.
score-contract = Mano { $n }: { $contract }.
score-new-and-old = una hoja nueva aún no tiene nombre: quita SHEET, o --new y --players
score-none = Aún no hay ninguna hoja: empieza una con --players Ann,Bob
score-no-sheet = no hay ninguna hoja { $name }: hollywood score --list las muestra
score-who = ¿Quién juega? Escribe los nombres, con comas entre ellos.
score-nobody = una hoja nueva necesita nombres: --players Ann,Bob
score-state-over =
    { $n ->
        [one] { $n } línea, terminada
       *[other] { $n } líneas, terminada
    }
score-state-open =
    { $n ->
        [one] { $n } línea
       *[other] { $n } líneas
    }
score-history = { $name }: partidas { $matches }, terminadas { $finished }, ganadas { $wins }; gin { $gins }, contragolpes { $undercuts }; puntos { $points }; dinero { $money }

typed-undercut = contragolpe u
typed-dead = nula
typed-swept = barrida
typed-out = fuera
