hint-button = Tipp
hint-key = Was würde ein starker Spieler tun?
hint-thinking = Der stärkste Spieler denkt nach …
hint-close = Tipp schließen
hint-notYet = Tipps gibt es nur für deine eigenen Entscheidungen. Warte, bis du am Zug bist.
hint-quick = Der stärkste Spieler wird noch vorbereitet; dieser Rat kommt von einem schnelleren.
hint-says = Tipp: { $words }
