"""Everything the server stores about a person, in one file to download.

It has nothing about other people: it lists tables with their rules and the person's own seat, not
with the other players, and moves with their times. The play at a table, with the cards, is in the
table's record once the match is over; the file says where to find it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Any

import msgspec

from hollywood.play.text import to_json
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import (
    ChatRow,
    EntryRow,
    Holiday,
    Listed,
    MatchFact,
    NoticeWishes,
    PersonRow,
    PushDevice,
    RatingRow,
    RoundFact,
)

_ALL = 1_000_000
FORMAT = 1


class Everything(msgspec.Struct, frozen=True, kw_only=True):
    """Everything stored about a person; ``format`` is the version of this structure."""

    format: int
    person: dict[str, Any]
    tables: tuple[dict[str, Any], ...]
    rounds: tuple[dict[str, Any], ...]
    matches: tuple[dict[str, Any], ...]
    ratings: tuple[dict[str, Any], ...]
    said: tuple[dict[str, Any], ...]
    holidays: tuple[dict[str, Any], ...] = ()
    notices: dict[str, Any] = {}
    rules: tuple[dict[str, Any], ...] = ()
    shared_books: tuple[dict[str, Any], ...] = ()
    sign_in: dict[str, Any] = {}


async def everything_about(store: Store, person: PersonRow) -> bytes:
    """Return everything stored about a person: an :class:`Everything` in JSON.

    About the password and the recovery codes it says only that there are some, and about muted
    people only how many there are. The file is assembled outside the event loop,
    because it grows with the number of matches.
    """
    running = await store.tables_of(person.id, over=False, limit=_ALL)
    over = await store.tables_of(person.id, over=True, limit=_ALL)
    tables = []
    for listed in (*running, *over):
        entries = await store.entries(listed.table.id)
        tables.append(await asyncio.to_thread(_table, person, listed, entries))
    rounds, matches = await store.rounds_of(person.id), await store.matches_of(person.id)
    ratings, said = await store.ratings_of(person.id), await store.chat_of(person.id)
    holidays = (await store.holidays((person.id,))).get(person.id, ())
    reached = _notices(await store.notice_wishes(person.id), await store.push_devices(person.id))
    rules = await store.rules_of(person.id)
    books = await store.shared_books_of(person.id)
    sign_in = await _sign_in(store, person.id)
    return await asyncio.to_thread(
        _written,
        person,
        tables,
        rounds,
        matches,
        ratings,
        said,
        holidays,
        reached,
        rules,
        books,
        sign_in,
    )


def _written(
    person: PersonRow,
    tables: list[dict[str, Any]],
    rounds: Iterable[RoundFact],
    matches: Iterable[MatchFact],
    ratings: Iterable[RatingRow],
    said: Iterable[tuple[str, ChatRow]],
    holidays: Iterable[Holiday],
    reached: dict[str, Any],
    rules: Iterable[bytes],
    books: Iterable[bytes],
    sign_in: dict[str, Any],
) -> bytes:
    everything = Everything(
        format=FORMAT,
        person={
            "id": person.id,
            "name": person.name,
            "created_at": person.created_at,
            "login": person.login,
            "has_password": person.password is not None,
            "settings": person.settings,
        },
        tables=tuple(tables),
        rounds=tuple(map(_without_person, rounds)),
        matches=tuple(map(_without_person, matches)),
        ratings=tuple(map(_without_person, ratings)),
        said=tuple({"table": table_id, **_without_person(line)} for table_id, line in said),
        holidays=tuple({"begins": each.begins, "ends": each.ends} for each in holidays),
        notices=reached,
        rules=tuple(map(msgspec.json.decode, rules)),
        shared_books=tuple(map(msgspec.json.decode, books)),
        sign_in=sign_in,
    )
    return to_json(everything)


async def _sign_in(store: Store, person_id: str) -> dict[str, Any]:
    watched, keys = await store.watched(person_id), await store.passkeys_of(person_id)
    return {
        "passkeys": [
            {"name": key.name, "created_at": key.created_at, "used_at": key.used_at} for key in keys
        ],
        "recovery_codes": await store.codes_left(person_id),
        "sessions": [
            {"browser": each.browser, "created_at": each.created_at, "used_at": each.used_at}
            for each in await store.sessions_of(person_id, time.time())
        ],
        "wrong_passwords": watched.wrong,
        "muted_people": len(await store.muted_by(person_id)),
    }


def _notices(wishes: NoticeWishes, devices: Iterable[PushDevice]) -> dict[str, Any]:
    return {
        **_without_person(wishes),
        "devices": [
            {"name": device.name, "language": device.language, "used_at": device.used_at}
            for device in devices
        ],
    }


def _table(person: PersonRow, listed: Listed, entries: tuple[EntryRow, ...]) -> dict[str, Any]:
    table, status = listed.table, listed.status
    return {
        "id": table.id,
        "opened_at": table.created_at,
        "opened_by_you": table.owner == person.id,
        "settings": msgspec.json.decode(table.settings),
        "stage": status.stage,
        "round_number": status.round_number,
        "your_seats": [seat for seat, who in enumerate(status.seated) if who == person.id],
        "your_moves": [
            {"number": entry.seq, "at": entry.at, "kind": entry.kind}
            for entry in entries
            if entry.person == person.id
        ],
        "record": f"/api/records/{table.id}/file",
    }


def _without_person(row: msgspec.Struct) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    del plain["person"]
    return plain
