review-without-you = A pari fortuna, vinceresti { $first } di queste partite, { $b } { $second }.
review-without-points-you = A pari fortuna, avresti { $n } punti di vantaggio nella partita.
review-graph-percent-you = La tua probabilità di vincere la partita dopo ogni distribuzione e ogni pesca, con tutte le carte scoperte.
review-graph-points-you = Il tuo vantaggio, in punti, dopo ogni distribuzione e ogni pesca, con tutte le carte scoperte.
review-graph-label-you = Grafico della partita per te, da { $from } a { $to }, smazzate: { $n }. La tabella qui sotto elenca ogni punto.
review-stands-you = Sei a
review-end-knock-you = Vinci { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } bussando.
review-end-undercut-you = Vinci { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con un undercut.
review-end-gin-you = Vinci { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con il gin.
review-end-big_gin-you = Vinci { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } con il big gin.
review-hand-end-went_out-you = Chiudi tu. Punti di penalità: { $left }.
review-worst-hand-you = La tua mano
review-drawn-you = Peschi { $card }
review-dealt-you = La distribuzione, per te
review-luck-for-you = fortuna per te: { $n } ± { $error } punti
review-imagined-you = Da { $n } smazzate simulate al massimo, in base a quello che potevi sapere.
review-hand-imagined-you = Da { $n } smazzate simulate al massimo, in base a quello che potevi sapere.
review-hand-without-you =
    { $n ->
        [one] A pari fortuna, il favorito per il primo posto saresti tu.
       *[other] A pari fortuna, i favoriti per il primo posto sareste { $names }, troppo vicini per distinguervi.
    }
review-why-big_gin_missed-you = Avevi big gin, ma hai scartato { $thrown }.
review-why-gin_missed-you = Potevi fare gin scartando { $better }, ma hai scartato { $thrown }.
review-why-knock_missed-you = Potevi bussare con { $left }, ma hai scartato { $thrown } e continuato a giocare.
review-why-went_gin-you = Hai fatto gin, ma continuare a giocare valeva di più.
review-why-knocked-you = Hai bussato con { $left }, ma continuare a giocare valeva di più.
review-why-better_ending-you = Potevi chiudere la smazzata in un modo migliore.
review-why-broke_meld-you = Hai scartato { $thrown } e hai rotto la combinazione { $meld }. Carte morte rimaste: { $left }. Scartando { $better }: { $could }.
review-why-threw-you = Hai scartato { $thrown }, ma era meglio { $better }.
review-why-took_last-you = Hai preso l’ultimo scarto, { $top }.
review-why-left_last-you = Hai lasciato { $top }.
review-why-took_without_meld-you = Hai preso { $top }, che non forma una combinazione, sotto gli occhi dell’altro giocatore.
review-why-took_for_meld-you = Hai preso { $top } per la combinazione { $meld }, ma era meglio una carta del tallone.
review-why-left_meld-you = Hai lasciato { $top }, che forma la combinazione { $meld }: carte morte { $after } invece di { $before }.
review-why-left_lower-you = Hai lasciato { $top }, che riduce le carte morte da { $before } a { $after }.
review-why-left_top-you = Hai lasciato { $top }, ma era meglio prenderla.
review-why-layoffs-you = Carte morte che ti restano: { $left }, ma si poteva arrivare a { $could }.
review-why-call_missed_nearer-you = Non hai chiamato May-I per { $top }. Con questa carta, quelle che mancano al contratto sono { $could } invece di { $missing }.
review-why-call_missed_nearer_complete-you = Non hai chiamato May-I per { $top }, che completa il contratto.
review-why-left_nearer_complete-you = Hai pescato dal tallone e lasciato { $top }, che completa il contratto.
review-why-call_missed-you = Non hai chiamato May-I per { $top }, ma era meglio chiamare.
review-why-called_nearer-you = Hai chiamato May-I per { $top }. Aiuta il contratto, ma non abbastanza da ripagare la carta in più.
review-why-called-you = Hai chiamato May-I per { $top }, che non aiuta il contratto.
review-why-left_nearer-you = Hai pescato dal tallone e lasciato { $top }. Con questa carta, quelle che mancano al contratto sono { $could } invece di { $missing }.
review-why-left_fitting-you = Hai pescato dal tallone e lasciato { $top }, che si attacca sul tavolo.
review-why-took_nearer-you = Hai preso { $top }, che aiuta il contratto, ma era meglio una carta del tallone.
review-why-took-you = Hai preso { $top }, che non aiuta il contratto.
review-why-allowed-you = Hai concesso { $top } a chi ha chiamato, ma era meglio negare la chiamata.
review-why-denied-you = Hai negato la chiamata per { $top }, ma era meglio concederla.
review-why-broke_plan-you = Hai scartato { $thrown }, che serve al contratto. Carte che mancano ora: { $missing }. Scartando { $better }: { $could }.
review-why-held_down-you = Potevi calare { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, ma non lo hai fatto.
review-why-laid_down-you = Hai calato { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, ma era meglio aspettare.
review-why-laid_otherwise-you = Hai calato in un modo che, dopo aver attaccato tutto, lascia { $left ->
        [one] { $left } punto
       *[other] { $left } punti
    }. In un altro modo ne restano { $could }.
review-why-kept_off-you = Non hai attaccato { $card }.
review-why-laid_off-you = Hai attaccato { $card }, ma era meglio tenerla.
review-why-other_play-you = Avevi una giocata migliore.
