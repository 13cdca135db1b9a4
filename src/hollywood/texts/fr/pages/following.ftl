# Des bots qui suivent la personne de match en match.

following-now =
    { $bots ->
        [one] Le bot vous suit : maintenant { $level }.
       *[other] Les bots vous suivent : maintenant { $level }.
    }
following-next = Prochain match : { $level }. Votre force : environ { $n }.
