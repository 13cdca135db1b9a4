"""What a step of a table adds to the store: its entries, the table's standing, facts, ratings."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import msgspec

from hollywood.match.match import Match
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.server.rooms.facts import match_facts, round_facts
from hollywood.server.rooms.rating import new_ratings
from hollywood.server.store.rows import Append, EntryRow, RoundFact, Status, command_of
from hollywood.server.table.clocks import calendar
from hollywood.server.table.dealing import dealt_at
from hollywood.server.table.entries import kind_of
from hollywood.server.table.mixing import reveal_until, waits_to_reveal, waits_to_seal
from hollywood.server.table.offers import asked, over_days
from hollywood.server.table.seating import Seating
from hollywood.server.table.standing import stage_of, winners_of
from hollywood.server.table.steps import Step
from hollywood.server.table.timing import due_at

if TYPE_CHECKING:
    from hollywood.server.rooms.room import Room


async def written(
    room: Room, step: Step, *, at: float, command_id: str | None, person: str | None
) -> Append:
    """Return what to write for a step; the first entry carries the command it answers."""
    match = match_after(room, step)
    version = room.version
    command = None if command_id is None else command_of(person, command_id)
    if step.change is not None:
        version += len(step.change.match.news)
    rows = tuple(
        EntryRow(
            seq=room.seq + number,
            at=at,
            kind=kind_of(entry),
            body=to_json(entry),
            version=version,
            command_id=command if number == 1 else None,
            person=person if number == 1 else None,
        )
        for number, entry in enumerate(step.entries, 1)
    )
    winners = winners_of(step.seating, match)
    status = _status(step.seating, match, winners)
    if over_days(room) and match is not None:
        status = msgspec.structs.replace(status, due_at=at)
    rounds = _rounds(room, step, at)
    over = winners is not None and room.outcome is None
    if not over or winners is None or match is None:
        return Append(
            table_id=room.card.id, entries=rows, status=status, rounds=rounds, fence=room.fence
        )
    ended = step.seating.ended
    void = ended is not None and ended.void
    facts = match_facts(room.card, step.seating, winners, at, played_out=ended is None)
    return Append(
        table_id=room.card.id,
        entries=rows,
        fence=room.fence,
        status=status,
        rounds=rounds,
        matches=() if void else facts,
        ratings=await new_ratings(room, step.seating, match, winners, at),
    )


def match_after(room: Room, step: Step) -> Match | None:
    """The match as a step leaves it; ``None`` before it begins."""
    if step.change is not None:
        return step.change.match
    table = room.table if step.opened is None else step.opened
    return None if table is None else table.match


def _status(seating: Seating, match: Match | None, winners: tuple[Seat, ...] | None) -> Status:
    stage = stage_of(match, winners)
    waited = match.awaiting if match is not None and stage == "playing" else ()
    owners = (seating.places[seat].person for seat in waited)
    return Status(
        stage=stage,
        seated=tuple(place.person for place in seating.places),
        bots=tuple(place.name if place.bot else None for place in seating.places),
        awaited=tuple(person for person in owners if person is not None),
        round_number=0 if match is None else match.round_number,
        winners=winners or (),
        next_table=seating.next_table,
    )


def standing_now(room: Room) -> Status:
    """The standing of a table with days for a turn: also whom it asks, and when to look again."""
    match, offer = match_after(room, Step(entries=(), seating=room.seating)), room.offer
    status = _status(room.seating, match, room.outcome)
    now, today = room.now(), calendar()
    people = [place.person for place in room.seating.places]
    called = () if offer is None or offer.over else asked(room, offer)
    ends: list[float] = []
    awaited: tuple[str, ...] = ()
    if called and offer is not None:
        ends = [offer.until]
    elif room.clocks:
        ends = [clock.until for clock in room.clocks.values()]
        awaited = status.awaited
    elif waiting := (*waits_to_reveal(room), *waits_to_seal(room)):
        ends = [max(reveal_until(room, seat) for seat in waiting)]
        awaited = tuple(person for seat in waiting if (person := people[seat]))
    elif status.stage == "between" and (at := dealt_at(room)) is not None:
        ends = [at - today + now]
        awaited = tuple(person for seat in room.seating.deciders() if (person := people[seat]))
    resting = any(clock.rests_until > now for clock in room.clocks.values())
    return msgspec.structs.replace(
        status,
        awaited=awaited,
        asked=tuple(person for seat in called if (person := people[seat]) is not None),
        until=round(min(ends) - now + today) if ends else None,
        resting=resting and not called,
        due_at=None if (due := due_at(room)) is None else ceil(due),
    )


def _rounds(room: Room, step: Step, at: float) -> tuple[RoundFact, ...]:
    change, table = step.change, room.table
    if change is None or table is None or change.match.in_play:
        return ()
    events = (*table.all_events(table.kept_since), *table.to_come(change))
    return round_facts(room.card, step.seating, change.match, events, at)
