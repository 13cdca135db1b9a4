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
