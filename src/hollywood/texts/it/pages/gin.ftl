# Il tavolo di gin.

gin-stock = Tallone
gin-discards = Scarti
gin-draw = Pesca
gin-take = Prendi lo scarto
gin-takeCard = Prendi { $card }
gin-pass = Passa
gin-discard = Scarta
gin-discardCard = Scarta { $card }
gin-knock = Bussa
gin-gin = Gin
gin-bigGin = Big gin
gin-pickFirst = Scegli prima una carta da scartare.
gin-limit = Si bussa con { $n } o meno
gin-limitGin = Si bussa solo con gin
gin-spade = { $card }: punti × { $n }
gin-multiplied = Punti × { $n }
gin-firstUpcard = Carta scoperta: { $card }.
gin-yourHand =
    { $n ->
        [one] La tua mano, { $n } carta
       *[other] La tua mano, { $n } carte
    }
gin-count = Carte morte { $n }
gin-countAfter = Con lo scarto migliore: { $n }
gin-deadwood = Carte morte
gin-deadwoodIs = Carte morte { $n }
gin-deadwoodCards = Carte morte: { $cards }
gin-isDeadwood = carta morta
gin-inMeld = in { $meld }
gin-run = scala { $cards }
gin-set = gruppo { $cards }
gin-laidNote = attaccate: { $cards }
gin-laidCard = { $card } (attaccata)
gin-layOn = Attacca la carta scelta: { $meld }
gin-meldsOf = Combinazioni di { $name }
gin-waits = { $name } sta pensando
gin-answers = { $name } risponde alla bussata
gin-throwWhich = Quale carta scarti?
gin-throwLeaves = { $card }; carte morte: { $n }
gin-leaves = ne restano { $n }
gin-whichSpread = Quali combinazioni cali?
gin-bestSpread = dà meno da attaccare
gin-youThrow = Scarti { $card }
gin-withNothing = e non hai carte morte.
gin-withDeadwood = e bussi con carte morte per { $n }.
gin-notYet = Non ancora
gin-goGin = Gin, scarta { $card }
gin-knockWith = Bussa con { $n }, scarta { $card }
gin-bigGinAsk = Tutte le tue carte sono in combinazioni. Vuoi calarle senza scartare?
gin-nothingFits = Nessuna delle tue carte si attacca a queste combinazioni.
gin-showNow = Mostra subito la mano
gin-finishNow = Finisci subito
gin-finish = Fine
gin-showHand = Mostra così
gin-bestAnswer = Risposta migliore: attacca { $layoffs }. Restano { $n }.
gin-bestNothing = Risposta migliore: non attaccare nulla. Restano { $n }.
gin-byHand = Oppure scegli una carta, poi una combinazione.
gin-doBest = Gioca la migliore
gin-choose = Scegli le combinazioni
gin-choose-title = Le tue combinazioni
gin-choose-help = Scegli carte dalla tua mano e calale come combinazione.
gin-choose-meld = Cala come combinazione
gin-choose-pick = Prima scegli le carte della combinazione.
gin-choose-made = Combinazione calata: { $meld }
gin-choose-undo = Disfa: { $meld }
gin-choose-none = Nessuna combinazione.
gin-choose-noneLeft = Nessuna carta morta
gin-choose-show = Mostra queste
gin-choose-back = Torna alla risposta migliore
gin-plan-words = Nessuno lo vede ancora. Restano { $n }.
gin-plan-title = Carte da attaccare
gin-plan-take = Riprendi { $card }
gin-plan-undo = Riprendi
gin-plan-show = Attacca e mostra
gin-plan-finish = Attacca e chiudi
gin-plan-added = { $card } è pronta da attaccare. Nessuno lo vede ancora.
gin-plan-back = { $card } è di nuovo nella tua mano.
gin-cardOn = { $card } ({ $meld })
gin-endLabel = Fine della smazzata
gin-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
gin-boxes = { $n } caselle
gin-noScore =
    { $n ->
        [one] Nessuno ha bussato e nel tallone resta solo { $n } carta: nessuno segna.
       *[other] Nessuno ha bussato e nel tallone restano solo { $n } carte: nessuno segna.
    }
gin-bonus-gin = di cui { $n } per il gin
gin-bonus-big_gin = di cui { $n } per il big gin
gin-bonus-undercut = di cui { $n } per l’undercut
gin-end-draw = Smazzata nulla
gin-end-knock-you = Vinci la smazzata
gin-end-knock-other = { $name } vince la smazzata
gin-end-undercut-you = Fai undercut!
gin-end-undercut-other = { $name } fa undercut
gin-end-gin-you = Gin! Vinci la smazzata
gin-end-gin-other = Gin per { $name }
gin-end-big_gin-you = Big gin! Vinci la smazzata
gin-end-big_gin-other = Big gin per { $name }
gin-story-dealt = Mazziere: { $name }. Carta scoperta: { $card }.
gin-story-passed-you = Passi.
gin-story-passed-other = { $name } passa.
gin-story-drew-you = Peschi.
gin-story-drew-other = { $name } pesca.
gin-story-drewCard-you = Peschi { $card }.
gin-story-drewCard-other = { $name } pesca { $card }.
gin-story-took-you = Prendi { $card }.
gin-story-took-other = { $name } prende { $card }.
gin-story-discarded-you = Scarti { $card }.
gin-story-discarded-other = { $name } scarta { $card }.
gin-story-knocked-you = Bussi. Carte morte: { $cards }.
gin-story-knocked-other = { $name } bussa. Carte morte: { $cards }.
gin-story-gin-you = Fai gin.
gin-story-gin-other = { $name } fa gin.
gin-story-bigGin-you = Fai big gin.
gin-story-bigGin-other = { $name } fa big gin.
gin-story-laidOff-you = Attacchi { $card }.
gin-story-laidOff-other = { $name } attacca { $card }.
gin-story-shown-you = Mostri la tua mano. Carte morte: { $cards }.
gin-story-shown-other = { $name } mostra la mano. Carte morte: { $cards }.
gin-story-shownNone-you = Mostri la tua mano: nessuna carta morta.
gin-story-shownNone-other = { $name } mostra la mano: nessuna carta morta.
gin-story-dead = Smazzata nulla: nessuno segna punti.
gin-layPick = Scegli prima una carta della tua mano, poi la combinazione a cui va.
gin-turn-upcard = Tocca a te: prendi { $card } o passa.
gin-turn-pass = Tocca a te: puoi solo passare.
gin-turn-draw = Tocca a te: pesca o prendi { $card }.
gin-turn-stock = Tocca a te: pesca dal tallone.
gin-turn-discard = Scegli una carta da scartare.
gin-turn-picked = Scarta { $card } o scegli un’altra carta.
gin-turn-knock = Bussa o scegli una carta da scartare.
gin-turn-gin = Hai gin.
gin-turn-bigGin = Hai big gin.
gin-why-knock = { $n } punti morti: per bussare, { $limit } o meno.
gin-why-haveGin = Hai gin, e vale più di bussare.
gin-why-gin = { $n ->
        [one] { $n } punto morto
       *[other] { $n } punti morti
    }: per il gin non deve restarne nessuno.
