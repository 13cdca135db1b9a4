# The gin board.

gin-stock = Stock
gin-discards = Discard pile
gin-draw = Draw
gin-take = Take the discard
gin-takeCard = Take { $card }
gin-pass = Pass
gin-discard = Discard
gin-discardCard = Discard { $card }
gin-knock = Knock
gin-gin = Gin
gin-bigGin = Big gin
gin-pickFirst = Choose a card to discard first.
gin-limit = Knock with { $n } or less
gin-limitGin = A knock must be gin
gin-spade = { $card }: points × { $n }
gin-multiplied = Points × { $n }
gin-firstUpcard = The upcard was { $card }.
gin-yourHand =
    { $n ->
        [one] Your hand, { $n } card
       *[other] Your hand, { $n } cards
    }
gin-count = Deadwood { $n }
gin-countAfter = Best discard leaves { $n }
gin-deadwood = Deadwood
gin-deadwoodIs = Deadwood { $n }
gin-deadwoodCards = Deadwood: { $cards }
gin-isDeadwood = deadwood
gin-inMeld = in { $meld }
gin-run = run { $cards }
gin-set = set { $cards }
gin-laidNote = laid off: { $cards }
gin-laidCard = { $card } (laid off)
gin-layOn = Lay the picked card off on { $meld }
gin-meldsOf = { $name }’s melds
gin-waits = { $name } is thinking
gin-answers = { $name } is answering the knock
gin-throwWhich = Discard which card?
gin-throwLeaves = { $card }; leaves { $n } deadwood
gin-leaves = leaves { $n }
gin-whichSpread = Lay down which melds?
gin-bestSpread = gives the fewest layoffs
gin-youThrow = You discard the { $card }
gin-withNothing = and have no deadwood.
gin-withDeadwood = and knock with { $n } deadwood.
gin-notYet = Not yet
gin-goGin = Go gin, discard { $card }
gin-knockWith = Knock with { $n }, discard { $card }
gin-bigGinAsk = All your cards are in melds. Lay them down without discarding?
gin-nothingFits = None of your cards fit on these melds.
gin-showNow = Show my hand now
gin-finishNow = Finish now
gin-finish = Finish
gin-showHand = Show it as it is
gin-bestAnswer = Best answer: lay off { $layoffs }. Leaves { $n }.
gin-bestNothing = Best answer: lay off nothing. Leaves { $n }.
gin-byHand = Or pick a card, then a meld.
gin-doBest = Play the best
gin-choose = Choose the melds
gin-choose-title = Your melds
gin-choose-help = Pick cards from your hand and lay them down as a meld.
gin-choose-meld = Lay down as a meld
gin-choose-pick = Pick the cards of the meld first.
gin-choose-made = Laid down as a meld: { $meld }
gin-choose-undo = Take apart: { $meld }
gin-choose-none = No melds yet.
gin-choose-noneLeft = No deadwood
gin-choose-show = Show these melds
gin-choose-back = Back to the best answer
gin-plan-words = Nobody sees this yet. It leaves { $n }.
gin-plan-title = Cards to lay off
gin-plan-take = Take back the { $card }
gin-plan-undo = Take back
gin-plan-show = Lay off and show
gin-plan-finish = Lay off and finish
gin-plan-added = { $card } is ready to be laid off. Nobody sees it yet.
gin-plan-back = { $card } is back in your hand.
gin-cardOn = { $card } on the { $meld }
gin-endLabel = End of the round
gin-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
gin-boxes = { $n } boxes
gin-noScore =
    { $n ->
        [one] Nobody knocked, and only { $n } card is left in the stock: nobody scores.
       *[other] Nobody knocked, and only { $n } cards are left in the stock: nobody scores.
    }
gin-bonus-gin = with { $n } for gin
gin-bonus-big_gin = with { $n } for big gin
gin-bonus-undercut = with { $n } for the undercut
gin-end-draw = A dead hand
gin-end-knock-you = You win the round
gin-end-knock-other = { $name } wins the round
gin-end-undercut-you = You undercut the knock!
gin-end-undercut-other = { $name } undercuts the knock
gin-end-gin-you = Gin! You win the round
gin-end-gin-other = Gin for { $name }
gin-end-big_gin-you = Big gin! You win the round
gin-end-big_gin-other = Big gin for { $name }
gin-story-dealt = Dealer: { $name }. The upcard is the { $card }.
gin-story-passed-you = You pass.
gin-story-passed-other = { $name } passes.
gin-story-drew-you = You draw.
gin-story-drew-other = { $name } draws.
gin-story-drewCard-you = You draw the { $card }.
gin-story-drewCard-other = { $name } draws the { $card }.
gin-story-took-you = You take the { $card }.
gin-story-took-other = { $name } takes the { $card }.
gin-story-discarded-you = You discard the { $card }.
gin-story-discarded-other = { $name } discards the { $card }.
gin-story-knocked-you = You knock. Deadwood: { $cards }.
gin-story-knocked-other = { $name } knocks. Deadwood: { $cards }.
gin-story-gin-you = You go gin.
gin-story-gin-other = { $name } goes gin.
gin-story-bigGin-you = You go big gin.
gin-story-bigGin-other = { $name } goes big gin.
gin-story-laidOff-you = You lay off the { $card }.
gin-story-laidOff-other = { $name } lays off the { $card }.
gin-story-shown-you = You show your hand. Deadwood: { $cards }.
gin-story-shown-other = { $name } shows the hand. Deadwood: { $cards }.
gin-story-shownNone-you = You show your hand: no deadwood.
gin-story-shownNone-other = { $name } shows the hand: no deadwood.
gin-story-dead = A dead hand: nobody scores.
gin-layPick = Pick a card from your hand first, then the meld it goes on.
gin-turn-upcard = Your turn: take { $card }, or pass.
gin-turn-pass = Your turn: you can only pass.
gin-turn-draw = Your turn: draw, or take { $card }.
gin-turn-stock = Your turn: draw from the stock.
gin-turn-discard = Choose a card to discard.
gin-turn-picked = Discard { $card }, or choose another card.
gin-turn-knock = Knock, or choose a card to discard.
gin-turn-gin = You have gin.
gin-turn-bigGin = You have big gin.
gin-why-knock = { $n } deadwood: { $limit } or less to knock.
gin-why-haveGin = You have gin. That is worth more than a knock.
gin-why-gin = { $n } deadwood: gin needs none.
