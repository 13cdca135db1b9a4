"""Matches played elsewhere, put into a store as if they had been played at its tables."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from hollywood.play.text import to_json
from hollywood.records import read_record, replay
from hollywood.server.people.sessions import Sessions
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.rooms.opening import new_card
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import Append, EntryRow, PersonRow, Status, TableRow

_HEADING = ("format", "version", "check")  # in the lines of a record, but not in a log


async def keep_match(
    store: Store,
    path: Path,
    *,
    preset: str,
    people: Sequence[str | None] = (None, None),
    stage: str = "over",
    spectators: bool = True,
    at: float | None = None,
) -> str:
    """Write the match of a record as a table's log; unnamed seats are bots.

    It was played now, or ``at`` a time in seconds since 1970. Return the table's id.
    """
    record = read_record(path)
    lines = record.entries
    moment = time.time() if at is None else at
    form = NewTableForm(
        preset=preset, players=len(people), entrance="invite", spectators=spectators
    )
    card = msgspec.structs.replace(new_card(form, ""), created_at=moment)
    row = TableRow(
        id=card.id,
        created_at=moment,
        owner=next((each for each in people if each is not None), None),
        entrance="invite",
        family=card.family,
        settings=to_json(card),
    )
    empty = Status(
        stage="gathering",
        seated=(None,) * len(people),
        bots=(None,) * len(people),
        awaited=(),
        round_number=0,
    )
    await store.create_table(row, empty)
    count = itertools.count(1)
    entries = tuple(
        EntryRow(
            seq=next(count),
            at=moment,
            kind=line["type"],
            body=msgspec.json.encode({k: v for k, v in line.items() if k not in _HEADING}),
            version=0,
        )
        for line in lines
    )
    status = Status(
        stage=stage,
        seated=tuple(people),
        bots=tuple("linear" if each is None else None for each in people),
        awaited=(),
        round_number=sum(line["type"] == "deal" for line in lines),
        winners=replay(record).match.course.winners if stage == "over" else (),
    )
    await store.append(Append(table_id=card.id, entries=entries, status=status))
    return card.id


async def keep_guest(store: Store, name: str) -> tuple[str, str]:
    """Write a guest into a store; return the guest's id and the value of a session's cookie."""
    person = PersonRow(id=f"guest-{name}", name=name, created_at=time.time())
    await store.add_person(person)
    return person.id, await Sessions(store, await store.secret("cookie")).begin(person.id)
