"""Bots that follow a person: after each match they play the level that makes the next one even.

The person's strength is estimated on the scale of the levels
(:mod:`hollywood.bots.strengths`), the way Elo does it: by how much better a result was than
expected. The first results move the estimate far, later ones less. The same results give the same
levels.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from hollywood.bots.levels import LEVELS
from hollywood.bots.strengths import strengths
from hollywood.match.course import ContractCourse, Course
from hollywood.play import Seat

FIRST_STEP, LEAST_STEP = 300, 32
"""Twice how far the first win against an equal moves the estimate, and at least any later one."""
BEYOND: Final = 100
"""How far the estimate may be beyond the weakest and the strongest level."""
_TEN_TO_ONE = 400


class Estimate(NamedTuple):
    """How strong a person seems to be, from how many matches."""

    rating: int
    matches: int = 0


def begun_at(level: str, family: str) -> Estimate:
    """Return the estimate of somebody who begins with a level that they have chosen."""
    return Estimate(strengths(family)[level])


def bounded(estimate: Estimate, family: str) -> Estimate:
    """Return an estimate from elsewhere within the bounds of the levels."""
    known = strengths(family).values()
    rating = max(min(known) - BEYOND, min(max(known) + BEYOND, estimate.rating))
    return Estimate(rating, max(0, estimate.matches))


def level_for(estimate: Estimate, family: str, without: Collection[str] = ()) -> str:
    """Return the level whose strength is nearest; of two equally near, the weaker one."""
    known = strengths(family)
    offered = [name for name in LEVELS if name not in without]
    return min(offered, key=lambda name: (abs(known[name] - estimate.rating), known[name]))


def after_match(estimate: Estimate, family: str, level: str, share: float) -> Estimate:
    """Return the estimate after a match against a level; ``share`` is 1 if won and 0 if lost."""
    ahead = estimate.rating - strengths(family)[level]
    expected = 1 / (1 + 10 ** (-ahead / _TEN_TO_ONE))
    step = max(LEAST_STEP, FIRST_STEP / (1 + estimate.matches))
    rating = round(estimate.rating + step * (share - expected))
    return bounded(Estimate(rating, estimate.matches + 1), family)


def share_of(course: Course, seat: Seat) -> float | None:
    """Return how well a seat did in a match that is over, from 0 to 1; ``None`` if nobody won.

    In gin it is won or lost. In the contract game it is the share of the others with more penalty
    points; equal points are a half.
    """
    if isinstance(course, ContractCourse):
        totals = course.sheet.totals
        others = [total for number, total in enumerate(totals) if number != seat]
        return sum(_ahead(totals[seat], total) for total in others) / len(others)
    if not course.winners:
        return None
    return float(seat in course.winners)


def _ahead(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)
