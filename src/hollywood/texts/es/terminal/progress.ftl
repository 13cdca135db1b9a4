# El progreso de una orden que tarda.

progress-done = { $done } de { $all } { $unit }
progress-pieces = partes
progress-speed = { $n } por segundo
progress-left = quedan { $time }
progress-stopping = deteniendo
progress-interpreted = Sin Numba se interpreta cada ronda, que es cien veces más lento.
progress-compiling = Compilando el núcleo, una sola vez; tarda unos 20 segundos…
progress-compiling-game = Compilando el núcleo para este juego, una sola vez…
