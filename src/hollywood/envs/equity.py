"""How much a round has changed what the match is worth to each seat.

In gin it is the match equity of :mod:`hollywood.equity`, in what the rules are played for. With
three sides it is counted pair by pair: in points their sum, for the win their share of all pairs.
In May-I it is the chance of first place, from the totals and the hands to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hollywood.contract.rules import ContractRules
from hollywood.envs.rewards import for_people
from hollywood.equity import stake_of, worth_of_results
from hollywood.match.course import ContractCourse, Course, GinCourse
from hollywood.match.forms import side_of, sides
from hollywood.match.sheet import ScoreSheet


def gained(before: Course, after: Course) -> Sequence[float]:
    """Return what each seat gains by the round between two moments of a match."""
    if isinstance(after, ContractCourse):
        assert isinstance(before, ContractCourse)
        return _more(_first_places(before), _first_places(after))
    assert isinstance(before, GinCourse)
    return for_people(before, _more(_of_sides(before), _of_sides(after)))


def _more(old: Sequence[float], new: Sequence[float]) -> list[float]:
    return [b - a for a, b in zip(old, new, strict=True)]


def _of_sides(course: GinCourse) -> list[float]:
    """What the match is worth to each side."""
    sheet, number = course.sheet, len(course.sheet.sides)
    for_win = stake_of(course.rules) == "win"
    if sheet.over:
        if not for_win:
            return [float(net) for net in sheet.settlement.net]
        if sheet.winner is None:
            return [1 / number] * number
        return [float(side == sheet.winner) for side in range(number)]
    dealer = side_of(course.seating.dealer, sides(course.rules, course.first))
    pairs = [[0.0] * number for _ in range(number)]
    for one in range(number):
        for two in range(one + 1, number):
            worth = _worth(sheet, one, two, dealer)
            pairs[one][two], pairs[two][one] = worth, 1 - worth if for_win else -worth
    share = 2 / (number * (number - 1)) if for_win else 1
    return [share * sum(row) for row in pairs]


@lru_cache(maxsize=4096)
def _worth(sheet: ScoreSheet, one: int, two: int, dealer: int) -> float:
    return worth_of_results(sheet.rules, sheet, one, dealer, other=two).before


def _first_places(course: ContractCourse) -> list[float]:
    """Each seat's chance of first place."""
    from hollywood.analysis.contract.first_place import FirstPlace

    sheet, seats = course.sheet, len(course.players)
    if not sheet.hands:
        return [1 / seats] * seats
    rules: ContractRules = course.rules
    places = FirstPlace(rules, len(sheet.hands), (0,) * seats)
    chances = places.chances([[float(total)] for total in sheet.totals])
    return [float(chance[0]) for chance in chances]
