account-title = Cuenta
account-guest = Juegas como invitado. Todo funciona sin cuenta. Con una, llegas a tus partidas desde cualquier dispositivo.
account-nobody = Aquí todavía no tienes nombre. Recibes uno cuando te sientas por primera vez.
account-signed-in = Has entrado como { $login }.
account-name = Nombre en la mesa
account-name-help = De 1 a 24 caracteres. Lo ven todos.
account-name-saved = Ahora juegas como { $name }.
account-have = Entrar
account-want = Cuenta nueva
account-tabs = Entrar o registrarse
account-login = Usuario
account-login-help = De 3 a 40 letras sin acentos, cifras, puntos, guiones o guiones bajos.
account-password = Contraseña
account-password-help = Al menos 8 caracteres.
account-sign-in = Entrar
account-register = Crear cuenta
account-registered = Tu cuenta está lista. Tus partidas están en ella.
account-welcome = Hola de nuevo, { $name }.
account-sign-out = Salir
account-signed-out = Has salido de tu cuenta.
account-change = Cambiar contraseña
account-old = Contraseña actual
account-new = Contraseña nueva
account-changed = Tu contraseña ha cambiado. En los demás dispositivos tendrás que volver a entrar.
account-holiday = Vacaciones
account-holiday-help = Mientras estás de vacaciones, el reloj de tus turnos se detiene en las mesas con días por turno. Los demás lo ven. El tiempo para May-I sigue corriendo: antes de irte, elige qué pide la mesa por ti.
account-holiday-days =
    { $n ->
        [one] Te queda { $n } día de vacaciones este año.
       *[other] Te quedan { $n } días de vacaciones este año.
    }
account-holiday-on = Estás de vacaciones hasta { $until }.
account-holiday-planned = Tus vacaciones van de { $from } a { $until }.
account-holiday-from = Primer día
account-holiday-to = Último día
account-holiday-take = Tomar vacaciones
account-holiday-change = Cambiarlas
account-holiday-back = He vuelto
account-holiday-drop = Cancelar las vacaciones
account-holiday-taken = Tus vacaciones están anotadas.
account-holiday-ended = Hola de nuevo. Tus relojes vuelven a correr.
account-data = Tus datos
account-export = Descargar
account-export-help = Todo lo que guardamos de ti, en un solo archivo.
account-delete = Borrar todo
account-delete-help = Se borran tu nombre, tu usuario, tus estadísticas y tus ajustes. Las partidas de los demás se quedan, sin tu nombre.
account-delete-ask = ¿Borrar todo lo que guardamos de ti?
account-delete-password = Tu contraseña, para confirmarlo
account-delete-do = Borrar para siempre
account-deleted = Todo lo que guardábamos de ti está borrado.
account-security = Inicio de sesión
account-code = Código de recuperación
account-code-help = Uno de los códigos que imprimiste o copiaste. Sirve una sola vez.
account-code-use = Usar un código de recuperación
account-code-not = Usar la contraseña
account-recovered = Has entrado con un código de recuperación, que ya está gastado. Pon ahora una contraseña nueva o añade una llave de acceso.
account-seen = Visto
account-set = Poner una contraseña
account-keys = Llaves de acceso
account-keys-help = Con una llave de acceso entras con el dedo, la cara o un PIN, sin escribir nada.
account-keys-none = Las llaves de acceso solo funcionan donde este sitio tiene una dirección con https, o en localhost.
account-keys-sign-in = Entrar con una llave de acceso
account-keys-register = Crear cuenta con llave de acceso
account-keys-register-help = O usa una llave de acceso en vez de una contraseña. Solo necesitas el usuario.
account-keys-add = Añadir una llave de acceso
account-keys-make = Crearla
account-keys-added = Tu llave de acceso está guardada.
account-keys-again = Tu dispositivo te pedirá antes tu llave de acceso.
account-keys-name = Nombre de la llave
account-keys-name-help = Para tu lista. Por ejemplo: Mi móvil.
account-keys-unused = sin usar todavía
account-keys-used = último uso: { $when }
account-keys-rename = Cambiar nombre
account-keys-rename-name = Cambiar el nombre de { $name }
account-keys-drop = Quitar { $name }
account-keys-drop-do = Quitar
account-keys-drop-help = Nadie podrá entrar ya con esta llave. Bórrala también de tu dispositivo.
account-codes = Códigos de recuperación
account-codes-help = Si pierdes la contraseña y las llaves, cada código te deja entrar una vez. Guárdalos en papel.
account-codes-once = Estos códigos solo se muestran ahora. Imprímelos o cópialos.
account-codes-copy = Copiar
account-codes-print = Imprimir
account-codes-done = Ya los tengo
account-codes-copied = Los códigos están copiados.
account-codes-not-copied = No se pudieron copiar los códigos. Imprímelos o apúntalos.
account-codes-make = Crear diez códigos
account-codes-replace = Crear diez códigos nuevos
account-codes-void = Recibes diez códigos nuevos. Los anteriores dejan de valer.
account-sessions = Dónde has iniciado sesión
account-sessions-unknown = Un navegador
account-sessions-new = nuevo
account-sessions-since = desde { $when }
account-sessions-end = Cerrar sesión allí
account-sessions-end-name = Cerrar sesión allí: { $name }
account-wrong =
    { $n ->
        [one] Desde tu última visita alguien probó una contraseña equivocada, el { $when }.
       *[other] Desde tu última visita alguien probó { $n } contraseñas equivocadas. La última fue el { $when }.
    }
account-strange =
    { $n ->
        [one] Hay un inicio de sesión nuevo desde tu última visita. Si no fuiste tú, ciérralo y cambia la contraseña.
       *[other] Hay { $n } inicios de sesión nuevos desde tu última visita. Si no fuiste tú, ciérralos y cambia la contraseña.
    }
account-codes-left =
    { $n ->
        [0] No tienes códigos.
        [one] Te queda un código.
       *[other] Te quedan { $n } códigos.
    }
account-muted = Personas silenciadas
account-muted-help = No lees nada de lo que dicen, en ninguna mesa.
account-unmute = Volver a oír
account-unmute-name = Volver a oír a { $name }
