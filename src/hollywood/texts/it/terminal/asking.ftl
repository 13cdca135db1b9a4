# Che cosa il tavolo chiede e risponde, e che cosa mostra della mano e del tavolo.

ask-empty = Scrivi ? per vedere che cosa puoi fare, o consiglio per un suggerimento.
ask-help = Scrivi ? per l’aiuto.
ask-round-over = La smazzata è finita.
ask-pick-one = Invio per questa, n per nessuna.
ask-pick = Un numero, Invio per 1, n per nessuna.
ask-choose-first = Prima scegline una.
ask-alone = Scrivi solo { $word }, senza altro dopo.
ask-sort-how = Scrivi: ordinare combinazione, ordinare seme o ordinare valore.
ask-which-card = Quale carta? Dilla, per esempio x 7h.
ask-lay-how = Quale carta attacchi? Scrivi così: attacca 3s a 1.
ask-meld-numbers = Le combinazioni sul tavolo hanno i numeri da 1 a { $n }.
ask-fits-nowhere = { $card } non si attacca a nessuna combinazione.
ask-lay-where = A quale attacchi { $card }?
ask-no-gin = Senza { $card } hai carte morte per { $n }: niente gin.
ask-spread = Quali combinazioni? Ognuna lascia { $n }; alla prima si può attaccare di meno.
ask-too-much =
    { $limit ->
        [0] Lo scarto migliore lascia carte morte per { $n }; per il gin non deve restare nulla.
       *[other] Lo scarto migliore lascia carte morte per { $n }; il limite è { $limit }.
    }
ask-which-knock = Quale carta scarti? Ognuna lascia { $n }.
ask-upcard = La carta scoperta è { $card }. La prendi (t) o passi (p)?
ask-draw-only = Pesca (Invio).
ask-draw = Tallone { $n }. Peschi (d) o prendi { $card } (t)?
ask-last-chance = Nel tallone ne restano { $n }. Prendi { $card } (t) per bussare, o passi (p)?
ask-must-knock = Hai preso l’ultimo scarto: bussa (k).
ask-discard = Quale carta scarti?
ask-discard-gin = Quale carta scarti, o fai gin (g)?
ask-discard-knock = Quale carta scarti, o bussi (k)?
ask-answer = Attaccare, mostrare, o Invio per la risposta migliore?
ask-knocker-answer = Attaccare, finire, o Invio per il meglio dei due?
ask-next-gin = Invio dà la prossima smazzata; q esce.
ask-next-contract = Invio dà la prossima smazzata; q esce.
ask-may-i =
    { $who ->
        [you] In cima agli scarti c’è { $card }, tocca a te. La vuoi? Scrivi m per chiamarla, Invio per passare.
       *[name] In cima agli scarti c’è { $card }, tocca a { $name }. La vuoi? Scrivi m per chiamarla, Invio per passare.
    }
ask-reconsider = Hai chiamato { $card }; risponderà { $name }. Invio mantiene la chiamata, w la ritira.
ask-no-withdrawing = A questo tavolo una chiamata non si ritira; scrivi m se fai sul serio.
ask-nothing-to-take-back = Non hai niente da riprendere.
ask-ask = Ti si chiederà di ogni scarto che puoi chiamare, anche dei tuoi.
ask-no-pass = Tocca a te, quindi non c’è nulla su cui passare.
ask-lay-or-discard = Attaccare (l), o quale carta scarti?
ask-down-or-discard = Calare (cala), o quale carta scarti?
ask-must-take = L’hai negata: prendi { $card } (Invio).
ask-take-only = Il tallone è vuoto: prendi { $card } (Invio).
ask-turn = Tocca a te: peschi (d) o prendi { $card } (t)?
ask-calls = { $name }
ask-calls-and = { $name }, poi { $others },
ask-answer-call = { $asks } chiama { $card }. Concedi (a) o neghi (n)?
ask-answer-forced = { $asks } chiama { $card }. Concedi (a), o neghi (n) e la prendi tu?
ask-answer-only = { $asks } chiama { $card }. Invio la concede.
ask-not-yet = Non puoi ancora calare { $contract }.
ask-not-all-yet = Non puoi ancora calare { $contract } con tutte le tue carte.
ask-laid-left = { $melds }, resta { $cards }
ask-lay-down = Calare?
ask-contract-lay-how = Quale carta attacchi? Scrivi così: attacca 9c a 2.
ask-contract-swap-how = Quale carta scambi? Scrivi così: scambia 6c in 2 alto.
ask-where = Dove?
ask-where-swap-top = in { $meld }, la matta in alto
ask-where-swap-bottom = in { $meld }, la matta in basso
ask-where-swap-hand = in { $meld }, la matta nella tua mano
ask-where-add = a { $meld }
ask-where-add-top = in alto a { $meld }
ask-where-add-bottom = in basso a { $meld }
hint-by = il consiglio di «{ $level }»: { $play }
hint-not-ready = Il giocatore «{ $level }» si sta ancora preparando.
hint-nothing = Ora non c’è nulla da decidere.

## La mano e il tavolo.

hand-left = resta { $cards }
hand-deadwood-only = carte morte: { $n }
hand-deadwood =
    { $limit ->
        [0] carte morte: { $n }; solo il gin chiude la smazzata
       *[other] carte morte: { $n }, limite { $limit }
    }
hand-deadwood-best =
    { $limit ->
        [0] carte morte, al meglio: { $n }; solo il gin chiude la smazzata
       *[other] carte morte, al meglio: { $n }, limite { $limit }
    }
hand-all = tutte le carte in combinazioni: gin (g)
hand-all-big = tutte le carte in combinazioni: big gin (big)
hand-ready = gin (g)
hand-can-knock = puoi bussare con { $n } (k)
hand-melds = Combinazioni: { $melds }.
hand-others = Altre: { $cards }.
table-pile = Scarti, quello in cima per ultimo: { $cards }.
table-empty = nessuno
table-gin = { $n } carte nel tallone; { $limit }.
table-limit =
    { $n ->
        [0] solo il gin chiude la smazzata
       *[other] si bussa con { $n } o meno
    }
table-known = { $name } ha in mano { $cards }, dagli scarti.
table-nobody-known = Nessun altro ha una carta presa dagli scarti.
table-discards = Gli scarti per semi:
table-no-discards = Non ci sono scarti.
table-spread = Sul tavolo: { $melds }.
table-melds = Sul tavolo { $melds }.
table-no-melds = Nessuno ha calato.
table-nothing-yet = Non è ancora successo nulla.
table-luck = La tua fortuna è «{ $text }»; entra nella prossima mescolata.
held-holds =
    { $n ->
        [one] { $n } carta: { $standing }.
       *[other] { $n } carte: { $standing }.
    }
held-wild = matte { $cards }
held-groups = Per il contratto: { $groups }.
held-others = Altre: { $cards }.
held-you-hold = Hai in mano: { $cards }.
held-wilds = Matte: { $cards }.
held-calls-left =
    { $n ->
        [one] resta { $n } May-I
       *[other] restano { $n } May-I
    }
held-set = gruppo
held-run = scala
held-meld =
    { $who ->
        [you] Combinazione { $n }, { $kind }, tua: { $meld }.
       *[name] Combinazione { $n }, { $kind }, di { $name }: { $meld }.
    }
held-size = { $name } { $n }
held-size-down = { $name } { $n } (ha calato)
held-sizes = Carte: { $sizes }. Tallone { $n }.
held-all-must-fit = tutte le carte devono andare
held-short-of-out =
    { $n ->
        [one] ti manca { $n } carta per chiudere
       *[other] ti mancano { $n } carte per chiudere
    }
held-short =
    { $n ->
        [one] ti manca { $n } carta per il contratto
       *[other] ti mancano { $n } carte per il contratto
    }
held-enough = abbastanza per il contratto
held-can-lay-down = puoi calare (cala)
held-not-with-all = hai il contratto, ma non con tutte le carte
held-down = hai calato
held-nothing-fits = hai calato, e niente si attacca sul tavolo
held-fits = hai calato; si attacca: { $fits }
held-fits-on = { $card } a { $numbers }
held-swaps = { $card } in { $numbers } (scambia)
held-and-more = { $first } e altre { $n }
held-ends = ({ $low } a { $high })
