"""A finished match of this browser: one that was played here, or a record from a file."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec

from hollywood.offline.bridge import Storage
from hollywood.offline.keeping import PERSON, BrowserStore, kept_table
from hollywood.play import Seat
from hollywood.play.text import from_json, to_json
from hollywood.records.about import About
from hollywood.records.reader import record_in
from hollywood.server.protocol.forms import TableListed
from hollywood.server.protocol.messages import TableCard
from hollywood.server.rooms.headers import headers_of
from hollywood.server.rooms.looking_back import (
    NotForYou,
    card_of,
    finished,
    match_log,
    seats_of,
)

RecordId = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class RecordKept(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser keeps of a record from a file: as a list shows it, and the file."""

    listed: TableListed
    text: str


class Past(NamedTuple):
    """A match to look back at; ``log`` has its entries as a list in JSON, ``about`` the headers."""

    card: TableCard
    names: tuple[str, ...]
    winners: tuple[Seat, ...]
    yours: tuple[Seat, ...]
    log: bytes
    about: About


async def past_of(record_id: str) -> Past:
    """Return a finished match of this browser; NotForYou if there is none, or it is not over."""
    keeping = Storage()
    kept = await kept_table(keeping, record_id)
    if kept is not None:
        store = BrowserStore(keeping, kept.name)
        listed, names = await finished(store, record_id, PERSON)
        entries = await store.entries(record_id)
        return Past(
            card=card_of(listed, names),
            names=names,
            winners=listed.status.winners,
            yours=seats_of(listed, PERSON),
            log=match_log(entries),
            about=headers_of(listed, entries),
        )
    body = await keeping.get("records", record_id)
    if body is None:
        raise NotForYou("There is no such match.")
    read_before = from_json(body, RecordKept)
    record = record_in(read_before.text.encode())
    names = tuple(record.entries[0]["players"])
    return Past(
        card=read_before.listed.card,
        names=names,
        winners=read_before.listed.winners,
        yours=(),
        log=to_json(record.entries),
        about=record.about,
    )
