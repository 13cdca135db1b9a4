"""What one column of a sheet is worth, by dynamic programming over its scores: the plain states.

A state of a column is the score of each side in it, and who deals. In the plain states the next
round counts in the column, whoever wins it. The earlier states are in
:mod:`hollywood.kernel.equity.entries`. The equity is that of side A.

Scores are counted in *steps*. A step is one point, or several points if the target is high. The
odds of a round are a vector (from :data:`O_DRAWN` on): the ways in which the dealer can win, then
those of the other player. The mass of a way is its probability, in parts of :data:`MASS`. The
masses of all ways and of the drawn rounds add up to MASS.

Three quantities are computed in the same way:

- how often a shutout doubles the column (the same for both sides),
- points, and
- who wins the column.

For the last two, one side gains what the other loses, so B's equity is A's equity negated. A box is
worth ``box_bonus`` times the doubling that is still expected when it is written, so a state need
not include the number of boxes.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.layout import (
    R_BOX_BONUS,
    R_GAME_BONUS,
    R_SHUTOUT,
    R_SHUTOUT_POINTS,
)
from hollywood.kernel.gin.sheet import next_dealer

MASS: Final = 1 << 30
"""The mass of all rounds together: probability 1."""
SURE: Final = 100_000_000
"""The worth of a game or match that is won for certain."""
POINT: Final = 1_000
"""The worth of a point."""

DOUBLING, POINTS, WINNING = range(3)
"""What is computed: a doubling in thousandths (1,000 or 2,000), points, or parts of SURE."""

# ---------------------------------------------------------------------------- the odds
O_DRAWN: Final = 0  # the mass of the rounds that nobody scores
O_COUNTS: Final = 1  # how many ways to win the dealer has, then the other player
O_WAYS: Final = 3  # the ways of the dealer, then those of the other: O_LENGTH numbers each
O_STEPS, O_MASS, O_BOXES = range(3)
"""Of a way: its score in steps, its mass, its mass times its boxes."""
O_LENGTH: Final = 3

# ---------------------------------------------------------------------------- what is asked
(
    Q_KIND,
    Q_STEPS,  # steps to the target
    Q_STEP,  # points in a step
    Q_LENGTH,
) = range(4)


class Column(NamedTuple):
    """A column of a sheet: what is computed for it, and the tables of its states."""

    rules: Vector
    """R_LENGTH numbers."""
    ask: Vector
    """Q_LENGTH numbers: what is computed, and in which steps."""
    odds: Vector
    """The odds of a round, in these steps."""
    worths: Vector
    """The worth of each state, by dealer, in the units of what is asked."""
    doublings: Vector
    """The same for DOUBLING. To compute that, pass the same vector as ``worths``."""
    sums: Vector
    """SUMS numbers, scratch: the state that is being solved."""


class Way(NamedTuple):
    """One way in which a round can end."""

    dealer: int
    side: int
    """Who wins."""
    mass: int
    boxes: int
    """The mass times the boxes; 0 if the round does not count in the column."""


# ---------------------------------------------------------------------------- the sums of a state
CERTAIN: Final = 0  # mass times worth of the states that follow, by dealer
AGAIN: Final = 2  # mass of staying in this state, by dealer and by next dealer
SOLVED: Final = 6  # two places for the resulting worths
SUMS: Final = 8
"""The length of the vector of sums."""

_REPLACE, _ADD, _DOUBLE = 1, 2, 3


@kernel
def finished(rules: list[int], ask: list[int], winner: int, loser: int) -> int:
    """Return what a finished column is worth to its winner, without boxes; scores are in steps."""
    kind = ask[Q_KIND]
    if kind == WINNING:
        return SURE
    doubled = 1
    if loser == 0 and rules[R_SHUTOUT] == _DOUBLE:
        doubled = 2
    if kind == DOUBLING:
        return doubled * POINT
    points = (winner - loser) * ask[Q_STEP] + rules[R_GAME_BONUS]
    if loser == 0:
        if rules[R_SHUTOUT] == _REPLACE:
            points += rules[R_SHUTOUT_POINTS] - rules[R_GAME_BONUS]
        elif rules[R_SHUTOUT] == _ADD:
            points += rules[R_SHUTOUT_POINTS]
    return doubled * points * POINT


@kernel
def boxes_worth(rules: list[int], ask: list[int], doubling: int) -> int:
    """Return what a box is worth to the winner of the round, given the expected doubling."""
    return rules[R_BOX_BONUS] * doubling if ask[Q_KIND] == POINTS else 0


@kernel
def begin_sums(sums: list[int]) -> None:
    """Reset the sums for a new state."""
    for place in range(SUMS):
        sums[place] = 0


@kernel
def first_way(odds: list[int], dealer: int, side: int) -> int:
    """Return the place of the first way in which ``side`` wins; side 0 is A."""
    return O_WAYS if side == dealer else O_WAYS + O_LENGTH * odds[O_COUNTS]


@kernel
def ways_of(odds: list[int], dealer: int, side: int) -> int:
    """Return how many ways to win ``side`` has."""
    return odds[O_COUNTS] if side == dealer else odds[O_COUNTS + 1]


@kernel
def go_on(column: Column, way: Way, here: int, there: int, mirrored: int) -> None:
    """Add a way that leads from state ``here`` to state ``there``.

    The place of a state is that with A as dealer; the next place is that with B as dealer.
    ``mirrored`` means that the sides are swapped in the state ``there``.
    """
    ask = column.ask
    sums = column.sums
    dealer = way.dealer
    then = next_dealer(column.rules, dealer, way.side)
    at = there + (1 - then if mirrored else then)
    if way.boxes:
        gained = way.boxes * boxes_worth(column.rules, ask, column.doublings[at])
        sums[CERTAIN + dealer] += -gained if way.side else gained
    if there == here and not mirrored:
        sums[AGAIN + 2 * dealer + then] += way.mass
    elif mirrored and ask[Q_KIND] != DOUBLING:
        sums[CERTAIN + dealer] -= way.mass * column.worths[at]
    else:
        sums[CERTAIN + dealer] += way.mass * column.worths[at]


@kernel
def end(column: Column, way: Way, winner: int, loser: int) -> None:
    """Add a way that ends the column with these scores of the winner and the loser."""
    rules = column.rules
    ask = column.ask
    worth = way.mass * finished(rules, ask, winner, loser)
    doubling = 2 if loser == 0 and rules[R_SHUTOUT] == _DOUBLE else 1
    worth += way.boxes * boxes_worth(rules, ask, doubling * POINT)
    column.sums[CERTAIN + way.dealer] += -worth if way.side and ask[Q_KIND] != DOUBLING else worth


@kernel
def conclude(
    sums: list[int], rules: list[int], odds: list[int], here: int, worths: list[int]
) -> None:
    """Write what the state is worth, by dealer, including the ways that stay in it."""
    for dealer in range(2):
        then = next_dealer(rules, dealer, -1)
        sums[AGAIN + 2 * dealer + then] += odds[O_DRAWN]
    first = (sums[CERTAIN] + MASS // 2) // MASS
    second = (sums[CERTAIN + 1] + MASS // 2) // MASS
    stay = MASS - sums[AGAIN]
    leave = sums[AGAIN + 1]
    back = sums[AGAIN + 2]
    keep = MASS - sums[AGAIN + 3]
    # Two equations: MASS * first = stay * x - leave * y, MASS * second = keep * y - back * x.
    whole = stay * keep // MASS - leave * back // MASS
    worths[here] = _nearest(first * keep + second * leave, whole)
    worths[here + 1] = _nearest(second * stay + first * back, whole)


@kernel
def _nearest(number: int, parts: int) -> int:
    return (2 * number + parts) // (2 * parts)


@kernel
def solve_plain(column: Column) -> None:
    """Write the worth of every plain state.

    The state with the scores ``a`` and ``b`` is at place ``2 * (a * steps + b) + dealer``.
    """
    odds = column.odds
    steps = column.ask[Q_STEPS]
    for mine in range(steps - 1, -1, -1):
        for theirs in range(steps - 1, -1, -1):
            begin_sums(column.sums)
            here = 2 * (mine * steps + theirs)
            for dealer in range(2):
                for side in range(2):
                    entry = first_way(odds, dealer, side)
                    own = theirs if side else mine
                    other = mine if side else theirs
                    for _ in range(ways_of(odds, dealer, side)):
                        total = own + odds[entry + O_STEPS]
                        way = Way(dealer, side, odds[entry + O_MASS], odds[entry + O_BOXES])
                        entry += O_LENGTH
                        if total >= steps:
                            end(column, way, total, other)
                            continue
                        there = 2 * (mine * steps + total if side else total * steps + theirs)
                        go_on(column, way, here, there, 0)
            conclude(column.sums, column.rules, odds, here, column.worths)
