"""What one column of a sheet is worth before both sides score in it.

With ``closed_entry=shift`` a side enters the open columns one after the other. If the other side
wins one of them first, as a shutout, the next column is reached sooner. So a column depends on the
open columns before it, but only while just one side has entered them. The states of a column are,
by the open columns before it (A is the side that leads; if B leads, the sides are swapped):

- *none*: there are one or two, and nobody has entered them;
- *one*: there is one, and only A has entered it; the state has A's score there and in the column;
- *one and none*: only A has entered the first, and nobody the second;
- *two*: only A has entered both; the state has A's three scores, none larger than the one before.

A column that both sides have entered no longer matters for the later ones. This is exact for three
columns.

With ``closed_entry=forfeit`` the *n*-th win counts in the first *n* columns. With ``credit=rounds``
the *n*-th round does. Then a state needs only the number of wins or rounds until the column counts.
"""

from __future__ import annotations

from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.equity import columns as of
from hollywood.kernel.equity.columns import (
    Column,
    Way,
    begin_sums,
    conclude,
    end,
    first_way,
    go_on,
    solve_plain,
    ways_of,
)
from hollywood.kernel.gin.layout import R_BY_ROUNDS, R_FORFEIT, R_GAMES

ONE_TO_GO, TWO_TO_GO, LEAD_OF_ONE, LEAD_OF_ONE_MORE, LEAD_OF_TWO = range(5)
PENDING, LEADING, BY_ROUNDS = range(5, 8)


@kernel
def plain_place(steps: int, mine: int, theirs: int) -> int:
    """Return the place of a plain state."""
    return 2 * (mine * steps + theirs)


@kernel
def none_place(steps: int, before: int) -> int:
    """Return the place of the state with ``before`` (1 or 2) earlier columns, entered by nobody."""
    return 2 * (steps * steps + before - 1)


@kernel
def one_place(steps: int, ahead: int, mine: int) -> int:
    """Return the place of the state in which A has ``ahead`` in the one earlier column."""
    return 2 * (steps * steps + 2 + ahead * steps + mine)


@kernel
def one_and_none_place(steps: int, ahead: int) -> int:
    """Return the place of the state in which A has entered the first of two earlier columns."""
    return 2 * (2 * steps * steps + 2 + ahead)


@kernel
def two_place(steps: int, first: int, second: int, mine: int) -> int:
    """Return the place of the state with three scores of A, none larger than the one before."""
    triple = first * (first + 1) * (first + 2) // 6 + second * (second + 1) // 2 + mine
    return 2 * (2 * steps * steps + 2 + steps + triple)


@kernel
def pending_place(steps: int, rules: list[int], mine: int, theirs: int) -> int:
    """Return the place of the state in which the next wins of both sides do not count yet.

    ``mine`` and ``theirs``, from 1, are how many wins do not count.
    """
    return 2 * (steps * steps + mine * rules[R_GAMES] + theirs)


@kernel
def leading_place(steps: int, rules: list[int], theirs: int, mine: int) -> int:
    """Return the place of the state with A's score ``mine``.

    The next ``theirs`` wins of B, from 1, do not count yet.
    """
    return 2 * (steps * steps + rules[R_GAMES] * (rules[R_GAMES] + 1) + theirs * steps + mine)


@kernel
def rounds_place(steps: int, before: int) -> int:
    """Return the place of the state in which the next ``before`` rounds, from 1, do not count."""
    return 2 * (steps * steps + before)


@kernel
def table_length(rules: list[int], steps: int) -> int:
    """Return the length of the table of a column."""
    games = rules[R_GAMES]
    if games == 1:
        return 2 * steps * steps
    if rules[R_BY_ROUNDS]:
        return rounds_place(steps, games)
    if rules[R_FORFEIT]:
        return leading_place(steps, rules, games, 0)
    if games == 2:
        return one_and_none_place(steps, 0)
    return two_place(steps, steps, 0, 0)


@kernel
def solve_column(column: Column) -> None:
    """Write the worth of every state of a column; see :func:`solve_plain`.

    With ``closed_entry=shift`` there must be at most three games.
    """
    solve_plain(column)
    rules = column.rules
    games = rules[R_GAMES]
    if games == 1:
        return
    steps = column.ask[of.Q_STEPS]
    if rules[R_BY_ROUNDS]:
        for before in range(1, games):
            _solve(BY_ROUNDS, rounds_place(steps, before), before, 0, 0, column)
        return
    if rules[R_FORFEIT]:
        for theirs in range(1, games):
            for mine in range(steps - 1, -1, -1):
                here = leading_place(steps, rules, theirs, mine)
                _solve(LEADING, here, theirs, mine, 0, column)
        for mine in range(1, games):
            for theirs in range(1, games):
                here = pending_place(steps, rules, mine, theirs)
                _solve(PENDING, here, mine, theirs, 0, column)
        return
    for ahead in range(steps - 1, -1, -1):
        for mine in range(ahead, -1, -1):
            _solve(LEAD_OF_ONE, one_place(steps, ahead, mine), ahead, mine, 0, column)
    _solve(ONE_TO_GO, none_place(steps, 1), 0, 0, 0, column)
    if games == 2:
        return
    for first in range(steps - 1, -1, -1):
        for second in range(first, -1, -1):
            for mine in range(second, -1, -1):
                here = two_place(steps, first, second, mine)
                _solve(LEAD_OF_TWO, here, first, second, mine, column)
    for ahead in range(steps - 1, -1, -1):
        _solve(LEAD_OF_ONE_MORE, one_and_none_place(steps, ahead), ahead, 0, 0, column)
    _solve(TWO_TO_GO, none_place(steps, 2), 0, 0, 0, column)


@kernel
def _solve(family: int, here: int, first: int, second: int, third: int, column: Column) -> None:
    """Write the worth of one state, by dealer."""
    begin_sums(column.sums)
    rules = column.rules
    odds = column.odds
    steps = column.ask[of.Q_STEPS]
    for dealer in range(2):
        for side in range(2):
            entry = first_way(odds, dealer, side)
            for _ in range(ways_of(odds, dealer, side)):
                scored = odds[entry + of.O_STEPS]
                mass = odds[entry + of.O_MASS]
                counts = 0
                mirrored = 0
                there = 0
                if family == BY_ROUNDS:
                    there = plain_place(steps, 0, 0)
                    if first > 1:
                        there = rounds_place(steps, first - 1)
                elif family == PENDING:
                    mine = first - 1 + side
                    theirs = second - side
                    if mine == 0:
                        there = leading_place(steps, rules, theirs, 0)
                    elif theirs == 0:
                        there = leading_place(steps, rules, mine, 0)
                        mirrored = 1
                    else:
                        there = pending_place(steps, rules, mine, theirs)
                elif family == LEADING:
                    if side:
                        there = plain_place(steps, second, 0)
                        if first > 1:
                            there = leading_place(steps, rules, first - 1, second)
                    else:
                        counts = 1
                        there = leading_place(steps, rules, first, second + scored)
                elif family == ONE_TO_GO:
                    there = plain_place(steps, 0, 0)
                    if scored < steps:
                        there = one_place(steps, scored, 0)
                        mirrored = side
                elif family == TWO_TO_GO:
                    there = none_place(steps, 1)
                    if scored < steps:
                        there = one_and_none_place(steps, scored)
                        mirrored = side
                elif family == LEAD_OF_ONE_MORE:
                    if side:
                        there = none_place(steps, 1)
                    else:
                        there = _behind_two(steps, first + scored, scored, 0)
                elif side:  # B enters the first of the columns that only A had entered
                    if family == LEAD_OF_ONE:
                        there = plain_place(steps, second, 0)
                    else:
                        there = one_place(steps, second, third)
                else:
                    counts = 1
                    if family == LEAD_OF_ONE:
                        there = _behind_one(steps, first + scored, second + scored)
                    else:
                        there = _behind_two(steps, first + scored, second + scored, third + scored)
                boxes = odds[entry + of.O_BOXES] if counts else 0
                way = Way(dealer, side, mass, boxes)
                own = third if family == LEAD_OF_TWO else second
                if counts and own + scored >= steps:
                    end(column, way, own + scored, 0)
                else:
                    go_on(column, way, here, there, mirrored)
                entry += of.O_LENGTH
    conclude(column.sums, rules, odds, here, column.worths)


@kernel
def _behind_one(steps: int, ahead: int, mine: int) -> int:
    """Return the place of the state with ``ahead`` in the column before, which may now be won."""
    if ahead >= steps:
        return plain_place(steps, mine, 0)
    return one_place(steps, ahead, mine)


@kernel
def _behind_two(steps: int, first: int, second: int, mine: int) -> int:
    """Return the place of the state with these scores in both earlier columns, which may be won."""
    if first >= steps:
        return _behind_one(steps, second, mine)
    return two_place(steps, first, second, mine)
