"""Challenges: a table with seats that are kept for programs until they answer.

The table is the challenge. So it is in the log, at whichever node, and outlives a restart. Who
accepts sits down; who declines frees the seat.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from hollywood.bots.names import BOT_NAMES
from hollywood.errors import HollywoodError, RulesError
from hollywood.play import Seat
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.protocol.live_forms import Challenges, ChallengeShown
from hollywood.server.rooms.opening import read_card, table_rules
from hollywood.server.store.rows import ChallengeRow, Listed, PersonRow, is_program
from hollywood.server.table.clocks import DAY
from hollywood.server.table.entries import Rose
from hollywood.server.table.gathering import sit_down
from hollywood.server.table.steps import Refuse, room_step

if TYPE_CHECKING:
    from hollywood.server.rooms.room import Room
    from hollywood.server.rooms.rooms import Rooms

WAITS = 3 * DAY
"""Seconds for which a challenge waits for its answer."""
MOST_OPEN, MOST_WAITING = 10, 30
"""How many challenges of one person may be open, and how many may wait for one program."""


async def challenge(
    rooms: Rooms, by: PersonRow, names: Sequence[str], form: NewTableForm
) -> ChallengeShown:
    """Open a table and challenge programs to play there; Refusal if that cannot be.

    Names of bots of the house are allowed too. They sit down at once; without any program, the
    last of them takes all seats that are left, so the match can begin.
    """
    called, bots = await _called(rooms, names)
    bots += form.bots
    if len({person.id for person in (by, *called)}) <= len(called):
        words = "everybody in a challenge is somebody else: name each bot once"
        raise Refusal("own_opponent", words)
    if form.rated and bots:
        raise RulesError("bots of the house play unrated only: leave out `rated`, or those bots")
    if not called:
        _, players = table_rules(form)
        bots += bots[-1:] * (players - 1 - len(bots))
        form = msgspec.structs.replace(form, entrance="bot", bots=bots)
        card = await rooms.open_table(by, form)
        await rooms.stirred([by.id])
        return ChallengeShown(id=card.id, card=card, by=by.name, to=(), made_at=card.created_at)
    await _not_too_many(rooms, by, called)
    if form.rated:
        await _not_of_one_owner(rooms, by, called)
    form = msgspec.structs.replace(form, bots=bots)
    card = await rooms.open_table(by, form, invited=called)
    now = time.time()
    await rooms.store.add_challenges(
        tuple(
            ChallengeRow(table_id=card.id, person=person.id, by=by.id, made_at=now)
            for person in called
        ),
        now - WAITS,
    )
    await rooms.stirred([person.id for person in called])
    to = tuple(person.name for person in called)
    return ChallengeShown(id=card.id, card=card, by=by.name, to=to, made_at=now)


async def accept(rooms: Rooms, person: PersonRow, table_id: str) -> None:
    """Sit down at the table of a challenge."""
    room = await _room_of(rooms, table_id)
    async with room.lock:
        if room.seating.seat_of(person.id) is None:
            kept = room.seating.kept_for(person.id)
            if kept is None or room.table is not None:
                raise _gone()
            room.names[person.id] = person.name
            try:
                step = sit_down(room, person.id, kept)
            except Refuse as refused:
                raise Refusal(refused.code, str(refused), status=409) from None
            await room.carry_out(step, person=person.id)
    await rooms.store.drop_challenges(table_id, person.id)
    await room.move_on()


async def decline(rooms: Rooms, person: PersonRow, table_id: str) -> None:
    """Free the seat that was kept for a program."""
    room = await _room_of(rooms, table_id)
    async with room.lock:
        kept = room.seating.kept_for(person.id)
        if kept is None or room.table is not None:
            raise _gone()
        await room.carry_out(room_step(room.seating, Rose(seat=kept)), person=person.id)
    await rooms.store.drop_challenges(table_id, person.id)


async def withdraw(rooms: Rooms, person: PersonRow, table_id: str) -> None:
    """Take one's own challenge back; nobody sits at its table then."""
    rows = await rooms.store.challenges_by(person.id, time.time() - WAITS)
    if all(row.table_id != table_id for row in rows):
        raise _gone()
    room = await _room_of(rooms, table_id)
    async with room.lock:
        if room.table is not None:
            raise Refusal("match_begun", "the match has begun: play it, or resign", status=409)
        places = room.seating.places
        seats = [Seat(n) for n, place in enumerate(places) if place.person or place.kept]
        if seats:
            risen = (Rose(seat=seat) for seat in seats)
            await room.carry_out(room_step(room.seating, *risen), person=person.id)
    await rooms.store.drop_challenges(table_id)


async def challenges_of(rooms: Rooms, person: str) -> Challenges:
    """Return the challenges that wait for a person, and those of a person that wait for others."""
    mine = await rooms.store.challenges_by(person, time.time() - WAITS)
    return Challenges(
        incoming=await challenges_to(rooms, person), outgoing=await _shown(rooms, mine)
    )


async def challenges_to(rooms: Rooms, person: str) -> tuple[ChallengeShown, ...]:
    """Return the challenges that wait for a person's answer."""
    return await _shown(rooms, await rooms.store.challenges_to(person, time.time() - WAITS))


async def _shown(rooms: Rooms, rows: Sequence[ChallengeRow]) -> tuple[ChallengeShown, ...]:
    """Show challenges that still wait: the challenger is at the table, and the match not begun."""
    by_table: dict[str, list[ChallengeRow]] = {}
    for row in rows:
        by_table.setdefault(row.table_id, []).append(row)
    found = await asyncio.gather(*map(rooms.store.table, by_table))
    people = {person for row in rows for person in (row.by, row.person)}
    names = await rooms.store.names(tuple(people))
    return tuple(
        ChallengeShown(
            id=listed.table.id,
            card=read_card(listed.table, names),
            by=names.get(waiting[0].by, ""),
            to=tuple(names[row.person] for row in waiting if row.person in names),
            made_at=waiting[0].made_at,
        )
        for listed, asked in zip(found, by_table.values(), strict=True)
        if listed is not None and (waiting := [row for row in asked if _waits(listed, row)])
    )


def _waits(listed: Listed, row: ChallengeRow) -> bool:
    seated = listed.status.seated
    return listed.status.stage == "gathering" and row.by in seated and row.person not in seated


async def _called(rooms: Rooms, names: Sequence[str]) -> tuple[list[PersonRow], tuple[str, ...]]:
    """Return the programs, and the kinds of bots of the house, that have these names."""
    programs, bots = [], []
    for name in names:
        person = await rooms.store.person_with_login(name)
        if person is not None and is_program(person.id):
            programs.append(person)
        elif name in BOT_NAMES or name in rooms.bots.extra.names:
            bots.append(name)
        else:
            raise Refusal("no_such_bot", f"there is no bot called {name} to challenge", status=404)
    return programs, tuple(bots)


async def _not_too_many(rooms: Rooms, by: PersonRow, called: Sequence[PersonRow]) -> None:
    since = time.time() - WAITS
    mine = {row.table_id for row in await rooms.store.challenges_by(by.id, since)}
    if len(mine) >= MOST_OPEN and len((await challenges_of(rooms, by.id)).outgoing) >= MOST_OPEN:
        raise Refusal("too_many_open", "many of your challenges wait already: withdraw one first")
    for person in called:
        if len(await rooms.store.challenges_to(person.id, since)) >= MOST_WAITING:
            words = f"{person.name} has many challenges to answer: try again later"
            raise Refusal("busy", words, status=409)


async def _not_of_one_owner(rooms: Rooms, by: PersonRow, called: Sequence[PersonRow]) -> None:
    people = [by.id, *(person.id for person in called)]
    owners = await rooms.store.owners_of(tuple(people))
    if len({owners.get(person, (person, ""))[0] for person in people}) < len(people):
        words = "your own bots, and bots of one owner, play each other unrated only"
        raise Refusal("own_opponent", words)


async def _room_of(rooms: Rooms, table_id: str) -> Room:
    room = await rooms.room(table_id)
    if room is None:
        raise _gone()
    return room


def _gone() -> HollywoodError:
    words = "this challenge waits no more: it was answered or withdrawn"
    return Refusal("no_challenge", words, status=404)
