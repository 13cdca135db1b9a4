"""What the results of a round are worth to a player: in points, and in the match.

A worth is an array with a place for each code (:mod:`hollywood.kernel.gin.worth`). Points are those
of the round. The match is counted in winning chances, in per cent, or in points of the whole match,
boxes and bonuses among them: whichever the rules play for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from hollywood.bots.gin.nets import points_worth
from hollywood.kernel.gin.worth import CLASSES, MOST_POINTS, W_DRAWN
from hollywood.match.course import GinCourse
from hollywood.play import Seat

Worth = NDArray[np.float64]


class Worths(Protocol):
    """Anything that tells what codes are worth: an array with a place for each will do."""

    def __getitem__(self, codes: NDArray[np.int64], /) -> Any:
        """Return a worth for each code."""


PLAIN_WIN: Final = 20
"""The points of a plain win, by which errors are measured: 1 is what such a win is worth."""

PERCENT: Final = "%"
POINTS: Final = "points"


class MatchWorth(NamedTuple):
    """What results are worth in the match, in thousandths of ``unit``, by code."""

    worth: Sequence[int]
    unit: str  # PERCENT of the match won, or POINTS of the match


MatchJudge = Callable[[GinCourse, Seat, Seat, Seat], MatchWorth]
"""Given the match before a round, a person, who deals and whom he plays: the worths to him."""


class Stakes(NamedTuple):
    """What the results of one round are worth to one player."""

    points: Worth
    match: Worth | None
    unit: str | None

    @property
    def graded(self) -> Worth:
        """The worth by which decisions are graded: that of the match where it is known."""
        return self.points if self.match is None else self.match

    def plain_win(self, worth: Worth, times: int) -> float:
        """Return half of what lies between a plain win and a plain loss, from 0.

        ``times`` is what the points of the round are multiplied by.
        """
        points = min(PLAIN_WIN * times, MOST_POINTS - 1)
        return float(worth[points] - worth[CLASSES * MOST_POINTS + points]) / 2


def stakes_of(
    course: GinCourse, seat: Seat, dealer: Seat, other: Seat, judge: MatchJudge | None
) -> Stakes:
    """Return what the next round is worth to ``seat``, in points alone without a ``judge``.

    The seats are those of the match; ``dealer`` is one of the two who play.
    """
    points = np.array(points_worth(), np.float64) / 1000
    if judge is None:
        return Stakes(points, None, None)
    found = judge(course, seat, dealer, other)
    return Stakes(points, np.array(found.worth, np.float64) / 1000, found.unit)


def for_the_other(codes: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the codes of the same rounds for the other player."""
    half = CLASSES * MOST_POINTS
    turned = np.where(codes < half, codes + half, codes - half)
    return np.where(codes < W_DRAWN, turned, codes)
