"""The rows of :mod:`hollywood.kernel.equity.joint`, numbered, and how a win changes them.

A row is what one side can have in the open columns of a sheet.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from hollywood.kernel.equity import joint as of

Row = tuple[int, tuple[int, ...]]
"""How many of the next wins are lost, and the levels."""


class Plan(NamedTuple):
    """The places in the tables, the moves between rows, and the number of worths."""

    plan: tuple[int, ...]
    moves: tuple[int, ...]
    worths: int


@lru_cache(maxsize=4)
def plan_for(games: int, steps: int, *, forfeit: bool) -> Plan:
    """Return the plan of a match of up to three games, with a target of ``steps`` steps."""
    plan = [0] * of.J_LENGTH
    plan[of.J_STEPS] = steps
    moves: list[int] = []
    worths = 0
    numbers = [_numbered(games, columns, steps, forfeit=forfeit) for columns in range(games + 1)]
    for columns in range(1, games + 1):
        rows = numbers[columns]
        plan[of.J_ROWS + columns] = len(rows)
        plan[of.J_GAINS + columns] = len(moves)
        for row in rows:
            for scored in range(steps + 1):
                closes, then = _after_win(row, scored, steps)
                moves.append(4 * numbers[columns - closes][then] + closes)
        plan[of.J_LEFT + columns] = len(moves)
        for row in rows:
            for closes in range(columns + 1):
                then = _after_loss(row, closes, forfeit=forfeit)
                moves.append(numbers[columns - closes].get(then, 0))
        plan[of.J_INDEX + columns] = len(moves)
        every = product(range(steps + 1), repeat=columns)
        moves += [rows.get((0, levels), 0) for levels in every]
        plan[of.J_WORTHS + columns] = worths
        worths += (games - columns + 1) * len(rows) ** 2
    return Plan(tuple(plan), tuple(moves), worths)


def _numbered(games: int, columns: int, steps: int, *, forfeit: bool) -> dict[Row, int]:
    """Number the rows so that a win leads to a higher number."""
    none = (0,) * columns
    closed = games - columns if forfeit and columns else 0
    rows: list[Row] = [(lost, none) for lost in range(closed, 0, -1)]
    every = product(range(steps + 1), repeat=columns)
    rows += [(0, levels) for levels in every if list(levels) == sorted(levels, reverse=True)]
    return {row: number for number, row in enumerate(rows)}


def _after_win(row: Row, scored: int, steps: int) -> tuple[int, Row]:
    """Return how many columns a win closes, and the row of the remaining columns."""
    lost, levels = row
    if lost:
        return 0, (lost - 1, levels)
    entered = sum(level > 0 for level in levels)
    grown = [level + scored for level in levels[:entered]]
    if entered < len(levels):
        grown.append(1 + scored)
    closes = sum(level > steps for level in grown)
    return closes, (0, (*grown[closes:], *levels[entered + 1 :]))


def _after_loss(row: Row, closes: int, *, forfeit: bool) -> Row:
    """Return the row that is left after the other side has won the first ``closes`` columns."""
    lost, levels = row
    missed = sum(level == 0 for level in levels[:closes]) if forfeit else 0
    rest = levels[closes:]
    return (lost + missed if rest else 0, rest)
