"""Jobs for the writer: one change each, and where its answer goes."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection

from hollywood.server.store.rows import Append

Seating = tuple[tuple[str | None, str | None], ...]
"""The person and the bot of each seat."""

_REMEMBERED = 20_000


class Known:
    """What the writer knows without asking the database; only its thread reads it.

    For people who were merged or erased while this server runs, it knows who they are now: tables
    in play may still use the old ids. It also holds the places and the ends of the chains as they
    are written.
    """

    def __init__(self) -> None:
        self._moved: dict[str, str | None] = {}
        self._seatings: OrderedDict[str, Seating] = OrderedDict()
        self._chains: OrderedDict[str, tuple[int, bytes]] = OrderedDict()

    def move(self, person: str, to: str | None) -> None:
        """Note that a person has become another, or nobody."""
        self._moved[person] = to
        self._seatings.clear()

    def has_moved(self, person: str) -> bool:
        """Whether a person has become another, or nobody."""
        return person in self._moved

    def now(self, person: str | None) -> str | None:
        """Return who a person is now: the same one, the account they joined, or nobody."""
        while person is not None and person in self._moved:
            person = self._moved[person]
        return person

    def mark(self) -> int:
        """Return a mark of the current knowledge, for `undo`."""
        return len(self._moved)

    def undo(self, mark: int) -> None:
        """Forget what was learned since the mark, because it was not written after all."""
        while len(self._moved) > mark:
            self._moved.popitem()
        self._seatings.clear()
        self._chains.clear()

    def seating(self, table_id: str) -> Seating | None:
        """Return the places of a table, if they are remembered."""
        return self._seatings.get(table_id)

    def forget(self, table_id: str) -> None:
        """Forget the places and the chain of a table, which others may change from now on."""
        self._seatings.pop(table_id, None)
        self._chains.pop(table_id, None)

    def remember(self, table_id: str, seating: Seating) -> None:
        """Remember the places of a table."""
        self._seatings[table_id] = seating
        self._seatings.move_to_end(table_id)
        if len(self._seatings) > _REMEMBERED:
            self._seatings.popitem(last=False)

    def chain(self, table_id: str, seq: int) -> bytes | None:
        """Return the checksum of an entry, if it is the last of its log and remembered."""
        found = self._chains.get(table_id)
        return found[1] if found is not None and found[0] == seq else None

    def remember_chain(self, table_id: str, seq: int, chain: bytes) -> None:
        """Remember the checksum of the last entry of a log."""
        self._chains[table_id] = seq, chain
        self._chains.move_to_end(table_id)
        if len(self._chains) > _REMEMBERED:
            self._chains.popitem(last=False)


Change = Callable[[Connection, Known], Any]


class Job(msgspec.Struct, gc=False, eq=False):
    """A change and the future of its answer. ``change`` is an append to a log, or anything else.

    ``scrub`` asks for what it deletes to be removed from the files.
    """

    change: Append | Change
    future: asyncio.Future[Any]
    scrub: bool = False


def settle(outcomes: list[tuple[Job, Any, BaseException | None]]) -> None:
    """Give the answers, in the event loop, to the callers who still wait."""
    for job, result, error in outcomes:
        if job.future.done():
            continue  # the caller was canceled
        if error is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(error)
