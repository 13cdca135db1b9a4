"""The chance to win a match of up to three games, from a coarse table of all columns together.

Who wins two games of three depends on all columns, and the same rounds count in several of them. A
state is what each side has in every open column, and how many of the finished games side A has won.
The finished columns are always the first ones, because no side has more in a later column.

What one side has is a *row* of levels, one for each open column. The level is 0 if the side has not
entered the column, else its score in steps plus one. No level is larger than the one before it.
With ``closed_entry=forfeit`` there are also rows of zeros whose next wins are lost. With
``credit=rounds`` both sides have entered a column from the first round that counts in it. Rows are
numbered so that a win leads to a higher number; :mod:`hollywood.equity.rows` makes them.

Both players are equal. So a state in which B deals is the same as one in which A deals with the
sides swapped, and only the latter are stored.
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

# The plan: a vector of places. Each entry but the first has four places, by the number of open
# columns (0 to 3).
J_STEPS: Final = 0  # steps to the target; a larger win counts as this many steps
J_ROWS: Final = 1  # how many rows there are
J_GAINS: Final = 5  # where the gains of the rows begin: J_STEPS + 1 for each row
J_LEFT: Final = 9  # where the rows that are left after the first columns close begin
J_WORTHS: Final = 13  # where the worths begin; first those with no finished game won by A
J_INDEX: Final = 17  # where the numbers of rows by their levels begin
J_LENGTH: Final = 21
"""A gain is ``4 * row + number of columns that the win closes``; the row is that of the others."""

_ALL_GAMES = 1


class Joint(NamedTuple):
    """All columns of a match together: their rows, and the worths of the states."""

    rules: Vector
    """R_LENGTH numbers."""
    plan: Vector
    """J_LENGTH numbers: the places in the other vectors."""
    moves: Vector
    """The gains of each row, what is left of it, and the numbers of rows by their levels."""
    worths: Vector
    """A's share in every state in which A deals, in parts of SURE."""
    step: int
    """Points in a step."""


@kernel
def share_of(rules: list[int], won: int) -> int:
    """Return a side's share in a finished match of which it has won ``won`` games."""
    games = rules[R_GAMES]
    lost = games - won
    if rules[R_OVERALL] == _ALL_GAMES:
        return of.SURE if lost == 0 else 0 if won == 0 else of.SURE // 2
    return of.SURE if won > lost else 0 if won < lost else of.SURE // 2


@kernel
def joint_place(plan: list[int], columns: int, won: int, mine: int, theirs: int) -> int:
    """Return the place of the worth of a state in which A deals."""
    rows = plan[J_ROWS + columns]
    return plan[J_WORTHS + columns] + (won * rows + mine) * rows + theirs


@kernel
def joint_share(joint: Joint, columns: int, won: int, mine: int, theirs: int, dealer: int) -> int:
    """Return A's share in a state."""
    rules = joint.rules
    if columns == 0:
        return share_of(rules, won)
    if dealer == 0:
        return joint.worths[joint_place(joint.plan, columns, won, mine, theirs)]
    closed = rules[R_GAMES] - columns
    return of.SURE - joint.worths[joint_place(joint.plan, columns, closed - won, theirs, mine)]


@kernel
def solve_joint(joint: Joint, odds: list[int]) -> None:
    """Write A's share in every state in which A deals; ``odds`` are in the steps of the table."""
    sums = zeros(of.SUMS)
    games = joint.rules[R_GAMES]
    for columns in range(1, games + 1):
        closed = games - columns
        for won in range(closed // 2 + 1):  # the others are the same with the sides swapped
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
    """Write A's share in a state, for both dealers; with B as dealer, the sides are swapped."""
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
