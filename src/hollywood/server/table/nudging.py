"""Nudges: a player reminds another one that the table waits for them.

A nudge is possible once somebody has had some time, and then only now and then, whoever nudges. At
a table with a live clock the clock is enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hollywood.play import Seat
from hollywood.server.table.clocks import HOUR, calendar
from hollywood.server.table.entries import Nudged
from hollywood.server.table.offers import unanswered

if TYPE_CHECKING:
    from hollywood.server.table.state import TableState

_FIRST = {"days": HOUR, "none": 120.0}
_AGAIN = {"days": 8 * HOUR, "none": 300.0}


def waited_since(state: TableState, seat: Seat) -> float | None:
    """Since when the table waits for a seat, in seconds since 1970; ``None`` if it does not."""
    offer = state.offer
    if offer is not None and not offer.over:
        return state.offered_at if seat in unanswered(state, offer) else None
    return state.moved_at if seat in state.kept_waiting_by() else None


def nudge_in(state: TableState, seat: Seat) -> float | None:
    """In how many seconds a seat may be nudged, 0 for now; ``None`` if not, or not on holiday."""
    since = waited_since(state, seat)
    clock = state.card.clock
    if since is None or clock not in _FIRST or state.holiday_until(seat) is not None:
        return None
    last = last_nudge(state, seat)
    ready = since + _FIRST[clock] if last is None else last.at + _AGAIN[clock]
    return max(0.0, ready - calendar())


def last_nudge(state: TableState, seat: Seat) -> Nudged | None:
    """Return the last nudge of a seat; ``None`` if there was none."""
    return next((nudge for nudge in state.seating.nudges if nudge.seat == seat), None)


def current_nudge(state: TableState, seat: Seat) -> Nudged | None:
    """Return the nudge for the decision that the table waits for; ``None`` if there was none."""
    since, last = waited_since(state, seat), last_nudge(state, seat)
    return last if since is not None and last is not None and last.at >= since else None
