# What the table asks and answers, and what it shows of the hand and the table.

ask-empty = Type ? for what you can do, or hint for advice.
ask-help = Type ? for help.
ask-round-over = The round is over.
ask-pick-one = Enter for this, or n for none.
ask-pick = A number, Enter for 1, or n for none.
ask-choose-first = Choose one of these first.
ask-alone = Type { $word } alone, with nothing after it.
ask-sort-how = Type: sort meld, sort suit or sort rank.
ask-which-card = Which card? Name it, as in x 7h.
ask-lay-how = Lay off which card? Type it like this: lay 3s on 1.
ask-meld-numbers = The melds on the table are numbered 1 to { $n }.
ask-fits-nowhere = { $card } does not fit on any meld.
ask-lay-where = Lay { $card } on which?
ask-no-gin = Without { $card } you have { $n } deadwood: no gin.
ask-spread = Which spread? Each leaves { $n }; the first allows the fewest layoffs.
ask-too-much =
    { $limit ->
        [0] The best discard leaves { $n } deadwood; gin needs 0.
       *[other] The best discard leaves { $n } deadwood; the limit is { $limit }.
    }
ask-which-knock = Discard which card? Each leaves { $n }.
ask-upcard = The upcard is { $card }. Take it (t), or pass (p)?
ask-draw-only = Draw (Enter).
ask-draw = Stock { $n }. Draw (d), or take { $card } (t)?
ask-last-chance = The stock is down to { $n }. Take { $card } (t) to knock with it, or pass (p)?
ask-must-knock = You took the last discard: knock (k).
ask-discard = Discard which card?
ask-discard-gin = Discard which card, or go gin (g)?
ask-discard-knock = Discard which card, or knock (k)?
ask-answer = Lay off, show, or Enter for the best defense?
ask-knocker-answer = Lay off, finish, or Enter for the best of both?
ask-next-gin = Enter deals the next round; q leaves.
ask-next-contract = Enter deals the next hand; q leaves.
ask-may-i =
    { $who ->
        [you] { $card } is on the pile, your turn. May you? Type m to ask, Enter to pass.
       *[name] { $card } is on the pile, { $name }'s turn. May you? Type m to ask, Enter to pass.
    }
ask-reconsider = You have asked for { $card }; { $name } will answer. Enter keeps the call, w withdraws it.
ask-no-withdrawing = You cannot withdraw a call at this table; type m if you mean it.
ask-nothing-to-take-back = You have nothing to take back.
ask-ask = You will be asked about every discard you may call for, your own too.
ask-no-pass = It is your turn, so there is nothing to pass.
ask-lay-or-discard = Lay off (l), or discard which card?
ask-down-or-discard = Lay down (down), or discard which card?
ask-must-take = You denied it: take { $card } (Enter).
ask-take-only = The stock is empty: take { $card } (Enter).
ask-turn = Your turn: draw (d), or take { $card } (t)?
ask-calls = { $name }
ask-calls-and = { $name }, then { $others },
ask-answer-call = { $asks } asks for { $card }. Allow (a), or deny (n)?
ask-answer-forced = { $asks } asks for { $card }. Allow (a), or deny (n) and take it yourself?
ask-answer-only = { $asks } asks for { $card }. Enter allows it.
ask-not-yet = You cannot lay down { $contract } yet.
ask-not-all-yet = You cannot lay down { $contract } with all your cards yet.
ask-laid-left = { $melds }, left { $cards }
ask-lay-down = Lay down?
ask-contract-lay-how = Lay off which card? Type it like this: lay 9c on 2.
ask-contract-swap-how = Swap which card? Type it like this: swap 6c on 2 top.
ask-where = Where?
ask-where-swap-top = in { $meld }, its wild card to the top
ask-where-swap-bottom = in { $meld }, its wild card to the bottom
ask-where-swap-hand = in { $meld }, its wild card to your hand
ask-where-add = on { $meld }
ask-where-add-top = at the top of { $meld }
ask-where-add-bottom = at the bottom of { $meld }
hint-by = the { $level } player would { $play }
hint-not-ready = The { $level } player is still getting ready.
hint-nothing = There is nothing to decide now.

## The hand and the table.

hand-left = left { $cards }
hand-deadwood-only = deadwood { $n }
hand-deadwood =
    { $limit ->
        [0] deadwood { $n }, only gin ends the round
       *[other] deadwood { $n }, limit { $limit }
    }
hand-deadwood-best =
    { $limit ->
        [0] deadwood { $n } at best, only gin ends the round
       *[other] deadwood { $n } at best, limit { $limit }
    }
hand-all = all cards in melds: gin (g)
hand-all-big = all cards in melds: big gin (big)
hand-ready = gin (g)
hand-can-knock = you can knock with { $n } (k)
hand-melds = Melds: { $melds }.
hand-others = Others: { $cards }.
table-pile = Discard pile, top last: { $cards }.
table-empty = empty
table-gin = { $n } cards in the stock; { $limit }.
table-limit =
    { $n ->
        [0] only gin ends the round
       *[other] knock with { $n } or less
    }
table-known = { $name } holds { $cards }, taken from the pile.
table-nobody-known = Nobody else holds a card taken from the pile.
table-discards = The discard pile by suit:
table-no-discards = The discard pile is empty.
table-spread = The spread: { $melds }.
table-melds = On the table { $melds }.
table-no-melds = Nobody has laid down.
table-nothing-yet = Nothing has happened yet.
table-luck = Your luck is '{ $text }'; it goes into the shuffle of the next deal.
held-holds =
    { $n ->
        [one] { $n } card: { $standing }.
       *[other] { $n } cards: { $standing }.
    }
held-wild = wild { $cards }
held-groups = For the contract: { $groups }.
held-others = Others: { $cards }.
held-you-hold = You hold: { $cards }.
held-wilds = Wild: { $cards }.
held-calls-left =
    { $n ->
        [one] { $n } May-I left
       *[other] { $n } May-Is left
    }
held-set = set
held-run = run
held-meld =
    { $who ->
        [you] Meld { $n }, your { $kind }: { $meld }.
       *[name] Meld { $n }, { $name }'s { $kind }: { $meld }.
    }
held-size = { $name } { $n }
held-size-down = { $name } { $n } (down)
held-sizes = Cards: { $sizes }. Stock { $n }.
held-all-must-fit = all cards must fit
held-short-of-out =
    { $n ->
        [one] { $n } card short of going out
       *[other] { $n } cards short of going out
    }
held-short =
    { $n ->
        [one] { $n } card short of the contract
       *[other] { $n } cards short of the contract
    }
held-enough = enough for the contract
held-can-lay-down = you can lay down (down)
held-not-with-all = you have the contract, but not with all cards
held-down = you have laid down
held-nothing-fits = you have laid down, and nothing fits on the table
held-fits = you have laid down; fits: { $fits }
held-fits-on = { $card } on { $numbers }
held-swaps = { $card } on { $numbers } (swap)
held-and-more = { $first } and { $n } more
held-ends = ({ $low } to { $high })
