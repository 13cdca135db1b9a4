lobby-title = Tische
lobby-lead = Setz dich, wo jemand wartet, oder eröffne einen eigenen Tisch.
lobby-quick = Sofort spielen
lobby-new = Tisch eröffnen
lobby-open = Hier fehlen Mitspieler
lobby-open-none = Gerade wartet niemand. Eröffne einen Tisch: Wer als Nächstes kommt, sieht ihn hier.
lobby-playing = Partien zum Zusehen
lobby-playing-none = Gerade läuft keine Partie mit Platz für Zuschauer.
lobby-sit = Hinsetzen
lobby-back = Weiterspielen
lobby-watch = Zusehen
lobby-filter = Zeige
lobby-filter-all = Alle Spiele
lobby-fresh = Die Liste aktualisiert sich von selbst.
lobby-count =
    { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }
