"""Before a match: who may sit down, who deals first, and what a rated table requires.

At a rated table, and where somebody waits to play at once, everybody takes their seat themselves,
over a connection to that table. The table is open while at least one of the people seated there is
connected; a reload goes unnoticed. While all of them are away nobody can sit down, so nobody is
seated against an absent player. While one is present, newcomers may take the seats of those who are
away.
"""

from __future__ import annotations

from hollywood.bots import BOT_PEOPLE
from hollywood.play import Seat
from hollywood.server.store.rows import is_program
from hollywood.server.table.entries import BotSat, Kept, RoomEntry, Rose, Sat
from hollywood.server.table.following import followed_after, level_against
from hollywood.server.table.state import TableState
from hollywood.server.table.steps import (
    Refuse,
    Step,
    match_begins,
    room_step,
    seats_taken,
)
from hollywood.server.table.steps import sit as seat_for

STAND_IN = "club"
"""The bot that plays for absent people: the strongest level that is always ready."""


def sit_down(room: TableState, person: str, seat: Seat | None) -> Step:
    """A person takes a seat; Refuse if that is not allowed."""
    sat = seat_for(room.seating, person, seat)
    if is_program(person) and not _may_join(room, person):
        words = "A bot cannot sit down at a table that people have opened in the lobby."
        raise Refuse("by_invitation", words)
    missing = room.missing() if room.attended else ()
    if missing and len(missing) == len(room.seating.people()):
        words = "Nobody seated at this table is here now; you can sit down when somebody is back."
        raise Refuse("offer_withdrawn", words)
    if room.card.rated and _sits_already(room, person):
        words = "Somebody sits here from your own network or browser; that cannot be rated."
        raise Refuse("own_opponent", words)
    return seats_taken(room.seating, [*(Rose(seat=s) for s in missing), sat], room.rules)


def _may_join(room: TableState, program: str) -> bool:
    """Whether a program may take a seat: people in the lobby wait for people."""
    if room.card.entrance != "lobby" or room.seating.kept_for(program) is not None:
        return True
    return all(is_program(room.seating.places[seat].person) for seat in room.seating.people())


def _sits_already(room: TableState, person: str) -> bool:
    """Whether somebody seated here may be this very person, as far as can be known."""
    viewers = room.audience.viewers
    mine = [each for each in viewers if each.person == person]
    seated = [
        each
        for each in viewers
        if each.person != person and room.seating.seat_of(each.person) is not None
    ]
    return any(one.may_be_same_as(other) for one in mine for other in seated)


def choose_dealer(room: TableState, seat: Seat, dealer: Seat | None) -> Step:
    """The chooser says who deals first (``None``: at random), and the match begins."""
    chooser = room.chooser()
    if chooser is None:
        words = "You cannot choose who deals first: the match has begun, or seats are still empty."
        raise Refuse("no_choice", words)
    if seat != chooser:
        raise Refuse("not_asked", "Another player chooses who deals first; wait a moment.")
    if dealer is not None and dealer >= len(room.seating.places):
        last = len(room.seating.places)
        raise Refuse("no_such_seat", f"There is no such seat: seats are numbered 1 to {last}.")
    return match_begins(room_step(room.seating), room.rules, dealer)


def rematch_seats(room: TableState) -> tuple[RoomEntry, ...]:
    """Who sits where at the table of a rematch.

    Bots keep their seats; where they follow a person, they may play another level. At a table that
    is not rated, everybody who asked for the rematch and is present sits down at once. All other
    seats are reserved for their people, who sit down themselves.
    """
    after = followed_after(room)
    level = None if after is None else level_against(after, room.card.family)
    seats: list[RoomEntry] = []
    for number, place in enumerate(room.seating.places):
        seat = Seat(number)
        if place.person is None:
            kind = level or place.bot or place.stand_in or STAND_IN
            name = place.name or BOT_PEOPLE[seat]
            seats.append(BotSat(seat=seat, bot=kind, name=name))
        elif not room.card.rated and seat in room.rematch and room.present(seat):
            seats.append(Sat(seat=seat, person=place.person))
        else:
            seats.append(Kept(seat=seat, person=place.person))
    return tuple(seats)
