"""Matches that a person played against bots in a browser, without the server.

The browser sends the record of a finished match. It is replayed move by move, and becomes a table
that is over. Only the cards and the moves are checked: anybody can write a record by hand, so the
table is marked as played offline, is not rated, and no statistics have it.
"""

from __future__ import annotations

import hashlib
import time
from typing import Any

import msgspec

from hollywood.bots import BOT_PEOPLE
from hollywood.errors import RecordError
from hollywood.match.presets import AnyRules, rules_for, rules_from_mapping
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.server.people.refusals import Refusal
from hollywood.server.rooms.archive import Archive
from hollywood.server.rooms.opening import offline_card
from hollywood.server.rooms.record_work import FinishedMatch
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import Append, EntryRow, Status, TableRow
from hollywood.server.table.entries import BotSat, RoomEntry, Sat, kind_of
from hollywood.server.table.steps import check_bot
from hollywood.server.workers.fairness import Owner

EARLIEST = 1_767_225_600.0
"""The first moment at which a match can have ended: the start of 2026."""


class OfflineMatch(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser says about a match, besides its record."""

    preset: str
    seat: Seat
    bot: str
    ended_at: float | None = None


async def keep(
    store: Store,
    archive: Archive,
    person: str,
    match: OfflineMatch,
    record: bytes,
    owner: Owner,
) -> str:
    """Keep a match for an account; return the id of its table, the same if it is sent again.

    Refusal if it is not the record of a finished match.
    """
    try:
        found = await archive.checked(record, owner)
    except RecordError as error:
        raise Refusal("bad_record", f"this is no record of a finished match: {error}") from None
    table_id = _id_of(person, found.bare)
    if await store.table(table_id) is not None:
        return table_id
    rules: AnyRules = rules_from_mapping(found.rules)
    if rules.family != rules_for(match.preset).family:
        raise Refusal("bad_record", f"this is not a match of {match.preset}")
    check_bot(match.bot, rules.family)
    if match.seat >= len(found.names):
        raise Refusal("bad_record", f"the match has no seat {match.seat}")
    now = time.time()
    ended = now if match.ended_at is None else min(max(match.ended_at, EARLIEST), now)
    card = offline_card(table_id, match.preset, rules, len(found.names), ended)
    row = TableRow(
        id=table_id,
        created_at=ended,
        owner=person,
        entrance=card.entrance,
        family=card.family,
        settings=to_json(card),
    )
    await store.keep_match(row, _log(table_id, person, match, found, ended))
    return table_id


def _id_of(person: str, bare: bytes) -> str:
    """Return the id of the table of a match: always the same one for the same person.

    ``bare`` is its record without headers, so whatever else a record says, it is the same match.
    """
    return "o" + hashlib.sha256(f"{person}\n".encode() + bare).hexdigest()[:24]


def _log(
    table_id: str, person: str, match: OfflineMatch, found: FinishedMatch, ended: float
) -> Append:
    """Return the whole log of the table: who sat down, then the match."""
    seats = [Seat(seat) for seat in range(len(found.names))]
    sat: list[RoomEntry] = [
        Sat(seat=seat, person=person)
        if seat == match.seat
        else BotSat(seat=seat, bot=match.bot, name=BOT_PEOPLE[seat])
        for seat in seats
    ]
    lines: list[tuple[str, Any, int]] = [(kind_of(entry), to_json(entry), 0) for entry in sat]
    lines += found.lines
    entries = tuple(
        EntryRow(seq=seq, at=ended, kind=kind, body=body, version=version)
        for seq, (kind, body, version) in enumerate(lines, 1)
    )
    status = Status(
        stage="over",
        seated=tuple(person if seat == match.seat else None for seat in seats),
        bots=tuple(None if seat == match.seat else BOT_PEOPLE[seat] for seat in seats),
        awaited=(),
        round_number=found.rounds,
        winners=found.winners,
    )
    return Append(table_id=table_id, entries=entries, status=status)
