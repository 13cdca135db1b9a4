# Sentarse, el asiento en otro dispositivo y lo que puede hacer el anfitrión. Se carga con esas partes.

sit-name = ¿Cómo te llamas?
sit-nameHelp = Déjalo vacío y te inventamos un nombre.
sit-do = Sentarse
sit-game = A qué se juega
sit-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
sit-house = Reglas de la casa
sit-houseNone = Se juega con las reglas habituales de este juego.
sit-rules = Todas las reglas
sit-noClock = Sin prisa: los turnos no tienen reloj.
sit-live =
    { $n ->
        [one] Tienes { $n } segundo por turno.
       *[other] Tienes { $n } segundos por turno.
    }
sit-days =
    { $n ->
        [one] Tienes { $n } día por turno.
       *[other] Tienes { $n } días por turno.
    }
sit-rated = Esta partida cuenta para la clasificación.
sit-invite = Invita a los demás
sit-qrName = Código QR con el enlace a esta mesa
sit-qrHelp = Apunta a él con la cámara de un teléfono.
sit-freed = Ya no tienes este asiento. Si hay uno libre, puedes volver a sentarte.
sit-elsewhere = ¿Tienes asiento aquí en otro dispositivo?
sit-take = Seguir aquí en mi asiento
sit-takeTitle = Seguir en tu asiento
sit-takeHelp = En el otro dispositivo, abre el menú de la mesa y elige «Jugar en otro dispositivo». Allí está el código.
sit-code = Código
sit-taken = Ahora juegas en este dispositivo.
sit-moveHelp = Escanéalo con el otro dispositivo. O abre allí el enlace a esta mesa, elige «Seguir aquí en mi asiento» y escribe el código.
sit-moveQr = Código QR con el que otro dispositivo sigue en tu asiento
sit-moveLasts =
    { $n ->
        [one] El código vale una vez, durante { $n } minuto.
       *[other] El código vale una vez, durante { $n } minutos.
    }
sit-moveAgain = Otro código
sit-here = Volver a jugar aquí
sit-host = Anfitrión
sit-hostHelp = El anfitrión puede hacer una pausa y dejar salir a alguien.
sit-nudge = Avisar
sit-nudgeName = Avisar a { $name }
sit-nudgeDone = { $name } ha recibido el aviso.
sit-pause = Hacer una pausa
sit-pauseHelp = No corre ningún reloj y nadie puede jugar hasta que sigas, diez minutos como máximo.
sit-resume = Seguir
sit-out = Dejar salir
sit-outName = Dejar salir a { $name }
sit-outHelp = Un bot sigue jugando por quien dejes salir. A quien está presente se le pregunta antes. El asiento sigue siendo suyo y puede recuperarlo.
sit-freeHelp = Si dejas salir a alguien, su asiento queda libre.
sit-outAsked = Se pregunta a { $name }, que tiene un minuto para responder.
sit-outRated = En una partida clasificatoria no hay pausas y nadie puede salir.
sit-outDays = Cuando un turno dura días, no hay pausas, y solo el reloj decide sobre los ausentes.
sit-mute = Silenciar
sit-muteName = Silenciar a { $name }
sit-unmute = Volver a oír
sit-unmuteName = Volver a oír a { $name }
sit-chatOpen = El chat está abierto
sit-doorsOpen = Se admiten espectadores
sit-doorsHelp = Si no, los espectadores se van en cuanto todos los asientos estén ocupados.
sit-spectators = Espectadores
sit-sendOff = Pedir que se vaya
sit-sendOffName = Pedir a { $name } que se vaya
sit-noName = Alguien sin nombre
