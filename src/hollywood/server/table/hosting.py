"""The tools of the host: pause, and let somebody out, each with its limits.

- The host may pause the match. The host ends the pause, or all the others who are there, or time.
- The host may close the chat, close the table to spectators, and send a spectator away. At a table
  of the lobby only the host lets bots sit down.
- Before the match the host may free a seat. During the match a bot plays on for somebody the host
  lets out: at once if that person has been away for a while, otherwise if they agree or do not
  answer in a minute. A move is an answer. The seat stays theirs, and they may take it back at any
  time. Who has said no is not asked again in the same deal.

A rated match has neither pauses nor bots at the host's wish. With days for a turn only the clock
decides about absent people, and a pause makes no sense.
"""

from __future__ import annotations

from hollywood.play import Seat
from hollywood.server.table.entries import ChatSet, DoorsSet, Rose, SentOff, StoodIn
from hollywood.server.table.gathering import STAND_IN
from hollywood.server.table.host import (
    MOST_PAUSES,
    AsksOut,
    Pauses,
    SendsOff,
    StaysIn,
    WantsOn,
)
from hollywood.server.table.seating import Place
from hollywood.server.table.state import TableState
from hollywood.server.table.steps import Refuse, Step, room_step

AWAY = 15.0
"""Seconds after which the host may let a bot play for somebody who is disconnected."""


HOST_AWAY = 300.0
"""Seconds after which others may let bots sit down at a table of the lobby in the host's place."""


def pause(room: TableState, seat: Seat) -> Pauses | None:
    """The host pauses the match; Refuse if that is not possible now."""
    _must_be_host(room, seat)
    if room.card.rated:
        raise Refuse("rated", "A rated match has no pauses and nobody is let out of it.")
    if room.card.clock == "days":
        raise Refuse("no_pause", "A turn has days here; nobody needs a pause.")
    if room.paused:
        return None
    if room.hosting.pauses >= MOST_PAUSES:
        raise Refuse("many_pauses", f"A match has at most {MOST_PAUSES} pauses; play on.")
    return Pauses(seat)


def resume(room: TableState, seat: Seat) -> WantsOn | None:
    """Go on after a pause: the host at once, the others if all who are present want it."""
    if not room.paused:
        return None
    assert room.hosting.pause is not None
    wanted = {*room.hosting.pause.wants_on, seat}
    others = {each for each in room.seating.deciders() if room.present(each)} - {room.host()}
    return WantsOn(seat, ends=seat == room.host() or others <= wanted)


def let_out(room: TableState, seat: Seat, whom: Seat) -> Step | AsksOut | None:
    """Let somebody out; return the step if it may happen at once, or else the question to them."""
    if whom >= len(room.seating.places):
        last = len(room.seating.places)
        raise Refuse("no_such_seat", f"There is no such seat: seats are numbered 1 to {last}.")
    place = room.seating.places[whom]
    if seat == whom:
        if whom not in room.hosting.asked_out:
            raise Refuse("own_seat", "That is your own seat; you can let out only others.")
        return _bot_plays(room, whom)
    _must_be_host(room, seat)
    if room.card.rated:
        raise Refuse("rated", "A rated match has no pauses and nobody is let out of it.")
    if room.table is None:
        if place.person is None:
            raise Refuse("nobody_there", "Nobody sits there; name the seat of a person.")
        return room_step(room.seating, Rose(seat=whom))
    return _let_out_of_the_match(room, whom, place)


def stay_in(room: TableState, seat: Seat) -> StaysIn | None:
    """Play on after all."""
    return StaysIn(seat) if seat in room.hosting.asked_out else None


def set_chat(room: TableState, seat: Seat, is_open: bool) -> Step | None:
    """Close the chat, or open it again; a table that was opened without one has none."""
    _must_be_host(room, seat)
    if not room.card.chat:
        raise Refuse("no_chat", "This table has no chat.")
    if room.chat_open == is_open:
        return None
    return room_step(room.seating, ChatSet(open=is_open))


def set_doors(room: TableState, seat: Seat, is_open: bool) -> Step | None:
    """Close the table to spectators, or open it to them."""
    _must_be_host(room, seat)
    if room.doors_open == is_open:
        return None
    return room_step(room.seating, DoorsSet(open=is_open))


def send_off(room: TableState, seat: Seat, number: int) -> Step | SendsOff | None:
    """Send a spectator away; one without a name is only known by an address."""
    _must_be_host(room, seat)
    for viewer in room.spectators():
        if viewer.number != number:
            continue
        if viewer.person is None:
            return SendsOff(number, viewer.owner.address)
        return room_step(room.seating, SentOff(person=viewer.person))
    return None  # they have left already


def may_seat_bots(room: TableState, seat: Seat) -> None:
    """Refuse bots at a table of the lobby to everybody but its host, unless the host is away."""
    if room.card.entrance != "lobby":
        return
    host = room.seating.hosts()[0]
    since = room.gone_since(host)
    if seat != host and not (since is not None and room.now() - since >= HOST_AWAY):
        words = "Only the host lets bots sit down at a table of the lobby."
        raise Refuse("not_host", words)


def let_out_if_due(room: TableState) -> Step | None:
    """Let a bot play on for somebody who was asked and has not answered in time."""
    for seat, until in room.hosting.asked_out.items():
        if until <= room.now() and room.outcome is None:
            return _bot_plays(room, seat)
    return None


def _let_out_of_the_match(room: TableState, whom: Seat, place: Place) -> Step | AsksOut | None:
    if place.machine is not None:
        raise Refuse("bot_plays", "A bot already plays there.")
    since = room.gone_since(whom)
    if place.left or place.person is None:
        return _bot_plays(room, whom)
    if room.card.clock == "days":
        words = "With days for a turn, a bot may play only when somebody's time is up."
        raise Refuse("days_decide", words)
    if since is not None and room.now() - since >= AWAY:
        return _bot_plays(room, whom)
    if whom in room.hosting.asked_out:
        return None
    if whom in room.hosting.refused:
        raise Refuse("plays_on", "This player wants to play on; you can ask after the next deal.")
    return AsksOut(whom)


def _bot_plays(room: TableState, whom: Seat) -> Step:
    return room_step(room.seating, StoodIn(seat=whom, bot=STAND_IN))


def _must_be_host(room: TableState, seat: Seat) -> None:
    if seat != room.host():
        raise Refuse("not_host", "Only the host of the table can do this.")
