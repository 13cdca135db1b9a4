"""Who may open a database, and which: one server, of this version, with safe settings."""

from __future__ import annotations

import asyncio
import fcntl
import os
import re
import stat
import sys
from pathlib import Path
from typing import Any, cast

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, event, inspect

from hollywood.errors import HollywoodError
from hollywood.server.store import sqlite
from hollywood.server.store.migrations import KNOWN
from hollywood.server.store.opening import open_store
from hollywood.server.store.protocol import Store, StoreUnavailable
from hollywood.server.store.schema import metadata
from hollywood.server.store.sql_store import SqlStore
from tests import processes
from tests.server.postgres import Cluster
from tests.server.store.rows import append, status, table, with_store


async def _nothing(store: Store) -> None:
    await store.create_table(table("t1"), status(None, None))
    await store.append(append("t1", 1))


async def _look(store: Store) -> None:
    assert len(await store.entries("t1")) == 1


async def _opened(store: Store) -> None:
    """It is open: that is all."""


async def _in_writer(store: Store, ask: Any) -> Any:
    return await cast("SqlStore", store)._writer.write(lambda connection, _: ask(connection))


def _refused(where: str | Path, pattern: str) -> None:
    with pytest.raises(HollywoodError, match=pattern) as refused:
        with_store(where, _opened)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300


def test_a_second_server_is_refused_while_the_first_lives(where: str) -> None:
    async def use(store: Store) -> None:
        with pytest.raises(HollywoodError, match="in use by another hollywood server") as refused:
            await open_store(where)
        named = where if "://" not in where else where.rpartition("/")[2]
        assert named in str(refused.value)
        await _nothing(store)

    with_store(where, use)
    with_store(where, _look)


def test_the_lock_survives_the_deletion_of_its_file(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        (tmp_path / "hollywood.lock").unlink()
        with pytest.raises(HollywoodError, match="in use by another hollywood server"):
            await open_store(tmp_path)
        await _nothing(store)

    with_store(tmp_path, use)
    with_store(tmp_path, _look)


def test_a_second_process_is_refused(where: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from hollywood.errors import HollywoodError\n"
        "from hollywood.server.store.opening import open_store\n"
        "try: asyncio.run(open_store(sys.argv[1]))\n"
        "except HollywoodError as error: print(error)\n"
    )

    async def use(_: Store) -> str:
        words = [sys.executable, "-c", program, where]
        return (await asyncio.to_thread(processes.run, words)).stdout

    assert "in use by another hollywood server" in with_store(where, use)


def test_a_database_of_a_newer_version_is_refused(where: str) -> None:
    async def use(store: Store) -> None:
        await _nothing(store)
        for words in (
            "UPDATE alembic_version SET version_num = '9999'",
            "UPDATE schema_floor SET oldest = '9998'",
        ):
            await _in_writer(store, lambda c, words=words: c.exec_driver_sql(words))

    with_store(where, use)
    _refused(where, r"newer hollywood \(version 9999")


def test_a_database_to_which_newer_versions_only_added_is_opened(where: str) -> None:
    async def use(store: Store) -> None:
        await _nothing(store)
        newer = "UPDATE alembic_version SET version_num = '9999'"
        await _in_writer(store, lambda c: c.exec_driver_sql(newer))

    with_store(where, use)
    with_store(where, _look)


def test_a_password_is_not_repeated(postgres: Cluster) -> None:
    where = f"postgresql://hollywood:opensesame@127.0.0.1:{postgres.port}/nowhere"
    with pytest.raises(HollywoodError, match="cannot be opened") as refused:
        with_store(where, _opened)
    assert "opensesame" not in str(refused.value)


@pytest.mark.parametrize(
    ("where", "pattern"),
    [
        ("mysql://root@localhost/cards", "not kept in mysql: give a folder, or postgresql://"),
        ("sqlite:////tmp/cards", "not kept in sqlite"),
        ("postgresql://host:port/cards", "no address of a database"),
        ("postgresql://hollywood@127.0.0.1:1/cards", "cannot be opened"),
    ],
)
def test_other_addresses_are_refused(where: str, pattern: str) -> None:
    _refused(where, pattern)


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    _refused(tmp_path / "file", "file cannot keep the tables: ")
    _refused(tmp_path / "file" / "below", "below cannot keep the tables: Not a directory")
    (tmp_path / "odd").mkdir()
    (tmp_path / "odd" / "hollywood.sqlite3").mkdir()
    _refused(tmp_path / "odd", "odd cannot keep the tables: Is a directory")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "hollywood.sqlite3").write_bytes(b"no database at all" * 300)
    _refused(tmp_path / "other", "other cannot be opened: file is not a database")


def test_the_folder_is_for_this_user_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "kept"

    async def use(store: Store) -> dict[str, int]:
        await _nothing(store)
        return {at.name: stat.S_IMODE(at.stat().st_mode) for at in (folder, *folder.iterdir())}

    mask = os.umask(0)
    try:
        modes = with_store(folder, use)
    finally:
        os.umask(mask)
    files = "hollywood.lock", "hollywood.sqlite3", "hollywood.sqlite3-shm", "hollywood.sqlite3-wal"
    assert modes == {"kept": 0o700, **dict.fromkeys(files, 0o600)}


def test_the_lock_is_let_go_when_opening_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setitem(sqlite._GATE, "synchronous", ("OFF", 2))
        _refused(tmp_path, "synchronous")
    with (tmp_path / "hollywood.lock").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with_store(tmp_path, _nothing)


@pytest.mark.parametrize(
    ("pragma", "wrong"),
    [
        ("journal_mode", "DELETE"),
        ("journal_mode", "MEMORY"),
        ("synchronous", "NORMAL"),
        ("synchronous", "OFF"),
        ("foreign_keys", "OFF"),
        ("secure_delete", "OFF"),
    ],
)
def test_the_gate_refuses_a_wrong_pragma(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pragma: str, wrong: str
) -> None:
    _, answer = sqlite._GATE[pragma]
    monkeypatch.setitem(sqlite._GATE, pragma, (wrong, answer))
    _refused(tmp_path, f"SQLite has {pragma}=.* must be {wrong}")


def test_the_pragmas_are_those_that_keep_what_is_acknowledged(tmp_path: Path) -> None:
    def ask(connection: Connection) -> list[Any]:
        names = "journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout"
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async def use(store: Store) -> Any:
        return await _in_writer(store, ask)

    assert with_store(tmp_path, use) == ["wal", 2, 1, 1, 5000]


def test_readers_cannot_write(where: str) -> None:
    async def use(store: Store) -> None:
        await _nothing(store)
        with pytest.raises(StoreUnavailable, match="nothing can be read") as refused:
            await cast("SqlStore", store)._ask(lambda c: c.exec_driver_sql("DELETE FROM entries"))
        assert re.search("read-?only", str(refused.value.__cause__))
        await _look(store)

    with_store(where, use)


def test_a_cluster_that_does_not_sync_is_refused(postgres: Cluster) -> None:
    where = postgres.emptied_database()
    postgres.set_fsync("off")
    try:
        _refused(where, "fsync=off")
    finally:
        postgres.set_fsync("on")
    with_store(where, _nothing)


def test_commits_are_synchronous_whatever_the_default(postgres: Cluster) -> None:
    where = postgres.new_database()
    postgres.run(
        "postgres", f"ALTER DATABASE {where.rpartition('/')[2]} SET synchronous_commit = off"
    )

    async def use(store: Store) -> Any:
        return await _in_writer(
            store, lambda c: c.exec_driver_sql("SHOW synchronous_commit").scalar()
        )

    assert with_store(where, use) == "on"


def test_without_psycopg_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    _refused("postgresql://ann@localhost/cards", re.escape("pip install hollywood[postgres]"))


def test_the_migrations_make_exactly_these_tables(where: str) -> None:
    async def use(store: Store) -> Any:
        def compare(connection: Connection) -> Any:
            context = MigrationContext.configure(
                connection, opts={"compare_type": True, "compare_server_default": True}
            )
            checks = {
                (name, check["name"])
                for name in metadata.tables
                for check in inspect(connection).get_check_constraints(name)
            }
            return compare_metadata(context, metadata), checks

        return await _in_writer(store, compare)

    differences, checks = with_store(where, use)
    assert differences == []
    assert checks == {("entries", "ck_entries_counts_from_one")}


def test_the_known_versions_are_those_there_are() -> None:
    config = Config()
    config.set_main_option("script_location", "hollywood.server.store:migrations")
    steps = ScriptDirectory.from_config(config)
    assert tuple(step.revision for step in steps.walk_revisions())[::-1] == KNOWN


def test_a_migration_that_fails_leaves_nothing_behind(where: str) -> None:
    def fail(*given: Any) -> None:
        if "CREATE TABLE ratings" in given[2]:
            raise OSError("the power went")

    event.listen(Engine, "before_cursor_execute", fail)
    try:
        with pytest.raises(OSError, match="power"):
            with_store(where, _opened)
    finally:
        event.remove(Engine, "before_cursor_execute", fail)

    made: list[str] = []

    def watch(*given: Any) -> None:
        if given[2].lstrip().startswith("CREATE TABLE"):
            made.append(given[2].split()[2])

    event.listen(Engine, "before_cursor_execute", watch)
    try:
        with_store(where, _nothing)
    finally:
        event.remove(Engine, "before_cursor_execute", watch)
    assert set(made) == {"alembic_version", *metadata.tables}


def test_a_database_that_is_up_to_date_opens_without_alembic(where: str) -> None:
    with_store(where, _nothing)
    program = (
        "import asyncio, sys\n"
        "from hollywood.server.store.opening import open_store\n"
        "async def main():\n"
        "    store = await open_store(sys.argv[1])\n"
        "    found = await store.entries('t1')\n"
        "    await store.close()\n"
        "    return len(found)\n"
        "print(asyncio.run(main()), 'alembic' in sys.modules)\n"
    )
    done = processes.run([sys.executable, "-c", program, where])
    assert done.stdout.split() == ["1", "False"]
