account-title = Konto
account-guest = Du spielst als Gast. Alles geht ohne Konto; mit einem kommst du von jedem Gerät zu deinen Partien zurück.
account-nobody = Noch bist du hier niemand: Sobald du dich setzt, bekommst du einen Namen.
account-signed-in = Du bist angemeldet als { $login }.
account-name = Name am Tisch
account-name-help = 1 bis 24 Zeichen, für alle zu sehen.
account-name-saved = Du spielst jetzt als { $name }.
account-have = Anmelden
account-want = Neues Konto
account-tabs = Anmelden oder registrieren
account-login = Anmeldename
account-login-help = 3 bis 40 Buchstaben (ohne Umlaute), Ziffern, Punkte, Binde- oder Unterstriche.
account-password = Passwort
account-password-help = Mindestens 8 Zeichen.
account-sign-in = Anmelden
account-register = Konto anlegen
account-registered = Dein Konto ist angelegt. Deine Partien sind mitgekommen.
account-welcome = Willkommen zurück, { $name }.
account-sign-out = Abmelden
account-signed-out = Du bist abgemeldet.
account-change = Passwort ändern
account-old = Altes Passwort
account-new = Neues Passwort
account-changed = Das Passwort ist geändert; überall sonst bist du abgemeldet.
account-holiday = Urlaub
account-holiday-help = Im Urlaub steht die Uhr deiner Züge still, an Tischen mit Tagen je Zug. Die anderen sehen es. Die Zeit für May-I-Rufe läuft weiter: Sag vorher, was für dich gerufen werden soll.
account-holiday-days =
    { $n ->
        [one] Du hast dieses Jahr noch { $n } Urlaubstag.
       *[other] Du hast dieses Jahr noch { $n } Urlaubstage.
    }
account-holiday-on = Du bist im Urlaub bis { $until }.
account-holiday-planned = Dein Urlaub geht von { $from } bis { $until }.
account-holiday-from = Erster Tag
account-holiday-to = Letzter Tag
account-holiday-take = Urlaub nehmen
account-holiday-change = Ändern
account-holiday-back = Ich bin zurück
account-holiday-drop = Urlaub absagen
account-holiday-taken = Dein Urlaub ist eingetragen.
account-holiday-ended = Willkommen zurück. Deine Uhren laufen wieder.
account-data = Deine Daten
account-export = Mitnehmen
account-export-help = Alles, was über dich aufbewahrt wird, in einer Datei.
account-delete = Alles löschen
account-delete-help = Dein Name, dein Anmeldename, deine Statistik und deine Einstellungen verschwinden. Die Partien der anderen bleiben, ohne deinen Namen.
account-delete-ask = Alles löschen, was über dich aufbewahrt wird?
account-delete-password = Dein Passwort, zur Sicherheit
account-delete-do = Endgültig löschen
account-deleted = Alles über dich ist gelöscht.
account-security = Anmeldung
account-code = Wiederherstellungscode
account-code-help = Einer der Codes, die du gedruckt oder kopiert hast. Er gilt einmal.
account-code-use = Wiederherstellungscode benutzen
account-code-not = Passwort benutzen
account-recovered = Du hast dich mit einem Wiederherstellungscode angemeldet; er ist verbraucht. Leg jetzt ein neues Passwort fest oder füg einen Passkey hinzu.
account-seen = Gesehen
account-set = Passwort festlegen
account-keys = Passkeys
account-keys-help = Mit einem Passkey meldest du dich mit Finger, Gesicht oder PIN an und tippst nichts ein.
account-keys-none = Passkeys gibt es nur, wo diese Website eine Adresse mit https hat, oder unter localhost.
account-keys-sign-in = Mit Passkey anmelden
account-keys-register = Konto mit Passkey anlegen
account-keys-register-help = Oder nimm statt des Passworts einen Passkey. Dann brauchst du nur den Anmeldenamen.
account-keys-add = Passkey hinzufügen
account-keys-make = Anlegen
account-keys-added = Dein Passkey ist gespeichert.
account-keys-again = Dein Gerät fragt dich zuerst nach deinem Passkey.
account-keys-name = Name des Passkeys
account-keys-name-help = Für deine Liste. Zum Beispiel: Mein Handy.
account-keys-unused = noch nicht benutzt
account-keys-used = zuletzt benutzt: { $when }
account-keys-rename = Umbenennen
account-keys-rename-name = { $name } umbenennen
account-keys-drop = { $name } entfernen
account-keys-drop-do = Entfernen
account-keys-drop-help = Mit diesem Passkey kann sich dann niemand mehr anmelden. Lösch ihn auch auf deinem Gerät.
account-codes = Wiederherstellungscodes
account-codes-help = Wenn du Passwort und Passkeys verlierst, kommst du mit jedem Code einmal hinein. Bewahr sie auf Papier auf.
account-codes-once = Diese Codes siehst du nur jetzt. Druck oder kopier sie.
account-codes-copy = Kopieren
account-codes-print = Drucken
account-codes-done = Ich habe sie
account-codes-copied = Die Codes sind kopiert.
account-codes-not-copied = Die Codes konnten nicht kopiert werden. Druck sie oder schreib sie ab.
account-codes-make = Zehn Codes erstellen
account-codes-replace = Zehn neue Codes erstellen
account-codes-void = Du bekommst zehn neue Codes. Frühere gelten dann nicht mehr.
account-sessions = Wo du angemeldet bist
account-sessions-unknown = Ein Browser
account-sessions-new = neu
account-sessions-since = seit { $when }
account-sessions-end = Dort abmelden
account-sessions-end-name = Dort abmelden: { $name }
account-wrong =
    { $n ->
        [one] Seit deinem letzten Besuch wurde ein falsches Passwort probiert, am { $when }.
       *[other] Seit deinem letzten Besuch wurden { $n } falsche Passwörter probiert, zuletzt am { $when }.
    }
account-strange =
    { $n ->
        [one] Seit deinem letzten Besuch gibt es eine neue Anmeldung. Warst du das nicht, melde dort ab und ändere dein Passwort.
       *[other] Seit deinem letzten Besuch gibt es { $n } neue Anmeldungen. Warst du das nicht, melde dort ab und ändere dein Passwort.
    }
account-codes-left =
    { $n ->
        [0] Du hast keine Codes.
        [one] Du hast noch einen Code.
       *[other] Du hast noch { $n } Codes.
    }
account-muted = Stummgeschaltete Leute
account-muted-help = Du liest nichts von dem, was sie sagen, an keinem Tisch.
account-unmute = Wieder hören
account-unmute-name = { $name } wieder hören
