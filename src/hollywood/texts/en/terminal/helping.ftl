# Help at the table: what one types, and what it does. A word in brackets may be shortened to them.

help-row = { $what }: { $effect }
help-turn = On your turn, type d to draw or t to take the discard, then the card to discard: 7h.
help-first-gin = k knocks, g goes gin. After a knock: lay 3s on 1 lays off, b plays the best answer.
help-first-contract = m asks May I? for a discard. down lays down the contract, lay 9c on 2 lays off.
help-new = New to this? Type goal. h shows your hand, s the sheet, hint advises; ? helps, q leaves.
help-more = At any time: goal, [h]and, table, memory, last, [s]heet, [r]ules, sort, hint, proof, luck, [q]uit. Type ? more for details.
help-cards = Type cards as rank and suit: 7h is the seven of hearts, tc the ten of clubs, ad the ace of diamonds. Words and capitals work too, as in seven of hearts.
help-short = You can shorten every word as long as it stays clear. A letter in brackets is enough.
help-parts = The rules have these parts: { $titles }.
help-rules-how = Type rules and a word from a title, or rules all.

## Gin.

help-type-draw = [d]raw
help-does-draw = the top card of the stock
help-type-take = [t]ake
help-does-take = the top card of the discard pile
help-type-pass = [p]ass
help-does-pass = leave the upcard to the other player
help-type-discard = 7h
help-does-discard = discard the seven of hearts (also: discard 7h, x 7h)
help-type-knock = [k]nock 7h
help-does-knock = discard it and knock with your best melds; knock alone picks the card
help-type-knock-with = knock 7h with 3c 3d 3h / 7s 8s 9s
help-does-knock-with = knock with the melds you name
help-type-gin = [g]in
help-does-gin = knock with no deadwood; big: big gin, if the rules have it
help-type-lay = [l]ay 3s on 1
help-does-lay = after a knock: lay off a card on meld 1
help-type-best = [b]est
help-does-best = after a knock: the best layoffs and melds, all at once
help-type-show = show
help-does-show = after a knock: stop laying off and show your hand
help-type-finish = finish
help-does-finish = stop laying off, if you are the knocker

## May-I.

help-type-may-i = [m]ay-i
help-does-may-i = ask for the discard out of turn; Enter lets it pass
help-type-auto = auto, ask
help-does-auto = stop asking me about May-I; ask me again
help-type-nearer = nearer
help-does-nearer = be asked only about cards that help you; nearer may-i: call for them automatically
help-type-answer = [a]llow, de[n]y
help-does-answer = answer a May-I on your turn; if you deny, you must take the discard
help-type-maybe = maybe
help-does-maybe = call, but let me decide again before the answer
help-type-withdraw = [w]ithdraw
help-does-withdraw = withdraw your own call, while it stands
help-type-want = want Kd 9h
help-does-want = call for these automatically; want none: clear them
help-type-never = never Kd 9h
help-does-never = never call for these; never none: clear them
help-type-stay = stay
help-does-stay = let your wishes hold for the whole match, or only for this hand again
help-type-down = down
help-does-down = lay down the contract with your best melds
help-type-down-melds = down 3c 3d 3h / 5c As 7c 8c
help-does-down-melds = lay down the melds you name, runs from low to high
help-type-add = [l]ay 9c on 2
help-does-add = add a card to meld 2, or swap it; top or bottom may follow
help-type-swap = swap 6c on 2
help-does-swap = put it in place of a wild card, which goes to the top or the bottom
help-type-undo = undo
help-does-undo = take back your last lay down or layoff; everybody sees it
help-type-discard-end = 7h
help-does-discard-end = discard the seven of hearts and end your turn (also: discard 7h, x 7h)

## Every game.

help-type-hand = [h]and
help-does-hand = your cards
help-type-sort = sort meld
help-does-sort = sort your cards by meld; sort suit, sort rank: by suit, by rank
help-type-table = table
help-does-table = the cards on the table
help-type-memory = memory
help-does-memory = the cards the others took from the pile and still hold, and the discards by suit
help-type-last = last
help-does-last = what happened since your last turn
help-type-sheet = [s]heet
help-does-sheet = the score
help-type-rules = [r]ules
help-does-rules = the parts of the rules; rules scoring: one of them; rules all: all
help-type-hint = hint
help-does-hint = what the strongest player would do, and why; hint quick: a faster player
help-type-goal = goal
help-does-goal = the goal of the game, in a few lines
help-type-proof = proof
help-does-proof = the seal of the deck; after the round, what the deck was made from
help-type-luck = luck TEXT
help-does-luck = add your words to the shuffle of the next deal
help-type-quit = [q]uit
help-does-quit = leave; the match is kept and can be resumed
