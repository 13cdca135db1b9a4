"""Odds and sheets as vectors for the kernel."""

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
    """Return the odds in steps of ``step`` points (:mod:`hollywood.kernel.equity.columns`).

    Points between two steps are split between both, so that the mean stays the same.
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
    if drawn < 0:  # because of rounding, by a few parts in a billion
        heaviest = max(parts[0], key=parts[0].__getitem__)
        parts[0][heaviest] += drawn
        drawn = 0
    ways = [sorted((key, mass) for key, mass in masses.items() if mass) for masses in parts]
    numbers = [drawn, len(ways[0]), len(ways[1])]
    for (steps, boxes), mass in (*ways[0], *ways[1]):
        numbers += [steps, mass, mass * boxes]
    return numbers


def sheet_vector(sheet: ScoreSheet, side: int, other: int) -> list[int]:
    """Return the sheet of two sides, with ``side`` as side 0 and ``other`` as side 1.

    With three sides the third is left out: a game that it has won counts as lost by ``side``.
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
    """Return the side that plays against ``side``; raise HollywoodError for an invalid side."""
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
    """Return the number of steps to the target, at most ``most``, and the points in a step."""
    step = -(-rules.target // most)
    return -(-rules.target // step), step
