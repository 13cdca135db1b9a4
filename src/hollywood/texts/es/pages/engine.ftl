# The engine in the browser: how far its start is, and why it cannot run.

engine-loading = El juego se está cargando
engine-fetching = Cargando el juego: { $loaded } de { $total } MB
engine-starting = El juego está arrancando…
engine-problem-network = No se ha podido descargar el juego. Comprueba tu conexión e inténtalo de nuevo.
engine-problem-damaged = El juego no ha llegado completo. Inténtalo de nuevo.
engine-problem-unsupported = Este navegador es demasiado antiguo para jugar sin conexión. Usa uno más nuevo.
engine-problem-crashed = El juego se ha parado. Las partidas y hojas guardadas no se pierden; empieza otra vez.
engine-again = Empezar otra vez
