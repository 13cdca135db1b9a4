# The engine that plays and adds up in this browser: its start, and what can go wrong with it.

engine-loading = Preparando el juego
engine-bytes = { $done } de { $all } MB
engine-again = Intentar de nuevo
engine-network = No se ha podido descargar el juego. Comprueba tu conexión e inténtalo de nuevo.
engine-damaged = El juego no ha llegado completo. Inténtalo de nuevo.
engine-unsupported = Este navegador es demasiado antiguo para jugar sin conexión. Usa uno más nuevo.
engine-crashed = El juego se ha parado. Tu partida está guardada; inténtalo de nuevo.
