"""Ending a match before it is played out: one player resigns, or all agree to end it.

Somebody may resign if that settles the match: between two people, or alone against bots. Then
everybody on another side has won. As with a claim, the match is void until everybody has played
some turns. With several people, a player can only leave; a bot can play on for them.

People may also agree to end a match without a result. Everybody who plays personally and has not
left must agree, connected or not, so nobody can end a match behind another's back. An offer is kept
in memory. It ends when somebody plays on, when the next cards are dealt, when its owner is
disconnected, and when somebody leaves or comes back. Each person may offer it once between deals.
Where a seat is nobody's any more (its person's data were deleted, or a guest was joined to an
account that plays here too), even the only person left may end the match so.
"""

from __future__ import annotations

from hollywood.play import Seat
from hollywood.server.table.entries import Agreed, Resigned
from hollywood.server.table.standing import opponents
from hollywood.server.table.state import OffersEnd, RefusesEnd, TableState
from hollywood.server.table.steps import Refuse, Step, room_step


def resign(room: TableState, seat: Seat) -> Step:
    """Resign the match; Refuse if that would not settle it."""
    refused = why_no_resigning(room, seat)
    if refused is not None:
        raise refused
    assert room.table is not None
    course = room.table.match.course
    winners = () if room.voids() else opponents(course, room.seating, seat)
    return room_step(room.seating, Resigned(seat=seat, winners=winners))


def offer_end(room: TableState, seat: Seat) -> Step | OffersEnd | None:
    """Offer to end the match without a result, or agree to it; the last one to agree ends it."""
    if seat in room.ending:
        return None
    refused = why_no_offer(room, seat)
    if refused is not None:
        raise refused
    agreed = (*room.ending, seat)
    if set(room.seating.deciders()) <= set(agreed):
        return room_step(room.seating, Agreed(seats=agreed))
    return OffersEnd(seat)


def refuse_end(room: TableState, seat: Seat) -> RefusesEnd:
    """Play on: decline the offer to end the match, or withdraw it."""
    if not room.ending:
        raise Refuse("no_offer", "Nobody offers to end the match now.")
    if seat not in room.seating.deciders():
        raise _take_your_seat()
    return RefusesEnd(seat)


def drop_offer(room: TableState) -> bool:
    """Forget the offer of a disconnected person; return whether there was one."""
    if not room.ending or not room.dropped(room.ending[0]):
        return False
    room.ending = ()
    return True


def why_no_resigning(room: TableState, seat: Seat) -> Refuse | None:
    """Why the person of a seat may not resign; ``None`` if they may."""
    if room.seating.places[seat].machine is not None:
        return _take_your_seat()
    if len(room.seating.places) > 2 and len(room.seating.people()) > 1:
        words = "You cannot resign: several people play. Leave, and a bot can play on for you."
        return Refuse("no_resigning", words)
    return None


def why_no_offer(room: TableState, seat: Seat) -> Refuse | None:
    """Why the person of a seat may not offer to end the match; ``None`` if they may."""
    deciders = room.seating.deciders()
    if seat not in deciders:
        return _take_your_seat()
    if len(deciders) < 2 and not any(place.empty for place in room.seating.places):
        return Refuse("nobody_to_ask", "Nobody else plays here who could agree.")
    if not room.ending and seat in room.have_offered:
        words = "You have already offered to end this match. You can offer it again after a deal."
        return Refuse("offered_before", words)
    return None


def _take_your_seat() -> Refuse:
    return Refuse("not_playing", "You do not play now; take your seat back first.")
