game-hollywood-gin = Gin Hollywood
game-hollywood-gin-line = Tres juegos de gin a la vez, cada uno a 100.
game-hollywood-rummy = Hollywood rummy (gin en tres columnas)
game-hollywood-rummy-line = Otra versión escrita del gin Hollywood: tres columnas, cada una a 100.
game-hollywood-rounds = Gin Hollywood por rondas
game-hollywood-rounds-line = Escaleras de cualquier palo. Las columnas se abren ronda a ronda.
game-gin = Gin rummy
game-gin-line = Un juego a 100, con casillas.
game-oklahoma = Gin Oklahoma
game-oklahoma-line = La carta descubierta fija el límite para golpear. Las picas cuentan doble.
game-straight-gin = Gin sin golpe
game-straight-gin-line = No se golpea: solo el gin termina una ronda.
game-round-the-corner = Gin circular
game-round-the-corner-line = Las escaleras pueden seguir del rey al as y al dos.
game-eaai = Gin rummy para programas (EAAI)
game-eaai-line = Un juego básico a 100: gin y contragolpe 25, sin casillas.
game-may-i = May-I (rummy de contratos)
game-may-i-line = Siete rondas, los ases son comodines. Con «May I?» pides un descarte fuera de tu turno.
game-liverpool = Rummy Liverpool
game-liverpool-line = Siete rondas, los jokers son comodines, May-I sin límite.
game-shanghai = Rummy Shanghai
game-shanghai-line = Diez rondas, los jokers y los doses son comodines, tres May-I por ronda.
game-carioca = Carioca
game-carioca-line = Ocho rondas de doce cartas, los jokers son comodines, sin May-I.
game-nine-contracts = Nueve contratos
game-nine-contracts-line = Contratos cada vez mayores, como en los juegos con fases; jokers y doses son comodines, sin May-I.
game-few-wilds = May-I con pocos comodines
game-few-wilds-line = Reglas de una familia: jokers y doses son comodines, y nunca más que otras cartas en una combinación.
game-wide-gap = May-I con más distancia
game-wide-gap-line = Reglas de una familia: entre dos escaleras del mismo palo hay dos rangos.
game-joker-to-hand = May-I con el joker a la mano
game-joker-to-hand-line = Reglas de una familia: quien sustituye un joker se lo queda; quien se ha bajado roba del mazo.
game-changed = reglas de la casa
bot-beginner = Principiante
bot-casual = Tranquilo
bot-simple = Sencillo
bot-club = Club
bot-fast = Rápido
bot-strongest = Más fuerte
bot-random = Azar
bot-greedy = Constante
bot-linear = Agudo
bot-camper = Paciente
list-rated = clasificatoria
list-memory = ayuda de memoria
list-live =
    { $n ->
        [one] { $n } segundo por turno
       *[other] { $n } segundos por turno
    }
list-days =
    { $n ->
        [one] { $n } día por turno
       *[other] { $n } días por turno
    }
list-call-hours =
    { $n ->
        [one] { $n } hora para May-I
       *[other] { $n } horas para May-I
    }
list-stand-in-turn = un bot juega los turnos tardíos
list-stand-in-back = un bot sustituye a quien tarda
