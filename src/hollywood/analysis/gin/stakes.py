"""What the results of a round are worth to a player: in points, and in the match.

The values are a column with a place for each code (:mod:`hollywood.kernel.gin.worth`). Points are
those of the round. The match is measured in chances of winning, in percent, or in points of the
whole match including boxes and bonuses, depending on the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, Protocol

from hollywood.analysis.columns import Column, column, looked_up
from hollywood.bots.gin.nets import points_worth
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN, WORTH_LENGTH
from hollywood.match.course import GinCourse
from hollywood.play import Seat

Worth = Column


class Worths(Protocol):
    """Anything that returns the values of codes, such as a column with a place for each."""

    def __getitem__(self, codes: Any, /) -> Any:
        """Return the value of a code, or an array of values for an array of codes."""


PLAIN_WIN: Final = 20
"""The points of a plain win, the unit of errors: 1 is the value of such a win."""

PERCENT: Final = "%"
POINTS: Final = "points"


class MatchWorth(NamedTuple):
    """The value of results in the match, in thousandths of ``unit``, by code."""

    worth: Sequence[int]
    unit: str  # PERCENT of the match won, or POINTS of the match


MatchJudge = Callable[[GinCourse, Seat, Seat, Seat, bool], MatchWorth]
"""Takes the match before a round, a person, the dealer, the opponent, and whether the upcard
doubles the round; returns the values."""


class Stakes(NamedTuple):
    """What the results of one round are worth to one player."""

    points: Worth
    match: Worth | None
    unit: str | None

    @property
    def graded(self) -> Worth:
        """The values used for grading: those of the match if known, otherwise points."""
        return self.points if self.match is None else self.match

    def plain_win(self, worth: Worth, times: int) -> float:
        """Return half the difference between a plain win and a plain loss, at least 0.

        ``times`` is the multiplier of the round's points.
        """
        points = min(PLAIN_WIN * times, MOST_POINTS - 1)
        return float(worth[points] - worth[CLASSES * MOST_POINTS + points]) / 2


def stakes_of(
    course: GinCourse,
    seat: Seat,
    dealer: Seat,
    other: Seat,
    judge: MatchJudge | None,
    *,
    doubled: bool = False,
) -> Stakes:
    """Return what the next round is worth to ``seat``, only in points without a ``judge``.

    The seats are those of the match; ``dealer`` is one of the two who play. ``doubled`` says that
    the upcard doubles the round.
    """
    if judge is None:
        return points_only()
    points = points_only().points
    found = judge(course, seat, dealer, other, doubled)
    return Stakes(points, column(each / 1000 for each in found.worth), found.unit)


def points_only() -> Stakes:
    """Return the stakes of a round of its own: its points."""
    return Stakes(column(each / 1000 for each in points_worth()), None, None)


def for_the_other(codes: Column) -> Column:
    """Return the codes of the same rounds for the other player."""
    return looked_up(_turned(), codes)


@cache
def _turned() -> Column:
    """The code of each result for the other player."""
    half = CLASSES * MOST_POINTS
    won_and_lost = (code + half if code < half else code - half for code in range(W_DRAWN))
    return column([*won_and_lost, *range(W_DRAWN, WORTH_LENGTH)])
