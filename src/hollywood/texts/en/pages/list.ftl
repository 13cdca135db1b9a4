# Tables in lists: on the front page, in the lobby, in my games. Also what only a table over days says.

list-players = { $taken } of { $all } seats taken
list-round = Round { $n }
list-your-turn = your turn
list-your-call = do you call?
list-left = { $time } left, until { $until }
list-late = your time is up
list-waits-for = waiting for { $names }, { $time } left
list-resting = { $names }: on vacation
list-calls = May-I calls until { $until }
list-next-deal = next deal: { $until }
list-won = Won by { $names }
list-over = over
list-offline = played offline
list-with = with { $names }
list-program = { $name } (bot)
list-alone = nobody else yet
list-dealing = about to deal
list-moved = last move { $when }
list-opened = opened { $when }
list-live =
    { $n ->
        [one] { $n } second a turn
       *[other] { $n } seconds a turn
    }
list-days =
    { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
list-call-hours =
    { $n ->
        [one] { $n } hour for May-I
       *[other] { $n } hours for May-I
    }
list-holiday-until = on vacation until { $until }
list-holiday = on vacation
list-calls-until = Calls count until { $until }.
