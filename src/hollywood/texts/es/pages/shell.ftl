house-name = Hollywood
house-title = { $page } · Hollywood
nav-skip = Ir al contenido
nav-main = Menú principal
nav-play = Jugar
nav-lobby = Mesas
nav-rules = Reglas
nav-learn = Aprender
nav-verify = Comprobar un reparto
nav-me = Mis partidas
nav-waiting =
    { $n ->
        [one] { $n } mesa te espera
       *[other] { $n } mesas te esperan
    }
nav-settings = Ajustes
nav-language = Idioma
nav-menu = Menú
nav-nobody = Invitado
foot-promise = Sin monedas, sin anuncios y sin cuenta obligatoria. Cada reparto se puede comprobar.
page-loading = Un momento…
page-failed = Esta página no se pudo cargar. Quizá no tengas conexión o haya una versión más nueva.
page-reload = Volver a cargar
lost-title = Página no encontrada
lost-words = En esta dirección no hay ninguna página. Quizá el enlace esté cortado.
lost-home = Al inicio
error-offline = No se puede llegar al servidor. Revisa tu conexión e inténtalo de nuevo.
error-garbled = La respuesta del servidor no se puede leer ({ $status }). Inténtalo de nuevo en un momento.
error-status = El servidor no pudo hacerlo ({ $status }). Inténtalo de nuevo en un momento.
socket-left = Dejaste la mesa antes de que esto se hiciera.
socket-lost = Se ha perdido la conexión con la mesa.
dialog-close = Cerrar
notice-dismiss = Ocultar
notices-title = Avisos
word-yes = Sí
word-no = No
word-cancel = Cancelar
word-save = Guardar
word-none = ninguno
word-more = { $line }; { $part }
word-told = { $what }: { $words }
word-you = tú
