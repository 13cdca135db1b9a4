# Bot che seguono la persona di partita in partita.

following-now =
    { $bots ->
        [one] Il bot ti segue: ora { $level }.
       *[other] I bot ti seguono: ora { $level }.
    }
following-next = Prossima partita: { $level }. La tua forza: circa { $n }.
