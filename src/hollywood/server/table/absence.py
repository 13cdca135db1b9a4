"""Who keeps the table waiting, and what the others may do about it.

A lost connection is shown after five seconds. What the others may do then depends on the table's
clock: at a live table a bot may stand in after half a minute, and the match may be claimed after
two. Without a clock people get more time; a bot may also stand in for somebody who is connected and
has not done anything for five minutes. With days for a turn only the clock counts. Somebody who has
left on purpose, or whose time has run out, gets less time. Trouble of the server never counts:
after a restart everybody's absence begins again.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Reason = Literal["dropped", "left", "late", "idle"]
ClockKind = Literal["none", "live", "days"]

SHOWN_AFTER = 5.0


class Patience(NamedTuple):
    """Seconds of absence after which a bot may stand in, and the match may be claimed.

    Without ``claim`` it never may.
    """

    stand_in: float
    claim: float | None


_PATIENCE: dict[tuple[ClockKind, Reason], Patience | None] = {
    ("live", "dropped"): Patience(30, 120),
    ("live", "left"): Patience(0, 30),
    ("live", "late"): Patience(0, 0),
    ("none", "dropped"): Patience(120, 600),
    ("none", "left"): Patience(0, 30),
    ("none", "late"): None,
    ("none", "idle"): Patience(300, None),
    ("days", "dropped"): None,
    ("days", "left"): Patience(0, 30),
    ("days", "late"): Patience(0, 0),
}


def patience(clock: ClockKind, reason: Reason) -> Patience | None:
    """Return how long to wait for a seat; ``None`` forever."""
    return _PATIENCE.get((clock, reason))


def next_change(clock: ClockKind, reason: Reason, waited: float) -> float | None:
    """Return the seconds until the others' options change; ``None`` if they will not."""
    limits = patience(clock, reason) or ()
    steps = [*limits, SHOWN_AFTER if reason == "dropped" else None]
    ahead = [step - waited for step in steps if step is not None and step > waited]
    return min(ahead, default=None)
