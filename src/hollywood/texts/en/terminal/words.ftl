# What a player types at the terminal besides the commands (`pages/commands.ftl`): phrases and cards.

# Commands of several words, with commas between them.

phrases-may-i = may i, may-i
phrases-down = lay down, put down
phrases-lay = lay off
phrases-big = big gin
phrases-gin = go gin

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
