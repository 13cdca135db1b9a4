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
error-own-bot = this match has bot number { $number } of your own: name it again with --bot
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
error-located = { $where }: { $problem }
error-where-line = line { $n }
error-where-result = result { $n }
error-where-row = row { $n }
error-no-preset = there is no preset '{ $name }'. The presets are { $presets }
error-no-preset-meant = there is no preset '{ $name }': did you mean { $close }? The presets are { $presets }
error-terminal-only = { $option } is for the terminal table: add --terminal
error-bots-too-late = A table is open already at { $address }: close it first, so that your bots can sit down there
error-origin = '{ $text }' is not an origin: write it as in https://cards.example
error-smtp = '{ $text }' is not a mail server: write it as in smtps://user@mail.example
error-mail-from = '{ $text }' is not an email address: write it as in cards@mail.example
error-mail-origin = email has links to the pages: add --origin with their address
error-site-folder = { $folder } has other files: name a new folder, an empty one, or one of a former site
error-site-other = { $path } is no file of the former site: move it, or name another folder
error-site-not-built = the pages are not built: `make client` builds them
error-needs-server = `hollywood { $command }` needs the packages of the server: pip install 'hollywood[server]'
error-nodes-database = several servers need PostgreSQL, since an SQLite file belongs to one process: add --database postgresql://user@host/hollywood
error-processes = --processes is { $given }, and must be 1 or more
error-not-utf8 = { $name } is not text in UTF-8
error-null-byte = { $name } is not text: it has a null byte
error-no-input = there is no standard input to read
error-results-missing = RESULTS are missing: give them as in Ann 25 Bob 18 draw, or --players
error-rows-missing = RESULTS are missing: give a row for each player, as in Ann 0 35 50, or hand by hand, as in Ann 0 Bob 20 Ann 35 Bob 0
error-least-penalty = { $name }: a penalty cannot be less than { $least }
error-many-penalties =
    { $n ->
        [one] { $name } has { $given } penalties: the match has { $n } hand
       *[other] { $name } has { $given } penalties: the match has { $n } hands
    }
error-many-hands =
    { $n ->
        [one] these are { $given } hands: the match has { $n } hand
       *[other] these are { $given } hands: the match has { $n } hands
    }
error-uneven-rows =
    { $n ->
        [one] { $name } has { $n } penalty, { $other } { $count }: give everyone the same number
       *[other] { $name } has { $n } penalties, { $other } { $count }: give everyone the same number
    }
error-no-row = { $name } has no row
error-hand-without = hand { $n } has no penalty for { $name }: hand by hand, give everyone one penalty in every hand
error-rows-or-hands = { $name } has { $n } penalties in a row, but a name occurs twice: give one row for each player, or one penalty for each player hand by hand
error-penalty-step = { $name } cannot have { $points }: every card counts a multiple of { $step }, so a penalty can be { $allowed }, and so on. --any-points allows others
error-penalty-nothing = { $name } cannot have { $points }: no card counts anything, so a penalty can only be 0. --any-points allows others
error-players-of-sheet = these rules are for { $allowed } players, not { $n }: --set players={ $n } allows it
error-empty-name = --players has an empty name: give them as in Ann,Bob
error-name-twice = --players has a name twice: every player needs a different name
error-many-names = --players has { $n } names: this sheet has room for { $most }
error-looks-alike = { $name } looks like another player: every player needs a name
error-not-on-sheet = { $name } is not on this sheet of { $names }
error-not-on-sheet-meant = { $name } is not on this sheet of { $names }: did you mean { $close }?
error-not-json = the results are not JSON: { $why }
error-for-whom = { $word } points, but for whom? Write a name first, as in Ann { $word }
error-no-points = { $name } has no points: write them after the name, as in Ann 25
error-row-for-whom = { $word } for whom? Begin the row with a name, as in Ann 0 35 50
error-no-penalties = { $name } has no penalties: write them as in Ann 0 35 50
error-json-results = the results must be a JSON list, as in { $example }
error-json-result = { $entry } is not a result: write { $example }
error-json-rows = the rows must be JSON as in { $example }
error-json-row = { $entry } is not a row: write { $example }
error-nameless = a player without a name cannot be on the sheet
error-no-number = { $word } is not a number of points: write a whole number, as in 25
error-points-range = { $points } points is not a valid score: it can be { $least } to { $most }
error-number = --{ $option } cannot be { $n }: a whole number from { $low } to { $high }
error-me-several = --me cannot be { $name }: { $n } players have that name
error-me-unknown = --me cannot be { $name }: the players are { $names }
