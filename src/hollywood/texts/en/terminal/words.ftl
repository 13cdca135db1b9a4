# What one types at the terminal: commands, the words that may follow them, and cards. The first word is the usual one.

command-hand = hand h
command-sheet = sheet s score scores
command-rules = rules r
command-table = table
command-memory = memory
command-last = last
command-sort = sort
command-hint = hint
command-luck = luck
command-proof = proof
command-goal = goal
command-help = help ?
command-quit = quit q exit bye
command-draw = draw d
command-take = take t
command-pass = pass p
command-discard = discard x throw
command-knock = knock k
command-gin = gin g
command-big = big
command-lay = lay l layoff
command-best = best b
command-show = show
command-finish = finish f done
command-may-i = may-i m may mayi call buy
command-maybe = maybe
command-withdraw = withdraw w
command-want = want
command-allow = allow a
command-deny = deny n
command-down = down
command-swap = swap displace
command-auto = auto
command-ask = ask

# Commands of several words, with commas between them.

phrases-may-i = may i, may-i
phrases-down = lay down, put down
phrases-lay = lay off
phrases-big = big gin
phrases-gin = go gin

# What may follow a command.

typed-on = on onto in
typed-meld = meld
typed-with = with
typed-top = top high
typed-bottom = bottom low
typed-none = n no none nothing
typed-yes = y yes
typed-quick = quick
typed-all = all
typed-more = more
typed-by-meld = meld
typed-by-suit = suit
typed-by-rank = rank
typed-others = others
typed-go-on = go-on resume
typed-me = me you
typed-random = random lot lots

# Cards. The ranks go from the ace to the king, the suits are clubs, diamonds, hearts and spades.

cards-rank = ace two three four five six seven eight nine ten jack queen king
cards-ranks = aces twos threes fours fives sixes sevens eights nines tens jacks queens kings
cards-suits = clubs diamonds hearts spades
cards-suit = club diamond heart spade
cards-joker = joker
cards-fillers = of the and
cards-card = { $rank } of { $suit }
cards-in-suit = { $ranks } of { $suit }
cards-alike = { $ranks } of { $suits }
cards-none = name one card, as in 7h
cards-several = name one card at a time
cards-unknown = '{ $text }' is not a card: write 7h or seven of hearts, with c, d, h or s
word-one-card = Name one card at a time.
word-unclear = '{ $word }' could mean { $words }.
word-unknown = '{ $word }' is not a command here.
