# The table page: the frame around every game.

table-you = You
table-seat = Seat { $n }
table-felt = The table
table-side = Beside the table
table-yourTurn = Your turn.
table-yourTurn-open = Your turn. The open card: { $card }.
table-sitsOut = You sit out this round and can watch.
table-titleTurn = ● Your turn · { $title }
table-watching =
    { $n ->
        [one] { $n } person is watching
       *[other] { $n } people are watching
    }
table-more = More at this table
table-fourColour = Four colors
table-largeCards = Large cards
table-sound = Sound
table-hints = Show my melds and deadwood
line-connecting = Connecting …
line-again = Reconnecting …
line-lost = The connection to the table is lost. Reconnecting. No moves are lost.
line-retry = Try now
line-lobby = To the lobby
line-outdated = There is a newer version of this page. Reload it to keep playing.
panel-sheet = The sheet
panel-story = What happened
panel-chat = Chat
panel-deal = Is the deal fair?
panel-memory = Memory aids
panel-sheetTab = Sheet
panel-storyTab = Story
panel-chatTab = Chat
panel-chatNew = Chat ({ $n })
panel-dealTab = Deal
panel-memoryTab = Memory
panel-noSheet = The sheet starts with the match.
story-none = Nothing has happened in this round yet.
story-board = Table { $n }: { $words }
chat-unread =
    { $n ->
        [one] Chat: { $n } new message
       *[other] Chat: { $n } new messages
    }
keys-help = Keys and commands
keys-type = Type commands
keys-sheet = The sheet
keys-story = What happened
keys-deal = Deal
keys-hand = Go to my hand
hand-new = new
hand-newMark = new
hand-of = { $n } of { $of }
hand-moved = { $card }, now { $n } of { $of }
hand-sort = Order of your hand
hand-order-melds = Melds
hand-order-rank = Rank
hand-order-suit = Suit
hand-order-manual = My own
pile-cards =
    { $n ->
        [one] { $label }: { $n } card
       *[other] { $label }: { $n } cards
    }
pile-empty = { $label }: empty
pile-top =
    { $n ->
        [one] { $label }: { $card }, the only card
       *[other] { $label }: { $card } on top of { $n } cards
    }
clock-left = Time left: { $time }
clock-warning = Ten seconds left.
clock-days = { $d } d { $h } h
clock-hours = { $h } h { $m } min
seat-bot = { $kind } bot
seat-program = bot
seat-standsIn = a bot stands in
seat-dropped = offline
seat-left = has left
seat-dealer = Dealer
seat-turn = to play
seat-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
table-menu = Menu
line-lostQueued = The connection to the table is lost. Your move is waiting and will be sent as soon as it is back.
line-queued = Your move is waiting for the connection …
line-oneMove = One move is already waiting for the connection. Wait until it is sent.
panel-wholeSheet = The whole sheet
hand-sure = Discard { $card }? Press again to do it.
hand-sureYes = Yes, discard { $card }
seat-score = Score: { $score }
