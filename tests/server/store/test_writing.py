"""Group commit: what waits is committed together, acknowledged when it is on disk, fails alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, cast

import pytest

from hollywood.errors import HollywoodError
from hollywood.server.store.protocol import Overtaken, Store, StoreUnavailable
from hollywood.server.store.sql_store import SqlStore
from tests.server.store.rows import append, line, person, status, table, with_store
from tests.server.store.watching import Commits, commits, log_as_others_see_it
from tests.waiting import PATIENCE


async def _tables(store: Store, count: int) -> list[str]:
    await store.add_person(person("ann"))
    names = [f"t{number}" for number in range(count)]
    for name in names:
        await store.create_table(table(name), status(None, None))
    return names


async def _behind(watched: Commits, first: Awaitable[Any], *others: Awaitable[Any]) -> list[Any]:
    """Hold the first one's commit until all others wait; return the outcome of those."""
    watched.hold()
    held = asyncio.ensure_future(first)
    await asyncio.to_thread(watched.reached.wait, PATIENCE)
    waiting = [asyncio.ensure_future(other) for other in others]
    await asyncio.sleep(0.05)
    assert not held.done()
    assert not any(one.done() for one in waiting)
    watched.release()
    await held
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_what_waits_together_is_committed_together(where: str) -> None:
    async def use(store: Store) -> None:
        first, *others = await _tables(store, 60)
        with commits() as watched:
            appends = (store.append(append(name, 1)) for name in others)
            outcomes = await _behind(watched, store.append(append(first, 1)), *appends)
            assert outcomes == [None] * 59
            assert watched.count == 2
        for name in others:
            assert len(await store.entries(name)) == 1

    with_store(where, use)


def test_appends_to_one_log_can_be_in_one_batch(where: str) -> None:
    async def use(store: Store) -> None:
        await _tables(store, 2)
        with commits() as watched:
            stands = [status(None, None), status("id-ann", None), status(None, "id-ann")]
            appends = (store.append(append("t1", seq, to=to)) for seq, to in enumerate(stands, 1))
            await _behind(watched, store.append(append("t0", 1)), *appends)
            assert watched.count == 2
        found = await store.table("t1")
        assert found is not None
        assert found.status == stands[-1]
        assert [row.seq for row in await store.entries("t1")] == [1, 2, 3]

    with_store(where, use)


def test_nothing_is_acknowledged_before_it_is_committed(where: str) -> None:
    async def use(store: Store) -> None:
        await _tables(store, 1)
        with commits() as watched:
            watched.hold()
            writing = asyncio.ensure_future(store.append(append("t0", 1)))
            await asyncio.to_thread(watched.reached.wait, PATIENCE)
            await asyncio.sleep(0.05)
            assert not writing.done()
            assert log_as_others_see_it(where, "t0") == []
            assert await store.entries("t0") == ()
            watched.release()
            await writing
        assert log_as_others_see_it(where, "t0") == [1]
        for seq in range(2, 30):
            await store.append(append("t0", seq))
            assert log_as_others_see_it(where, "t0")[-1] == seq

    with_store(where, use)


def test_a_change_that_cannot_be_written_fails_alone(where: str) -> None:
    async def use(store: Store) -> None:
        await _tables(store, 5)
        await store.append(append("t2", 1))
        await store.add_person(person("bob", login="bob"))
        with commits() as watched:
            outcomes = await _behind(
                watched,
                store.append(append("t0", 1)),
                store.append(append("t1", 1, to=status("id-ann", None))),
                store.append(append("t2", 1)),
                store.add_person(person("eve", login="bob")),
                store.append(append("t2", 2)),
                store.say("t3", line(1, "id-ann", "hello")),
                store.append(append("t3", 2)),
                store.say("t3", line(1, "id-ann", "twice")),
                store.append(append("t4", 1, 2)),
            )
            assert watched.count == 2
        kinds = [type(outcome) for outcome in outcomes]
        nothing = type(None)
        assert kinds == [
            nothing, Overtaken, HollywoodError, nothing, nothing, Overtaken, Overtaken, nothing,
        ]  # fmt: skip
        logs = [[row.seq for row in await store.entries(f"t{table}")] for table in range(5)]
        assert logs == [[1], [1], [1, 2], [], [1, 2]]
        found = await store.table("t1")
        assert found is not None
        assert found.status.seated == ("id-ann", None)
        assert await store.said("t3", 9) == (line(1, "id-ann", "hello"),)

    with_store(where, use)


def test_a_defect_in_one_change_hurts_nobody_else(where: str) -> None:
    async def use(store: Store) -> None:
        await _tables(store, 3)
        with commits() as watched:
            outcomes = await _behind(
                watched,
                store.append(append("t0", 1)),
                store.append(append("t1", 1, to=status(None, None, awaited=("id-bob",)))),
                store.append(append("t2", 1)),
            )
        assert isinstance(outcomes[0], ValueError)
        assert outcomes[1] is None
        assert await store.entries("t1") == ()

    with_store(where, use)


def test_somebody_who_is_erased_in_the_same_batch_is_nobody_there(where: str) -> None:
    async def use(store: Store) -> None:
        await _tables(store, 2)
        with commits() as watched:
            outcomes = await _behind(
                watched,
                store.append(append("t0", 1)),
                store.erase_person("id-ann"),
                store.append(append("t1", 2)),  # makes the batch be written one by one
                store.append(append("t1", 1, to=status("id-ann", None))),
            )
        assert outcomes[0] is outcomes[2] is None
        assert isinstance(outcomes[1], Overtaken)
        found = await store.table("t1")
        assert found is not None
        assert found.status.seated == (None, None)

    with_store(where, use)


def test_too_many_waiting_changes_are_refused(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: Store) -> None:
        await _tables(store, 9)
        monkeypatch.setattr(cast("SqlStore", store)._writer, "_most", 3)
        with commits() as watched:
            watched.hold()
            held = asyncio.ensure_future(store.append(append("t0", 1)))
            await asyncio.to_thread(watched.reached.wait, PATIENCE)
            waiting = [asyncio.ensure_future(store.append(append(f"t{n}", 1))) for n in (1, 2, 3)]
            await asyncio.sleep(0.01)
            with pytest.raises(StoreUnavailable, match="busy: 3 changes wait"):
                await store.append(append("t4", 1))
            watched.release()
            await asyncio.gather(held, *waiting)
        await store.append(append("t4", 1))

    with_store(where, use)


def test_closing_writes_what_waits_and_then_nothing(where: str) -> None:
    async def use(store: Store) -> list[Any]:
        await _tables(store, 5)
        waiting = [asyncio.ensure_future(store.append(append(f"t{n}", 1))) for n in range(5)]
        await asyncio.sleep(0)
        await store.close()
        outcomes = await asyncio.gather(*waiting)
        with pytest.raises(StoreUnavailable, match="closing"):
            await store.append(append("t0", 2))
        with pytest.raises(StoreUnavailable, match="closing"):
            await store.entries("t0")
        return outcomes

    assert with_store(where, use) == [None] * 5
    assert log_as_others_see_it(where, "t4") == [1]


def test_whoever_is_cancelled_does_not_stop_the_others(where: str) -> None:
    async def use(store: Store) -> None:
        await _tables(store, 3)
        with commits() as watched:
            watched.hold()
            held = asyncio.ensure_future(store.append(append("t0", 1)))
            await asyncio.to_thread(watched.reached.wait, PATIENCE)
            leaving = asyncio.ensure_future(store.append(append("t1", 1)))
            staying = asyncio.ensure_future(store.append(append("t2", 1)))
            await asyncio.sleep(0)
            leaving.cancel()
            watched.release()
            await asyncio.gather(held, staying)
        assert leaving.cancelled()
        assert len(await store.entries("t1")) == 1  # it was on its way

    with_store(where, use)


def test_reading_a_long_log_leaves_the_loop_free(where: str) -> None:
    async def use(store: Store) -> None:
        await _tables(store, 1)
        for first in range(1, 20_001, 2_000):
            await store.append(append("t0", *range(first, first + 2_000)))
        reading = asyncio.ensure_future(store.entries("t0"))
        rounds = 0
        while not reading.done():
            await asyncio.sleep(0)
            rounds += 1
        assert len(await reading) == 20_000
        assert rounds > 5, "the loop goes round many times meanwhile"

    with_store(where, use)
