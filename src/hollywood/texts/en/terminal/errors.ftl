# What went wrong, in one line: what a player of the commands is told.

error-players = the players of this match are { $names }: the terminal table seats one person, and bots whose names end with their kind, as in Greta (greedy)
error-no-player = there is no player { $name }: the players were { $names }
error-name = --name is no name: { $why }
error-name-of-bot = --name cannot be { $name }: bots have such names
error-not-written = { $path } cannot be written: { $why }. The match is kept up to here; continue with { $command }
error-no-folder = cannot save a match in { $folder }: { $why }. Name a file with --record FILE
error-is-folder = { $path } is a folder: name a record file
error-shorter = { $path } became shorter while it was read
error-other-table = another table is playing { $path }
error-not-with-resume = --resume continues a match as it began: leave out { $option }
error-none-unfinished = there is no unfinished match in { $folder }
error-two-games = you named two games, { $games }: name one
error-dealer = --dealer cannot be { $given }: it can be random, me, { $names }
error-players-of-gin = --players cannot be { $n }: gin is for 2, 3, 4, 6 or 8
error-players-differ = --players={ $n } contradicts players={ $players } in the rules
error-players-of-contract = --players cannot be { $n }: this game is for { $allowed }, unless you change its rules with --set players={ $n }
error-width = --width cannot be { $n }: { $least } or more
error-no-round =
    { $rounds ->
        [0] there is no round { $n }: the record has none
       *[other] there is no round { $n }: the record has rounds 1 to { $rounds }
    }
