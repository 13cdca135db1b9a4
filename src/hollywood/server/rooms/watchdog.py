"""A second look at every table: does it wait for a bot or a clock while nothing is in progress?

No table should ever get stuck like that, since :meth:`~.room.Room.move_on` follows every change. If
one does, the watchdog repairs, counts and logs it, and nobody needs to reload the page. What a
table waits for is computed here a second time, so that a mistake there is noticed here.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from hollywood.server.table.commands import deal_if_due

if TYPE_CHECKING:
    from hollywood.server.rooms.room import Room

_log = logging.getLogger(__name__)

Awaited = Literal["bot", "hold", "clock", "deal"]
AWAITED: tuple[Awaited, ...] = ("bot", "hold", "clock", "deal")
STOOD_STILL = "tables_stood_still"

_SLACK = 0.1
"""Seconds a timer may be late."""


class Watchdog:
    """Remembers which tables were stuck at its last check.

    A table may look stuck once, between two steps. If it is stuck the second time, it computes
    again what to do; after the third time, it is opened again from its log.
    """

    def __init__(self) -> None:
        self._times: dict[tuple[Room, int], int] = {}  # by table and version

    def look(self, rooms: Iterable[Room]) -> None:
        """Check all tables that are awake."""
        standing = {room: stands_still(room) for room in rooms}
        self._times = {
            (room, room.version): self._times.get((room, room.version), 0) + 1
            for room, awaited in standing.items()
            if awaited is not None
        }
        for (room, _), times in self._times.items():
            if times >= 2:
                self._mend(room, standing[room], anew=times > 2)

    def _mend(self, room: Room, awaited: Awaited | None, *, anew: bool) -> None:
        room.house.count(STOOD_STILL, awaited or "")
        _log.error(
            "table_stood_still",
            extra={
                "table": room.card.id,
                "awaited": awaited,
                "version": room.version,
                "thinking": [-1 if thinker is None else int(thinker) for thinker in room.thinking],
                "mended_by": "opening it anew" if anew else "looking again",
            },
        )
        if anew:
            room.house.forget(room)
        else:
            room.begin_again()


def stands_still(room: Room) -> Awaited | None:
    """Say what a table waits for in vain, apart from its people; ``None`` if all is well."""
    if room.busy or room.table is None or room.outcome is not None or room.paused:
        return None
    match, offer, now = room.table.match, room.offer, room.now()
    if not match.in_play:
        return "deal" if deal_if_due(room) is not None else None
    if offer is not None and not offer.settled:
        if offer.over:
            return "bot"
        return "hold" if room.viewers() and not _wakes_by(room, offer.until) else None
    if any(room.seating.places[seat].machine is not None for seat in match.awaiting):
        return "bot"
    ends = [clock.until for clock in room.clocks.values() if clock.until > now]
    return "clock" if ends and room.viewers() and not _wakes_by(room, min(ends)) else None


def _wakes_by(room: Room, moment: float) -> bool:
    return room.wakes_at is not None and room.wakes_at <= moment + _SLACK
