# The engine that plays and adds up in this browser: its start, and what can go wrong with it.

engine-loading = Getting the game ready
engine-bytes = { $done } of { $all } MB
engine-again = Try again
engine-network = The game could not be downloaded. Check your connection, then try again.
engine-damaged = The game did not arrive whole. Try again.
engine-unsupported = This browser is too old to play offline. Use a newer one.
engine-crashed = The game has stopped. Your match is saved; try again.
