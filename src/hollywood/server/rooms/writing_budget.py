"""How often one person may write something at a table that does not bring its match forward.

Seats, wishes, and the like can be changed again and again, and each change is an entry of the log,
which is read when the table is woken. So each person has a budget for them.
"""

from __future__ import annotations

from hollywood.server.table.entries import (
    BotSat,
    CameBack,
    HoldSet,
    Left,
    NeedsTime,
    Rose,
    Sat,
    StoodIn,
    Wished,
)

ENDLESS = BotSat | CameBack | HoldSet | Left | NeedsTime | Rose | Sat | StoodIn | Wished
"""The entries that people can write as often as they like; all others are limited by the match."""

MOST_AT_ONCE = 100
SECONDS_EACH = 10.0
"""After so many changes at once, one more in each of so many seconds."""


class WritingBudget:
    """What each person may still write at one table, kept in memory."""

    def __init__(self) -> None:
        self._full_at: dict[str, float] = {}  # when a person's whole budget is back

    def spend(self, person: str, now: float) -> bool:
        """Count a change at a time in seconds; false, and no change, if the budget is used up."""
        self._full_at = {each: at for each, at in self._full_at.items() if at > now}
        full_at = max(now, self._full_at.get(person, now)) + SECONDS_EACH
        if full_at - now > MOST_AT_ONCE * SECONDS_EACH:
            return False
        self._full_at[person] = full_at
        return True
