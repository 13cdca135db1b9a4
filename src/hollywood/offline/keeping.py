"""Tables as the browser keeps them: each has its log, and what a list shows of it.

Both are written in one step, before anything is shown. A step that could not be written has not
happened.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Protocol, TypeVar

import msgspec

from hollywood.offline.bridge import StorageTrouble
from hollywood.play.text import from_json, to_json
from hollywood.server.protocol.forms import TableListed
from hollywood.server.rooms.tables import shown_in_list
from hollywood.server.store.protocol import Overtaken, StoreUnavailable
from hollywood.server.store.rows import (
    Append,
    ChatRow,
    EntryRow,
    Holiday,
    Listed,
    PersonRow,
    RatingRow,
    Status,
    TableRow,
    command_of,
)

T = TypeVar("T")

PERSON = "you"
"""The id of the person of this browser, in the logs of its tables."""


class Keeping(Protocol):
    """The part of the browser's database that tables need; see :mod:`hollywood.offline.bridge`."""

    async def get(self, store: str, key: str) -> bytes | None:
        """Return a value, or ``None``."""

    async def entries(self, table: str, start: int = 0) -> list[bytes]:
        """Return the entries of a table's log in order, from number ``start``."""

    async def append(
        self, table: str, seq: int, entries: Sequence[bytes], state: bytes | None = None
    ) -> None:
        """Add entries to a table's log, and replace what is kept of the table."""


class NotKept(StoreUnavailable):
    """The browser could not keep or read something; ``code`` is that of the trouble."""

    def __init__(self, trouble: StorageTrouble) -> None:
        super().__init__(str(trouble))
        self.code: str = trouble.code


class KeptTable(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser keeps of a table besides its log.

    ``listed`` is what a list of tables shows, ``name`` the person's name at this table.
    """

    listed: TableListed
    status: Status
    name: str

    def row(self) -> Listed:
        """Return the table as a store of a server has it."""
        card = self.listed.card
        row = TableRow(
            id=card.id,
            created_at=card.created_at,
            owner=PERSON,
            entrance=card.entrance,
            family=card.family,
            settings=to_json(msgspec.structs.replace(card, owner="")),
        )
        return Listed(table=row, status=self.status, moved_at=self.listed.moved_at)


class KeptEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of a table's log. ``body`` is its JSON as text, so that not a byte of it changes."""

    seq: int
    at: float
    kind: str
    body: str
    version: int
    command_id: str | None = None
    person: str | None = None

    @classmethod
    def of(cls, row: EntryRow) -> KeptEntry:
        """Return an entry as the browser keeps it."""
        return cls(
            seq=row.seq,
            at=row.at,
            kind=row.kind,
            body=row.body.decode(),
            version=row.version,
            command_id=row.command_id,
            person=row.person,
        )

    def row(self) -> EntryRow:
        """Return the entry as a store of a server has it."""
        return EntryRow(
            seq=self.seq,
            at=self.at,
            kind=self.kind,
            body=self.body.encode(),
            version=self.version,
            command_id=self.command_id,
            person=self.person,
        )


async def kept_table(keeping: Keeping, table_id: str) -> KeptTable | None:
    """Return what the browser keeps of a table; ``None`` if there is none."""
    found = await _done(keeping.get("tables", table_id))
    return None if found is None else from_json(found, KeptTable)


async def _done(work: Awaitable[T]) -> T:
    """Wait for the browser; StoreUnavailable or Overtaken, as from any store, if it cannot."""
    try:
        return await work
    except StorageTrouble as trouble:
        if trouble.code == "overtaken":
            raise Overtaken("another tab plays this table") from trouble
        raise NotKept(trouble) from trouble


class BrowserStore:
    """The tables of this browser, as rooms need them: a :class:`TableStore`."""

    def __init__(self, keeping: Keeping, name: str) -> None:
        self._keeping = keeping
        self._names = {PERSON: name}
        self._known: dict[str, Listed] = {}  # what does not change, also of tables to come

    async def create_table(self, table: TableRow, status: Status) -> None:
        """Add a table; it is written with its first entries."""
        self._known[table.id] = Listed(table=table, status=status, moved_at=table.created_at)

    async def append(self, change: Append) -> None:
        """Write a change; StoreUnavailable or Overtaken if it could not be written."""
        before = self._known.get(change.table_id) or await self.table(change.table_id)
        if before is None:
            raise StoreUnavailable("there is no such table")
        entries = change.entries
        item = Listed(
            table=before.table,
            status=change.status,
            moved_at=entries[-1].at if entries else before.moved_at,
        )
        state = KeptTable(
            listed=shown_in_list(item, self._names, PERSON),
            status=change.status,
            name=self._names[PERSON],
        )
        bodies = [to_json(KeptEntry.of(entry)) for entry in entries]
        first = entries[0].seq - 1 if entries else len(await self.entries(change.table_id))
        await _done(self._keeping.append(change.table_id, first, bodies, to_json(state)))
        self._known[change.table_id] = item

    async def answered(self, table_id: str, person: str | None, command_id: str) -> EntryRow | None:
        """Return the entry that somebody's command made, if it has been done."""
        entries, known = await self.entries(table_id), (command_of(person, command_id), command_id)
        own = (row for row in entries if row.person == person)
        return next((row for row in own if row.command_id in known), None)

    async def table(self, table_id: str) -> Listed | None:
        """Return a table."""
        kept = await kept_table(self._keeping, table_id)
        if kept is None:
            return None
        self._known[table_id] = kept.row()
        return self._known[table_id]

    async def entries(self, table_id: str) -> tuple[EntryRow, ...]:
        """Return the whole log of a table, in order."""
        kept = await _done(self._keeping.entries(table_id))
        return tuple(from_json(entry, KeptEntry).row() for entry in kept)

    async def person(self, person_id: str) -> PersonRow | None:
        """Return the person."""
        name = self._names.get(person_id)
        return None if name is None else PersonRow(id=person_id, name=name, created_at=0.0)

    async def names(self, person_ids: tuple[str, ...]) -> dict[str, str]:
        """Return the name of the person, if asked for."""
        return {each: self._names[each] for each in person_ids if each in self._names}

    async def holidays(self, person_ids: tuple[str, ...]) -> dict[str, tuple[Holiday, ...]]:
        """Return nothing: no clock runs here."""
        del person_ids
        return {}

    async def ratings(self, person_ids: tuple[str, ...], family: str) -> dict[str, RatingRow]:
        """Return nothing: no match is rated here."""
        del person_ids, family
        return {}

    async def meetings(
        self, person_ids: tuple[str, ...], family: str, since: float
    ) -> dict[frozenset[str], int]:
        """Return nothing: no match is rated here."""
        del person_ids, family, since
        return {}

    async def say(self, table_id: str, line: ChatRow, fence: int = 0) -> None:
        """Refuse: nobody would hear it."""
        raise StoreUnavailable("there is nobody to talk to")

    async def said(self, table_id: str, limit: int) -> tuple[ChatRow, ...]:
        """Return nothing."""
        del table_id, limit
        return ()
