# What the command line says, in any game. It is loaded when the player starts to type.

type-hand = your cards
type-last = what happened since your last turn
type-sheet = the score
type-sort = the order of your hand: meld, suit, rank or own
type-sortHow = Say how to sort: sort meld, sort suit, sort rank or sort own.
type-say = say something to the table
type-rules = the rules of this table
type-quit = leave the page; the match is kept
type-table = the cards on the table
type-lay = lay a card off on a meld
type-noHand = You have no cards now.
type-noCard = “{ $text }” is not a card. Type it like 7h, 10c or ace of spades.
type-notHeld = You do not hold the { $card }.
type-unknown = “{ $text }” is not a command. Type help for a list.
type-unclear = “{ $text }” could mean { $words }.
type-noKnock = You cannot knock with that card.
type-fitsNowhere = { $card } does not fit there.
type-whichMeld = { $card } fits on melds { $n }. Say which one, like: lay 3s on 1.
type-holds =
    { $n ->
        [one] { $name }: { $n } card
       *[other] { $name }: { $n } cards
    }
type-known = Took from the pile and still holds: { $cards }
type-memory-off = This table has no memory aids.
type-memory-pile = Discards: { $cards }.
type-memory-empty = The discard pile is empty.
type-memory-holds = { $name } took openly and still holds: { $cards }.
type-memory-nobody = Nobody holds a card that was taken openly.
type-meld = Meld { $n }, { $meld }
type-mayi-draw = draw from the stock
type-mayi-take = take the top of the discard pile
type-mayi-discard = discard that card and end your turn
type-mayi-mayi = ask for the discard out of turn
type-mayi-pass = let the discard on offer pass
type-mayi-withdraw = take your call back
type-mayi-allow = let the caller have the card
type-mayi-deny = keep the card from the caller
type-mayi-down = lay down the best way, or the melds you type; type runs from low to high
type-mayi-lay = add a card to a meld on the table
type-mayi-swap = put a card in place of a wild card, which goes to the top or the bottom
type-mayi-undo = take back your last lay down or layoff, until you discard
type-mayi-undo-none = You have nothing to take back.
type-mayi-auto = let every discard pass
type-mayi-ask = get asked about every discard again
type-mayi-nearer = be asked only about cards that help you; with “may-i” the table calls for them
type-mayi-want = always call for these cards; none clears them
type-mayi-never = never call for these cards; none clears them
type-mayi-stay = keep your wishes for the whole match, or only for this hand again
type-mayi-table = the cards on the table
type-mayi-lay-how = Type it like this: lay 9c on 2.
type-mayi-swap-how = Type it like this: swap 6c on 2 top.
type-mayi-no-meld = The melds on the table have the numbers 1 to { $n }.
type-mayi-no-melds = There are no melds on the table yet.
type-mayi-where = { $card } can go to several places. Choose one in the dialog, or say where: lay 9c on 2 top.
type-mayi-nowhere = { $card } cannot be added there now.
type-mayi-nothing-read = These are not cards: { $text }.
type-people-nudge = remind whoever the table waits for; with a name, this person
type-people-nudge-none = The table waits for nobody you can nudge now.
type-people-pause = pause the match
type-people-go-on = go on after the pause
type-people-let-out = let a bot play on for somebody
type-people-who = Say who: { $names }.
