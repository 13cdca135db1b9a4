# Le regole di un tavolo di gin, frase per frase.
#
# Glossario: una parola per ogni cosa, in tutti i testi italiani.
#   allow, grant (May-I) concedere           match                   partita
#   bonus                bonus               meld                    combinazione
#   bot                  bot                 natural card            carta naturale
#   box (score)          casella             non-dealer              chi non è mazziere
#   the box (player)     il box              pack, deck              mazzo
#   call (May-I)         chiamata, chiamare  partner                 compagno
#   captain              capitano            pass                    passare
#   column               colonna             penalty points          punti di penalità
#   contract             contratto           pick (a card)           scegliere
#   contract rummy       contract rummy      points                  punti
#   count (a card)       valere              rank                    valore
#   dead hand            smazzata nulla      rated                   classificata
#   deadwood             carte morte         rating                  rating
#   deal (the cards)     dare (le carte)     record                  registrazione
#   dealer               mazziere            review                  analisi
#   defender             difensore           round, hand (one deal)  smazzata
#   deny (May-I)         negare              run                     scala
#   discard              scartare, scarto    score (verb)            segnare
#   discard pile         scarti              seal                    sigillo
#   draw                 pescare             seat                    posto
#   face card            figura              set                     gruppo
#   face down            coperta             settlement              conto finale
#   face up              scoperta            sheet                   segnapunti
#   game (one column)    gioco               shuffle                 mescolare
#   gin, big gin         gin, big gin        shutout                 cappotto
#   go out               chiudere            side                    squadra
#   hand (cards held)    mano                sit out                 stare fuori
#   hint                 consiglio           stock                   tallone
#   house rules          regole della casa   suit                    seme
#   joker                jolly               table                   tavolo
#   knock                bussare             tray                    riquadro
#   lay down             calare              turn                    turno
#   lay off              attaccare           undercut                undercut
#   lobby                sala                upcard                  carta scoperta
#   May I? (the call)    May I?              wild card               matta

gin-title-game = Il gioco
gin-title-deal = La distribuzione
gin-title-melds = Combinazioni e carte morte
gin-title-turn = Il turno
gin-title-knocking = Bussare
gin-title-laying-off = Attaccare
gin-title-scoring = I punti di una smazzata
gin-title-sheet = Il segnapunti
gin-title-game-score = Il punteggio
gin-title-settlement = Il conto finale

## Il gioco in una riga

gin-name-gin = Gin rummy
gin-name-oklahoma = Oklahoma gin
gin-name-straight = Straight gin
gin-hollywood-name-gin = Hollywood gin
gin-hollywood-name-oklahoma = Oklahoma gin su un segnapunti Hollywood
gin-hollywood-name-straight = Straight gin su un segnapunti Hollywood
gin-line = { $name }: { $games }
gin-line-more = { $line }; { $part }
gin-line-name-form = { $name } in { SPELL($players) } ({ $form })
gin-form-cutthroat = chi perde sta fuori
gin-form-dealer_sits_out = il mazziere sta fuori
gin-form-in_the_box = uno nel box
gin-form-chouette = chouette
gin-form-partnership = a squadre
gin-line-games =
    { $games ->
        [1] un gioco a { $target }
       *[other] { SPELL($games) } giochi insieme, ciascuno a { $target }
    }
gin-line-limit-upcard = limite per bussare dato dalla carta scoperta
gin-line-limit = si bussa con { $n } o meno
gin-line-gin = gin { $n }
gin-line-big-gin = big gin { $n }
gin-line-undercut = undercut { $n }
gin-line-boxes = caselle { $n }
gin-line-any-suits = scale di semi qualsiasi
gin-line-round-corner = scale circolari
gin-line-high-low = assi alti o bassi
gin-line-rounds = le colonne si aprono smazzata per smazzata
gin-line-spades = picche raddoppia

## Il gioco

gin-partners =
    { SPELL($players) } giocatori in due squadre da { SPELL($pairs) }, su { SPELL($pairs) } tavoli. Ogni tavolo ha {
    PACKS($packs) } da 52 carte e gioca una smazzata a due.
gin-partners-meet =
    I compagni non si incontrano mai. A ogni tavolo un giocatore di una squadra affronta un giocatore dell’altra, e a
    ogni smazzata il giocatore successivo di quella squadra.
gin-partners-score =
    Quando tutti i tavoli hanno finito, si sommano i punti di ciascuna squadra. La squadra che ne ha di più segna la
    differenza. A parità nessuno segna nulla.
gin-two = Due giocatori e { PACKS($packs) } da 52 carte.
gin-three = Tre giocatori e { PACKS($packs) } da 52 carte. A ogni smazzata due giocano e uno sta fuori.
gin-play-cutthroat =
    Chi perde una smazzata sta fuori in quella dopo. Ognuno gioca per sé, con un punteggio proprio.
gin-play-dealer_sits_out =
    Il mazziere dà le carte agli altri due e sta fuori. Ognuno gioca per sé, con un punteggio proprio.
gin-play-in_the_box =
    Un giocatore, il box, gioca contro un altro, il capitano. Se il box vince, il capitano e il terzo giocatore si
    scambiano di posto. Se il box perde, sta fuori: il capitano diventa il box e il terzo giocatore diventa capitano.
    Ognuno gioca per sé, con un punteggio proprio.
gin-play-chouette =
    Un giocatore, il box, gioca tutta la partita contro gli altri due, che hanno un punteggio in comune. Uno dei due,
    il capitano, gioca le carte per entrambi. Il capitano che perde una smazzata si scambia di posto con il compagno.
gin-aim =
    Ogni giocatore cerca di formare combinazioni con le carte che ha in mano e di tenere bassi i punti delle carte
    rimanenti, le carte morte.

## La distribuzione

gin-partners-deal =
    { $tables ->
        [2] In ogni smazzata è una sola squadra a dare le carte, a entrambi i tavoli.
       *[other] In ogni smazzata è una sola squadra a dare le carte, a tutti e { SPELL($tables) } i tavoli.
    }
gin-first-dealer-random = Il primo mazziere è estratto a sorte.
gin-first-dealer-random_or_chosen = Il primo mazziere è estratto a sorte, oppure lo scelgono i giocatori.
gin-first-dealer-chosen = I giocatori scelgono chi dà le carte per primo.
gin-cards-dealt =
    Ogni giocatore riceve { CARDS($n) }. La carta successiva, la carta scoperta, si gira e dà inizio agli scarti. Le
    altre formano il tallone, coperto.
gin-form-dealer-cutthroat = Chi è stato fuori rientra e dà le carte al vincitore.
gin-form-dealer-dealer_sits_out = Chi perde una smazzata dà le carte in quella dopo.
gin-form-dealer-in_the_box = Il box dà le carte.
gin-next-dealer-winner =
    { $who ->
        [side] La squadra che vince una smazzata dà le carte in quella dopo.
       *[player] Il giocatore che vince una smazzata dà le carte in quella dopo.
    }
gin-next-dealer-loser =
    { $who ->
        [side] La squadra che perde una smazzata dà le carte in quella dopo.
       *[player] Il giocatore che perde una smazzata dà le carte in quella dopo.
    }
gin-next-dealer-alternate =
    { $who ->
        [side] Le squadre danno le carte a turno.
       *[player] I giocatori danno le carte a turno.
    }
gin-dead-dealer-same = Dopo una smazzata nulla, cioè senza vincitore, lo stesso mazziere dà di nuovo le carte.
gin-dead-dealer-left =
    Dopo una smazzata nulla, cioè senza vincitore, dà le carte il giocatore alla sinistra del mazziere.
gin-dead-dealer-other =
    { $who ->
        [side] Dopo una smazzata nulla, cioè senza vincitore, dà le carte l’altra squadra.
       *[player] Dopo una smazzata nulla, cioè senza vincitore, dà le carte l’altro giocatore.
    }

## Combinazioni e carte morte

gin-set =
    { $exactly ->
        [yes] Un gruppo è formato da esattamente { $sizes } carte dello stesso valore.
       *[no] Un gruppo è formato da { $sizes } carte dello stesso valore.
    }
gin-run-same =
    Una scala è formata da { SPELL($n) } o più carte consecutive dello stesso seme, per esempio { $example }.
gin-run-any =
    Una scala è formata da { SPELL($n) } o più carte consecutive di semi qualsiasi, per esempio { $example }.
gin-ace-low = L’asso è basso: { $low } è una scala, { $high } no.
gin-ace-high_low = L’asso è basso o alto: { $low } e { $high } sono scale, { $corner } no.
gin-ace-round_corner = Le scale sono circolari: { $low }, { $high } e { $corner } sono scale.
gin-one-meld = Una carta appartiene a una sola combinazione.
gin-deadwood =
    Tra le carte morte un asso vale { POINTS($ace) }, un fante, una regina o un re { $face }, ogni altra carta il suo
    numero.

## Il turno

gin-upcard-offered =
    All’inizio chi non è mazziere può prendere la carta scoperta e scartare una carta. Se passa, può farlo il
    mazziere.
gin-both-pass-nondealer_draws_stock =
    Se passano entrambi, chi non è mazziere pesca la prima carta del tallone e scarta.
gin-both-pass-nondealer_draws_either =
    Se passano entrambi, chi non è mazziere comincia con un turno normale e può ancora prendere la carta scoperta.
gin-begins = Chi non è mazziere comincia con un turno normale.
gin-turn =
    Da lì in poi, a ogni turno si prende una carta e se ne scarta una: prendi la prima carta del tallone o degli
    scarti, poi metti una carta sugli scarti, scoperta.
gin-rediscard-forbid = Una carta appena presa dagli scarti non si può scartare nello stesso turno.
gin-rediscard-allow = Una carta appena presa dagli scarti si può scartare nello stesso turno.
gin-stock-end-immediate =
    { $floor ->
        [0] Se dopo uno scarto il tallone è finito e nessuno ha bussato, la smazzata è nulla: nessuno segna punti.
        [one] Se dopo uno scarto nel tallone resta una sola carta e nessuno ha bussato, la smazzata è nulla: nessuno segna punti.
       *[other] Se dopo uno scarto nel tallone restano solo { CARDS($floor) } e nessuno ha bussato, la smazzata è nulla: nessuno segna punti.
    }
gin-stock-end-fiftieth_card =
    { $floor ->
        [0] Se dopo uno scarto il tallone è finito, l’altro giocatore può ancora prendere quello scarto, ma solo per bussare. Altrimenti la smazzata è nulla e nessuno segna punti.
        [one] Se dopo uno scarto nel tallone resta una sola carta, l’altro giocatore può ancora prendere quello scarto, ma solo per bussare. Altrimenti la smazzata è nulla e nessuno segna punti.
       *[other] Se dopo uno scarto nel tallone restano solo { CARDS($floor) }, l’altro giocatore può ancora prendere quello scarto, ma solo per bussare. Altrimenti la smazzata è nulla e nessuno segna punti.
    }
gin-turn-cap = Anche dopo { $n } turni la smazzata è nulla.

## Bussare

gin-only-gin =
    Nessuno può bussare con carte morte: solo il gin, con tutte e { SPELL($hand) } le carte in combinazioni, chiude una
    smazzata.
gin-go-gin =
    { $face ->
        [face_down] Per fare gin pesca, metti l’ultima carta sugli scarti, coperta, e cala la tua mano.
       *[face_up] Per fare gin pesca, metti l’ultima carta sugli scarti, scoperta, e cala la tua mano.
    }
gin-limit-upcard-one =
    La carta scoperta fissa il limite per bussare, cioè il massimo di carte morte: il suo numero, o dieci per una
    figura. Se è un asso, il limite è un punto.
gin-limit-upcard-gin_only =
    La carta scoperta fissa il limite per bussare, cioè il massimo di carte morte: il suo numero, o dieci per una
    figura. Se è un asso, serve il gin.
gin-knock-upcard =
    { $face ->
        [face_down] Per chiudere una smazzata si bussa: dopo aver pescato, scarta una carta, coperta, e cala le tue combinazioni, con carte morte entro quel limite.
       *[face_up] Per chiudere una smazzata si bussa: dopo aver pescato, scarta una carta, scoperta, e cala le tue combinazioni, con carte morte entro quel limite.
    }
gin-knock =
    { $face ->
        [face_down] Per chiudere una smazzata si bussa: dopo aver pescato, scarta una carta, coperta, e cala le tue combinazioni, con carte morte per { POINTS($n) } o meno.
       *[face_up] Per chiudere una smazzata si bussa: dopo aver pescato, scarta una carta, scoperta, e cala le tue combinazioni, con carte morte per { POINTS($n) } o meno.
    }
gin-may-knock = Puoi bussare già al primo turno, ma non è mai obbligatorio.
gin-gin = Bussare senza carte morte, con tutte e { SPELL($hand) } le carte in combinazioni, è gin.
gin-big-gin =
    Se tutte e { SPELL($n) } le carte, compresa quella appena pescata, sono in combinazioni, è big gin e non si scarta.

## Attaccare

gin-no-layoff = Non si attacca: il difensore conta tutte le carte che non sono in combinazioni.
gin-layoff-never = Sul gin non si attacca, e qui solo il gin chiude una smazzata.
gin-layoff =
    { $fourth ->
        [yes] L’altro giocatore, il difensore, cala a sua volta le sue combinazioni e può attaccare carte morte alle combinazioni di chi ha bussato: la quarta carta a un gruppo, altre carte alle estremità di una scala.
       *[no] L’altro giocatore, il difensore, cala a sua volta le sue combinazioni e può attaccare carte morte alle combinazioni di chi ha bussato: altre carte alle estremità di una scala.
    }
gin-layoff-on-gin = Il difensore può farlo anche quando chi ha bussato ha fatto gin.
gin-no-layoff-on-big-gin = Solo sul big gin nessuno attacca.
gin-no-layoff-on-gin = Quando chi ha bussato ha fatto gin, il difensore non può attaccare.
gin-knocker-layoff = Poi chi ha bussato può attaccare carte morte alle combinazioni del difensore.
gin-no-knocker-layoff = Chi ha bussato non attacca mai.
