"""What the clients were promised and told, compared with what is on disk.

After a run, with all servers gone, the logs are read back from the database, and every client's
history is compared with them, as :mod:`tests.server.faults.checker` says. And the table as last
shown is, byte for byte, what the table woken from the log shows, except for times and for what is
kept in memory only: who is connected, who is ready, the hold of an offer and what waits for it.
"""

from __future__ import annotations

import asyncio
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
from hollywood.server.store.rows import EntryRow, id_of_command
from hollywood.server.table.entries import MATCH_KINDS
from tests.server.faults.checker import (
    History,
    Row,
    Wrote,
    commands_kept,
    one_writer,
    told_as_kept,
)

_IN_MEMORY = (
    *("clocks", "offer", "absent", "watching", "auto_pass", "want", "rematch"),
    *("spectators", "chat_open", "doors_open", "choices"),
    *("ready", "away"),  # of a seat
)


def faults(where: str | Path, histories: Iterable[History]) -> list[str]:
    """Return everything that is wrong; the server must have ended."""
    return asyncio.run(faults_in(where, histories))


async def faults_in(
    where: str | Path, histories: Iterable[History], wrote: Iterable[Wrote] = ()
) -> list[str]:
    """Do the same from within an event loop; ``wrote`` is who wrote the logs, if known."""
    store = await open_store(where)
    rooms = Rooms(store)
    try:
        by_table: dict[str, list[History]] = {}
        for history in histories:
            by_table.setdefault(history.table, []).append(history)
        logs = {table: await store.entries(table) for table in by_table}
        rows = {table: tuple(map(_row, entries)) for table, entries in logs.items()}
        found = one_writer(rows, (each for each in wrote if each.table in rows))
        for table, here in by_table.items():
            wrong = commands_kept(rows[table], here)
            wrong += await _as_shown(rooms, table, logs[table], here)
            found += [f"{table}: {each}" for each in wrong]
        return found
    finally:
        await rooms.close(0)
        await store.close()


def _row(entry: EntryRow) -> Row:
    command = None if entry.command_id is None else id_of_command(entry.command_id)
    return Row(entry.seq, entry.version, entry.person, command, entry.kind == "act")


async def _as_shown(
    rooms: Rooms, table: str, entries: tuple[EntryRow, ...], histories: list[History]
) -> list[str]:
    found = [fault for history in histories for fault in history.faults]
    room = await rooms.room(table)
    if room is None:
        return [*found, "the table is gone"]
    events = _events(entries)
    if room.version != len(events):
        found.append(f"the log has {len(events)} events, the table woken is at {room.version}")
    for history in histories:
        seat = room.seating.seat_of(history.person)
        who = "a spectator" if seat is None else f"seat {seat}"
        known = [to_json(event.seen_by(seat)) for event in events]
        found += [
            f"{who}: {each}"
            for each in (*told_as_kept(history, known), *_last(room, history, seat))
        ]
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


def _last(room: Room, history: History, seat: Seat | None) -> list[str]:
    if history.version is None:
        return []  # it never saw the table
    if history.version > room.version:
        return [f"was shown the table at {history.version}, the table woken is at {room.version}"]
    if history.version < room.version:
        return []  # a move in progress when everybody left was still written
    found = []
    shown, there = lasting(history.shown), lasting(to_json(show_table(room, seat)))
    other = [name for name in {**shown, **there} if shown.get(name) != there.get(name)]
    if other:
        found.append(
            f"was shown another table at {history.version} than is there: "
            + "; ".join(f"{name} {shown.get(name)}, not {there.get(name)}" for name in other)
        )
    if history.sheet != to_json(show_sheet_of(room)):
        found.append("was shown another sheet than is there")
    return found


def lasting(shown: bytes) -> dict[str, Any]:
    """Return a shown table, without times and without what is in memory only."""
    table: dict[str, Any] = msgspec.json.decode(shown)
    for part in (table, *table["seats"]):
        for name in _IN_MEMORY:
            part.pop(name, None)
    for board in table["boards"]:
        options = board.get("options") or {}
        for name in ("draw", "allow", "deny"):
            if (options.get(name) or {}).get("code") == "hold":
                options[name] = None
    return table
