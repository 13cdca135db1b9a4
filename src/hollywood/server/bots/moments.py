"""When an answer leaves that took a while to think: at a moment that its cards do not decide.

A level thinks longer about a difficult hand. So an answer leaves some time after the question,
longer than the level needs on a machine that is not overloaded. An answer that comes later waits
for a later moment: the same time later again, or twice.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from hollywood.bots.levels import LEVELS
from hollywood.server.bots.table import BotTable

THINKS, SEARCHES = 0.1, 0.3
"""Seconds within which a level usually answers, if it plays by a policy or searches."""
HINT = 0.5
"""Seconds within which the adviser usually answers."""


def usual_time(room: BotTable, kinds: Iterable[str | None]) -> float:
    """Seconds within which bots usually answer; 0 where nobody can see when they do.

    At a table without a pause for bots, its owner wants them to answer at once.
    """
    if not room.house.bots.overheard or not room.card.bot_ms:
        return 0.0
    searches = (kind is not None and kind in LEVELS and LEVELS[kind].searches for kind in kinds)
    return SEARCHES if any(searches) else THINKS


def leaving(room: BotTable, at: float, step: float) -> float:
    """When an answer leaves that is ready now: ``at`` the earliest, or some steps later."""
    late = room.now() - at
    return at + step * math.ceil(late / step) if late > 0 and step else at
