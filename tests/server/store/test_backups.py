"""Backups: made while the house plays, checked, restored into either database, or refused."""

from __future__ import annotations

import io
import os
import random
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import text

from hollywood.errors import HollywoodError
from hollywood.play import Seat
from hollywood.server.store.backups import back_up, verify
from hollywood.server.store.checking import check
from hollywood.server.store.following import newest_in
from hollywood.server.store.portable import BackupReader
from hollywood.server.store.protocol import Store
from hollywood.server.store.restoring import restore
from hollywood.server.store.rows import MatchFact, RatingRow
from hollywood.server.store.snapshot import rows_of, snapshot
from hollywood.server.store.sql_store import SqlStore
from tests import processes
from tests.server.faults.process import soak
from tests.server.postgres import Cluster
from tests.server.store.rows import append, line, person, status, table, with_store
from tests.waiting import wait_until

FILE = "hollywood.sqlite3"
SAT = status("id-ann", "id-bob")
Rows = dict[str, list[list[Any]]]


async def _play(store: Store, moves: int = 5) -> None:
    """Play at three tables, and leave something in every kind of column."""
    if await store.person("id-ann") is None:
        for name in ("ann", "bob"):
            await store.add_person(person(name, login=name, settings={"backs": "blue"}))
    for name in ("t1", "t2", "t3"):
        if await store.table(name) is None:
            await store.create_table(table(name, owner="id-ann"), SAT)
            await store.say(name, line(1, "id-bob", "“Grüß dich” ♥"))
        seq = len(await store.entries(name))
        for number in range(seq + 1, seq + moves + 1):
            await store.append(append(name, number, to=SAT))
    told: dict[str, Any] = {"family": "gin", "preset": "hollywood", "at": 123.5}
    match = MatchFact(person="id-ann", seat=Seat(0), rated=True, won=False, **told)
    rating = RatingRow(person="id-ann", family="gin", mu=25.5, sigma=8.1, matches=1)
    await store.secret("cookie")
    ended = f"m{os.urandom(4).hex()}"
    await store.create_table(table(ended), SAT)
    rated = () if await store.ratings_of("id-ann") else (rating,)
    await store.append(append(ended, 1, to=SAT, matches=(match,), ratings=rated))


async def _more(store: Store) -> None:
    seq = len(await store.entries("t2"))
    await store.append(append("t2", seq + 1, seq + 2, to=SAT))
    await store.create_table(table("t4"), status(None, None))
    await store.add_person(person("cy"))


def _content(where: str | Path) -> Rows:
    """Return all rows, and whether they are sound; PostgreSQL has them in another order."""
    found = check(where)
    assert found.sound, found
    with snapshot(where) as house:
        rows = {
            name: sorted(
                ([bool(v) if name == "match_facts" and v in (0, 1) else v for v in row])
                for row in rows_of(house, name, columns)
            )
            for name, columns in house.columns().items()
        }
    del rows["secrets"]
    return rows


@pytest.fixture(params=["folder", "postgres"])
def other(request: pytest.FixtureRequest, tmp_path: Path, postgres: Cluster) -> Iterator[str]:
    """An empty house to restore into."""
    if request.param == "folder":
        yield str(tmp_path / "other")
    else:
        yield postgres.new_database()


def test_a_backup_restores_into_either_database(where: str, other: str, tmp_path: Path) -> None:
    backup = tmp_path / "backup"

    async def use(store: Store) -> Rows:
        await _play(store)
        made = back_up(where, backup)
        assert made.sound
        assert made.size == backup.stat().st_size
        return _content(where)

    content = with_store(where, use)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert verify(backup).counts["entries"] == 16
    restored = restore(backup, other, replace=False)
    assert restored.kept is None
    assert restored.counts == verify(backup).counts
    assert _content(other) == content
    with_store(other, _play)  # and it goes on


def test_a_stream_is_the_same_as_a_file(where: str, tmp_path: Path) -> None:
    with_store(where, _play)
    stream = io.BytesIO()
    back_up(where, stream)
    stream.seek(0)
    streamed = list(BackupReader(stream).blocks())
    back_up(where, tmp_path / "backup")
    with (tmp_path / "backup").open("rb") as file:
        assert streamed == list(BackupReader(file).blocks())


def test_a_restored_house_has_another_history(where: str, tmp_path: Path) -> None:
    async def history(store: Store) -> tuple[bytes, bytes]:
        return await store.secret("house"), await store.secret("cookie")

    with_store(where, _play)
    before = with_store(where, history)
    back_up(where, tmp_path / "backup")
    restore(tmp_path / "backup", where, replace=True)
    after = with_store(where, history)
    assert after[0] != before[0]
    assert after[1] == before[1]


def test_a_house_is_replaced_only_if_asked_and_kept(where: str, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    with_store(where, _play)
    back_up(where, backup)
    before = _content(where)
    with_store(where, _more)
    newer = _content(where)
    with pytest.raises(HollywoodError, match=r"2 newer entries at 2 tables .*1 newer people") as no:
        restore(backup, where, replace=False)
    assert "--replace" in str(no.value)
    assert "t2" in str(no.value)
    assert _content(where) == newer
    restored = restore(backup, where, replace=True)
    assert (restored.lost.moves, restored.lost.people) == (2, 1)
    assert set(restored.lost.tables) == {"t2", "t4"}
    assert _content(where) == before
    assert restored.kept is not None
    if "://" not in where:
        assert _content(Path(restored.kept)) == newer


def test_a_running_server_is_not_restored_over(where: str, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await _play(store)
        back_up(where, tmp_path / "backup")
        with pytest.raises(HollywoodError, match="in use by another hollywood server"):
            restore(tmp_path / "backup", where, replace=True)
        await _play(store)

    with_store(where, use)


def test_a_copy_made_by_sqlite_can_be_restored(tmp_path: Path, postgres: Cluster) -> None:
    with_store(tmp_path / "house", _play)
    to = postgres.new_database()
    restore(tmp_path / "house" / FILE, to, replace=False)
    assert _content(to) == _content(tmp_path / "house")


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("backup")
    with_store(folder / "house", _play)
    back_up(folder / "house", folder / "file")
    return (folder / "file").read_bytes()


@pytest.mark.parametrize("kind", ["cut off", "shortened", "a bit", "a swap", "newer"])
def test_a_damaged_backup_is_refused_and_nothing_is_changed(
    backup: bytes, tmp_path: Path, kind: str
) -> None:
    house, file, chance = tmp_path / "house", tmp_path / "file", random.Random(11)
    with_store(house, _play)
    before = _content(house)
    for _ in range(40 if soak() else 3):
        size = len(backup)
        at, to = sorted(chance.sample(range(20, size - 1), 2))
        bit = 1 << chance.randrange(8)
        damaged = {
            "cut off": backup[:at],
            "shortened": backup[:at] + backup[to:],
            "a bit": backup[:at] + bytes([backup[at] ^ bit]) + backup[at + 1 :],
            "a swap": backup[:at] + backup[to:] + backup[at:to],
            "newer": backup.replace(b"backup 1", b"backup 2", 1),
        }[kind]
        file.write_bytes(damaged)
        with pytest.raises(HollywoodError) as refused:
            restore(file, house, replace=True)
        assert str(file) in str(refused.value)
        assert "\n" not in str(refused.value)
        with pytest.raises(HollywoodError):
            verify(file)
    assert _content(house) == before
    files = {FILE, f"{FILE}-wal", f"{FILE}-shm", "hollywood.lock", "hollywood.sums"}
    assert {each.name for each in house.iterdir()} <= files


def test_a_backup_of_newer_tables_is_refused(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await _play(store)
        writer = cast("SqlStore", store)._writer
        await writer.write(
            lambda c, _: c.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        )

    with_store(tmp_path / "house", use)
    back_up(tmp_path / "house", tmp_path / "file")
    with pytest.raises(HollywoodError, match=r"newer hollywood \(version 9999"):
        restore(tmp_path / "file", tmp_path / "other", replace=False)


def test_a_backup_of_a_damaged_house_says_so_and_keeps_the_rest(where: str, tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await _play(store)
        writer = cast("SqlStore", store)._writer
        damage = "UPDATE entries SET version = 99 WHERE table_id = 't2' AND seq = 3"
        await writer.write(lambda c, _: c.execute(text(damage)))

    with_store(where, use)
    made = back_up(where, tmp_path / "file")
    assert list(made.damaged) == ["t2"]
    restored = restore(tmp_path / "file", tmp_path / "other", replace=False)
    assert restored.damaged == made.damaged == check(tmp_path / "other").damaged


def test_a_continuous_backup_follows_and_restores(where: str, tmp_path: Path) -> None:
    with_store(where, _play)
    folder = tmp_path / "copies"
    option = "--database" if "://" in where else "--data"
    words = [sys.executable, "-m", "hollywood.cli.main", "backup", "--continuous", str(folder)]
    follower = processes.start([*words, option, where])
    wait_until(lambda: folder.exists() and any(folder.glob("*.hollywood-backup")))

    async def use(store: Store) -> None:
        await _play(store)
        await _more(store)

    size = newest_in(folder).stat().st_size
    with_store(where, use)
    content = _content(where)
    wait_until(lambda: newest_in(folder).stat().st_size > size)
    at = tmp_path / "restored"

    def all_there() -> bool:
        restore(newest_in(folder), at, replace=True)
        return _content(at)["entries"] == content["entries"]

    wait_until(all_there)
    follower.terminate()
    assert follower.wait() == 0
    del content["people"]  # somebody new, who has no seat yet
    restored = _content(at)
    del restored["people"]
    assert restored == content
    file = newest_in(folder)
    file.write_bytes(file.read_bytes()[:-9])  # cut off while it was written
    assert restore(file, at, replace=True).torn
