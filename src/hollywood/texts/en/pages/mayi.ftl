# The table of the May-I game.

mayi-number-1 = one
mayi-number-2 = two
mayi-number-3 = three
mayi-number-4 = four
mayi-number-5 = five
mayi-set-one = a set
mayi-set-many = { $count } sets
mayi-run-one = a run
mayi-run-many = { $count } runs
mayi-of-length = { $what } of { $least }

mayi-hand-of = Hand { $number } of { $hands }
mayi-hand-contract = Lay down { $contract }
mayi-hand-last = The last hand: { $contract }, using all your cards, without a discard.
mayi-hand-last-short = All cards at once, no discard
mayi-wild = Wild: { $cards }
mayi-wild-none = Nothing is wild
mayi-wild-jokers = jokers
mayi-wild-rank-A = aces
mayi-wild-rank-2 = twos
mayi-wild-rank-3 = threes
mayi-wild-rank-4 = fours
mayi-wild-rank-5 = fives
mayi-wild-rank-6 = sixes
mayi-wild-rank-7 = sevens
mayi-wild-rank-8 = eights
mayi-wild-rank-9 = nines
mayi-wild-rank-T = tens
mayi-wild-rank-J = jacks
mayi-wild-rank-Q = queens
mayi-wild-rank-K = kings

mayi-players = Players
mayi-you = You
mayi-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
mayi-down = down
mayi-dealer = deals
mayi-in-turn = to play
mayi-called = May I?
mayi-passed = passed
mayi-penalty =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
mayi-calls-left =
    { $n ->
        [one] { $n } call left
       *[other] { $n } calls left
    }
mayi-calls-of = May-I { $left }
mayi-away = away
mayi-known = Took from the pile and still holds: { $cards }

mayi-stock = Stock
mayi-pile = Discard pile
mayi-pile-empty = The discard pile is empty
mayi-thrown-by = discarded by { $name }
mayi-thrown-deal = turned up by the deal

mayi-table = Melds on the table
mayi-table-none = Nobody has laid down yet.
mayi-melds-of = { $name }’s melds
mayi-melds-yours = Your melds
mayi-meld-set = Set of { $rank }
mayi-meld-run = Run of { $suit }, { $low } to { $high }
mayi-meld-wild-set = Set of wild cards
mayi-meld-wild-run = Run of wild cards
mayi-meld-cards = { $meld }: { $cards }
mayi-meld-of = Meld { $number }, { $owner }. { $meld }
mayi-stands-for = { $card } for the { $rank }
mayi-meld-add = Add { $card } here
mayi-meld-choose = Choose a card from your hand that fits here
mayi-meld-chosen-many = Lay off one card at a time: choose one card.
mayi-lay-elsewhere = { $card } does not fit here.

mayi-hand = Your hand
mayi-hand-short =
    { $n ->
        [one] { $n } card short of the contract
       *[other] { $n } cards short of the contract
    }
mayi-hand-short-all =
    { $n ->
        [one] { $n } card short of going out
       *[other] { $n } cards short of going out
    }
mayi-hand-ready = You can lay down
mayi-hand-complete = Your cards make the contract
mayi-hand-group = start of a meld
mayi-hand-wild = wild
mayi-hand-fits = fits on the table

mayi-trays = Your lay down
mayi-trays-help = Choose cards and tap a tray. Tap a card in a tray to take it back. In a run, Alt and the arrow keys move it.
mayi-tray-set = Set
mayi-tray-run = Run
mayi-tray-numbered = { $kind } { $number }
mayi-tray-least = { $least } or more
mayi-tray-label = { $name }, { $least } or more
mayi-tray-put =
    { $n ->
        [one] Put it in: { $tray }
       *[other] Put { $n } cards in: { $tray }
    }
mayi-tray-state-short = { $n } of { $least }
mayi-tray-state-good = good
mayi-tray-state-bad = does not fit
mayi-tray-state-asking = checking
mayi-tray-back = { $card }, in { $tray }; back to your hand
mayi-tray-as = as { $rank }
mayi-tray-order-label = Rearrange: { $tray }
mayi-tray-remove = Remove this tray
mayi-tray-more-set = One more set
mayi-tray-more-run = One more run
mayi-trays-best = Fill in the best way
mayi-trays-best-none = Your cards do not make the contract yet.
mayi-trays-clear = Clear
mayi-trays-down = Lay down
mayi-trays-left =
    { $n ->
        [one] { $n } card would be left: { $cards }
       *[other] { $n } cards would be left: { $cards }
    }
mayi-trays-left-none = No card would be left. You go out.
mayi-trays-all = In this hand every card must be in a tray.
mayi-trays-missing = Still missing: { $trays }
mayi-said-put = { $cards }: now in { $tray }
mayi-said-back = { $card }: back in your hand
mayi-said-moved = { $card }: place { $place } of { $of }
mayi-said-filled = The best way is in the trays: { $melds }
mayi-said-order = { $tray }: { $cards }

mayi-draw = Draw
mayi-draw-hold = Draw when I can
mayi-draw-queued = Draw queued
mayi-draw-unqueue = Do not draw yet
mayi-take = Take { $card }
mayi-discard = Discard
mayi-discard-card = Discard { $card }
mayi-discard-choose = Choose the card to discard.
mayi-discard-one = Choose only one card to discard.
mayi-discard-in-tray = This card is in a tray: take it out first.

mayi-offer-may = May I have { $card }?
mayi-offer-may-price =
    { $n ->
        [one] You would also get { $n } card from the stock.
       *[other] You would also get { $n } cards from the stock.
    }
mayi-offer-call = May I?
mayi-offer-pass = Pass
mayi-offer-withdraw = Take it back
mayi-offer-own = You discarded { $card }. You may still call for it.
mayi-offer-passed = You let { $card } pass.
mayi-offer-called-first = You have called for { $card }. { $name } answers.
mayi-offer-called-behind = You have called for { $card }, after { $first }. { $name } answers.
mayi-offer-wait = { $names } can still call for { $card }.
mayi-offer-wait-draw = The others may still call. You may take { $card } now.
mayi-offer-queued = Your draw is queued. Press again to undo it.
mayi-offer-longer = { $names } needs longer.
mayi-offer-order = Order of the calls: { $names }
mayi-offer-settling = One moment: the others are deciding.
mayi-offer-ask = { $name } asks: May I have { $card }?
mayi-offer-allow = Allow
mayi-offer-deny = Deny
mayi-offer-allow-means =
    { $n ->
        [one] { $name } gets { $card } and { $n } card from the stock; then you draw.
       *[other] { $name } gets { $card } and { $n } cards from the stock; then you draw.
    }
mayi-offer-allow-means-free = { $name } gets { $card }; then you draw.
mayi-offer-deny-means = You must take { $card } yourself.
mayi-offer-deny-means-free = Nobody gets { $card }; you draw or take it.
mayi-offer-seconds =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
mayi-offer-others = { $name } is deciding about { $card }.
mayi-must-take-plain = You denied the call: you must take { $card }.
mayi-lapsed = { $name } gets { $card }. Your call lapses.

mayi-turn-draw = Your turn: draw, or take { $card }.
mayi-turn-draw-only = Your turn: draw a card.
mayi-turn-play = Lay down or discard.
mayi-turn-play-down = Lay off what fits, then discard.
mayi-turn-play-last = Lay down all your cards, or discard.
mayi-turn-other = { $name } is playing.
mayi-turn-other-draw = { $name } is about to draw.
mayi-turn-over = The hand is over.

mayi-wishes = Offers
mayi-wishes-pass = Passes on all
mayi-wishes-ask-if-nearer = Asks if it helps
mayi-wishes-call-if-nearer = Calls if it helps
mayi-wishes-want = calls { $cards }
mayi-wishes-never = never { $cards }
mayi-wishes-no-may-i = There is no May-I at this table.

mayi-story-dealt = Hand { $n }. Dealer: { $name }. Turned up: { $card }.
mayi-story-drew-you = You draw.
mayi-story-drew-other = { $name } draws.
mayi-story-drewCard-you = You draw { $card }.
mayi-story-drewCard-other = { $name } draws { $card }.
mayi-story-penalty-you = You also get a card from the stock.
mayi-story-penalty-other = { $name } also gets a card from the stock.
mayi-story-penaltyCard-you = You also get { $card } from the stock.
mayi-story-penaltyCard-other = { $name } also gets { $card } from the stock.
mayi-story-took-you = You take { $card }.
mayi-story-took-other = { $name } takes { $card }.
mayi-story-called-you = You call May-I.
mayi-story-called-other = { $name } calls May-I.
mayi-story-withdrawn-you = You take your call back.
mayi-story-withdrawn-other = { $name } takes the call back.
mayi-story-denied-you = Your call is denied.
mayi-story-denied-other = { $name }’s call is denied.
mayi-story-granted-you = Your call is granted: you get { $card }.
mayi-story-granted-other = { $name }’s call is granted: { $card }.
mayi-story-reshuffled =
    { $n ->
        [one] The discards are shuffled: the new stock has { $n } card.
       *[other] The discards are shuffled: the new stock has { $n } cards.
    }
mayi-story-laidDown-you = You lay down: { $melds }.
mayi-story-laidDown-other = { $name } lays down: { $melds }.
mayi-story-laidOff-you = You add { $card } to meld { $n }.
mayi-story-laidOff-other = { $name } adds { $card } to meld { $n }.
mayi-story-takenBack-you = You take { $cards } back.
mayi-story-takenBack-other = { $name } takes { $cards } back.
mayi-story-displaced-top-you = You put { $card } into meld { $n }; its wild card goes on top.
mayi-story-displaced-top-other = { $name } puts { $card } into meld { $n }; its wild card goes on top.
mayi-story-displaced-bottom-you = You put { $card } into meld { $n }; its wild card goes to the bottom.
mayi-story-displaced-bottom-other = { $name } puts { $card } into meld { $n }; its wild card goes to the bottom.
mayi-story-displaced-hand-you = You put { $card } into meld { $n } and take its wild card.
mayi-story-displaced-hand-other = { $name } puts { $card } into meld { $n } and takes its wild card.
mayi-story-discarded-you = You discard { $card }.
mayi-story-discarded-other = { $name } discards { $card }.
mayi-story-out = The hand is over. { $name } went out.
mayi-story-nobody = The hand is over. Nobody went out.

mayi-offer-heard = { $card }: May I? M, or P to pass.
mayi-offer-heard-answer = A: allow. N: deny.
mayi-pass-nobody = Nothing needs your answer now.
mayi-take-none = Take
mayi-lay-off = Lay off
mayi-key-take = Take the top of the discard pile


mayi-pile-none = empty
mayi-pile-short = turned up

mayi-trays-short = Trays
mayi-trays-left-count =
    { $n ->
        [one] { $n } card would be left
       *[other] { $n } cards would be left
    }

mayi-penalty-short = { $n } pts
mayi-key-lay = Lay down; after that, lay off
mayi-undo = Take back
