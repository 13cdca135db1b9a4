"""Nudges: a player reminds another one that the table waits for them.

A nudge is possible once somebody has had some time, and then only now and then, whoever nudges. In
a rated match with a live clock the clock is enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hollywood.play import Seat
from hollywood.server.table.clocks import HOUR, calendar
from hollywood.server.table.entries import Nudged
from hollywood.server.table.offers import unanswered

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState

_FIRST = {"days": HOUR, "live": 60.0, "none": 60.0}
"""Seconds after which somebody the table waits for may be nudged."""

_AGAIN = {"days": 8 * HOUR, "live": 60.0, "none": 60.0}
"""Seconds between two nudges of the same player."""


def waited_since(state: TableState, seat: Seat) -> float | None:
    """Since when the table waits for a seat, in seconds since 1970; ``None`` if it does not."""
    offer = state.offer
    if offer is not None and not offer.over:
        return state.offered_at if seat in unanswered(state, offer) else None
    return state.moved_at if seat in state.kept_waiting_by() else None


def nudge_in(state: TableState, seat: Seat) -> float | None:
    """In how many seconds a seat may be nudged, 0 for now; ``None`` if not, or not on holiday."""
    since = waited_since(state, seat)
    if since is None or not may_be_nudged(state) or state.holiday_until(seat) is not None:
        return None
    clock, last = state.card.clock, last_nudge(state, seat)
    ready = since + _FIRST[clock]
    if last is not None:
        again = last.at + _AGAIN[clock]
        # Over days a new turn does not begin the wait anew: it would be a nudge for every turn.
        ready = again if clock == "days" else max(ready, again)
    return max(0.0, ready - calendar())


def may_be_nudged(state: TableState) -> bool:
    """Whether people nudge each other at this table."""
    return not (state.card.rated and state.card.clock == "live")


def last_nudge(state: TableState, seat: Seat) -> Nudged | None:
    """Return the last nudge of a seat; ``None`` if there was none."""
    return next((nudge for nudge in state.seating.nudges if nudge.seat == seat), None)


def current_nudge(state: TableState, seat: Seat) -> Nudged | None:
    """Return the nudge for the decision that the table waits for; ``None`` if there was none."""
    last = last_nudge(state, seat)
    since = None if last is None else waited_since(state, seat)
    return last if since is not None and last is not None and last.at >= since else None
