# Coming to the table and leaving it: the menu, the deal, the end of a match.

door-welcome = Welcome to the Hollywood table.
door-go-on = Go on: { $match }
door-game-hollywood-gin = Hollywood gin: three games at once on one sheet
door-game-gin = Gin rummy: one game to 100, with boxes and bonuses
door-game-may-i = May-I: contract rummy for four to six, with wild aces
door-others = Others
door-which-game = Which game? A number or a name; Enter for Hollywood gin; ? for help.
door-help = Type the number or the name of a game. Hollywood gin is a good start. At the table, type goal for the aim of the game and ? for a list of commands; q leaves.
door-no-game = There is no game '{ $name }': type a number or a name.
door-level = { $level }: { $words } ({ $time })
door-level-follows = { $level }: changes from match to match until you win about half
door-which-level = How strong are the bots? A number or a name; Enter for { $level }.
door-type-level = Type one of the numbers or names; q leaves.
door-follows = The bots follow you: now { $level }.
door-who-deals = Who deals first? Type { $names }; Enter draws at random.
door-type-name = Type one of the names; q leaves.
door-another = Another match of this game? Enter or y for yes; n for no.
door-tally = Matches won at this table: { $tally }.
door-record = The record is { $path }
door-over = This match is over, so there is nothing to continue.
door-cut-off = The last line of the record was cut off and left out.
door-goodbye-early = Goodbye; you did not start a match.
door-goodbye = Goodbye.
door-kept = The match is kept. Continue with: { $command }
standing-hand = { $game } against { $others }, hand { $n } of { $of }, { POINTS($points) } so far
standing-round = { $game } against { $others }, round { $n }
standing-won = , game { $n } won by { $name }
standing-game = { $scores } in game { $n }
deal-round = Round { $n }
deal-hand = Hand { $n } of { $of }: { $contract }
deal-deals =
    { $who ->
        [you] You deal.
       *[name] { $name } deals.
    }
deal-pair =
    { $who ->
        [you] You play { $other }.
       *[name] { $name } plays { $other }.
    }
deal-sit-out = You sit out: { $pair }
deal-other-table = At the other table { $pair }
deal-sealed = The deck is sealed.
deal-sealed-first = The deck is sealed; type proof to see how.
deal-seals =
    { $n ->
        [one] Deck sealed: { $codes }.
       *[other] Decks sealed: { $codes }.
    }
deal-seals-first =
    { $n ->
        [one] Deck sealed: { $codes } (see proof).
       *[other] Decks sealed: { $codes } (see proof).
    }
deal-game-over =
    { $who ->
        [you] Game { $n } is over: You won.
       *[name] Game { $n } is over: { $name } won.
    }
deal-resumed = Type ? for help, q to leave.
deal-latest = Last: { $told }
match-nobody = The match is over, and nobody won.
match-won = The match is over: you have won!
match-won-with = The match is over: you have won with { $names }!
match-place = { $place }. { $name }: { POINTS($n) }
match-lost =
    { $n ->
        [one] The match is over: { $names } has won.
       *[other] The match is over: { $names } have won.
    }
match-game =
    { $who ->
        [you] Game { $n }: You won it, { $scores }.
       *[name] Game { $n }: { $name } won it, { $scores }.
    }
match-game-open = Game { $n }: not finished, { $scores }.
proof-now = Round { $n } is sealed by { $code }
proof-later = You can see its secret after the round.
proof-was = Round { $n } was sealed by { $code }
proof-secret = Its secret: { $secret }
proof-given = The players added to the shuffle: { $given }
proof-none = No round is finished yet.
strong-preparing = Preparing the { $level } player, once on this machine.
strong-not-ready = The { $level } player is not ready yet. Preparing it, once on this machine; until then the { $other } player plays for it.
strong-no-cache = The first move takes a while: this machine cannot save compiled code.
own-bot-failed = { $name } has failed: { $why }. From now on the { $other } player plays in its place.

## A recorded match, shown again.

replay-players = { $names } play.
replay-upcard = The upcard is { $card }.
replay-holds =
    { $who ->
        [you] You hold { $cards }.
       *[name] { $name } holds { $cards }.
    }
replay-cut-off = The record ends here: its last line is cut off.
replay-not-over = The record ends here; the match is not over.
