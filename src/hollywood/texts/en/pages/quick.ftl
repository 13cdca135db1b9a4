# Playing at once: the question which game, and the wait for somebody.

quick-title = Play now
quick-lead = You play the next person who wants the same game.
quick-game = Game
quick-clock = Time per turn
quick-clock-none = No clock
quick-clock-seconds = { $n } seconds
quick-rated = Rated
quick-rated-help = The match counts for all players’ ratings, and it has a clock.
quick-go = Find a player
quick-looking = Looking for somebody to play with …
quick-stay = Stay on this page. The match begins when somebody else wants the same game.
quick-nobody = Nobody has come yet. You can keep waiting, or play a bot.
quick-bot = Play a bot
quick-bots = Play bots
quick-cancel = Cancel
