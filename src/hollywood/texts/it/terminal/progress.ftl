# L’avanzamento di un comando che dura a lungo.

progress-done = { $done } di { $all } { $unit }
progress-pieces = parti
progress-speed = { $n } al secondo
progress-left = ancora { $time }
progress-stopping = in arresto
progress-interpreted = Senza Numba ogni smazzata è interpretata: è cento volte più lento.
progress-compiling = Compilazione del nucleo, una volta sola; richiede circa 20 secondi…
progress-compiling-game = Compilazione del nucleo per questo gioco, una volta sola…
