# A score book: what is wrong with a line, and why something is refused.

book-merge-other = these are two different score sheets: they cannot be merged
book-author = the device that writes needs a name of 1 to 24 letters and digits
book-full = this score sheet is full: it has { $most } lines
book-line-deleted = this line was deleted: bring it back first
book-no-line = this line is not on the sheet
book-no-part = a score sheet has no { $name }
book-no-undo = there is nothing to undo
book-no-redo = there is nothing to redo
book-changed-since = somebody has changed this since: look at it, and change it yourself
book-unreadable = this is not a score sheet: { $why }
book-newer = this score sheet is from a newer version
book-too-large = this file is too large for a score sheet
book-people = a score sheet has room for { $most } people
book-title = a title has at most { $most } characters
book-note = a note has at most { $most } characters
book-link-long = this score sheet is too long for a link: save it as a file
book-link-damaged = this link holds no whole score sheet: it was cut or changed
book-link-newer = this link is from a newer version

flaw-who = nobody is named who scores
flaw-points = the points are missing
flaw-points_range = points can be 0 to { $most }
flaw-times = a round can count up to { $most } times
flaw-tables = a round has one result, or { $n }: one for each table
flaw-sat_out = { $name } sat out this round
flaw-not_there = { $name } did not play this round
flaw-not_multiple = { $points } is not a multiple of { $times }
flaw-impossible = no cards make { $points }: it can be { $least } to { $most }
flaw-gin_deadwood = with gin there is no deadwood, but it says { $n }
flaw-over_limit = the knocker has { $n }, and may have { $limit }
flaw-deadwood_most = nobody can have { $n } in hand: at most { $most }
flaw-differs = the deadwood makes { $points }, not { $typed }
flaw-penalties = a hand needs the points of all { $n } people
flaw-penalty = { $name }: the points are missing
flaw-cards = { $name }: these cards cannot be read
flaw-penalty_least = { $name }: points cannot be less than { $least }
flaw-penalty_step = { $name }: no cards make { $points }; every card counts a multiple of { $step }
flaw-several_out = { $n } people went out: only one can
flaw-after_end = the match was decided before this line: it does not count

## At the terminal

score-no-folder = score sheets cannot be kept in { $folder }: { $why }
score-not-written = { $path } cannot be written: { $why }
score-which-file = name a new file, as in csv friday.csv
score-written = Written: { $path }
score-kept = This sheet is saved at every line, in { $path }. Type ? for help, q to leave.
score-no-name = nobody here is { $name }: the sheet has { $names }
score-not-read = write who scored and how many points, as in ann 25 gin, ann 3/17, or dead; ? for help
score-hand = write the points or cards of all { $n } people, in this order: { $names }
score-one-at-once = only one person goes out in one turn: write -- once
score-no-line =
    { $n ->
        [0] the sheet has no lines yet
       *[other] name a line by its number, 1 to { $n }
    }
score-help-gin = A round: ann 25 gin (also knock, undercut, big gin, or only the points). ann 3/17: Ann knocks with 3, the other player has 17. dead: a dead hand. Add x2 for a doubled round, boxes=4, out=cy for who sat out, swept if all partners won, # and a note. Partners write a result for each table, with commas between them, or one for the side. A name may be cut short.
score-help-may-i = A hand: everybody's points in the order of the sheet, as in 0 35 20. Cards are counted for you: 0 K5A 20. - is the person who went out, -- who laid down and went out in one turn. Add # and a note.
score-help-edit = undo, redo; change 3 ann 30, delete 3, insert 3 ann 30 (before line 3); note 3 and a text; lines lists the lines, Enter shows the sheet.
score-help-files = link: a text that holds the whole sheet; csv FILE, json FILE: write it to a file; title and a text; names ann, bea: other names; dealer bea: deals first; q: leave.
score-changes = This changes:
score-no-change = Nothing on the sheet changes.
score-sure = Do it? Enter for yes, n for no
score-names = type a name for each of the { $n } people, with commas between them: { $names }
score-left = It stays as it was.
score-before-after = { $what }: { $before } → { $after }
score-total = Game { $n }, { $name }
score-boxes = Boxes in game { $n }, { $name }
score-net = { $name } gains
score-penalty = { $name }
score-cents = { $name } in money
score-closed = Winner of game { $n }
score-dealer = Next dealer
score-winner = Winner of the match
score-off = Line { $n } is not on the sheet.
score-over = The match is over.
score-deals = { $name } deals.
score-out = { $name } sits out.
score-contract = Hand { $n }: { $contract }.
score-new-and-old = a new sheet has no name yet: leave out SHEET, or --new and --players
score-none = There is no score sheet yet: begin one with --players Ann,Bob
score-no-sheet = there is no score sheet { $name }: hollywood score --list shows them
score-who = Who plays? Write the names, with commas between them.
score-nobody = a new sheet needs names: --players Ann,Bob
score-state-over =
    { $n ->
        [one] { $n } line, over
       *[other] { $n } lines, over
    }
score-state-open =
    { $n ->
        [one] { $n } line
       *[other] { $n } lines
    }
score-history = { $name }: matches { $matches }, finished { $finished }, won { $wins }; gin { $gins }, undercut { $undercuts }; points { $points }; money { $money }

typed-undercut = undercut u
typed-dead = dead draw
typed-swept = swept sweep roodle
typed-out = out
