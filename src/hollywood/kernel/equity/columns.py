"""What one column of a sheet is worth, by dynamic programming over its scores: the plain states.

A state of a column is the score of each side in it, and who deals. In the plain states the next
round counts in the column, whoever wins it; the states before are in
:mod:`hollywood.kernel.equity.entries`. Side A is the one whose equity it is.

Scores are counted in *steps*: points, or several points where targets are high. The odds of a
round are a vector (:data:`O_DRAWN` and after): for each of the two players, first the dealer, the
ways in which he can win. Masses are parts of :data:`MASS`, and add up to it with the drawn rounds.

Three things are worked out in the same way: how often the column's account is doubled by a shutout
(symmetric: the same for both sides), points, and who wins the column (what one side gains the other
loses, so the equity of B is that of A negated). A box is worth ``box_bonus`` times the doubling
that is still to be expected when it is written, so that nobody need remember how many there are.
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
"""All rounds; masses of outcomes are whole parts of it."""
SURE: Final = 100_000_000
"""A game or match won for certain, as a worth; a point is 1,000."""
POINT: Final = 1_000

DOUBLING, POINTS, WINNING = range(3)
"""What is worked out: thousandths of a doubling (1,000 or 2,000), of a point, or parts of SURE."""

# ---------------------------------------------------------------------------- the odds
O_DRAWN: Final = 0  # mass of the rounds that nobody scores
O_COUNTS: Final = 1  # ways in which the dealer wins, then those of the other
O_WAYS: Final = 3  # each way of the dealer, then each way of the other: O_LENGTH numbers
O_STEPS, O_MASS, O_BOXES = range(3)
"""Of a way: what it scores in steps, its mass, its mass times its boxes."""
O_LENGTH: Final = 3

# ---------------------------------------------------------------------------- what is asked
(
    Q_KIND,
    Q_STEPS,  # of the target
    Q_STEP,  # points in a step
    Q_LENGTH,
) = range(4)


class Column(NamedTuple):
    """A column of a sheet: what is worked out of it, and the tables of its states."""

    rules: Vector
    """R_LENGTH numbers."""
    ask: Vector
    """Q_LENGTH numbers: what is worked out, and in which steps."""
    odds: Vector
    """The odds of a round, in these steps."""
    worths: Vector
    """The worth of each state, by dealer, in the units of what is asked."""
    doublings: Vector
    """The same of kind DOUBLING: complete, or ``worths`` itself while that is made."""
    sums: Vector
    """SUMS numbers, scratch: the state that is being solved."""


class Way(NamedTuple):
    """One way in which a round can end."""

    dealer: int
    side: int
    """Who wins."""
    mass: int
    boxes: int
    """The mass times the boxes; 0 where the round does not count in the column."""


# ---------------------------------------------------------------------------- sums on the way
CERTAIN: Final = 0  # mass times worth of what follows, by dealer
AGAIN: Final = 2  # mass of coming back, by dealer and by who deals then
SOLVED: Final = 6  # two places for whoever wants the worths there
SUMS: Final = 8
"""What is summed up of a state."""

_REPLACE, _ADD, _DOUBLE = 1, 2, 3


@kernel
def finished(rules: list[int], ask: list[int], winner: int, loser: int) -> int:
    """Return what a column is worth to its winner, of these scores in steps, without boxes."""
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
    """Return what a box of the winner is worth where this doubling is to be expected."""
    return rules[R_BOX_BONUS] * doubling if ask[Q_KIND] == POINTS else 0


@kernel
def begin_sums(sums: list[int]) -> None:
    """Begin a state."""
    for place in range(SUMS):
        sums[place] = 0


@kernel
def first_way(odds: list[int], dealer: int, side: int) -> int:
    """Return where the ways in which ``side`` wins begin; side 0 is A."""
    return O_WAYS if side == dealer else O_WAYS + O_LENGTH * odds[O_COUNTS]


@kernel
def ways_of(odds: list[int], dealer: int, side: int) -> int:
    """Return how many ways ``side`` has to win."""
    return odds[O_COUNTS] if side == dealer else odds[O_COUNTS + 1]


@kernel
def go_on(column: Column, way: Way, here: int, there: int, mirrored: int) -> None:
    """Count a way that leads from place ``here`` to ``there``.

    Places are those of dealer A, and that of dealer B follows. ``mirrored`` says that the sides
    change places there.
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
    """Count a way that ends the column with these scores of the side that wins and the other."""
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
    """Write what the state is worth, by dealer: what follows, coming back to it included."""
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
    """Write the worth of every plain state: place ``2 * (a * steps + b)``, the dealer added.

    The scores are ``a`` and ``b``.
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
