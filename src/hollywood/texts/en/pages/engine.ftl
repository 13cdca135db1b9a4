# While the engine that plays in the browser is fetched and started.

engine-loading = Getting the game ready. This is needed once.
engine-bytes = { $loaded } of { $total } MB
engine-starting = Starting the game
