# El entrenamiento: problemas de manos repartidas, sus respuestas y los del día.

train-title = Entrenar
train-lead = Una pregunta cada vez, de manos repartidas. Tras tu respuesta viene el motivo. Funciona sin red.
train-daily = Problemas del día
train-daily-lead = Son iguales para todos. Cuenta tu primera respuesta.
train-daily-done = Respondidos hoy: { $n } de { $all }.
train-daily-days =
    { $n ->
        [one] { $n } día seguido.
       *[other] { $n } días seguidos.
    }
train-daily-start = Empezar
train-daily-on = Seguir
train-daily-look = Verlos otra vez
train-kinds = Qué entrenar
train-kind-discard = ¿Qué descartas?
train-kind-defense = Mejor respuesta a un golpe
train-kind-melds = Encuentra todas las combinaciones
train-kind-may-i = May I?
train-short-discard = Descarte
train-short-defense = Golpe
train-short-melds = Combinaciones
train-short-may-i = May I?
train-about-discard = Una posición de gin después de robar. Cada descarte tiene un valor.
train-about-defense = El rival ha golpeado. Añade cartas y enseña tus combinaciones.
train-about-melds = Diez cartas. Deja los menos puntos sueltos posibles.
train-about-may-i = May-I con cuatro jugadores. ¿Pides este descarte?
train-ask-discard = ¿Qué descartas?
train-ask-defense = El rival ha golpeado. ¿Cuál es tu mejor respuesta?
train-ask-melds = ¿Qué combinaciones dejan menos puntos sueltos?
train-ask-may-i = ¿Dices «May I?» por el descarte?
train-level-easy = Fácil
train-level-medium = Medio
train-level-hard = Difícil
train-difficulty = Dificultad
train-streak =
    { $n ->
        [0] Aún sin aciertos seguidos.
        [one] { $n } acierto seguido.
       *[other] { $n } aciertos seguidos.
    }
train-best-streak = Tu récord: { $n }.
train-making = Se reparten las cartas …
train-weighing = Se valora tu elección …
train-unknown = No existe ese problema.
train-all = Todos los problemas
train-next = Siguiente problema
train-another = Otro problema de hoy
train-table = Las cartas
train-other = Rival
train-player = Jugador { $n }
train-knocker = Combinaciones de quien golpeó
train-your-melds = Tus combinaciones
train-none-yet = Ninguna aún
train-take-apart = Deshacer
train-call = May I?
train-leave = Dejarlo
train-discard = Descartar
train-contract = El contrato: { $contract }. Por ahora todos van empatados.
train-pick-one = Elige antes una carta.
train-pick-some = Elige antes las cartas.
train-meld = Hacer combinación
train-by-suit = Ordenar por palo
train-by-rank = Ordenar por rango
train-finish = He terminado
train-how-melds = Elige las cartas de una combinación y hazla. Si pulsas una combinación, se deshace.
train-how-defense = Elige cartas. Luego pulsa una combinación del rival para añadirlas o haz una tuya.
train-no-meld = Estas cartas no son una combinación.
train-no-fit = Estas cartas no encajan en esa combinación.
train-melded = Tu combinación: { $cards }.
train-laid = Añadidas: { $cards }.
train-taken-back = Las cartas vuelven a tu mano.
train-not-allowed = Las reglas no permiten esta respuesta.
train-rank-right = Correcto
train-rank-nearly = Casi
train-rank-wrong = Había algo mejor
train-was-best = { $choice }: es la mejor opción.
train-was-same = { $choice }: tan buena como la mejor opción, por lo que dicen las rondas simuladas.
train-was-worse = { $choice }: pierde { $cost }. La mejor opción: { $best }.
train-choices =
    { $n ->
        [one] { $n } opción y su valor
       *[other] Las { $n } opciones y sus valores
    }
train-best = la mejor
train-weighed =
    { $n ->
        [one] Los puntos por detrás de la mejor opción, en { $n } ronda simulada.
       *[other] Los puntos por detrás de la mejor opción, en hasta { $n } rondas simuladas.
    }
train-left-best =
    { $n ->
        [0] No queda ningún punto suelto. No hay nada mejor.
        [one] Queda { $n } punto suelto. No se puede dejar menos.
       *[other] Quedan { $n } puntos sueltos. No se puede dejar menos.
    }
train-left = Tu respuesta deja { $n } puntos sueltos. La mejor deja { $least }.
train-lay-off = Añadir
train-onto = { $card } en { $meld }
train-best-melds = Combinaciones
train-best-left = Sueltas
train-mistakes = Tus propios errores
train-mistakes-about = Momentos de tus partidas analizadas, para probar otra vez.
train-mistakes-none = Aún no hay ninguna partida analizada con un error tuyo. Termina una partida y abre su análisis.
train-mistakes-here = Partidas sin conexión
train-mistakes-count = Momento { $n } de { $all }.
