moments-accuracy = Precisione
moments-accuracy-of = su 100
moments-accuracy-you = La tua precisione
moments-accuracy-none = Nessuna decisione conta.
moments-accuracy-help = La precisione è la media delle decisioni che contano: una giusta vale 100, un errore grave al massimo 50, uno molto grave al massimo 25.
moments-you = tu
moments-headline = In breve
moments-won = Partita vinta: { $names }.
moments-won-you = Hai vinto la partita.
moments-won-with = Hai vinto la partita con { $names }.
moments-nobody = Nessuno ha vinto la partita.
moments-place = Partita vinta: { $names }; sei al posto { $n } su { $all } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di penalità.
moments-place-won = Hai vinto la partita con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di penalità.
moments-place-winner = Partita vinta: { $names }, con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di penalità.
moments-both = { $play }, e { $luck }.
moments-play-none = Nessuna decisione conta
moments-play-none-you = Nessuna delle tue decisioni conta
moments-play-you = Hai giocato con più precisione di { $name } ({ $more } a { $less } su 100)
moments-play-other = { $name } ha giocato con più precisione di te ({ $more } a { $less } su 100)
moments-play-level-you = Tu e { $name } avete giocato con la stessa precisione ({ $more } su 100)
moments-play-two = { $a } ha giocato con più precisione di { $b } ({ $more } a { $less } su 100)
moments-play-level = { $a } e { $b } hanno giocato con la stessa precisione ({ $more } su 100)
moments-play-place = La tua precisione è { $more } su 100, posto { $n } su { $all }
moments-play-best = La precisione più alta: { $names } ({ $more } su 100)
moments-luck-even = la fortuna è stata quasi pari
moments-luck-for = la fortuna era dalla tua parte ({ $amount })
moments-luck-against = la fortuna era contro di te ({ $amount })
moments-luck-most = { $name } ha avuto più fortuna di tutti ({ $amount })
moments-points = { $n } punti
moments-dearest = Il momento più costoso, smazzata { $n }, { $name }: «{ $played }» è costato { $cost }.
moments-dearest-you = Il tuo momento più costoso, smazzata { $n }: «{ $played }» è costato { $cost }.
moments-dearest-none = Nessuno ha fatto un errore chiaro.
moments-dearest-none-you = Non hai fatto nessun errore chiaro.
moments-hand-dearest = Il momento più costoso, smazzata { $n }, { $name }: «{ $played }» è costato { $cost }.
moments-hand-dearest-you = Il tuo momento più costoso, smazzata { $n }: «{ $played }» è costato { $cost }.
moments-about = circa { $n }
moments-learn =
    { $n ->
        [0] Momenti da cui imparare
        [one] Un momento da cui imparare
        [2] Due momenti da cui imparare
        [3] Tre momenti da cui imparare
       *[other] { $n } momenti da cui imparare
    }
moments-try = Riprova
moments-try-of = Riprova: momento { $n }
moments-try-more = Riprova: errore { $n }
moments-show-of = Mostra sul tavolo: momento { $n }
moments-answer = Che cosa era meglio, e perché
moments-more = Altri errori
moments-again-title = Riprova
moments-again-back = Torna all’analisi
moments-again-what-upcard = Prendere la carta scoperta, o passare?
moments-again-what-draw = Pescare dal tallone, o prendere lo scarto?
moments-again-what-discard = Quale carta scarti?
moments-again-what-knock = Bussare o continuare? Quale carta scarti?
moments-again-what-last_discard = Prendere l’ultimo scarto, o lasciarlo?
moments-again-what-lay_off = Quante carte attacchi?
moments-again-what-call = Chiamare May-I, o lasciare lo scarto?
moments-again-what-answer = Concedere la chiamata, o negarla?
moments-again-what-play = Che cosa giochi: calare, attaccare o scartare?
moments-again-how = Gioca sul tavolo, o scegli dalla lista.
moments-again-how-list = Scegli dalla lista.
moments-again-discard = Scarta
moments-again-knock = Bussa
moments-again-gin = Gin
moments-again-pick = Scegli prima una carta dalla mano.
moments-again-barred = Questa carta non si può scartare ora.
moments-again-no-knock = Non puoi bussare scartando questa carta.
moments-again-not-there = Questa carta non si attacca lì.
moments-again-list =
    { $n ->
        [one] { $n } scelta in una lista
       *[other] Le { $n } scelte in una lista
    }
moments-again-list-name = Le scelte, senza un ordine particolare
moments-again-best = { $choice }: era la scelta migliore.
moments-again-same = { $choice }: quasi buona come la scelta migliore. La differenza resta negli errori standard.
moments-again-worse = { $choice }: perde { $cost } rispetto alla scelta migliore.
moments-again-better = È meglio di quello che è stato giocato.
moments-again-not-better = Non è meglio di quello che è stato giocato.
moments-again-played = È quello che è stato giocato.
moments-again-waits = Qui arriva la risposta alla tua scelta. Puoi provare quante volte vuoi.
moments-again-all = Mostra tutte le scelte
moments-again-next = Momento successivo
