# Mentre il motore che gioca nel browser viene scaricato e avviato.

engine-loading = Download del gioco. Serve solo una volta.
engine-bytes = { $loaded } di { $total } MB
engine-starting = Avvio del gioco
