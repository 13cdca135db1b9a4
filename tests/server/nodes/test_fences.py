"""A table has one owner at a time, whatever the clocks say: its fence keeps the others out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import bindparam, update

from hollywood.errors import HollywoodError
from hollywood.server.store import appending
from hollywood.server.store.opening import open_store
from hollywood.server.store.protocol import Overtaken
from hollywood.server.store.rows import Append, NoticeRow
from hollywood.server.store.schema import tables
from hollywood.server.store.sql_store import SqlStore
from tests.server.postgres import Cluster
from tests.server.store.rows import entry, line, person, status, table

Writing = Callable[[SqlStore, int], Awaitable[None]]


@contextlib.asynccontextmanager
async def _two(postgres: Cluster) -> AsyncIterator[tuple[SqlStore, SqlStore, Callable[..., None]]]:
    """Two nodes with leases; the third ends or renews the lease of one."""
    where = postgres.emptied_database()
    name = where.rpartition("/")[2]

    def lease(node: str, until: str = "extract(epoch FROM now()) + 600") -> None:
        postgres.run(
            name,
            "INSERT INTO nodes VALUES "
            f"('{node}', '127.0.0.1:1', '0', '0011', 1, 0, {until}, false) "
            "ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        )

    async with contextlib.AsyncExitStack() as stack:
        stores = []
        for node in ("first", "second"):
            stores.append(await open_store(where, node=node))
            stack.push_async_callback(stores[-1].close)
            lease(node)
        await stores[0].add_person(person("Ann"))
        row = table("t1", node="first", fence=1)
        await stores[0].create_table(row, status("id-Ann", None))
        yield stores[0], stores[1], lease


async def _append(store: SqlStore, fence: int, seq: int = 1) -> None:
    seats = status("id-Ann", None)
    await store.append(Append(table_id="t1", entries=(entry(seq),), status=seats, fence=fence))


async def _stand(store: SqlStore, fence: int) -> None:
    seats = status("id-Ann", None)
    await store.append(Append(table_id="t1", entries=(), status=seats, fence=fence))


async def _say(store: SqlStore, fence: int) -> None:
    await store.say("t1", line(1, "id-Ann", "hi"), fence)


@pytest.mark.parametrize("write", [_append, _stand, _say])
def test_who_has_lost_a_table_writes_nothing(postgres: Cluster, write: Writing) -> None:
    async def use() -> None:
        async with _two(postgres) as (first, second, lease):
            assert await second.take("t1") is None
            lease("first", "0")
            assert await second.take("t1") == 2
            with pytest.raises(Overtaken):
                await write(first, 1)
            lease("first")  # its lease is worth nothing for this table
            with pytest.raises(Overtaken):
                await write(first, 1)
            assert await first.take("t1") is None
            await write(second, 2)

    asyncio.run(use())


def test_a_planted_writer_without_a_fence_is_caught(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the fence, the end of the log alone does not keep an old owner out."""
    goes_on = (
        update(tables)
        .where(tables.c.id == bindparam("table"), tables.c.last_seq == bindparam("before"))
        .values(last_seq=bindparam("last_seq"))
    )
    monkeypatch.setattr(appending, "_GOES_ON", goes_on)
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        test_who_has_lost_a_table_writes_nothing(postgres, _append)


def test_one_of_many_takes_a_table(postgres: Cluster) -> None:
    async def use() -> None:
        async with _two(postgres) as (first, second, lease):
            await first.give_back([("t1", 1)])
            with pytest.raises(Overtaken):
                await _append(first, 1)
            for _ in range(5):
                taken = await asyncio.gather(first.take("t1"), second.take("t1"))
                ((owner, fence),) = [
                    (store, got)
                    for store, got in zip((first, second), taken, strict=True)
                    if got is not None
                ]
                await owner.give_back([("t1", fence)])
            lease("second", "0")
            assert await second.take("t1") is None, "it has no lease itself"

    asyncio.run(use())


def test_a_node_and_a_server_that_is_alone_exclude_each_other(postgres: Cluster) -> None:
    where = postgres.emptied_database()

    async def use(first: str | None, second: str | None, words: str) -> None:
        store = await open_store(where, node=first)
        try:
            with pytest.raises(HollywoodError, match=words):
                await open_store(where, node=second)
        finally:
            await store.close()

    asyncio.run(use(None, "node", "without --node"))
    asyncio.run(use("node", None, "start them all with --node"))


def test_sqlite_is_refused(tmp_path: Path) -> None:
    with pytest.raises(HollywoodError, match="several servers need PostgreSQL"):
        asyncio.run(open_store(tmp_path, node="node"))


def test_a_table_that_is_due_is_for_its_own_node(postgres: Cluster) -> None:
    async def use() -> None:
        async with _two(postgres) as (first, second, lease):
            seats = status("id-Ann", None, due_at=5.0)
            await first.append(Append(table_id="t1", entries=(), status=seats, fence=1))
            assert (await first.due_tables(9.0, 9))[0] == ("t1",)
            assert (await second.due_tables(9.0, 9))[0] == ()
            lease("first", "0")
            assert (await second.due_tables(9.0, 9))[0] == ("t1",)

    asyncio.run(use())


def test_a_notice_is_taken_once_and_by_the_node_of_its_table(postgres: Cluster) -> None:
    async def use() -> None:
        async with _two(postgres) as (first, second, _lease):
            row = NoticeRow(
                person="id-Ann", table="t1", told=("k",), body=b"{}", made_at=1.0, due_at=2.0
            )
            await first.keep_notice(row)
            assert await second.due_notices(9.0, 9) == ()
            assert await second.next_notice() is None
            (taken,) = await first.due_notices(9.0, 9)
            assert taken.told == ("k",)
            await first.give_back([("t1", 1)])
            assert await second.due_notices(9.0, 9) == (), "the first node is sending it"
            both = await asyncio.gather(*(node.due_notices(999.0, 9) for node in (first, second)))
            assert sum(map(len, both)) == 1

    asyncio.run(use())
