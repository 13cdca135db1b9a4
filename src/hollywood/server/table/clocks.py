"""The clocks of a table: the time for a turn, and the calendar for tables played over days.

Live clocks run on the event loop's time and begin again when the server restarts. Over days the
calendar counts: a deadline is computed from when the decision came due, so it is the same after a
restart. It stands still while the person is on holiday.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from hollywood.server.store.rows import Holiday

HOUR = 3_600.0
DAY = 24 * HOUR


@dataclass
class TurnClock:
    """The time for one decision; ``key`` distinguishes one turn from the next.

    ``until`` is when it runs out; until ``rests_until`` it stands still. Both are times of the
    event loop.
    """

    key: tuple[int, ...]
    until: float
    seconds: float
    rests_until: float = 0.0

    def left(self, now: float) -> float:
        """Return how many seconds are left at ``now``, not counting a holiday."""
        return max(0.0, self.until - max(now, self.rests_until))


def calendar() -> float:
    """Return the time in seconds since 1970."""
    return time.time()


def deadline(since: float, seconds: float, holidays: Iterable[Holiday]) -> float:
    """Return when a time of ``seconds`` that began at ``since`` is over; holidays do not count.

    Days that belong to several holidays count once.
    """
    end, counted = since + seconds, since
    for holiday in sorted(holidays):
        begins = max(holiday.begins, counted)
        if holiday.ends > begins and begins < end:
            end += holiday.ends - begins
            counted = holiday.ends
    return end


def rests_until(now: float, holidays: Iterable[Holiday]) -> float | None:
    """Return when the holiday that a person is on at ``now`` ends; ``None`` without one."""
    return max((each.ends for each in holidays if each.begins <= now < each.ends), default=None)
