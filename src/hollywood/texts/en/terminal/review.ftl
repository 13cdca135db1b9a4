# The review of a match in the terminal: only what the page does not say.

report-heading =
    { $n ->
        [one] { $names }, { $n } round
       *[other] { $names }, { $n } rounds
    }
report-hand-heading =
    { $n ->
        [one] { $names }, { $n } hand
       *[other] { $names }, { $n } hands
    }
report-stopped = Stopped before the end: this is what was reviewed.
report-nothing = No round was reviewed, so there is nothing to show.
report-hand-nothing = No hand was reviewed, so there is nothing to show.
report-worlds = At most { $n } rounds simulated per decision; seed { $seed }.
report-hand-worlds = At most { $n } hands simulated per decision; seed { $seed }.
report-interpreted = Without Numba, every round is interpreted, so fewer are simulated.
report-named = { $name }: { $what }
report-accuracy = { $name }: accuracy { $n }
report-mistakes = Mistakes
report-mistakes-none = none
report-penalty =
    { $n ->
        [one] { $n } penalty point
       *[other] { $n } penalty points
    }
report-place = place { $n } of { $all }
report-curve = How it went, with all cards face up
report-chances = Chances of first place after each hand:
report-hand = Hand { $n }
report-mistake = { $place }. { $where }, { $name }: { $mark }.
report-exact = exact
report-judged = { $what } – { $verdict }
report-lost = { $amount } lost
report-against = { $amount } against “{ $choice }”
