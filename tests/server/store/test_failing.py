"""A full disk, a killed server, a database that goes away: nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import msgspec
import psycopg
import pytest

from hollywood.server.store import postgres as on_postgres
from hollywood.server.store.protocol import Store, StoreUnavailable
from hollywood.server.store.sql_store import SqlStore
from tests import processes
from tests.server.postgres import Cluster
from tests.server.store.rows import append, entry, person, status, table, with_store

ROOT = Path(__file__).resolve().parents[3]


async def _table(store: Store) -> None:
    await store.add_person(person("ann"))
    await store.create_table(table("t1"), status(None, None))


@contextlib.contextmanager
def _full_disk(folder: Path) -> Iterator[None]:
    """No file may grow beyond the present size of the largest in the folder."""
    largest = max(at.stat().st_size for at in folder.iterdir())
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def use(store: Store) -> tuple[int, list[str]]:
        await _table(store)
        seq, refused = 0, list[str]()
        for _ in range(5):
            for _ in range(20):
                seq += 1
                await store.append(append("t1", seq))
            with _full_disk(tmp_path):
                for _ in range(60):
                    change = append("t1", seq + 1, to=status("id-ann", None))
                    try:
                        await store.append(change)
                    except StoreUnavailable as error:
                        refused.append(str(error))
                        stands = await store.table("t1")
                        assert stands is not None
                        assert len(await store.entries("t1")) == seq
                    else:
                        seq += 1
            seq += 1
            await store.append(append("t1", seq, to=status(None, None)))
        assert [row.seq for row in await store.entries("t1")] == list(range(1, seq + 1))
        return seq, refused

    seq, refused = with_store(tmp_path, use)
    assert len(refused) > 20
    assert set(refused) <= {
        f"nothing can be written just now (the disk {how}); try again in a moment"
        for how in ("is full", "has failed")
    }

    async def later(store: Store) -> None:
        assert len(await store.entries("t1")) == seq

    with_store(tmp_path, later)


def test_all_that_wait_are_told_of_a_full_disk(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        for number in range(30):
            await store.create_table(table(f"t{number}"), status(None, None))
        with _full_disk(tmp_path):
            large = (entry(1, body=b"x" * 500_000),)
            first = msgspec.structs.replace(append("t29"), entries=large)
            changes = [first, *(append(f"t{number}", 1) for number in range(29))]
            outcomes = await asyncio.gather(*map(store.append, changes), return_exceptions=True)
        assert isinstance(outcomes[0], StoreUnavailable)
        for number, outcome in enumerate(outcomes[1:]):
            written = 0 if isinstance(outcome, StoreUnavailable) else 1
            assert len(await store.entries(f"t{number}")) == written
        assert await store.entries("t29") == ()

    with_store(tmp_path, use)


def test_who_is_not_erased_after_all_keeps_his_seat(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await _table(store)
        large = (entry(1, body=b"x" * 500_000),)
        big = msgspec.structs.replace(append("t1"), entries=large)
        with _full_disk(tmp_path):
            outcomes = await asyncio.gather(
                *map(store.append, [big] * 2), store.erase_person("id-ann"), return_exceptions=True
            )
        assert [type(outcome) for outcome in outcomes] == [StoreUnavailable] * 3
        assert await store.person("id-ann") == person("ann")
        await store.append(append("t1", 1, to=status("id-ann", None)))
        found = await store.table("t1")
        assert found is not None
        assert found.status.seated == ("id-ann", None)

    with_store(tmp_path, use)


def test_after_an_error_the_connection_is_a_new_one(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await _table(store)
        writer = cast("SqlStore", store)._writer
        before = writer._connection
        big = msgspec.structs.replace(append("t1"), entries=(entry(1, body=b"x" * 500_000),))
        with _full_disk(tmp_path), pytest.raises(StoreUnavailable):
            await store.append(big)
        assert before is not None
        assert before.closed
        await store.append(big)
        assert writer._connection is not before

    with_store(tmp_path, use)


def test_a_server_that_is_killed_keeps_what_it_acknowledged(where: str) -> None:
    words = [sys.executable, "-m", "tests.server.store.killed", where, "20"]
    done = processes.run(words, cwd=ROOT)
    found = json.loads(done.stdout)
    assert found["wrong"] == []
    assert found["acknowledged"] > 200


def test_postgres_goes_away_and_comes_back(postgres: Cluster) -> None:
    async def use(store: Store) -> None:
        await _table(store)
        await store.append(append("t1", 1))
        silent = r"\(the database does not answer\); try again"
        for seq, how in ((2, signal.SIGINT), (3, signal.SIGQUIT)):
            change = append("t1", seq, to=status("id-ann", None))
            await asyncio.to_thread(postgres.stop, how)
            try:
                with pytest.raises(StoreUnavailable, match=f"written just now {silent}"):
                    await store.append(change)
                with pytest.raises(StoreUnavailable, match=f"read just now {silent}"):
                    await store.entries("t1")
            finally:
                await asyncio.to_thread(postgres.start)
            assert len(await store.entries("t1")) == seq - 1
            await store.append(change)
            found = await store.table("t1")
            assert found is not None
            assert found.status == change.status
        assert [row.seq for row in await store.entries("t1")] == [1, 2, 3]

    with_store(postgres.emptied_database(), use)


def test_a_line_that_was_cut_while_idle_is_not_noticed(postgres: Cluster) -> None:
    async def use(store: Store) -> None:
        await _table(store)
        for seq in range(1, 4):
            await store.append(append("t1", seq))
            _cut(postgres)
            assert len(await store.entries("t1")) == seq

    with_store(postgres.emptied_database(), use)


def test_nothing_is_written_once_another_server_has_the_database(postgres: Cluster) -> None:
    where = postgres.emptied_database()

    async def use(store: Store) -> None:
        await _table(store)
        with psycopg.connect(where, autocommit=True) as other:
            _cut(postgres)
            taken = f"SELECT pg_try_advisory_lock({on_postgres.OWNER})".encode()
            while not (row := other.execute(taken).fetchone()) or not row[0]:
                await asyncio.sleep(0.01)
            with pytest.raises(StoreUnavailable, match="another server has the database"):
                await store.append(append("t1", 1))
        await store.append(append("t1", 1))

    with_store(where, use)


def _cut(postgres: Cluster) -> None:
    """End the store's connections."""
    postgres.run(
        "postgres",
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        " WHERE application_name = 'hollywood'",
    )
