"""The chance to win a match of up to three games, over all its columns at once, in coarse steps.

Who wins two of three hangs on all columns together, and they fill with the same rounds. A state is
what each side has in every open column, and how many games side A has won of those that are over.
The columns that are over are always the first ones: nobody has more in a later column.

What one side has is a *row* of levels, one for each open column: 0 where it has not entered it,
else one more than its score in steps, none larger than the one before. With
``closed_entry=forfeit`` there are rows of zeros, too, whose next wins are lost. With
``credit=rounds`` both sides have entered a column from the round on that first counts in it.
Rows are numbered so that a win leads to a higher number; :mod:`hollywood.equity.rows` makes them.

Both players are equal, so a state in which B deals is the one with the sides changed in which A
deals, and only those are kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.engine.bits import Vector, zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.equity import columns as of
from hollywood.kernel.equity.columns import begin_sums, conclude, first_way, ways_of
from hollywood.kernel.gin.layout import R_GAMES, R_OVERALL
from hollywood.kernel.gin.sheet import next_dealer

MOST_COLUMNS: Final = 3

# A vector that says where things are, by the number of open columns (from 0) where there are four.
J_STEPS: Final = 0  # of the target; a win of more counts as this
J_ROWS: Final = 1  # how many rows there are
J_GAINS: Final = 5  # where the gains of the rows begin: J_STEPS + 1 for each row
J_LEFT: Final = 9  # where it is written what is left of a row when the first columns are closed
J_WORTHS: Final = 13  # where their worths begin, A having won none of the games that are over
J_INDEX: Final = 17  # where the numbers of rows by their levels begin
J_LENGTH: Final = 21
"""A gain is ``4 * row + number of columns that the win closes``: the row is of those left."""

_ALL_GAMES = 1


class Joint(NamedTuple):
    """All columns of a match together: where their rows are, and what the states are worth."""

    rules: Vector
    """R_LENGTH numbers."""
    plan: Vector
    """J_LENGTH numbers: where everything is."""
    moves: Vector
    """The gains of each row, what is left of it, and the numbers of rows by their levels."""
    worths: Vector
    """Of every state in which A deals, A's share, in parts of SURE."""
    step: int
    """Points in a step."""


@kernel
def share_of(rules: list[int], won: int) -> int:
    """Return the share in a match that is over of the side that has won so many games."""
    games = rules[R_GAMES]
    lost = games - won
    if rules[R_OVERALL] == _ALL_GAMES:
        return of.SURE if lost == 0 else 0 if won == 0 else of.SURE // 2
    return of.SURE if won > lost else 0 if won < lost else of.SURE // 2


@kernel
def joint_place(plan: list[int], columns: int, won: int, mine: int, theirs: int) -> int:
    """Return where the worth is of a state in which A deals."""
    rows = plan[J_ROWS + columns]
    return plan[J_WORTHS + columns] + (won * rows + mine) * rows + theirs


@kernel
def joint_share(joint: Joint, columns: int, won: int, mine: int, theirs: int, dealer: int) -> int:
    """Return A's share of a state."""
    rules = joint.rules
    if columns == 0:
        return share_of(rules, won)
    if dealer == 0:
        return joint.worths[joint_place(joint.plan, columns, won, mine, theirs)]
    closed = rules[R_GAMES] - columns
    return of.SURE - joint.worths[joint_place(joint.plan, columns, closed - won, theirs, mine)]


@kernel
def solve_joint(joint: Joint, odds: list[int]) -> None:
    """Write A's share of every state in which A deals; ``odds`` are in the steps of the table."""
    sums = zeros(of.SUMS)
    games = joint.rules[R_GAMES]
    for columns in range(1, games + 1):
        closed = games - columns
        for won in range(closed // 2 + 1):  # with more, the sides changed
            for high in range(joint.plan[J_ROWS + columns] - 1, -1, -1):
                for low in range(high, -1, -1):
                    _solve(columns, won, high, low, joint, odds, sums)
                    if low != high and 2 * won != closed:
                        _solve(columns, won, low, high, joint, odds, sums)


@kernel
def _solve(
    columns: int,
    won: int,
    mine: int,
    theirs: int,
    joint: Joint,
    odds: list[int],
    sums: list[int],
) -> None:
    """Write A's share of a state whoever deals; where B does, in the place of the changed sides."""
    begin_sums(sums)
    rules = joint.rules
    plan = joint.plan
    moves = joint.moves
    most = plan[J_STEPS]
    for side in range(2):
        row = theirs if side else mine
        other = mine if side else theirs
        gains = plan[J_GAINS + columns] + row * (most + 1)
        left = plan[J_LEFT + columns] + other * (columns + 1)
        for dealer in range(2):
            then = next_dealer(rules, dealer, side)
            entry = first_way(odds, dealer, side)
            certain = 0
            for _ in range(ways_of(odds, dealer, side)):
                scored = odds[entry + of.O_STEPS]
                mass = odds[entry + of.O_MASS]
                entry += of.O_LENGTH
                gain = moves[gains + (scored if scored < most else most)]
                next_row = gain >> 2
                closes = gain & 3
                if closes == 0 and next_row == row:
                    sums[of.AGAIN + 2 * dealer + then] += mass
                    continue
                next_won = won if side else won + closes
                next_other = moves[left + closes]
                certain += mass * joint_share(
                    joint,
                    columns - closes,
                    next_won,
                    next_other if side else next_row,
                    next_row if side else next_other,
                    then,
                )
            sums[of.CERTAIN + dealer] += certain
    shares = joint_place(plan, columns, won, mine, theirs)
    conclude(sums, rules, odds, of.SOLVED, sums)
    joint.worths[shares] = sums[of.SOLVED]
    closed = rules[R_GAMES] - columns
    joint.worths[joint_place(plan, columns, closed - won, theirs, mine)] = (
        of.SURE - sums[of.SOLVED + 1]
    )
