# Lo que ha ido mal, en una línea: lo que se dice a quien juega con las órdenes.

error-players = los jugadores de esta partida son { $names }: la mesa del terminal es para una persona y bots cuyo nombre termina con su tipo, como Greta (greedy)
error-no-player = no hay ningún jugador { $name }: jugaron { $names }
error-name = --name no es un nombre: { $why }
error-name-of-bot = --name no puede ser { $name }: así se llaman los bots
error-not-written = no se puede escribir { $path }: { $why }. La partida está guardada hasta aquí; para seguir: { $command }
error-no-folder = no se puede guardar una partida en { $folder }: { $why }. Indica un archivo con --record ARCHIVO
error-is-folder = { $path } es una carpeta: indica el archivo de un registro
error-shorter = { $path } se ha acortado mientras se leía
error-other-table = otra mesa está jugando { $path }
error-not-with-resume = --resume sigue una partida como empezó: quita { $option }
error-own-bot = en esta partida juega tu propio bot número { $number }: vuelve a indicarlo con --bot
error-none-unfinished = no hay ninguna partida sin terminar en { $folder }
error-two-games = has dicho dos juegos, { $games }: di uno
error-dealer = --dealer no puede ser { $given }: puede ser random, me, { $names }
error-players-of-gin = --players no puede ser { $n }: el gin es para 2, 3, 4, 6 u 8
error-players-differ = --players={ $n } contradice players={ $players } en las reglas
error-players-of-contract = --players no puede ser { $n }: este juego es para { $allowed }, salvo que cambies sus reglas con --set players={ $n }
error-width = --width no puede ser { $n }: { $least } o más
error-no-round =
    { $rounds ->
        [0] no hay ronda { $n }: el registro no tiene ninguna
       *[other] no hay ronda { $n }: el registro tiene las rondas 1 a { $rounds }
    }
error-located = { $where }: { $problem }
error-where-line = línea { $n }
error-where-result = resultado { $n }
error-where-row = fila { $n }
error-no-preset = no hay ningún juego «{ $name }»: Hay { $presets }
error-no-preset-meant = no hay ningún juego «{ $name }»: ¿quieres decir { $close }? Hay { $presets }
error-terminal-only = { $option } es para la mesa del terminal: añade --terminal
error-bots-too-late = Ya hay una mesa abierta en { $address }: ciérrala primero para que puedan sentarse tus bots
error-origin = «{ $text }» no es un origen: escríbelo como https://cards.example
error-smtp = «{ $text }» no es un servidor de correo: escríbelo como smtps://user@mail.example
error-mail-from = «{ $text }» no es una dirección de correo: escríbela como cards@mail.example
error-mail-origin = los correos llevan enlaces a las páginas: añade --origin con su dirección
error-site-folder = { $folder } tiene otros archivos: indica una carpeta nueva, vacía o de un sitio anterior
error-site-other = { $path } no es del sitio anterior: muévelo o indica otra carpeta
error-site-not-built = las páginas no están construidas: `make client` las construye
error-needs-server = `hollywood { $command }` necesita los paquetes del servidor: pip install 'hollywood[server]'
error-nodes-database = varios servidores necesitan PostgreSQL, porque un archivo SQLite pertenece a un solo proceso: añade --database postgresql://user@host/hollywood
error-processes = --processes es { $given } y debe ser al menos 1
error-not-utf8 = { $name } no es texto en UTF-8
error-null-byte = { $name } no es texto: contiene un byte nulo
error-no-input = no hay entrada estándar que leer
error-results-missing = faltan los RESULTS: dalos como Ann 25 Bob 18 draw, o --players
error-rows-missing = faltan los RESULTS: da una fila por jugador, como Ann 0 35 50, o ronda por ronda, como Ann 0 Bob 20 Ann 35 Bob 0
error-least-penalty = { $name }: la penalización no puede ser menor que { $least }
error-many-penalties =
    { $n ->
        [one] { $name } tiene { $given } penalizaciones: la partida tiene { $n } ronda
       *[other] { $name } tiene { $given } penalizaciones: la partida tiene { $n } rondas
    }
error-many-hands =
    { $n ->
        [one] son { $given } rondas: la partida tiene { $n } ronda
       *[other] son { $given } rondas: la partida tiene { $n } rondas
    }
error-uneven-rows =
    { $n ->
        [one] { $name } tiene { $n } penalización, { $other } { $count }: da a todos las mismas
       *[other] { $name } tiene { $n } penalizaciones, { $other } { $count }: da a todos las mismas
    }
error-no-row = { $name } no tiene fila
error-hand-without = en la ronda { $n } falta la penalización de { $name }: ronda por ronda, cada uno tiene una penalización en cada ronda
error-rows-or-hands = { $name } tiene { $n } penalizaciones en una fila, pero un nombre se repite: da una fila por jugador, o ronda por ronda una penalización de cada uno
error-penalty-step = { $name } no puede tener { $points }: cada carta cuenta un múltiplo de { $step }, así que puede ser { $allowed }, etcétera. --any-points permite otros
error-penalty-nothing = { $name } no puede tener { $points }: ninguna carta cuenta nada, así que solo puede ser 0. --any-points permite otros
error-players-of-sheet = estas reglas son para { $allowed } jugadores, no para { $n }: --set players={ $n } lo permite
error-empty-name = --players tiene un nombre vacío: dalos como Ann,Bob
error-name-twice = --players tiene un nombre dos veces: cada jugador necesita uno distinto
error-many-names = --players tiene { $n } nombres: en esta hoja caben { $most }
error-looks-alike = { $name } se parece a otro jugador: cada uno necesita su nombre
error-not-on-sheet = { $name } no está en esta hoja de { $names }
error-not-on-sheet-meant = { $name } no está en esta hoja de { $names }: ¿quieres decir { $close }?
error-not-json = los resultados no son JSON: { $why }
error-for-whom = { $word } puntos, pero ¿de quién? Escribe antes un nombre, como Ann { $word }
error-no-points = { $name } no tiene puntos: escríbelos tras el nombre, como Ann 25
error-row-for-whom = ¿{ $word } para quién? Empieza la fila con un nombre, como Ann 0 35 50
error-no-penalties = { $name } no tiene penalizaciones: escríbelas como Ann 0 35 50
error-json-results = los resultados deben ser una lista JSON, como { $example }
error-json-result = { $entry } no es un resultado: escribe { $example }
error-json-rows = las filas deben ser JSON, como { $example }
error-json-row = { $entry } no es una fila: escribe { $example }
error-nameless = un jugador sin nombre no puede estar en la hoja
error-no-number = { $word } no es un número de puntos: escribe un entero, como 25
error-points-range = { $points } puntos no es válido: puede ser de { $least } a { $most }
error-number = --{ $option } no puede ser { $n }: un entero de { $low } a { $high }
error-me-several = --me no puede ser { $name }: { $n } jugadores se llaman así
error-me-unknown = --me no puede ser { $name }: los jugadores son { $names }
