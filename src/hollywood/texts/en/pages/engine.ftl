# The engine in the browser: how far its start is, and why it cannot run.

engine-loading = The game is loading
engine-fetching = Loading the game: { $loaded } of { $total } MB
engine-starting = Starting the game …
engine-problem-network = The game could not be downloaded. Check your connection, then try again.
engine-problem-damaged = The game did not arrive whole. Try again.
engine-problem-unsupported = This browser is too old to play offline. Use a newer one.
engine-problem-crashed = The game has stopped. Saved matches and sheets are not lost; start it again.
engine-again = Start again
