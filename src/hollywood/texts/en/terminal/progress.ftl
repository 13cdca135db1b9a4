# Progress of a command that takes long.

progress-done = { $done } of { $all } { $unit }
progress-pieces = pieces
progress-speed = { $n } per second
progress-left = { $time } left
progress-stopping = stopping
progress-interpreted = Without Numba every round is interpreted, which is a hundred times slower.
progress-compiling = Compiling the kernel, once; this takes about 20 seconds ...
progress-compiling-game = Compiling the kernel for this game, once ...
