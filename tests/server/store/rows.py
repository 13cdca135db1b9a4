"""Rows to write, and a way to run a test in an event loop with a store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from hollywood.play import Seat
from hollywood.server.store.opening import open_store
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import (
    Append,
    ChatRow,
    EntryRow,
    PersonRow,
    Status,
    TableRow,
)

T = TypeVar("T")


def with_store(where: str | Path, use: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, use it and close it."""

    async def run() -> T:
        store = await open_store(where)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def person(name: str, **more: Any) -> PersonRow:
    return PersonRow(id=f"id-{name}", name=name, created_at=1.5, **more)


def table(name: str, **more: Any) -> TableRow:
    given = {"created_at": 10.25, "owner": None, "entrance": "lobby", "family": "gin"} | more
    return TableRow(id=name, settings=b'{"rules":1}', **given)


def status(*seated: str | None, **more: Any) -> Status:
    given: dict[str, Any] = {
        "stage": "gathering",
        "bots": (None,) * len(seated),
        "awaited": (),
        "round_number": 0,
    }
    return Status(seated=seated, **(given | more))


def entry(seq: int, **more: Any) -> EntryRow:
    given: dict[str, Any] = {
        "at": 100.0 + seq,
        "kind": "acted",
        "body": b'{"card":"7h"}',
        "version": seq * 3,
    }
    return EntryRow(seq=seq, **(given | more))


def append(table_id: str, *seqs: int, to: Status | None = None, **more: Any) -> Append:
    return Append(
        table_id=table_id,
        entries=tuple(entry(seq, command_id=f"c{seq}") for seq in seqs),
        status=to or status(None, None),
        **more,
    )


def line(
    number: int, who: str, text: str, seat: int | None = 0, phrase: str | None = None
) -> ChatRow:
    at = None if seat is None else Seat(seat)
    return ChatRow(number=number, seat=at, person=who, text=text, at=50.0 + number, phrase=phrase)
