"""What each result of a round is worth to a seat, as a vector.

The worths are points if only points count. Otherwise they are what the match is worth after the
result. So a search can play for any stake.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.compiling import inlined
from hollywood.kernel.gin import price as of
from hollywood.kernel.gin.layout import NOBODY

MOST_POINTS: Final = 256
"""A round of more than ``MOST_POINTS - 1`` points counts as that many."""
CLASSES: Final = 3
"""Ways to win: by a knock, by gin, by an undercut. They differ in boxes."""
W_DRAWN: Final = 2 * CLASSES * MOST_POINTS
WORTH_LENGTH: Final = W_DRAWN + 1
"""Thousandths of a point (or of a share) for each result: wins, losses, then a drawn round."""


@inlined
def place_of(score: list[int], seat: int) -> int:
    """Return the place of a round's result in the worths of ``seat``."""
    place = W_DRAWN
    if score[of.P_WINNER] != NOBODY:
        kind = score[of.P_KIND]
        way = 2 if kind == of.BY_UNDERCUT else 1 if kind in (of.BY_GIN, of.BY_BIG_GIN) else 0
        lost = 0 if score[of.P_WINNER] == seat else CLASSES
        place = (lost + way) * MOST_POINTS + min(score[of.P_POINTS], MOST_POINTS - 1)
    return place


@inlined
def worth_of(score: list[int], seat: int, worth: list[int]) -> int:
    """Return what a scored round is worth to ``seat``."""
    return worth[place_of(score, seat)]
