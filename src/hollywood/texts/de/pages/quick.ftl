# Sofort spielen: die Frage, welches Spiel, und das Warten auf jemanden.

quick-title = Sofort spielen
quick-lead = Du spielst gegen die nächste Person, die dasselbe Spiel will.
quick-game = Spiel
quick-clock = Zeit je Zug
quick-clock-none = Ohne Uhr
quick-clock-seconds = { $n } Sekunden
quick-rated = Gewertet
quick-rated-help = Die Partie zählt für die Wertung aller, die mitspielen, und hat eine Uhr.
quick-go = Gegner suchen
quick-looking = Wir suchen jemanden, der mitspielt …
quick-stay = Bleib auf dieser Seite. Die Partie beginnt, sobald jemand kommt, der dasselbe Spiel will.
quick-nobody = Noch ist niemand gekommen. Du kannst weiter warten oder gegen einen Bot spielen.
quick-bot = Gegen einen Bot spielen
quick-bots = Gegen Bots spielen
quick-cancel = Abbrechen
