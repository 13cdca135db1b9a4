# I nomi dei giochi e dei bot negli elenchi.

game-hollywood-gin = Hollywood gin
game-hollywood-gin-line = Tre giochi di gin insieme, ciascuno a 100.
game-hollywood-rummy = Hollywood rummy (gin su tre colonne)
game-hollywood-rummy-line = Un’altra versione scritta dell’Hollywood gin: tre colonne, ciascuna a 100.
game-hollywood-rounds = Hollywood gin a smazzate
game-hollywood-rounds-line = Le scale possono avere semi misti. Le colonne si aprono smazzata per smazzata.
game-gin = Gin rummy
game-gin-line = Un gioco a 100, con le caselle.
game-oklahoma = Oklahoma gin
game-oklahoma-line = La carta scoperta fissa il limite per bussare. Picche vale doppio.
game-straight-gin = Straight gin
game-straight-gin-line = Non si bussa: solo il gin chiude una smazzata.
game-round-the-corner = Round-the-corner gin
game-round-the-corner-line = Le scale sono circolari: re, asso, due.
game-eaai = Gin rummy per programmi (EAAI)
game-eaai-line = Un gioco essenziale a 100: gin e undercut 25, niente caselle.
game-may-i = May-I (contract rummy)
game-may-i-line = Sette smazzate, gli assi fanno da matta. Chiedi «May I?» per uno scarto fuori turno.
game-liverpool = Liverpool rummy
game-liverpool-line = Sette smazzate, i jolly fanno da matta, May-I senza limiti.
game-shanghai = Shanghai rummy
game-shanghai-line = Dieci smazzate, jolly e due fanno da matta, tre May-I a smazzata.
game-carioca = Carioca
game-carioca-line = Otto smazzate di dodici carte, i jolly fanno da matta, senza May-I.
game-nine-contracts = Nove contratti
game-nine-contracts-line = Contratti sempre più lunghi, come nei giochi a fasi; jolly e due fanno da matta, senza May-I.
game-few-wilds = May-I con poche matte
game-few-wilds-line = Regole di una famiglia: jolly e due fanno da matta, mai più delle altre carte in una combinazione.
game-wide-gap = May-I con più distanza
game-wide-gap-line = Regole di una famiglia: tra due scale dello stesso seme ci sono due ranghi.
game-joker-to-hand = May-I con il jolly in mano
game-joker-to-hand-line = Regole di una famiglia: chi sostituisce un jolly lo tiene; chi ha calato pesca dal tallone.
game-changed = regole della casa
bot-beginner = Esordiente
bot-casual = Tranquillo
bot-simple = Semplice
bot-club = Circolo
bot-fast = Veloce
bot-strongest = Fortissimo
bot-random = A caso
bot-greedy = Costante
bot-linear = Acuto
bot-camper = Paziente
list-rated = classificata
list-memory = promemoria
list-live =
    { $n ->
        [one] { $n } secondo a turno
       *[other] { $n } secondi a turno
    }
list-days =
    { $n ->
        [one] { $n } giorno a turno
       *[other] { $n } giorni a turno
    }
list-call-hours =
    { $n ->
        [one] { $n } ora per May-I
       *[other] { $n } ore per May-I
    }
list-stand-in-turn = un bot gioca i turni in ritardo
list-stand-in-back = un bot sostituisce chi ritarda
