"""Marks for mistakes, and the accuracy and the error rate of a player.

The error of a decision is what the best choice is worth more than the one that was made. It is
measured in *plain wins*: 1 is what a plain win of 20 points is worth at this score, against neither
side winning, so that 0.100 means the same in every round of a match. The marks begin where the
backgammon programs begin them.

A decision counts unless it was forced (one choice, or all of them came to the same) or too close
(the best is not ahead of the others by enough standard errors: nobody could be blamed either way).
The error rate is a thousand times the mean error of the decisions that count. The accuracy says the
same from 0 to 100, and one blunder cannot outweigh a whole match.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final


class Mark(StrEnum):
    """What a mistake is called."""

    NONE = "none"
    SMALL = "small"  # a difference, but no mistake to speak of
    DOUBTFUL = "doubtful"
    BAD = "bad"
    VERY_BAD = "very bad"


class Status(StrEnum):
    """Whether a decision counts."""

    COUNTED = "counted"
    FORCED = "forced"
    TOO_CLOSE = "too close"


FROM: Final = ((Mark.VERY_BAD, 0.16), (Mark.BAD, 0.08), (Mark.DOUBTFUL, 0.04), (Mark.SMALL, 0.0))
"""The least error, in plain wins, that a mark is given for; ``small`` is for any that is sure."""


def mark_of(error: float) -> Mark:
    """Return the mark for a sure error, in plain wins.

    >>> mark_of(0.0), mark_of(0.05), mark_of(0.5)
    (<Mark.NONE: 'none'>, <Mark.DOUBTFUL: 'doubtful'>, <Mark.VERY_BAD: 'very bad'>)
    """
    if error <= 0:
        return Mark.NONE
    return next(mark for mark, least in FROM if error >= least)


def error_rate(errors: Iterable[float]) -> float | None:
    """Return a thousand times the mean of the errors of the decisions that count, in plain wins.

    ``None`` where none counts.

    >>> error_rate([0.0, 0.25, 0.0, 0.25])
    125.0
    """
    counted = list(errors)
    return 1000 * sum(counted) / len(counted) if counted else None


HALVING: Final = dict(FROM)[Mark.BAD]
"""The error, in plain wins, that halves what a decision adds to the accuracy."""


def accuracy(errors: Iterable[float]) -> float | None:
    """Return the accuracy, from 0 to 100, from the errors of the decisions that count.

    A right decision adds 100. A mistake adds half of that for each 0.08 of a plain win that it
    loses. The accuracy is the mean; ``None`` where no decision counts.

    >>> accuracy([0.0, 0.08, 0.16, 0.0])
    68.75
    """
    added = [100 * 0.5 ** (error / HALVING) for error in errors]
    return sum(added) / len(added) if added else None
