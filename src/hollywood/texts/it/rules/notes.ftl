# Da dove vengono le regole di ogni gioco, in che cosa differiscono le pagine e quali sono le loro sviste: la forma
# breve di `docs/rules.md`. I testi di una sezione sono numerati da 1.

notes-title-names = Due giochi con un solo nome
notes-title-source = Da dove viene
notes-title-custom = Che cosa completa la consuetudine
notes-title-decided = Che cosa ha deciso la casa
notes-title-pages = In che cosa differiscono le pagine
notes-title-slips = Sviste della pagina

## hollywood-gin

notes-hollywood-gin-source-1 =
    Il solito Hollywood gin, alla lettera della sua pagina scritta: due giocatori, un mazzo, l’asso basso, si bussa con
    dieci o meno, gin 25, undercut 10.
notes-hollywood-gin-source-2 =
    Contano le vittorie di ciascuno: la tua prima vittoria nel primo gioco, la seconda nei primi due, la terza e tutte
    le successive in tutti e tre.
notes-hollywood-gin-source-3 = Contro il gin nessuno segna, nemmeno chi è senza carte morte.
notes-hollywood-gin-custom-1 = Una carta presa dagli scarti non si rimette giù nello stesso turno.
notes-hollywood-gin-custom-2 = Chi bussa non attacca alle combinazioni dell’altro giocatore.
notes-hollywood-gin-custom-3 =
    I giochi finiscono uno alla volta: una colonna finita è chiusa, e un’annotazione che arriva troppo tardi per il suo
    gioco passa al prossimo ancora aperto.
notes-hollywood-gin-custom-4 =
    I tre giochi si giocano tutti fino alla fine, perché la pagina fa cominciare una nuova serie quando finisce il
    terzo.
notes-hollywood-gin-pages-1 =
    Qui il gin vale 25; la pagina sa che per alcuni vale 20, e sono ammessi entrambi.
notes-hollywood-gin-pages-2 =
    Altre pagine giocano a 125, 150 o 250 e pagano giochi, cappotti e caselle; questa no, quindi i bonus sono spenti
    finché non li attivi.
notes-hollywood-gin-pages-3 =
    Una pagina apre le colonne smazzata per smazzata, chiunque vinca: è l’Hollywood gin a smazzate.
notes-hollywood-gin-slips-1 = La pagina dice «vince il suo primo gioco» dove intende la prima smazzata.
notes-hollywood-gin-slips-2 = Il suo esempio di punteggio è giusto.

## hollywood-rummy

notes-hollywood-rummy-names-1 = Due giochi diversi si chiamano Hollywood rummy.
notes-hollywood-rummy-names-2 =
    Uno è il gin, segnato su tre colonne insieme; l’altro è un contract rummy con due mazzi e gli assi come matte, che
    qui si chiama May-I.
notes-hollywood-rummy-source-1 =
    L’Hollywood gin con il suo altro nome: la pagina segue quella dell’Hollywood gin quasi parola per parola, e così le
    regole.
notes-hollywood-rummy-source-2 = Il gin vale 25 o 20; 25 viene per primo e vale se non lo cambi.
notes-hollywood-rummy-custom-1 =
    Che l’asso sia basso nelle scale, la pagina lo lascia capire con il suo unico punto, ma non lo dice.
notes-hollywood-rummy-custom-2 =
    Una carta presa dagli scarti non si rimette giù nello stesso turno, e chi bussa non attacca.
notes-hollywood-rummy-custom-3 =
    I giochi finiscono uno alla volta: una colonna finita è chiusa, e un’annotazione che arriva troppo tardi per il suo
    gioco passa al prossimo ancora aperto.
notes-hollywood-rummy-custom-4 =
    I tre giochi si giocano tutti fino alla fine, perché la pagina fa cominciare una nuova serie quando finisce il
    terzo.
notes-hollywood-rummy-pages-1 =
    Nulla di ciò che la distingue dalla pagina dell’Hollywood gin cambia il gioco.
notes-hollywood-rummy-pages-2 =
    A differenza delle altre non dice né che una colonna finita è chiusa né che i tre giochi si giocano tutti fino alla
    fine.
notes-hollywood-rummy-slips-1 = Il titolo del suo esempio parla di gin «Holiday».
notes-hollywood-rummy-slips-2 =
    Per la terza smazzata dice tre volte «gioco», e parla di «tutti i giocatori che non bussano», che sono uno solo.
notes-hollywood-rummy-slips-3 = I conti del suo esempio sono giusti.

## hollywood-rounds

notes-hollywood-rounds-source-1 =
    Hollywood gin alla lettera di una pagina che differisce dalle altre più di quanto sembri sapere.
notes-hollywood-rounds-source-2 =
    Una scala è di tre o più carte consecutive «di semi qualsiasi»: anche dieci carte di fila di semi misti sono gin.
notes-hollywood-rounds-source-3 =
    La prima smazzata con punti vale nel primo gioco, la seconda nei primi due, tutte le successive in tutti e tre,
    chiunque le vinca.
notes-hollywood-rounds-source-4 =
    Si può attaccare senza eccezione per il gin, quindi anche sul gin; il gin segna 20 «in più della differenza».
notes-hollywood-rounds-source-5 = Il mazziere cambia dopo ogni smazzata.
notes-hollywood-rounds-custom-1 =
    Un mazzo; chi non è mazziere pesca dal tallone quando entrambi rifiutano la carta scoperta; una carta presa non si
    rimette giù nello stesso turno.
notes-hollywood-rounds-custom-2 =
    Una smazzata è nulla quando nel tallone restano due carte: lo stesso giocatore dà di nuovo le carte, e per le
    colonne non conta.
notes-hollywood-rounds-custom-3 = Due giochi su tre vincono la partita.
notes-hollywood-rounds-pages-1 =
    Le altre due pagine vogliono scale dello stesso seme, aprono le colonne di un giocatore con le sue vittorie,
    vietano di attaccare sul gin e fanno dare le carte al vincitore.
notes-hollywood-rounds-pages-2 = Chi pensa che le scale miste siano una svista imposta run_suits su same.
notes-hollywood-rounds-slips-1 =
    Nel primo esempio di bussata, 8 punti contro 18 segnano «8»; secondo la regola accanto conta la differenza, quindi
    sono 10. Gli altri esempi sono giusti.
notes-hollywood-rounds-slips-2 =
    Alla lettera, a parità di punti perfino il gin subirebbe undercut, mentre un’altra frase dà al gin il suo bonus in
    più della differenza: il paragrafo sul gin è il più specifico, quindi il gin non subisce mai undercut.

## gin

notes-gin-source-1 = Il semplice gin rummy della sua pagina scritta: un gioco a 100, con i bonus alla fine.
notes-gin-source-2 =
    I giocatori danno le carte a turno; una carta presa dagli scarti non si può rimettere giù nello stesso turno; lo
    scarto di chi bussa va coperto, e chi bussa non può attaccare.
notes-gin-source-3 = Il gin segna 20 più le carte morte dell’altro giocatore, e non subisce mai undercut.
notes-gin-source-4 =
    Chi vince il gioco riceve altri 100 punti, o 200 se chi perde non ha mai segnato; ogni smazzata vinta vale 20 alla
    fine per entrambi, fuori dai 100.
notes-gin-custom-1 = Chi prende la prima carta scoperta scarta una carta, come in ogni altro turno.
notes-gin-pages-1 =
    Il gin vale 20 qui e 25 nelle pagine Hollywood; un undercut dà 10, e 25 secondo l’uso moderno.
notes-gin-pages-2 =
    Qui le caselle valgono 20, secondo l’uso 25; il cappotto dà 200 al posto dei 100, e secondo altri libri raddoppia
    il gioco.
notes-gin-slips-1 = La pagina ha una scala di 9, 10 e 11 di picche: intende il fante.
notes-gin-slips-2 =
    «Chi vince paga la differenza a chi perde» è al contrario: il totale più basso paga il più alto. Con le caselle chi
    perde il gioco può avere il totale più alto, e allora è lui a incassare.
notes-gin-slips-3 =
    «Mano», «gioco» e «smazzata» si scambiano più volte di posto; «perfino alla prima mano» è il primo turno.
notes-gin-slips-4 =
    Letto da solo, «chi vince una mano riceve 20» potrebbe valere solo per chi vince il gioco; le caselle spettano a
    entrambi.

## oklahoma

notes-oklahoma-source-1 =
    Secondo Bicycle e pagat, non secondo una sola pagina: la prima carta scoperta fissa il limite per bussare, una
    picche raddoppia la smazzata, e il gioco va a 150.
notes-oklahoma-source-2 =
    Tutto il resto è come nel nostro gin rummy semplice: il mazziere cambia dopo ogni smazzata, chi bussa scarta
    coperto, ogni smazzata vinta vale altri 20 punti alla fine, e il gioco 100, o 200 se chi perde non ha mai segnato.
notes-oklahoma-pages-1 = Qui un asso scoperto richiede il gin; in alcune case richiede un punto.
notes-oklahoma-pages-2 = Non in tutte le case picche raddoppia; spesso si gioca a 100.

## straight-gin

notes-straight-gin-source-1 =
    Secondo rummyrulebook.com: nessuno bussa con carte morte, e solo il gin chiude una smazzata.
notes-straight-gin-source-2 =
    Tutto il resto è come nel nostro gin rummy semplice: il mazziere cambia dopo ogni smazzata, chi bussa scarta
    coperto, ogni smazzata vinta vale altri 20 punti alla fine, e il gioco 100, o 200 se chi perde non ha mai segnato.
notes-straight-gin-pages-1 =
    Molte smazzate finiscono con il tallone vuoto; una smazzata nulla non dà punti a nessuno.

## round-the-corner

notes-round-the-corner-source-1 =
    Secondo rummy-games.com: le scale continuano dal re all’asso al due, e un asso tra le carte morte vale 15.
notes-round-the-corner-source-2 =
    L’altro giocatore può attaccare anche sul gin, e se non gli resta nulla nessuno segna; un undercut dà 20, e il
    gioco va a 125.
notes-round-the-corner-source-3 =
    Tutto il resto è come nel nostro gin rummy semplice: il mazziere cambia dopo ogni smazzata, chi bussa scarta
    coperto, ogni smazzata vinta vale altri 20 punti alla fine, e il gioco 100, o 200 se chi perde non ha mai segnato.
notes-round-the-corner-pages-1 =
    In altre case l’asso è alto o basso, ma nessuna scala lo attraversa da entrambi i lati.

## eaai

notes-eaai-source-1 =
    Le regole della sfida di gin rummy di EAAI-2021, una gara di programmi; la loro forza si misura ancora oggi con
    queste.
notes-eaai-source-2 =
    Il gin e l’undercut danno 25 ciascuno, e non c’è altro bonus: niente caselle, nulla per il gioco o per un cappotto.
notes-eaai-source-3 = A parità di punti è undercut, sul gin non si attacca, e non c’è big gin.
notes-eaai-source-4 =
    La prima carta scoperta si offre a chi non è mazziere, poi al mazziere; se la rifiutano entrambi, il primo dei due
    pesca dal tallone.
notes-eaai-source-5 =
    Quando nel tallone restano due carte nessuno segna e lo stesso giocatore dà di nuovo le carte; dopo una smazzata con
    punti il mazziere cambia.
notes-eaai-pages-1 =
    Nella gara una mossa irregolare perde il gioco, una carta adatta viene attaccata d’ufficio per il difensore, e un
    programma ha trenta secondi per un intero gioco: non è roba per un tavolo di persone.

## may-i

notes-may-i-names-1 = Due giochi diversi si chiamano Hollywood rummy.
notes-may-i-names-2 =
    Uno è il gin, segnato su tre colonne insieme; l’altro è un contract rummy con due mazzi e gli assi come matte, che
    qui si chiama May-I.
notes-may-i-source-1 =
    Il gioco come l’ha messo per iscritto una famiglia: due mazzi senza jolly, undici carte in tutte e sette le
    smazzate, gli assi fanno sempre da matta.
notes-may-i-source-2 =
    Prima che cominci un turno, chi non ha ancora calato può chiedere lo scarto in cima. Il giocatore di turno concede,
    e chi ha chiamato lo prende con una carta dal tallone; oppure nega, e deve prendere lo scarto lui stesso.
notes-may-i-source-3 =
    Il limite di una smazzata è di cinque chiamate o 21 carte; una chiamata si può ritirare; fra chi chiama nello stesso
    momento, la ottiene il più vicino in senso orario.
notes-may-i-source-4 = La settima smazzata si vince solo calando tutto in una volta, senza scarto.
notes-may-i-custom-1 = Il primo mazziere è estratto a sorte; si può chiedere anche la prima carta scoperta.
notes-may-i-custom-2 =
    Quando il tallone è finito, tutti gli scarti tranne quello in cima si mescolano di nuovo; se anche così non resta
    nulla, la smazzata finisce e tutti contano.
notes-may-i-custom-3 = A parità di totale la vittoria è divisa.
notes-may-i-decided-1 =
    Prima di attaccare bisogna aver calato il proprio contratto, volendo nello stesso turno; si attacca anche alle
    proprie combinazioni.
notes-may-i-decided-2 =
    In un turno si concede una chiamata, contano solo le chiamate concesse, e chi ha scartato una carta può chiamarla.
notes-may-i-decided-3 = Una chiamata negata obbliga solo il giocatore di turno, anche se ha già calato.
notes-may-i-decided-4 =
    Sono ammessi due gruppi dello stesso valore e due scale che si toccano; un asso sta per la carta del suo posto, e
    non si può sostituire dove la scala non ha più spazio.
notes-may-i-decided-5 = Una carta appena presa si può scartare di nuovo; un asso rimasto in mano vale 25.
notes-may-i-pages-1 =
    Altrove, per consuetudine, jolly e due fanno da matta, si può calare più del contratto, una chiamata costa due
    carte, o la ottiene il giocatore più vicino: ogni voce è un’impostazione. Liverpool e Shanghai sono giochi così.
notes-may-i-slips-1 =
    «Alla fine della mia mano devo mettere giù una carta»: alla fine del mio turno. Le «strait flushes» sono straight.
notes-may-i-slips-2 =
    Che nella settima smazzata ci si liberi delle carte «scartando» è impossibile: pescarne una e scartarne una è solo
    uno scambio, quindi chi ha chiamato deve far entrare tutte le carte nelle tre scale.
notes-may-i-slips-3 =
    «Se qualcun altro ha già calato» vieterebbe le proprie combinazioni finché nessun altro ha calato; «ovunque sul
    tavolo» è la formula più chiara.

## liverpool

notes-liverpool-source-1 =
    Contract rummy secondo l’uso Liverpool, non secondo una sola pagina: tre mazzi e sei jolly, che fanno da matta;
    dieci carte, e dodici nelle ultime tre smazzate.
notes-liverpool-source-2 =
    Gli assi sono bassi o alti; le carte valgono il loro numero, le figure 10, assi e jolly 15; le chiamate sono senza
    limite.
notes-liverpool-pages-1 =
    Le case differiscono in ognuna di queste voci, e ognuna è un’impostazione: mazzi, jolly, carte date, chiamate e
    valore delle carte.

## shanghai

notes-shanghai-source-1 =
    Contract rummy secondo l’uso Shanghai, non secondo una sola pagina: tre mazzi e sei jolly; jolly e due fanno da
    matta; dieci smazzate da undici carte.
notes-shanghai-source-2 =
    Gli ultimi contratti si raggiungono solo con carte comprate; il limite di una smazzata è di tre chiamate, che qui
    si dicono acquisti.
notes-shanghai-pages-1 =
    Le case differiscono nei contratti delle ultime smazzate, nel numero di acquisti e nel valore di un jolly rimasto
    in mano: ogni voce è un’impostazione.

## carioca

notes-carioca-source-1 =
    La carioca come si gioca in Cile, secondo l’uso e non secondo una pagina: otto smazzate di dodici carte, i
    jolly fanno da matta, nessuno chiama fuori turno.
notes-carioca-pages-1 =
    Dove è ammesso un solo jolly per combinazione, qui due carte non devono essere matte; varia anche se un
    jolly si può sostituire.

## nine-contracts

notes-nine-contracts-source-1 =
    Nove contratti sempre più lunghi, vicini ai giochi a fasi con carte proprie.
notes-nine-contracts-pages-1 =
    In quei giochi ciascuno passa da solo alla fase seguente; qui passa tutto il tavolo. Le scale sono di un
    seme, perciò sono più corte, e non c’è un contratto di un solo colore.

## few-wilds

notes-few-wilds-source-1 =
    Il May-I di una famiglia: jolly e due fanno da matta, e una combinazione non ha mai più matte che altre
    carte.
notes-few-wilds-pages-1 =
    Il resto è come nel May-I.

## wide-gap

notes-wide-gap-source-1 =
    Il May-I di una famiglia: tra due scale dello stesso seme restano due valori, quindi 3-6 e 8-J di picche non
    stanno insieme.
notes-wide-gap-pages-1 =
    Il resto è come nel May-I.

## joker-to-hand

notes-joker-to-hand-source-1 =
    Il May-I di una famiglia: chi sostituisce un jolly in una scala lo prende in mano.
notes-joker-to-hand-pages-1 =
    Chi ha calato non prende più scarti, e una chiamata non costa carte di penalità; il resto è come nel May-I.
