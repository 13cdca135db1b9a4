# Während die Engine, die im Browser spielt, geladen und gestartet wird.

engine-loading = Das Spiel wird geladen. Das ist nur einmal nötig.
engine-bytes = { $loaded } von { $total } MB
engine-starting = Das Spiel startet
