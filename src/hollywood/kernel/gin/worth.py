"""What the result of a round is worth to a seat: a vector, so that any stake can be played for.

Points where nothing else counts; else what the match is worth after such a result.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.compiling import inlined
from hollywood.kernel.gin import price as of
from hollywood.kernel.gin.layout import NOBODY

MOST_POINTS: Final = 256
"""Of one round; more count as this."""
CLASSES: Final = 3
"""Ways to win: by knocking, by gin, by undercutting; they differ in boxes."""
W_DRAWN: Final = 2 * CLASSES * MOST_POINTS
WORTH_LENGTH: Final = W_DRAWN + 1
"""Thousandths of a point (or of a share) of each result: own wins, lost rounds, a drawn round."""


@inlined
def place_of(score: list[int], seat: int) -> int:
    """Return the place of the result of a priced round among the worths of ``seat``."""
    place = W_DRAWN
    if score[of.P_WINNER] != NOBODY:
        kind = score[of.P_KIND]
        way = 2 if kind == of.BY_UNDERCUT else 1 if kind in (of.BY_GIN, of.BY_BIG_GIN) else 0
        lost = 0 if score[of.P_WINNER] == seat else CLASSES
        place = (lost + way) * MOST_POINTS + min(score[of.P_POINTS], MOST_POINTS - 1)
    return place


@inlined
def worth_of(score: list[int], seat: int, worth: list[int]) -> int:
    """Return what a priced round is worth to ``seat``."""
    return worth[place_of(score, seat)]
