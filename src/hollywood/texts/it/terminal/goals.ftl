# Di che cosa tratta un gioco, per chi non l’ha mai giocato: poche righe nel terminale.

goal-cards =
    Le carte si scrivono con valore (A asso, T dieci, J fante, Q regina, K re) e seme (c fiori, d quadri, h cuori,
    s picche): Kc è il re di fiori, Td il dieci di quadri.

## Gin

goal-gin-melds-same =
    Forma combinazioni con le tue { SPELL($hand) } carte: gruppi, { $sizes } dello stesso valore come 7c 7d 7h, e
    scale, { SPELL($run) } o più di fila dello stesso seme come 3s 4s 5s. { $ace }
goal-gin-melds-any =
    Forma combinazioni con le tue { SPELL($hand) } carte: gruppi, { $sizes } dello stesso valore come 7c 7d 7h, e
    scale, { SPELL($run) } o più di fila di semi qualsiasi come 3s 4s 5s. { $ace }
goal-gin-turn =
    Al tuo turno prendi la prima carta del tallone o degli scarti, e scarta una carta. Le carte fuori dalle
    combinazioni sono carte morte: un asso vale { $ace }, un fante, una regina o un re { $face }, le altre il loro
    numero.
goal-gin-limit-upcard = carte morte per non più del valore della prima carta scoperta
goal-gin-limit = carte morte per { $n } o meno
goal-gin-knock =
    Quando dopo lo scarto hai { $limit }, puoi bussare: la smazzata finisce, e chi ne ha meno segna la differenza.
    Senza carte morte è gin, e vale { $bonus } in più.
goal-gin-undercut-tie = Ma se l’altro giocatore non ne ha più di chi ha bussato, è l’altro a segnare.
goal-gin-undercut = Ma se l’altro giocatore ne ha meno di chi ha bussato, è l’altro a segnare.
goal-gin-only-gin =
    Quando non hai più carte morte fai gin: segni le carte morte dell’altro giocatore e { $bonus } punti.
goal-gin-games-wins =
    Si giocano { SPELL($games) } giochi insieme, ciascuno a { $target }: la tua prima vittoria vale nel primo gioco,
    la seconda nei primi due, e così via.
goal-gin-games-rounds =
    Si giocano { SPELL($games) } giochi insieme, ciascuno a { $target }: la prima smazzata vinta vale nel primo gioco,
    la seconda, chiunque la vinca, nei primi due, e così via.
goal-gin-game = Con { $target } punti si vince il gioco.

## Contract rummy

goal-contract-hands =
    { $n ->
        [one] C’è una smazzata. Cala il suo contratto, { $first }, poi liberati delle altre carte; chi chiude per primo non paga nulla.
       *[other] Ci sono { SPELL($n) } smazzate. In ciascuna cala il suo contratto, all’inizio { $first }, poi liberati delle altre carte; chi chiude per primo non paga nulla.
    }
goal-contract-melds-both =
    Un gruppo è di { SPELL($set) } o più carte dello stesso valore; una scala è di { SPELL($run) } o più carte di fila
    dello stesso seme, con l’asso basso o alto.
goal-contract-melds-ends =
    Un gruppo è di { SPELL($set) } o più carte dello stesso valore; una scala è di { SPELL($run) } o più carte di fila
    dello stesso seme, { $low ->
        [A] dall’asso
       *[other] dal due
    } fino { $high ->
        [A] all’asso
       *[other] al re
    }.
goal-contract-wild = { $ranks } fanno da matta: valgono qualsiasi carta.
goal-contract-no-wild = Nessuna carta fa da matta.
goal-contract-turn = Al tuo turno pesca una carta, o prendi lo scarto in cima; alla fine scartane una.
goal-contract-call =
    Quando un altro giocatore scarta una carta che vuoi, chiedi «May I?» prima del turno successivo; la ricevi, con una
    carta dal tallone, a meno che non la prenda il giocatore di turno.
goal-contract-end =
    Quello che hai ancora in mano quando qualcuno chiude conta contro di te; vince il totale più basso.
