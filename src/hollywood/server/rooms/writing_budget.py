"""How often one person may write something at a table that does not bring its match forward.

Seats, wishes, and the like can be changed again and again, and each change is an entry of the log,
which is read when the table is woken. So each person has a budget for them.
"""

from __future__ import annotations

from hollywood.server.table.entries import (
    BotSat,
    CameBack,
    ChatSet,
    Committed,
    DoorsSet,
    HoldSet,
    Left,
    NeedsTime,
    Rose,
    Sat,
    SentOff,
    StoodIn,
    Wished,
)

ENDLESS = (
    BotSat
    | CameBack
    | ChatSet
    | DoorsSet
    | SentOff
    | Committed
    | HoldSet
    | Left
    | NeedsTime
    | Rose
    | Sat
    | StoodIn
    | Wished
)
"""The entries that people can write as often as they like; all others are limited by the match."""

MOST_AT_ONCE = 100
SECONDS_EACH = 10.0
"""After so many changes at once, one more in each of so many seconds."""
