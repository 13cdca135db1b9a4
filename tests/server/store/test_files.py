"""Which files hold the house: one after an orderly stop, two after a kill, never two strangers."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.errors import HollywoodError
from hollywood.server.store import sqlite
from hollywood.server.store.backups import back_up
from hollywood.server.store.protocol import Store
from hollywood.server.store.write_ahead import Mark
from tests import processes
from tests.server.store.rows import append, entry, status, table, with_store

FILE, LOG = "hollywood.sqlite3", "hollywood.sqlite3-wal"


async def _moves(store: Store, count: int) -> None:
    """Make the table if there is none, and this many more moves."""
    if await store.table("t1") is None:
        await store.create_table(table("t1"), status(None, None))
    seq = len(await store.entries("t1"))
    for number in range(seq + 1, seq + count + 1):
        await store.append(append("t1", number))


async def _count(store: Store) -> int:
    found = [row.seq for row in await store.entries("t1")]
    assert found == list(range(1, len(found) + 1))
    return len(found)


def _copied(folder: Path, to: Path, *names: str) -> Path:
    """Copy the files as they are now; in another process, which leaves SQLite's locks alone."""
    to.mkdir(parents=True, exist_ok=True)
    processes.run(["cp", *(folder / name for name in names), to])
    return to


def _killed(folder: Path, to: Path, count: int) -> Path:
    """Make this many moves, and return a folder with what a server killed then would leave."""

    async def use(store: Store) -> Path:
        await _moves(store, count)
        return _copied(folder, to, FILE, LOG)

    return with_store(folder, use)


def _refused(folder: Path) -> None:
    before = {at.name: at.read_bytes() for at in folder.iterdir() if at.name in {FILE, LOG}}
    for _ in range(2):
        with pytest.raises(HollywoodError, match=f"{LOG} do not belong together") as refused:
            with_store(folder, _count)
        assert f"move {LOG} out of the folder" in str(refused.value)
        assert "\n" not in str(refused.value)
    assert before == {name: (folder / name).read_bytes() for name in before}


def test_after_an_orderly_stop_the_file_alone_has_everything(tmp_path: Path) -> None:
    for run in range(1, 4):
        with_store(tmp_path / "house", lambda store: _moves(store, 20))
        assert {at.name for at in (tmp_path / "house").iterdir()} == {
            *(FILE, "hollywood.lock", "hollywood.sums")
        }
        alone = _copied(tmp_path / "house", tmp_path / f"alone{run}", FILE)
        assert with_store(alone, _count) == 20 * run


def test_after_a_kill_file_and_log_together_have_everything(tmp_path: Path) -> None:
    for run in range(1, 4):
        left = _killed(tmp_path / "house", tmp_path / f"left{run}", 20)
        assert (left / LOG).stat().st_size > 0
        assert with_store(left, _count) == 20 * run


def test_another_reader_keeps_the_log_in_place_at_a_stop(tmp_path: Path) -> None:
    house = tmp_path / "house"

    async def use(store: Store) -> sqlite3.Connection:
        await _moves(store, 5)
        reader = sqlite3.connect(house / FILE, isolation_level=None)
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM entries").fetchone() == (5,)
        await _moves(store, 5)
        return reader

    with contextlib.closing(with_store(house, use)):
        left = _copied(house, tmp_path / "left", FILE, LOG)
        assert with_store(left, _count) == 10
        assert with_store(house, _count) == 10  # and a start does no harm to it
    assert with_store(house, _count) == 10


def _by_sqlite(house: Path, to: Path) -> None:
    live, copy = sqlite3.connect(house / FILE), sqlite3.connect(to)
    with contextlib.closing(live), contextlib.closing(copy):
        live.backup(copy, pages=7)


def _by_vacuum(house: Path, to: Path) -> None:
    with contextlib.closing(sqlite3.connect(house / FILE)) as live:
        live.execute("VACUUM INTO ?", (str(to),))


@pytest.mark.parametrize("copied", [_by_sqlite, _by_vacuum])
@pytest.mark.parametrize("restored_before", [False, True])
def test_an_old_log_beside_a_restored_copy_is_refused(
    tmp_path: Path, copied: Callable[[Path, Path], None], restored_before: bool
) -> None:
    house, copy = tmp_path / "house", tmp_path / "copy"
    if restored_before:
        with_store(house, lambda store: _moves(store, 2))
        _by_sqlite(house, copy)
        copy.rename(house / FILE)

    async def use(store: Store) -> Path:
        await _moves(store, 3)
        copied(house, copy)
        await _moves(store, 4)
        return _copied(house, tmp_path / "left", FILE, LOG)

    left = with_store(house, use)
    copy.replace(left / FILE)
    _refused(left)
    (left / LOG).unlink()
    assert with_store(left, _count) == (5 if restored_before else 3)


def test_an_old_log_beside_the_file_of_an_earlier_stop_is_refused(tmp_path: Path) -> None:
    house = tmp_path / "house"
    with_store(house, lambda store: _moves(store, 3))
    alone = _copied(house, tmp_path / "alone", FILE)
    left = _killed(house, tmp_path / "left", 4)
    _copied(alone, left, FILE)
    _refused(left)


def test_an_old_log_is_refused_beside_the_file_of_an_earlier_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_LONG", 0)
    house = tmp_path / "house"

    async def use(store: Store) -> Path:
        await _moves(store, 3)
        _copied(house, tmp_path / "left", FILE)
        await _moves(store, 6)
        return _copied(house, tmp_path / "left", LOG)

    _refused(with_store(house, use))


def test_a_log_without_its_file_is_refused(tmp_path: Path) -> None:
    left = _killed(tmp_path / "house", tmp_path / "left", 3)
    (left / FILE).write_bytes(b"")
    _refused(left)


def test_a_copy_of_two_strangers_is_refused(tmp_path: Path) -> None:
    house = tmp_path / "house"
    left = _killed(house, tmp_path / "left", 3)
    _copied(house, left, FILE)  # from after the stop
    with_store(house, lambda store: _moves(store, 1))
    _copied(house, left, FILE)
    with pytest.raises(HollywoodError, match="do not belong together"):
        back_up(left, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


def test_what_an_earlier_version_left_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(sqlite.Sqlite, "settle", lambda *_: None)
        earlier.setattr(sqlite.Sqlite, "tidy", lambda *_, **_how: True)
        left = _killed(tmp_path / "house", tmp_path / "left", 3)
        assert (left / FILE).stat().st_size <= 4096
    assert with_store(left, _count) == 3


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_start_that_ends_anywhere_opens_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    house = tmp_path / "house"
    with_store(house, lambda store: _moves(store, 3))
    left = _killed(house, tmp_path / "left", 3)
    steps = itertools.count(1)
    whole = sqlite.Sqlite._checkpoint

    def cut_off(self: sqlite.Sqlite, *given: Any) -> bool:
        if next(steps) == step:
            _copied(left, tmp_path / "again", *({FILE, LOG} & {at.name for at in left.iterdir()}))
        return whole(self, *given)

    monkeypatch.setattr(sqlite.Sqlite, "_checkpoint", cut_off)
    assert with_store(left, _count) == 6
    assert with_store(tmp_path / "again", _count) == 6


def test_which_marks_go_together() -> None:
    here = Mark(5_000_000, 7)
    good = [here, Mark(5_000_000, 8), Mark(5_000_020, 7), here.started()]
    bad = [Mark(5_000_000, 6), Mark(5_000_000, 9), Mark(5_000_020, 8), Mark(4_999_999, 7)]
    assert all(here.may_have(log) for log in good)
    assert not any(here.may_have(log) for log in bad)
    assert not Mark(1, 7).may_have(here)
    assert not Mark(1, 6).may_have(here)
    assert Mark(0, 0).may_have(Mark(40, 0))
    assert not Mark(40, 0).may_have(here)
    assert here.started().started().user_version == 9


def test_the_log_is_bounded(tmp_path: Path) -> None:
    large = (entry(1, body=b"x" * 100_000),)
    longest = 0

    async def use(store: Store) -> None:
        nonlocal longest
        for number in range(120):
            await store.create_table(table(f"t{number}"), status(None, None))
            await store.append(msgspec.structs.replace(append(f"t{number}"), entries=large))
            longest = max(longest, (tmp_path / LOG).stat().st_size)

    with_store(tmp_path, use)
    assert (tmp_path / FILE).stat().st_size > 12_000_000
    assert 2_000_000 < longest < 6_000_000


@contextlib.contextmanager
def _always_read(file: Path) -> Iterator[None]:
    """Read in transactions of some milliseconds; a new one begins before the last one ends."""
    stop = threading.Event()

    def read() -> None:
        with contextlib.ExitStack() as stack:
            readers = [
                stack.enter_context(contextlib.closing(sqlite3.connect(file, isolation_level=None)))
                for _ in range(2)
            ]
            for reader in itertools.cycle(readers):
                if reader.in_transaction:
                    reader.execute("COMMIT")
                reader.execute("BEGIN")
                reader.execute("SELECT count(*) FROM tables").fetchone()
                if stop.wait(0.005):
                    return

    thread = threading.Thread(target=read)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def test_the_log_is_bounded_whoever_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "_LONG", 100)
    monkeypatch.setattr(sqlite, "_TOO_LONG", 250)
    monkeypatch.setattr(sqlite, "_AGAIN", 0.0)
    monkeypatch.setattr(sqlite, "_LATER", 0.0)
    large = (entry(1, body=b"x" * 100_000),)
    longest = 0

    async def use(store: Store) -> None:
        nonlocal longest
        await store.check()
        with _always_read(tmp_path / FILE):
            for number in range(60):
                await store.create_table(table(f"t{number}"), status(None, None))
                await store.append(msgspec.structs.replace(append(f"t{number}"), entries=large))
                longest = max(longest, (tmp_path / LOG).stat().st_size)

    with_store(tmp_path, use)
    assert 400_000 < longest < 3_000_000


def test_a_log_that_has_grown_becomes_short_again(tmp_path: Path) -> None:
    """One long read makes it grow; the first log begun afterwards is cut to its usual size."""
    large = (entry(1, body=b"x" * 500_000),)

    async def write(store: Store, name: str) -> int:
        await store.create_table(table(name), status(None, None))
        await store.append(msgspec.structs.replace(append(name), entries=large))
        return (tmp_path / LOG).stat().st_size

    async def use(store: Store) -> None:
        await write(store, "t")
        with contextlib.closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM entries").fetchone()
            grown = [await write(store, f"r{number}") for number in range(24)][-1]
        assert grown > 9_500_000
        for number in itertools.count():
            if await write(store, f"s{number}") < 9_000_000:
                return
            await asyncio.sleep(0.05)

    with_store(tmp_path, use)


def test_what_cannot_be_copied_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(HollywoodError, match=f"no {FILE} in .*: name its folder with --data"):
        back_up(tmp_path, tmp_path / "copy")
    (tmp_path / FILE).write_bytes(b"no database at all" * 300)
    with pytest.raises(HollywoodError, match=r"cannot be read: file is not a database"):
        back_up(tmp_path, tmp_path / "copy")
    assert [at.name for at in tmp_path.iterdir()] == [FILE]
    (tmp_path / FILE).unlink()

    async def use(store: Store) -> None:
        assert await store.table("t") is None

    with_store(tmp_path, use)
    with pytest.raises(HollywoodError, match="nowhere/copy cannot be written: No such file"):
        back_up(tmp_path, tmp_path / "nowhere" / "copy")
    assert not (tmp_path / "nowhere").exists()
