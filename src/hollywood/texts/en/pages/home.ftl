# The home page.

home-title = Take a seat at the Hollywood table
home-short = Gin rummy and May-I
home-line = Hollywood gin is gin rummy on three score columns at once: each win counts in up to three games. Play it here, with its relatives and with May-I contract rummy.
home-turn = My turn
home-play-on = Play on
home-bot = Play a bot
home-bot-line = Hollywood gin, dealt right away.
home-bot-more = Another game or bot
home-here = Play without a network
home-friend = Invite a friend
home-friend-line = Open a table and send the link. Your friend takes the other seat.
home-people = Play a person
home-open = Open tables
home-open-line = Join a player who is waiting, or watch a match.
home-resume = Back to your tables
home-resume-all = All my games
home-fair = A deal you can check
home-fair-line = Every deck is sealed before it is dealt. You add to the shuffle yourself, and after the round you can prove that nobody changed the deck.
home-sheet = The true Hollywood sheet
home-sheet-line = Three columns with boxes, shutouts and settlement, kept for you as you would on paper.
home-access = For everybody
home-access-line = Large cards, four colors, full keyboard control, built for screen readers.
home-games = The games
home-games-rules = How it is played
home-games-play = Play
home-new = New to gin? Learn it in ten minutes
