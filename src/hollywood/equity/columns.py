"""The tables of a sheet's columns for given rules, solved when they are first needed."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from hollywood.equity.outcomes import odds_for
from hollywood.equity.vectors import odds_vector, steps_for
from hollywood.gin.rules import GinRules
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.equity.columns import DOUBLING, POINTS, SUMS, WINNING, Column
from hollywood.kernel.equity.entries import solve_column, table_length

MOST_STEPS: Final = 200
"""Targets up to this many points are solved point by point; higher ones in this many steps."""
MOST_STEPS_SLOW: Final = 20
"""The same without a compiler."""


def are_apart(rules: GinRules) -> bool:
    """Return whether the columns of these rules are paid one by one, and can be solved that way.

    They cannot if a match may end before all its games do, if winning all games pays double, if
    games open one after the other, or if more than three columns shift their entries.
    """
    if rules.games == 1:
        return True
    shifts = rules.credit == "wins" and rules.closed_entry == "shift"
    return not (
        rules.sweep_doubled
        or rules.series_end == "two_wins"
        or rules.games_at_once is not None
        or (shifts and rules.games > 3)
    )


def nearest_apart(rules: GinRules) -> GinRules:
    """Return the most similar rules whose columns are paid one by one."""
    closed_entry = rules.closed_entry if rules.games <= 3 else "forfeit"
    return replace(
        rules,
        sweep_doubled=False,
        series_end="all_three",
        games_at_once=None,
        closed_entry=closed_entry,
    )


@lru_cache(maxsize=8)
def column_of(rules: GinRules, strength: str, *, points: bool) -> Column:
    """Return a column with its table, in points or (for a single game) of who wins it.

    Takes a tenth of a second when compiled, and about three megabytes.
    """
    steps, step = steps_for(rules, MOST_STEPS if can_compile() else MOST_STEPS_SLOW)
    odds = vector(odds_vector(odds_for(rules, strength), step))
    knobs = vector(rules_vector(rules))
    length = table_length(rules_vector(rules), steps)
    ask = vector((POINTS if points else WINNING, steps, step))
    doublings, worths = empty_vector(length), empty_vector(length)
    column = Column(knobs, ask, odds, worths, doublings, empty_vector(SUMS))
    if points:
        of_doubling = vector((DOUBLING, steps, step))
        compiled(solve_column)(column._replace(ask=of_doubling, worths=doublings))
    compiled(solve_column)(column)
    return column
