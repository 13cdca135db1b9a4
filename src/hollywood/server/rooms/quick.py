"""Playing at once: a table where somebody waits for the same game, or a new one to wait at.

There is no queue apart from the open tables. A person who wants to play at once is shown the oldest
table of the lobby for the same game, clock and kind of match where somebody is present, and sits
down there. If there is none, a new table is opened for them, with the mark ``quick``. As at a rated
table, others may sit down while its owner is present, and nobody has to remove it.

Two people may wait at two tables, after a lost connection or because they came at the same moment.
So a page that waits asks again now and then, and the newer table gives way to the older one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from hollywood.server.protocol.forms import NewTableForm, QuickForm
from hollywood.server.protocol.messages import TableCard
from hollywood.server.rooms.opening import new_card
from hollywood.server.table.entries import Rose
from hollywood.server.table.steps import room_step

if TYPE_CHECKING:
    from hollywood.server.rooms.room import Room


def as_opened(form: QuickForm) -> NewTableForm:
    """Return the form of a table to wait at."""
    return NewTableForm(
        preset=form.preset,
        entrance="lobby",
        clock=form.clock,
        turn_seconds=form.turn_seconds,
        rated=form.rated,
    )


class Candidate(msgspec.Struct, frozen=True, kw_only=True):
    """A table to play at once: it fits what somebody wants, or they wait there already."""

    table: str
    created_at: float
    fits: bool
    own: bool


def candidates(rooms: Iterable[Room], person: str, form: QuickForm) -> tuple[Candidate, ...]:
    """Return the tables where a person can play at once, or waits. RulesError if impossible."""
    wanted = new_card(as_opened(form), "")
    found = []
    for room in rooms:
        if room.table is not None:
            continue
        own = room.card.quick and room.seating.seat_of(person) is not None
        fits = _alike(room.card, wanted) and (own or _somebody_waits(room, person))
        if own or fits:
            card = room.card
            found.append(Candidate(table=card.id, created_at=card.created_at, fits=fits, own=own))
    return tuple(found)


def best(found: Iterable[Candidate]) -> Candidate | None:
    """Return the oldest table that fits."""
    fit = (each for each in found if each.fits)
    return min(fit, key=lambda each: (each.created_at, each.table), default=None)


async def table_for(rooms: Sequence[Room], person: str, form: QuickForm) -> TableCard | None:
    """Return a table where a person can play at once or already waits; ``None`` to open one.

    The person gets up from other tables where they wait. Raise RulesError for impossible rules.
    """
    cards = {room.card.id: room for room in rooms}
    found = candidates(rooms, person, form)
    chosen = best(found)
    for each in found:
        room = cards[each.table]
        if each.own and each is not chosen and not await withdrawn(room, person):
            return room.card  # somebody has sat down there in the meantime
    return None if chosen is None else cards[chosen.table].card


async def give_up(rooms: Iterable[Room], person: str) -> None:
    """Let a person get up from the tables where they wait to play at once."""
    for room in rooms:
        if room.card.quick and room.table is None:
            await withdrawn(room, person)


async def withdrawn(room: Room, person: str) -> bool:
    """Let a person get up from a table where they wait; false if the match has begun there."""
    async with room.lock:
        seat = room.seating.seat_of(person)
        if room.table is not None:
            return seat is None
        if seat is not None:
            await room.carry_out(room_step(room.seating, Rose(seat=seat)))
    return True


async def cleared(room: Room) -> None:
    """Let everybody get up from a table without viewers."""
    for person in [place.person for place in room.seating.places if place.person is not None]:
        await withdrawn(room, person)


def abandoned(room: Room) -> bool:
    """Whether it is a table to wait at where nobody is present."""
    quick = room.card.quick and room.table is None and not room.audience.viewers
    return quick and bool(room.seating.people())


def _alike(card: TableCard, wanted: TableCard) -> bool:
    """Whether a table is open to everybody, and for the requested game."""
    seconds = wanted.clock != "live" or card.turn_seconds == wanted.turn_seconds
    return (
        (card.entrance, card.preset, card.clock) == ("lobby", wanted.preset, wanted.clock)
        and seconds
        and (card.players, card.rated) == (wanted.players, wanted.rated)
        and card.follows is None
        and card.rules == wanted.rules
    )


def _somebody_waits(room: Room, person: str) -> bool:
    """Whether there is a free seat, and another person who sits there and is connected."""
    seating = room.seating
    if not seating.free_seats() or seating.seat_of(person) is not None:
        return False
    return len(room.missing()) < len(seating.people())
