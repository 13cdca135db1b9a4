# Wie weit ein Befehl ist, der lange dauert.

progress-done = { $done } von { $all } { $unit }
progress-pieces = Teilen
progress-speed = { $n } je Sekunde
progress-left = noch { $time }
progress-stopping = wird angehalten
progress-interpreted = Ohne Numba wird jede Runde interpretiert, das ist hundertmal langsamer.
progress-compiling = Der Kern wird übersetzt, einmalig; das dauert etwa 20 Sekunden …
progress-compiling-game = Der Kern wird für dieses Spiel übersetzt, einmalig …
