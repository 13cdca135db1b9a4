# What happens in a round: the clauses of a turn, and how the round ends. $who is the reader (you) or has a $name.

parts = { $first }; { $second }
numbered = { $n }: { $what }
compared = { $first } to { $second }
cast-you = You
cast-you-within = you
story-sentence =
    { $who ->
        [you] You { $what }.
       *[name] { $name } { $what }.
    }
story-leaves =
    { $who ->
        [you] leave { $card }
       *[name] leaves { $card }
    }
story-passes =
    { $who ->
        [you] pass { $card }
       *[name] passes { $card }
    }
story-draws =
    { $who ->
        [you] draw
       *[name] draws
    }
story-draws-card =
    { $who ->
        [you] draw { $card }
       *[name] draws { $card }
    }
story-takes =
    { $who ->
        [you] take { $card }
       *[name] takes { $card }
    }
story-discards =
    { $who ->
        [you] discard { $card }
       *[name] discards { $card }
    }
story-discards-down =
    { $who ->
        [you] discard { $card } face down
       *[name] discards { $card } face down
    }
story-discards-hidden =
    { $who ->
        [you] discard a card face down
       *[name] discards a card face down
    }
story-knocks =
    { $who ->
        [you] knock with { $n } ({ $cards })
       *[name] knocks with { $n } ({ $cards })
    }
story-gin =
    { $who ->
        [you] go gin
       *[name] goes gin
    }
story-big-gin =
    { $who ->
        [you] go big gin: all cards are in melds
       *[name] goes big gin: all cards are in melds
    }
story-ended =
    { $who ->
        [you] You ended the play.
       *[name] { $name } ended the play.
    }
story-lays-off =
    { $who ->
        [you] lay { $card } on { $meld }
       *[name] lays { $card } on { $meld }
    }
story-shows-none =
    { $who ->
        [you] have no deadwood
       *[name] has no deadwood
    }
story-shows =
    { $who ->
        [you] show { $n } deadwood
       *[name] shows { $n } deadwood
    }
story-reshuffled = The discards are shuffled: the new stock has { $n } cards.
story-calls =
    { $who ->
        [you] call May-I for { $card }
       *[name] calls May-I for { $card }
    }
story-withdraws =
    { $who ->
        [you] withdraw the call
       *[name] withdraws the call
    }
story-denies =
    { $who ->
        [you] deny { $name } the card
       *[name] denies { $name } the card
    }
story-denies-you =
    { $who ->
        [you] deny yourself the card
       *[name] denies you the card
    }
story-allows =
    { $who ->
        [you] allow it
       *[name] allows it
    }
story-gets =
    { $who ->
        [you] get { $card }
       *[name] gets { $card }
    }
story-pays =
    { $who ->
        [you] draw a card for it
       *[name] draws a card for it
    }
story-pays-card =
    { $who ->
        [you] draw { $card } for it
       *[name] draws { $card } for it
    }
story-lays-down =
    { $who ->
        [you] lay down { $melds }
       *[name] lays down { $melds }
    }
story-adds =
    { $who ->
        [you] lay { $card } on { $n } ({ $meld })
       *[name] lays { $card } on { $n } ({ $meld })
    }
story-goes-out =
    { $who ->
        [you] go out
       *[name] goes out
    }
story-run = { $suit } { $low } to { $high }
story-all-wild = all wild

## How a round ends.

reckon-dead-stock = The stock ran out: a dead hand, nobody scores.
reckon-dead-turns = Nobody knocked in { $n } turns: a dead hand, nobody scores.
reckon-gin =
    { $who ->
        [you] Gin! You have no deadwood.
       *[name] Gin! { $name } has no deadwood.
    }
reckon-big-gin =
    { $who ->
        [you] Big gin! You have all eleven cards in melds.
       *[name] Big gin! { $name } has all eleven cards in melds.
    }
reckon-laid-off =
    { $who ->
        [you] You have { $before } - { $less } laid off ({ $cards }) = { $after }.
       *[name] { $name } has { $before } - { $less } laid off ({ $cards }) = { $after }.
    }
reckon-nobody = Nobody scores.
reckon-score =
    { $who ->
        [you] { $sum } { POINTS($n) } to you.
       *[name] { $sum } { POINTS($n) } to { $name }.
    }
reckon-boxes = That is worth { BOXES($n) }.
reckon-undercut = Undercut: { $sum }
reckon-sum-gin = Gin: { $sum }
reckon-sum-big_gin = Big gin: { $sum }
reckon-doubled = { $sum }, doubled for the upcard { $card }
reckon-times = { $sum }, times { $n }
reckon-no-melds = no melds
reckon-shown = { $name }: { $melds }; nothing left.
reckon-shown-left = { $name }: { $melds }; left { $cards }, which counts { $n }.
reckon-table-of = At the table of { $names }:
reckon-out =
    { $who ->
        [you] You go out; the hand is over.
       *[name] { $name } goes out; the hand is over.
    }
reckon-stock-out = Nothing is left to draw: the hand is over, and all hands count.
reckon-turns-out = Nobody went out in { $n } turns: all hands count.
reckon-no-cards = no cards
reckon-counted = { $cards }   ({ $sum })
reckon-bonus =
    { $who ->
        [you] You laid down and went out in one turn: { $n }.
       *[name] { $name } laid down and went out in one turn: { $n }.
    }
reckon-left = { $name }: { $cards }; { $n }.
raised-all =
    { $n ->
        [2] all points count twice
       *[other] all points count { SPELL($n) } times
    }
raised-upcard =
    { $n ->
        [2] the upcard { $card } is a spade, so the points count twice
       *[other] the upcard { $card } is a spade, so all points count { SPELL($n) } times
    }
story-swaps-top =
    { $who ->
        [you] put { $card } on { $n } ({ $meld }), its wild card to the top
       *[name] puts { $card } on { $n } ({ $meld }), its wild card to the top
    }
story-swaps-bottom =
    { $who ->
        [you] put { $card } on { $n } ({ $meld }), its wild card to the bottom
       *[name] puts { $card } on { $n } ({ $meld }), its wild card to the bottom
    }
story-swaps-hand =
    { $who ->
        [you] put { $card } on { $n } ({ $meld }) and take its wild card
       *[name] puts { $card } on { $n } ({ $meld }) and takes its wild card
    }
story-takes-back =
    { $who ->
        [you] take { $cards } back
       *[name] takes { $cards } back
    }
