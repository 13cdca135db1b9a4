# Opening a table.

new-title = Open a table
new-lead = Choose a game, and who you want to play it with.
new-game = Game
new-gin = Gin
new-contract = Contract rummy
new-houses = More contract games and family rules
new-who = Play with
new-who-bot = Bots
new-who-invite = Friends, by link
new-who-lobby = Anybody
new-who-bot-help = Bots take all the other seats, and the deal follows right away.
new-who-invite-help = You get a link. Only people with the link can find the table.
new-who-lobby-help = The lobby lists the table until its seats are taken.
new-players = Players
new-players-partners = Four, six or eight players play as two sides of partners.
new-bot = How strong the bots are
new-bots = Seats for bots
new-clock = Time to think
new-clock-none = No clock
new-clock-live = Live
new-clock-days = Correspondence
new-clock-seconds = Seconds per turn
new-clock-turn-days = Days per turn
new-hold = Time to call May-I
new-hold-value =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
new-hold-zero = none
new-hold-help = The next player waits this long before drawing, so others can call.
new-calls-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
new-calls-help = A discard waits this long for everybody who may call. Play goes on sooner if all have answered.
new-stand-in = When a player’s time is up
new-stand-in-ask = The others decide
new-stand-in-turn = A bot plays the turn
new-stand-in-back = A bot plays until they are back
new-stand-in-help = You agree to this by sitting down. Without a clock, time is up after two minutes away or five minutes without a move.
new-stand-in-rated = In a rated match only the others decide.
new-pace = Bots play
new-pace-quick = Quickly
new-pace-normal = Normally
new-pace-slow = Slowly
new-rated = Rated
new-rated-help = The match counts for all players’ ratings. It has a clock of at least { $n } seconds per turn, and no house rules.
new-rated-rules = You have set house rules. A rated match uses the game’s own rules.
new-spectators = Spectators may watch
new-chat = Chat
new-memory = Memory aids
new-memory-help = Everybody can look up the discards, and which cards the others took openly and still hold.
new-memory-rated = A rated match has no memory aids.
new-options = At the table
new-more = House rules
new-more-help = You can change every rule of the game.
new-more-search = Find a rule
new-more-none = No rule matches that.
new-more-changed =
    { $n ->
        [one] { $n } rule changed
       *[other] { $n } rules changed
    }
new-more-reset = Back to the usual rules
new-more-usual = usually { $value }
new-group-form = Players and deal
new-group-melds = Melds and cards
new-group-play = Play
new-group-knock = Knocking and laying off
new-group-score = Scores and bonuses
new-group-match = The match and its sheet
new-group-settle = Settlement
new-group-contract = Hands and contracts
new-group-laying = Laying down and laying off
new-group-may_i = May-I
new-group-other = Other rules
new-summary = The table
new-checking = Checking the rules …
new-problem = These rules do not work together
new-submit-bot = Deal the cards
new-submit-invite = Open the table and get the link
new-submit-lobby = Open the table
new-one-per-line = Separate entries with commas.
new-value-yes = yes
new-value-no = no
new-label = “{ $label }”
new-labelled = “{ $label }: { $value }”
new-saved = Your own rules
new-saved-yours = Kept rules
new-saved-choose = Choose rules
new-saved-name = A name for these rules
new-saved-help = This browser keeps the game, its house rules, and the number of players.
new-saved-help-account = Your account keeps the game, its house rules, and the number of players, on every device.
new-saved-nameless = Give the rules a name first.
new-saved-keep = Keep
new-saved-kept = { $name } is kept in this browser.
new-saved-kept-account = { $name } is kept with your account.
new-saved-refused = This browser does not keep anything. Save the rules as a file.
new-saved-remove = Delete
new-saved-removed = { $name } is deleted.
new-saved-link = Copy a link
new-saved-copied = The link is copied. It opens this form with your rules.
new-saved-file = Save as a file
new-saved-open = Open a file
new-saved-opened = { $name } is in the form. To use it again, keep it.
new-saved-unread = There are no rules in this file that this page can read.
