"""Odds and sheets as the kernel reads them."""

from __future__ import annotations

from collections import Counter

from hollywood.equity.outcomes import Odds
from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.equity import columns as of
from hollywood.kernel.gin import sheet as at
from hollywood.match.sheet import ScoreSheet


def odds_vector(odds: Odds, step: int) -> list[int]:
    """Return the odds with points in steps of ``step``, as :mod:`equity_columns` lays them out.

    Points between two steps are shared out among both, so that the mean stays what it is.
    """
    parts: list[Counter[tuple[int, int]]] = [Counter(), Counter()]
    for outcome in odds.outcomes:
        masses = parts[0 if outcome.dealer_wins else 1]
        low, above = divmod(outcome.points, step)
        mass = round(outcome.share * of.MASS)
        high = mass * above // step
        masses[low, outcome.boxes] += mass - high
        masses[low + 1, outcome.boxes] += high
    drawn = of.MASS - sum(sum(masses.values()) for masses in parts)
    if drawn < 0:  # by rounding, a few parts of a thousand million
        heaviest = max(parts[0], key=parts[0].__getitem__)
        parts[0][heaviest] += drawn
        drawn = 0
    ways = [sorted((key, mass) for key, mass in masses.items() if mass) for masses in parts]
    numbers = [drawn, len(ways[0]), len(ways[1])]
    for (steps, boxes), mass in (*ways[0], *ways[1]):
        numbers += [steps, mass, mass * boxes]
    return numbers


def sheet_vector(sheet: ScoreSheet, side: int, other: int) -> list[int]:
    """Return a sheet between two of its sides, ``side`` as side 0.

    Of three sides the third is left out: a game that it has won is one that ``side`` has not.
    """
    rules = rules_vector(sheet.rules)
    numbers = [0] * at.T_LENGTH
    at.empty_sheet(numbers)
    place = {side: 0, other: 1}
    for entry in sheet.entries:
        if entry.winner in place:
            at.enter(numbers, rules, place[entry.winner], entry.points, entry.boxes)
        elif entry.winner is not None:
            numbers[at.T_SCORED] += 1
    for game, column in enumerate(sheet.columns):
        won = column.winner
        numbers[at.T_WON + game] = -1 if won is None else place.get(won, 1)
        for who, where in place.items():
            numbers[at.T_TOTALS + 2 * game + where] = column.totals[who]
            numbers[at.T_BOXES + 2 * game + where] = column.boxes[who]
    return numbers


def other_side(sheet: ScoreSheet, side: int, other: int | None) -> int:
    """Return the side that ``side`` plays; HollywoodError where there is no such side."""
    sides = range(len(sheet.sides))
    if side not in sides:
        raise HollywoodError(f"side {side} is not on a sheet of {len(sides)}")
    if other is None:
        if len(sides) != 2:
            raise HollywoodError("of three sides, say which one this one plays")
        return 1 - side
    if other not in sides or other == side:
        raise HollywoodError(f"side {side} cannot play side {other} on a sheet of {len(sides)}")
    return other


def steps_for(rules: GinRules, most: int) -> tuple[int, int]:
    """Return how many steps of how many points make the target, at most ``most`` steps."""
    step = -(-rules.target // most)
    return -(-rules.target // step), step
