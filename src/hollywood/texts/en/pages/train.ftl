# The trainer: puzzles from dealt hands, their answers, and the puzzles of the day.

train-title = Train
train-lead = One question at a time, from dealt hands. The reason follows your answer. It works without a network.
train-daily = Puzzles of the day
train-daily-lead = They are the same for everybody. Your first answer counts.
train-daily-done = Answered today: { $n } of { $all }.
train-daily-days =
    { $n ->
        [one] { $n } day in a row.
       *[other] { $n } days in a row.
    }
train-daily-start = Begin
train-daily-on = Go on
train-daily-look = Look at them again
train-kinds = What to train
train-kind-discard = What do you discard?
train-kind-defense = Best answer to a knock
train-kind-melds = Find all melds
train-kind-may-i = May I?
train-short-discard = Discard
train-short-defense = Knock
train-short-melds = Melds
train-short-may-i = May I?
train-about-discard = A position of gin after your draw. Every discard has a value.
train-about-defense = The other player has knocked. Lay off cards and show your melds.
train-about-melds = Ten cards. Leave as little deadwood as you can.
train-about-may-i = May-I with four players. Do you call for this discard?
train-ask-discard = What do you discard?
train-ask-defense = The other player has knocked. What is your best answer?
train-ask-melds = Which melds leave the least deadwood?
train-ask-may-i = Do you call “May I?” for the discard?
train-level-easy = Easy
train-level-medium = Medium
train-level-hard = Hard
train-difficulty = Difficulty
train-streak =
    { $n ->
        [0] No right answer in a row yet.
        [one] { $n } right in a row.
       *[other] { $n } right in a row.
    }
train-best-streak = Your best: { $n }.
train-making = The cards are being dealt …
train-weighing = Your choice is being weighed …
train-unknown = There is no such puzzle.
train-all = All puzzles
train-next = Next puzzle
train-another = Another puzzle of today
train-table = The cards
train-other = Other player
train-player = Player { $n }
train-knocker = Melds of the player who knocked
train-your-melds = Your melds
train-none-yet = None yet
train-take-apart = Take apart
train-call = May I?
train-leave = Leave it
train-discard = Discard
train-contract = The contract: { $contract }. All players are level so far.
train-pick-one = Pick a card first.
train-pick-some = Pick the cards first.
train-meld = Make a meld
train-by-suit = Sort by suit
train-by-rank = Sort by rank
train-finish = I am done
train-how-melds = Pick the cards of a meld, then make it. A meld that you press is taken apart.
train-how-defense = Pick cards, then press a meld of the other player to lay them off, or make a meld of your own.
train-no-meld = These cards are no meld.
train-no-fit = These cards do not fit on that meld.
train-melded = Your meld: { $cards }.
train-laid = Laid off: { $cards }.
train-taken-back = The cards are in your hand again.
train-not-allowed = The rules do not allow this answer.
train-rank-right = Right
train-rank-nearly = Nearly
train-rank-wrong = There was better
train-was-best = { $choice }: that is the best choice.
train-was-same = { $choice }: as good as the best choice, as far as the simulated rounds can tell.
train-was-worse = { $choice }: that loses { $cost }. The best choice: { $best }.
train-choices =
    { $n ->
        [2] Both choices and their values
        [one] { $n } choice and its value
       *[other] All { $n } choices and their values
    }
train-best = best
train-weighed =
    { $n ->
        [one] The points behind the best choice, from { $n } simulated round.
       *[other] The points behind the best choice, from up to { $n } simulated rounds.
    }
train-left-best =
    { $n ->
        [0] No deadwood is left. Nothing can be better.
        [one] { $n } point of deadwood is left. Less is not possible.
       *[other] { $n } points of deadwood are left. Less is not possible.
    }
train-left = Your answer leaves { $n } points of deadwood. The best leaves { $least }.
train-lay-off = Lay off
train-onto = { $card } on { $meld }
train-best-melds = Melds
train-best-left = Deadwood
train-mistakes = Your own mistakes
train-mistakes-about = Moments from your reviewed matches, to be tried again.
train-mistakes-none = There is no reviewed match with a mistake of yours yet. Finish a match and open its review.
train-mistakes-here = Offline matches
train-mistakes-count = Moment { $n } of { $all }.
