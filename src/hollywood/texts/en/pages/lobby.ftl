# Open tables, and tables to watch.

lobby-title = Lobby
lobby-lead = Join a player who is waiting, or open your own table.
lobby-quick = Play now
lobby-new = Open a table
lobby-open = Waiting for players
lobby-open-none = Nobody is waiting right now. Open a table, and the next visitor sees it here.
lobby-playing = Matches to watch
lobby-playing-none = No match is open to spectators right now.
lobby-sit = Sit down
lobby-back = Continue
lobby-watch = Watch
lobby-filter = Show
lobby-filter-all = All games
lobby-fresh = The list updates by itself.
lobby-count =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
