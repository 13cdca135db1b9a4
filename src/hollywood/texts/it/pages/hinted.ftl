hint-sentence = { $play }: { $why }.
hint-and = { $first } e { $second }
hint-pass = lascia andare lo scarto
hint-do-draw = pesca dal tallone
hint-do-take = prendi { $card }
hint-do-pass = passa
hint-do-discard = scarta { $card }
hint-do-knock = bussa e scarta { $card }
hint-do-big_gin = mostra il big gin
hint-do-lay_off = attacca { $card } alla combinazione { $n }
hint-do-show = mostra la tua mano
hint-do-finish = finisci
hint-do-call = chiedi «May I?»
hint-do-withdraw = ritira la chiamata
hint-do-allow = concedi la chiamata
hint-do-deny = nega la chiamata
hint-do-lay_down = cala { $melds }
hint-do-displace = metti { $card } al posto della matta nella combinazione { $n }
hint-why-gin = è gin
hint-why-big_gin = tutte le tue carte sono in combinazioni
hint-why-knock = bussi con { $points }
hint-why-leaves = restano carte morte per { $points }; carte non viste che aiutano: { $count }
hint-why-makes = forma { $cards }
hint-why-no_meld = con { $cards } non fai combinazioni che abbassino le tue carte morte
hint-why-saves = carte morte in meno: { $points }
hint-why-best_answer = attaccare altro non aiuterebbe
hint-why-must_take = lo hai negato agli altri, quindi devi prenderlo
hint-why-fits = { $cards } si attacca sul tavolo
hint-why-fits_not = { $cards } non si attacca sul tavolo
hint-why-nearer =
    { $n ->
        [one] con { $cards } al contratto manca solo { $n } carta
       *[other] con { $cards } al contratto mancano solo { $n } carte
    }
hint-why-complete = { $cards } completa il contratto
hint-why-no_nearer = { $cards } non ti avvicina al contratto
hint-why-enough = per il contratto ne hai abbastanza
hint-why-goes_down = { $points } punti non contano più contro di te
hint-why-lighter = ti resterebbero { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in meno
hint-why-spare =
    { $n ->
        [one] con o senza, al contratto manca { $n } carta, e vale { $points }
       *[other] con o senza, al contratto mancano { $n } carte, e vale { $points }
    }
hint-why-needless = al contratto non serve, e vale { $points }
hint-why-only_one = non c’è altro che valga la pena
hint-expected = aspettati { $points } punti di penalità
hint-better = { $points } punti meglio rispetto a: { $play }
hint-wins = vinci { $matches } partite in più su cento rispetto a: { $play }
hint-alike = vale più o meno quanto: { $play }
