"""The decisions of a player, counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from hollywood.analysis.grades import Mark, Status, accuracy, error_rate
from hollywood.analysis.learning import to_learn_from
from hollywood.analysis.report import RoundReview


class Tally(TypedDict):
    """The fields of :class:`~hollywood.analysis.report.PlayerReview` about decisions."""

    decisions: int
    forced: int
    too_close: int
    counted: int
    marks: dict[str, int]
    accuracy: float | None
    error_rate: float | None
    lost_points: float
    lost_match: float | None
    moments: tuple[int, ...]


def tally_of(seat: int, rounds: Sequence[RoundReview]) -> Tally:
    """Count the decisions of a match seat."""
    own = [each for one in rounds for each in one.decisions if each.seat == seat]
    counted = [each for each in own if each.status is Status.COUNTED]
    return Tally(
        decisions=len(own),
        forced=sum(each.status is Status.FORCED for each in own),
        too_close=sum(each.status is Status.TOO_CLOSE for each in own),
        counted=len(counted),
        marks={mark: sum(each.mark is mark for each in own) for mark in Mark if mark != Mark.NONE},
        accuracy=accuracy(each.error for each in counted),
        error_rate=error_rate(each.error for each in counted),
        lost_points=sum(each.lost_points for each in own),
        lost_match=None
        if any(each.lost_match is None for each in own)
        else sum(each.lost_match or 0.0 for each in own),
        moments=tuple(each.number for each in to_learn_from(own)),
    )
