"""Ratings from the games of a tournament: Bradley-Terry with intervals, and openskill.

Bradley and Terry: a player beats another with a chance that depends on the difference of their
strengths. Here it is fitted to all games at once, even games as half a win, with one even game of
each player against an average one added, so that who won everything has a rating too. Strengths are
told on the scale of Elo, with 0 for the average: 100 points are 64 games in a hundred.

The games of a pair have the same cards. So the intervals are those of a sandwich estimate between
pairs, with Student's t; where the games say less than independent ones would (players that won
everything), it is the interval of independent games.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib.util import find_spec
from itertools import combinations
from typing import Final, NamedTuple

from hollywood.intervals import Estimate, student
from hollywood.tournament.standing import Standing, compared

ELO: Final = 400 / math.log(10)
_STEPS = 100
_CLOSE = 1e-10
_LARGEST_STEP = 2.0

Matrix = list[list[float]]


class Skill(NamedTuple):
    """The rating of openskill: a strength, and how sure it is."""

    mu: float
    sigma: float


class Game(NamedTuple):
    """Two players compared in one game of a pair: ``ahead`` is 1, ½, or 0 for the first."""

    pair: int
    first: int
    second: int
    ahead: float


def games_of(standing: Standing) -> list[Game]:
    """Return all comparisons of a tournament."""
    family = standing.plan.rules["family"]
    found, number = [], 0
    for held in standing.held:
        players = held.meeting.players
        for pair in held.pairs:
            for game in pair:
                for one, two in combinations(range(len(players)), 2):
                    ahead = compared(game, one, two, family)
                    found.append(Game(number, players[one], players[two], ahead))
            number += 1
    return found


def bradley_terry(games: Sequence[Game], many: int) -> list[Estimate]:
    """Return the rating of each player on the scale of Elo, with a 95% interval.

    >>> [round(each.mean) for each in bradley_terry([Game(0, 0, 1, 1.0), Game(1, 0, 1, 0.0)], 2)]
    [0, 0]
    """
    strength = [0.0] * many
    inverse: Matrix = []
    for _ in range(_STEPS):
        slope, curve = _derivatives(games, strength)
        inverse = _inverse(curve)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, step), default=0.0)
        short = min(1.0, _LARGEST_STEP / longest) if longest else 1.0
        strength = [value + short * by for value, by in zip(strength, step, strict=True)]
        if longest < _CLOSE:
            break
    middle = sum(strength) / many if many else 0.0
    errors = _errors(games, strength, inverse)
    told = []
    for value, error in zip(strength, errors, strict=True):
        mean = ELO * (value - middle)
        room = None if error is None else ELO * error
        low, high = (None, None) if room is None else (mean - room, mean + room)
        told.append(Estimate(mean, low, high))
    return told


def _derivatives(games: Sequence[Game], strength: Sequence[float]) -> tuple[list[float], Matrix]:
    """Return the slope of the likelihood, and its negative curvature."""
    many = len(strength)
    slope, curve = [0.0] * many, [[0.0] * many for _ in range(many)]
    for _, first, second, ahead in games:
        chance = _chance(strength[first] - strength[second])
        slope[first] += ahead - chance
        slope[second] -= ahead - chance
        weight = chance * (1 - chance)
        curve[first][first] += weight
        curve[second][second] += weight
        curve[first][second] -= weight
        curve[second][first] -= weight
    for player, value in enumerate(strength):  # the even game against an average player
        chance = _chance(value)
        slope[player] += 0.5 - chance
        curve[player][player] += chance * (1 - chance)
    return slope, curve


def _errors(
    games: Sequence[Game], strength: Sequence[float], inverse: Matrix
) -> list[float | None]:
    """Return half the width of each interval; ``None`` if there are too few pairs."""
    many = len(strength)
    pairs: dict[int, list[float]] = {}
    for pair, first, second, ahead in games:
        off = ahead - _chance(strength[first] - strength[second])
        slope = pairs.setdefault(pair, [0.0] * many)
        slope[first] += off
        slope[second] -= off
    if len(pairs) < 2:
        return [None] * many
    middle = [[0.0] * many for _ in range(many)]
    for slope in pairs.values():
        there = [place for place, value in enumerate(slope) if value]
        for one in there:
            for two in there:
                middle[one][two] += slope[one] * slope[two]
    fair = len(pairs) / (len(pairs) - 1)
    average = [sum(row[place] for row in inverse) / many for place in range(many)]
    told: list[float | None] = []
    for row in inverse:
        mine = [value - less for value, less in zip(row, average, strict=True)]
        sandwich = fair * sum(
            mine[one] * middle[one][two] * mine[two] for one in range(many) for two in range(many)
        )
        alone = _independent(mine, games, strength)
        told.append(student(len(pairs) - 1) * math.sqrt(max(sandwich, alone)))
    return told


def _independent(mine: Sequence[float], games: Sequence[Game], strength: Sequence[float]) -> float:
    """Return the variance of a rating if all games were independent."""
    total = sum(
        (chance := _chance(strength[first] - strength[second]))
        * (1 - chance)
        * (mine[first] - mine[second]) ** 2
        for _, first, second, _ in games
    )
    return float(total)


def _chance(ahead: float) -> float:
    return 1 / (1 + math.exp(-max(-500.0, min(500.0, ahead))))


def _inverse(matrix: Matrix) -> Matrix:
    """Return the inverse of a positive definite matrix, by elimination."""
    many = len(matrix)
    both = [
        [*row, *(float(row_number == column) for column in range(many))]
        for row_number, row in enumerate(matrix)
    ]
    for place in range(many):
        scale = both[place][place]
        both[place] = [value / scale for value in both[place]]
        for other in range(many):
            factor = both[other][place]
            if other != place and factor:
                both[other] = [
                    value - factor * less
                    for value, less in zip(both[other], both[place], strict=True)
                ]
    return [row[many:] for row in both]


def openskill(standing: Standing) -> list[Skill] | None:
    """Return the ratings of openskill after all games in order; ``None`` if it is not installed."""
    if find_spec("openskill") is None:
        return None
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in standing.points]
    family = standing.plan.rules["family"]
    for held in standing.held:
        players = held.meeting.players
        places = range(len(players))
        for pair in held.pairs:
            for game in pair:
                better = [
                    sum(compared(game, one, two, family) for two in places if two != one)
                    for one in places
                ]
                sides = [[ratings[player]] for player in players]
                rated = model.rate(sides, ranks=[-value for value in better])
                for player, (rating,) in zip(players, rated, strict=True):
                    ratings[player] = rating
    return [Skill(rating.mu, rating.sigma) for rating in ratings]
