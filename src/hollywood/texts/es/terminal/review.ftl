# El análisis en la terminal: solo lo que la página no dice.

report-heading =
    { $n ->
        [one] { $names }, { $n } ronda
       *[other] { $names }, { $n } rondas
    }
report-hand-heading =
    { $n ->
        [one] { $names }, { $n } ronda
       *[other] { $names }, { $n } rondas
    }
report-stopped = Detenido antes del final: esto es lo que se analizó.
report-nothing = No se analizó ninguna ronda, así que no hay nada que mostrar.
report-hand-nothing = No se analizó ninguna ronda, así que no hay nada que mostrar.
report-worlds = Como máximo { $n } rondas simuladas por decisión; semilla { $seed }.
report-hand-worlds = Como máximo { $n } rondas simuladas por decisión; semilla { $seed }.
report-interpreted = Sin Numba, cada ronda se interpreta, así que se simulan menos.
report-named = { $name }: { $what }
report-accuracy = { $name }: precisión { $n }
report-mistakes = Errores
report-mistakes-none = ninguno
report-penalty =
    { $n ->
        [one] { $n } punto de penalización
       *[other] { $n } puntos de penalización
    }
report-place = puesto { $n } de { $all }
report-curve = Cómo fue, con todas las cartas boca arriba
report-chances = Probabilidad del primer puesto después de cada ronda:
report-hand = Ronda { $n }
report-mistake = { $place }. { $where }, { $name }: { $mark }.
report-exact = exacto
report-judged = { $what } – { $verdict }
report-lost = perdido: { $amount }
report-against = { $amount } frente a «{ $choice }»
