"""What the clients were promised and told, compared with what is on disk.

After a run, with the server gone, the logs are read back from the database and every client's
history is compared with them:

- what was acknowledged is there exactly once, with the version that was told;
- what was refused is not there; what was never answered is there once or not at all;
- nothing was done at a person's seat that this person's client did not send;
- every event that a client was told is, byte for byte, the one of that version in the log as this
  viewer may know it: so there is one order for all, with no gap and no event twice;
- the table as last shown is, byte for byte, what the table woken from the log shows, except for
  times and for what is kept in memory only: who is connected, who is ready, the hold of an offer.

Being ready is acknowledged without being written, unless it starts the deal.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from hollywood.match.table import TableEvent
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.records import go_on
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.sight.tables import show_sheet_of, show_table
from hollywood.server.store.opening import open_store
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import EntryRow
from hollywood.server.table.entries import MATCH_KINDS
from tests.server.faults.clients import History

_IN_MEMORY = (
    *("clocks", "offer", "absent", "watching", "auto_pass", "want", "rematch"),
    *("ready", "away"),  # of a seat
)


def faults(where: str | Path, histories: Iterable[History]) -> list[str]:
    """Return everything that is wrong; the server must have ended."""
    return asyncio.run(faults_in(where, histories))


async def faults_in(where: str | Path, histories: Iterable[History]) -> list[str]:
    """Do the same from within an event loop."""
    store = await open_store(where)
    rooms = Rooms(store)
    try:
        by_table: dict[str, list[History]] = {}
        for history in histories:
            by_table.setdefault(history.table, []).append(history)
        found = []
        for table, here in by_table.items():
            wrong = await _faults_of(store, rooms, table, here)
            found += [f"{table}: {each}" for each in wrong]
        return found
    finally:
        await rooms.close(0)
        await store.close()


async def _faults_of(store: Store, rooms: Rooms, table: str, histories: list[History]) -> list[str]:
    entries = await store.entries(table)
    found = [fault for history in histories for fault in history.faults]
    found += _commands(entries, histories)
    room = await rooms.room(table)
    if room is None:
        return [*found, "the table is gone"]
    events = _events(entries)
    if room.version != len(events):
        found.append(f"the log has {len(events)} events, the table woken is at {room.version}")
    for history in histories:
        seat = room.seating.seat_of(history.person)
        who = "a spectator" if seat is None else f"seat {seat}"
        found += [
            f"{who}: {each}"
            for each in (*_told(events, history, seat), *_last(room, history, seat))
        ]
    return found


def _commands(entries: tuple[EntryRow, ...], histories: list[History]) -> list[str]:
    found = []
    written = Counter(row.command_id for row in entries if row.command_id is not None)
    version = {row.command_id: row.version for row in entries}
    sent = {
        (history.person, name): command
        for history in histories
        for name, command in history.commands.items()
    }
    for (_, name), command in sent.items():
        times = written[name]
        if times > 1:
            found.append(f"{name} was done {times} times")
        if command.answered and command.code is None and command.kind != "ready":
            if times == 0:
                found.append(f"{name} was acknowledged and is lost")
            elif command.version != version[name]:
                found.append(f"{name} was done at {version[name]}, and {command.version} was told")
        if command.code is not None and times:
            found.append(f"{name} was refused ({command.code}) and is done")
    people = {history.person for history in histories if history.person is not None}
    for row in entries:
        mine = row.kind == "act" and row.person in people
        if mine and (row.person, row.command_id) not in sent:
            found.append(f"entry {row.seq} was done for somebody who did not send it")
    return found


def _events(entries: tuple[EntryRow, ...]) -> list[TableEvent]:
    """All events of a log, including hidden cards."""
    plain: list[dict[str, Any]] = [
        msgspec.json.decode(row.body) for row in entries if row.kind in MATCH_KINDS
    ]
    starts = [index for index, line in enumerate(plain) if line["type"] == "deal"]
    events: list[TableEvent] = []
    for end in [*starts[1:], len(plain)] if starts else []:
        deal = go_on(plain[:end])
        events[deal.kept_since :] = deal.all_events(deal.kept_since)
    return events


def _told(events: list[TableEvent], history: History, seat: Seat | None) -> list[str]:
    found = []
    for version, told in history.events.items():
        if version > len(events):
            found.append(f"was told event {version}, which is not in the log")
        elif to_json(events[version - 1].seen_by(seat)) != told:
            found.append(f"was told another event {version} than the log has")
    return found


def _last(room: Room, history: History, seat: Seat | None) -> list[str]:
    if history.version is None:
        return []  # it never saw the table
    if history.version > room.version:
        return [f"was shown the table at {history.version}, the table woken is at {room.version}"]
    if history.version < room.version:
        return []  # a move in progress when everybody left was still written
    found = []
    if lasting(history.shown) != lasting(to_json(show_table(room, seat))):
        found.append(f"was shown another table at {history.version} than is there")
    if history.sheet != to_json(show_sheet_of(room)):
        found.append("was shown another sheet than is there")
    return found


def lasting(shown: bytes) -> bytes:
    """Return a shown table, without times and without what is in memory only."""
    table = msgspec.json.decode(shown)
    for part in (table, *table["seats"]):
        for name in _IN_MEMORY:
            part.pop(name, None)
    return msgspec.json.encode(table)
