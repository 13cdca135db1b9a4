# Números y cosas contadas. Cada texto de aquí es también una función: CARDS($n) en otro texto es `cards` de
# este archivo con ese número. POINTS($n, form: "…") da a `points` una forma en $form; sin ella es "plain".

# Un número como lo escribe un libro: los pequeños, con letras.
spell =
    { $n ->
        [0] cero
        [1] uno
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
        [11] once
        [12] doce
       *[other] { $n }
    }
# En femenino, como en «desde la tercera victoria».
ordinal =
    { $n ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
        [8] octava
        [9] novena
        [10] décima
        [11] undécima
        [12] duodécima
       *[other] { $n }.ª
    }
points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
cards =
    { $n ->
        [0] ninguna carta
        [one] una carta
       *[other] { SPELL($n) } cartas
    }
packs =
    { $n ->
        [one] una baraja
       *[other] { SPELL($n) } barajas
    }
boxes =
    { $n ->
        [one] una casilla
       *[other] { SPELL($n) } casillas
    }

# Un rango por su letra; los jokers son XX.
rank =
    { $n ->
        [A] as
        [T] diez
        [J] jota
        [Q] reina
        [K] rey
        [XX] joker
       *[other] { $n }
    }
# Con artículo, como en «los ases son comodines».
ranks =
    { $n ->
        [A] los ases
        [2] los doses
        [3] los treses
        [4] los cuatros
        [5] los cincos
        [6] los seises
        [7] los sietes
        [8] los ochos
        [9] los nueves
        [T] los dieces
        [J] las jotas
        [Q] las reinas
        [K] los reyes
       *[XX] los jokers
    }
