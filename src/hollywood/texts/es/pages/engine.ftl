# Mientras se descarga y se inicia el motor que juega en el navegador.

engine-loading = Descargando el juego. Solo hace falta una vez.
engine-bytes = { $loaded } de { $total } MB
engine-starting = Iniciando el juego
