"""How long a discard is held for a call: changed by the wish of the whole table, longer for some.

Anybody who plays may propose another time. It holds from the next discard on, as soon as everybody
who plays personally agrees; bots agree. Somebody whose connection is lost has to agree too, so that
nobody loses the time to call in a tunnel. A proposal is kept in memory. It ends when
somebody declines or proposes another time, and when the next cards are dealt.

Somebody who needs more time to answer says so, and everybody at the table sees it. After the usual
time the table then waits only for those people.
"""

from __future__ import annotations

from hollywood.play import Seat
from hollywood.server.table.entries import HoldSet
from hollywood.server.table.state import Proposes, TableState
from hollywood.server.table.steps import Refuse, Step, room_step

NO_PROPOSAL = Proposes(0, ())


def set_hold(room: TableState, seat: Seat, hold_ms: int) -> Step | Proposes | None:
    """Propose a time or agree to it; the time in force declines what is proposed."""
    if room.card.family != "contract" or room.card.clock == "days":
        raise Refuse("no_may_i", "At this table no discard is held for seconds.")
    if seat not in room.seating.deciders():
        raise Refuse("not_playing", "You do not play now; take your seat back first.")
    if hold_ms == room.hold_ms:
        return NO_PROPOSAL if room.proposed.seats else None
    before = room.proposed.seats if room.proposed.hold_ms == hold_ms else ()
    agreed = (*(each for each in before if each != seat), seat)
    if set(room.seating.deciders()) <= set(agreed):
        return room_step(room.seating, HoldSet(hold_ms=hold_ms))
    return None if seat in before else Proposes(hold_ms, agreed)
