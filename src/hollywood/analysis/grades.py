"""Marks for mistakes, and the accuracy and error rate of a player.

The error of a decision is how much better the best choice is than the one made. It is measured in
*plain wins*: 1 is the value at the current score of a plain win of 20 points, compared with a round
nobody wins. So 0.100 means the same in every round of a match. The thresholds of the marks are the
usual ones of backgammon programs.

A decision counts unless it was forced (there was one choice, or all choices had the same result) or
too close (the best choice is not ahead of the others by enough standard errors, so no choice can be
called wrong). The error rate is a thousand times the mean error of the decisions that count. The
accuracy expresses the same from 0 to 100, and one blunder cannot outweigh a whole match.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final


class Mark(StrEnum):
    """The name for a mistake."""

    NONE = "none"
    SMALL = "small"  # a difference, but not a real mistake
    DOUBTFUL = "doubtful"
    BAD = "bad"
    VERY_BAD = "very bad"


class Status(StrEnum):
    """Whether a decision counts."""

    COUNTED = "counted"
    FORCED = "forced"
    TOO_CLOSE = "too close"


FROM: Final = ((Mark.VERY_BAD, 0.16), (Mark.BAD, 0.08), (Mark.DOUBTFUL, 0.04), (Mark.SMALL, 0.0))
"""The minimum error, in plain wins, for each mark; ``small`` is for any error that is certain."""


TO_CONFIRM: Final = frozenset({Mark.DOUBTFUL, Mark.BAD, Mark.VERY_BAD})
"""Marks that a second look must confirm."""


def mark_of(error: float) -> Mark:
    """Return the mark for a certain error, in plain wins.

    >>> mark_of(0.0), mark_of(0.05), mark_of(0.5)
    (<Mark.NONE: 'none'>, <Mark.DOUBTFUL: 'doubtful'>, <Mark.VERY_BAD: 'very bad'>)
    """
    if error <= 0:
        return Mark.NONE
    return next(mark for mark, least in FROM if error >= least)


def error_rate(errors: Iterable[float]) -> float | None:
    """Return a thousand times the mean error of the decisions that count, in plain wins.

    ``None`` if no decision counts.

    >>> error_rate([0.0, 0.25, 0.0, 0.25])
    125.0
    """
    counted = list(errors)
    return 1000 * sum(counted) / len(counted) if counted else None


HALVING: Final = dict(FROM)[Mark.BAD]
"""The error, in plain wins, that halves a decision's contribution to the accuracy."""


def accuracy(errors: Iterable[float]) -> float | None:
    """Return the accuracy, from 0 to 100, from the errors of the decisions that count.

    A correct decision contributes 100. For a mistake, the contribution halves for each 0.08 of a
    plain win lost. The accuracy is the mean; ``None`` if no decision counts.

    >>> accuracy([0.0, 0.08, 0.16, 0.0])
    68.75
    """
    added = [100 * 0.5 ** (error / HALVING) for error in errors]
    return sum(added) / len(added) if added else None
