# Che cosa succede in una smazzata: le parti di un turno, e come finisce. $who è chi legge (you) o ha un $name.

parts = { $first }; { $second }
numbered = { $n }: { $what }
compared = { $first } a { $second }
cast-you = Tu
cast-you-within = te
story-sentence =
    { $who ->
        [you] { $what }.
       *[name] { $name } { $what }.
    }
story-leaves =
    { $who ->
        [you] lasci { $card }
       *[name] lascia { $card }
    }
story-passes =
    { $who ->
        [you] passi su { $card }
       *[name] passa su { $card }
    }
story-draws =
    { $who ->
        [you] peschi
       *[name] pesca
    }
story-draws-card =
    { $who ->
        [you] peschi { $card }
       *[name] pesca { $card }
    }
story-takes =
    { $who ->
        [you] prendi { $card }
       *[name] prende { $card }
    }
story-discards =
    { $who ->
        [you] scarti { $card }
       *[name] scarta { $card }
    }
story-discards-down =
    { $who ->
        [you] scarti { $card } coperta
       *[name] scarta { $card } coperta
    }
story-discards-hidden =
    { $who ->
        [you] scarti una carta coperta
       *[name] scarta una carta coperta
    }
story-knocks =
    { $who ->
        [you] bussi con { $n } ({ $cards })
       *[name] bussa con { $n } ({ $cards })
    }
story-gin =
    { $who ->
        [you] fai gin
       *[name] fa gin
    }
story-big-gin =
    { $who ->
        [you] fai big gin: tutte le carte sono in combinazioni
       *[name] fa big gin: tutte le carte sono in combinazioni
    }
story-ended =
    { $who ->
        [you] Hai chiuso il gioco.
       *[name] { $name } ha chiuso il gioco.
    }
story-lays-off =
    { $who ->
        [you] attacchi { $card } a { $meld }
       *[name] attacca { $card } a { $meld }
    }
story-shows-none =
    { $who ->
        [you] non hai carte morte
       *[name] non ha carte morte
    }
story-shows =
    { $who ->
        [you] mostri carte morte per { $n }
       *[name] mostra carte morte per { $n }
    }
story-reshuffled = Gli scarti vengono mescolati: il nuovo tallone ha { $n } carte.
story-calls =
    { $who ->
        [you] chiami May-I per { $card }
       *[name] chiama May-I per { $card }
    }
story-withdraws =
    { $who ->
        [you] ritiri la chiamata
       *[name] ritira la chiamata
    }
story-denies =
    { $who ->
        [you] neghi la carta a { $name }
       *[name] nega la carta a { $name }
    }
story-denies-you =
    { $who ->
        [you] neghi la carta a te
       *[name] ti nega la carta
    }
story-allows =
    { $who ->
        [you] concedi la chiamata
       *[name] concede la chiamata
    }
story-gets =
    { $who ->
        [you] ricevi { $card }
       *[name] riceve { $card }
    }
story-pays =
    { $who ->
        [you] peschi anche una carta
       *[name] pesca anche una carta
    }
story-pays-card =
    { $who ->
        [you] peschi anche { $card }
       *[name] pesca anche { $card }
    }
story-lays-down =
    { $who ->
        [you] cali { $melds }
       *[name] cala { $melds }
    }
story-adds =
    { $who ->
        [you] attacchi { $card } a { $n } ({ $meld })
       *[name] attacca { $card } a { $n } ({ $meld })
    }
story-goes-out =
    { $who ->
        [you] chiudi
       *[name] chiude
    }
story-run = { $suit } da { $low } a { $high }
story-all-wild = solo matte

## Come finisce una smazzata.

reckon-dead-stock = Il tallone è finito: smazzata nulla, nessuno segna.
reckon-dead-turns = Nessuno ha bussato in { $n } turni: smazzata nulla, nessuno segna.
reckon-gin =
    { $who ->
        [you] Gin! Non hai carte morte.
       *[name] Gin! { $name } non ha carte morte.
    }
reckon-big-gin =
    { $who ->
        [you] Big gin! Hai tutte le carte in combinazioni.
       *[name] Big gin! { $name } ha tutte le carte in combinazioni.
    }
reckon-laid-off =
    { $who ->
        [you] Hai { $before } - { $less } attaccati ({ $cards }) = { $after }.
       *[name] { $name } ha { $before } - { $less } attaccati ({ $cards }) = { $after }.
    }
reckon-nobody = Nessuno segna.
reckon-score =
    { $who ->
        [you] { $sum } { POINTS($n) } a te.
       *[name] { $sum } { POINTS($n) } a { $name }.
    }
reckon-boxes = Vale { BOXES($n) }.
reckon-undercut = Undercut: { $sum }
reckon-sum-gin = Gin: { $sum }
reckon-sum-big_gin = Big gin: { $sum }
reckon-doubled = { $sum }, il doppio per la carta scoperta { $card }
reckon-times = { $sum }, per { $n }
reckon-no-melds = nessuna combinazione
reckon-shown = { $name }: { $melds }; non resta niente.
reckon-shown-left = { $name }: { $melds }; resta { $cards }, che conta { $n }.
reckon-table-of = Al tavolo di { $names }:
reckon-out =
    { $who ->
        [you] Chiudi; la smazzata è finita.
       *[name] { $name } chiude; la smazzata è finita.
    }
reckon-stock-out = Non c’è più niente da pescare: la smazzata è finita, e tutte le mani contano.
reckon-turns-out = Nessuno ha chiuso in { $n } turni: tutte le mani contano.
reckon-no-cards = nessuna carta
reckon-counted = { $cards }   ({ $sum })
reckon-bonus =
    { $who ->
        [you] Hai calato e chiuso in un solo turno: { $n }.
       *[name] { $name } ha calato e chiuso in un solo turno: { $n }.
    }
reckon-left = { $name }: { $cards }; { $n }.
raised-all =
    { $n ->
        [2] tutti i punti contano doppio
       *[other] tutti i punti contano { SPELL($n) } volte
    }
raised-upcard =
    { $n ->
        [2] la carta scoperta { $card } è di picche, quindi i punti contano doppio
       *[other] la carta scoperta { $card } è di picche, quindi tutti i punti contano { SPELL($n) } volte
    }
story-swaps-top =
    { $who ->
        [you] metti { $card } in { $n } ({ $meld }), la matta in alto
       *[name] mette { $card } in { $n } ({ $meld }), la matta in alto
    }
story-swaps-bottom =
    { $who ->
        [you] metti { $card } in { $n } ({ $meld }), la matta in basso
       *[name] mette { $card } in { $n } ({ $meld }), la matta in basso
    }
story-swaps-hand =
    { $who ->
        [you] metti { $card } in { $n } ({ $meld }) e prendi la matta
       *[name] mette { $card } in { $n } ({ $meld }) e prende la matta
    }
story-takes-back =
    { $who ->
        [you] riprendi { $cards }
       *[name] riprende { $cards }
    }
