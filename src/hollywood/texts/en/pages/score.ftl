# The score sheets of games with real cards.

score-title = Score sheets
score-lead = Keep the sheet of a game with real cards. It works without a network, and everything stays in this browser.
score-new = New sheet
score-again = Same people again
score-again-these = { $title }: the same people again
score-running = Being played
score-over = Finished
score-none = There is no sheet yet.
score-go-on = Go on
score-look = Look at it
score-drop = Delete
score-drop-this = Delete { $title }
score-dropped = The sheet is deleted.
score-restore = Undo
score-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
score-more = Results, files, empty sheets
score-unkept = This browser keeps nothing, perhaps because of a private window. The sheet is lost when you close the page. Share its link to keep it.
score-unkept-full = The storage of this device is full, so the last line is not kept. Make room, or share the link of the sheet.
score-missing-sheet = This browser has no such sheet.
score-all = All sheets
score-failed = This did not work. Try again.
score-no-network = The sums are made by a part of these pages that is fetched once. Connect to the network for a moment, then try again.
score-doubt = Round { $n }: { $words }
score-adding = Adding up …
score-problem = Everything you typed is kept, but it cannot be added up now: { $words }
score-try-again = Try again
score-undo = Undo
score-redo = Redo
score-undo-none = There is nothing to undo.
score-redo-none = There is nothing to redo.
score-lines = All rounds, to change them
score-lines-none = No round is written yet.
score-paper = Back to the sheet
score-share = Share and print
score-head = Title, names, first dealer
score-round = Round { $n }
score-hand = Hand { $n }
score-deals = { $name } deals
score-against = { $name } against { $other }
score-box = { $name } is in the box
score-sits-out = { $names } sits out
score-ended = The match is over
score-ended-winner = Winner: { $names }
score-ended-line = You can still change every round.
score-print = Print
score-who = Who scored?
score-who-knocked = Who knocked?
score-how = How?
score-how-knock = Knock
score-how-gin = Gin
score-how-big_gin = Big gin
score-how-undercut = Undercut
score-how-draw = Dead hand
score-how-net = Net of the tables
score-tables = Tables
score-table = Table { $n }
score-table-done = complete
score-net = Only the net
score-points = Points
score-way = What you type
score-way-points = Points
score-way-deadwood = Deadwood
score-way-cards = Cards
score-deadwood-knocker = Knocker
score-deadwood-defender = Defender
score-keys = Number keys
score-keys-back = Delete the last digit
score-next = Next
score-write = Add round
score-write-hand = Add hand
score-missing-who = Choose who scored first.
score-missing-how = Choose how the round ended first.
score-missing-points = Type the points first.
score-missing-deadwood = Type the deadwood first.
score-penalties = Points of each person
score-out = Went out
score-cards = Cards left in the hand
score-cards-back = Take the last card back
score-left =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
score-extras = More about this round
score-extras-hand = More about this hand
score-extras-used = , used
score-times = This round counts
score-times-help = Points that you type count as typed. Deadwood is multiplied.
score-boxes = Boxes of this round
score-boxes-help = Empty: as the rules say.
score-swept = All partners of the side won
score-sat-out = Sat out
score-one-turn = Laid down and went out in one turn: { $n } off
score-note = Note
score-told-points = { $name }: { $how }, { $points }
score-told-deadwood = { $name }: { $how }, { $own } against { $other }
score-told-penalty = { $name } { $what }
score-insert = Insert a round above
score-insert-above = Insert a round above round { $n }
