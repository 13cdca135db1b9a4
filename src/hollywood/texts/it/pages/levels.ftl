# Quanto sono forti i bot, e quanto ci mettono per una mossa.

level-beginner = Un inizio facile. Scarta spesso la seconda carta migliore e guarda solo la propria mano.
level-collector = Tiene tutto ciò che può ancora diventare una combinazione, anche se costa molti punti.
level-casual = Un gioco rilassato. Ogni tanto un altro scarto sarebbe stato migliore.
level-simple = Prende ogni carta che aiuta subito. Cala o bussa alla prima occasione.
level-club = Conta le carte che ha visto e confronta tutti gli scarti.
level-skilled = Valuta ogni scelta a colpo d’occhio, per lunga esperienza. Non simula nulla.
level-keen = Prova le scelte migliori in poche smazzate simulate.
level-fast = Prova ogni scelta in smazzate simulate. Gioca per vincere la partita.
level-strongest = Simula dieci volte più smazzate. Il bot più forte che c’è qui.
level-own = Un bot aggiunto da questo server.
level-time-beginner = gioca subito
level-time-collector = gioca subito
level-time-casual = gioca subito
level-time-simple = gioca subito
level-time-club = gioca subito
level-time-skilled = gioca subito
level-time-keen = pochi millesimi di secondo a mossa
level-time-fast = un centesimo di secondo a mossa
level-time-strongest = fino a un secondo a mossa
level-of = Forza { $n } su { $of }
level-strength = Forza { $n }
level-follows-title =
    { $bots ->
        [one] Il bot ti segue
       *[other] I bot ti seguono
    }
level-follows = Dopo ogni partita il livello cambia, così ne vinci circa metà. Senza classifica.
level-follows-now = Ora: { $level }
