# The engine in the browser: how far its start is, and why it cannot run.

engine-loading = Das Spiel wird geladen
engine-fetching = Das Spiel wird geladen: { $loaded } von { $total } MB
engine-starting = Das Spiel startet …
engine-problem-network = Das Spiel konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.
engine-problem-damaged = Das Spiel ist nicht vollständig angekommen. Versuch es noch einmal.
engine-problem-unsupported = Dieser Browser ist zu alt, um offline zu spielen. Nimm einen neueren.
engine-problem-crashed = Das Spiel ist stehen geblieben. Gespeicherte Partien und Blöcke sind nicht verloren; starte es noch einmal.
engine-again = Noch einmal starten
