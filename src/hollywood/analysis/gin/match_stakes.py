"""The value of a round's results in the match, from :mod:`hollywood.equity`."""

from __future__ import annotations

from hollywood.analysis.gin.stakes import PERCENT, POINTS, MatchWorth
from hollywood.equity import worth_of_results
from hollywood.match.course import GinCourse
from hollywood.match.forms import side_of, sides
from hollywood.play import Seat


def match_worth(
    course: GinCourse, seat: Seat, dealer: Seat, other: Seat, doubled: bool
) -> MatchWorth:
    """Return the values of results to ``seat``, who plays ``other``; all are people of the match.

    ``dealer`` is the one of the two who deals; ``doubled`` says that the upcard doubles the round.
    With three sides, the third is ignored. In a partnership game, the round is treated as the only
    one of its deal.
    """
    people = sides(course.rules, course.first)
    own, theirs = side_of(seat, people), side_of(other, people)
    worth = worth_of_results(
        course.rules,
        course.sheet,
        own,
        own if dealer == seat else theirs,
        other=theirs,
        doubled=doubled,
    )
    return MatchWorth(worth.numbers, PERCENT if worth.stake == "win" else POINTS)
