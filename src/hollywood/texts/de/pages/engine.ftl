# The engine that plays and adds up in this browser: its start, and what can go wrong with it.

engine-loading = Das Spiel wird vorbereitet
engine-bytes = { $done } von { $all } MB
engine-again = Noch einmal versuchen
engine-network = Das Spiel konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.
engine-damaged = Das Spiel ist nicht vollständig angekommen. Versuch es noch einmal.
engine-unsupported = Dieser Browser ist zu alt, um offline zu spielen. Nimm einen neueren.
engine-crashed = Das Spiel ist stehen geblieben. Deine Partie ist gespeichert; versuch es noch einmal.
