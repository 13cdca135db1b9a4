"""The view of a player who asks about their own hand, or the reason why there is none."""

from __future__ import annotations

from hollywood.play import Seat, View
from hollywood.server.table.state import TableState
from hollywood.server.table.steps import Refuse


def hand_seat(room: TableState, person: str | None) -> Seat:
    """Return the seat of a person; Refuse anybody without one."""
    seat = room.seating.seat_of(person)
    if seat is None:
        raise Refuse("not_seated", "You have no hand at this table; sit down to play.")
    return seat


def own_view(room: TableState, seat: Seat) -> View:
    """Return the view of a seat at a table where the match has begun; Refuse one that sits out."""
    assert room.table is not None
    view = room.table.view(seat)
    if view is None:
        raise Refuse("sits_out", "You sit out this round; wait for the next deal.")
    return view


def view_in_round(room: TableState, seat: Seat) -> View:
    """Return the view of a seat while a round is played; Refuse at any other time."""
    if room.table is None or room.outcome is not None or not room.table.match.in_play:
        raise Refuse("no_round", "You are in no round now; wait for the next deal.")
    return own_view(room, seat)
