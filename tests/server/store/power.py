"""Power cuts: a real run's writes to its files, and what a disk may have of them at any moment.

SQLite reaches its files through a VFS. Here it is SQLite's own, but what it writes, cuts, syncs and
deletes is also noted, and so is every move when it is acknowledged. A power cut is then a place in
these notes. What was written before the last sync of a file is on the disk. Of what was written
later, any part may be there, in any order, and a write may be torn at any sector.

As a program it records a run: ``python -m tests.server.store.power FOLDER NOTES SYNCHRONOUS``.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import pickle
import random
import sqlite3
import sys
from collections.abc import Iterator
from ctypes.util import find_library
from pathlib import Path
from typing import Any, NamedTuple

from hollywood.server.store import sqlite, write_ahead
from hollywood.server.store.opening import open_store
from hollywood.server.store.protocol import Store
from hollywood.server.store.snapshot import Chains, rows_of, snapshot
from hollywood.server.store.sqlite import FILE
from tests.server.store.rows import append, person, status, table

TABLES = 6
_SECTOR = 512
_FILES = 0x00000100 | 0x00000800 | 0x00080000  # the flags of a database, its journal, and its log

Note = tuple[Any, ...]
"""``("write", file, at, bytes)``, ``("cut", file, size)``, ``("sync", file)``, ``("delete", file)``
or ``("ack", table, seq)``."""


class Cut(NamedTuple):
    """The files that a power cut leaves, and the last acknowledged entry of each table."""

    files: dict[str, bytes]
    acknowledged: dict[str, int]


def cuts(notes: list[Note], count: int, chance: random.Random) -> Iterator[Cut]:
    """Cut the power about ``count`` times: at every note, as often at each."""
    places = [place for place, note in enumerate(notes) if note[0] != "ack"]
    each, more = divmod(count, len(places))
    again = set(chance.sample(places, more))
    disk: dict[str, bytes] = {}  # what is certainly on it
    waiting: dict[str, list[Note]] = {}  # what was done to a file since
    deleted: set[str] = set()
    acknowledged: dict[str, int] = {}
    for place, note in enumerate(notes):
        kind, name = note[0], note[1]
        if kind == "ack":
            acknowledged[name] = note[2]
            continue
        for _ in range(each + (place in again)):
            files = {
                file: _left(disk.get(file, b""), [*waiting.get(file, ())], note, chance)
                for file in {*disk, *waiting} - {gone for gone in deleted if chance.random() < 0.5}
            }
            yield Cut(files, dict(acknowledged))
        if kind == "sync":
            for gone in deleted:  # the folder is on disk with whatever is synced next
                disk.pop(gone, None)
            deleted.clear()
            content = bytearray(disk.get(name, b""))
            for done in waiting.pop(name, []):
                _do(content, done)
            disk[name] = bytes(content)
        elif kind == "delete":
            deleted.add(name)
            waiting.pop(name, None)
        else:
            deleted.discard(name)
            waiting.setdefault(name, []).append(note)


def _left(disk: bytes, waiting: list[Note], now: Note, chance: random.Random) -> bytes:
    """Return what is left of a file: some of what waits, in any order, and the write of now."""
    content, share = bytearray(disk), chance.choice((0.0, 0.3, 0.7, 1.0))
    some = [note for note in waiting if chance.random() < share]
    if chance.random() < 0.3:
        chance.shuffle(some)
    if waiting and now[0] == "write" and now[1] == waiting[-1][1]:
        some.append(now)
    for note in some:
        torn = note[0] == "write" and (note is now or chance.random() < 0.1)
        _do(content, note, chance if torn else None)
    return bytes(content)


def _do(content: bytearray, note: Note, torn: random.Random | None = None) -> None:
    if note[0] == "cut":
        del content[note[2] :]
        return
    _, _, at, written = note
    if len(content) < at + len(written):
        content.extend(bytes(at + len(written) - len(content)))
    if torn is None:
        content[at : at + len(written)] = written
        return
    for start in range(0, len(written), _SECTOR):
        if torn.random() < 0.5:
            content[at + start : at + start + _SECTOR] = written[start : start + _SECTOR]


def wrong(folder: Path, cut: Cut) -> str | None:
    """Return what is wrong with what a power cut has left, or ``None``."""
    for old in folder.iterdir():
        old.unlink()
    for name, content in cut.files.items():
        (folder / name).write_bytes(content)
    acknowledged = {name: seq for name, seq in cut.acknowledged.items() if seq}
    file = folder / FILE
    try:
        if (folder / f"{FILE}-journal").exists():  # of the first moment, before there is a log
            with contextlib.closing(sqlite3.connect(file)) as first:
                first.execute("SELECT count(*) FROM sqlite_master").fetchall()
        if not file.exists() or (not file.stat().st_size and not write_ahead.has_log(file)):
            return "lost" if acknowledged else None
        with contextlib.closing(sqlite3.connect(file)) as other, snapshot(file) as house:
            pages = other.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1]
            if (damage := write_ahead.damage_of(file, max(0, pages))) is not None:
                return f"alarm: {damage}"
            if broken := house.broken():
                return f"damaged: {broken[0]}"
            columns = house.columns()
            if "entries" not in columns:
                return "lost" if acknowledged else None
            logs, ends = Chains(), dict(house.ask("SELECT id, last_seq FROM tables"))
            for name in ("tables", "entries"):
                for _ in logs.watch(name, columns[name], rows_of(house, name, columns[name])):
                    pass
    except (sqlite3.Error, ValueError) as error:
        return f"damaged: {error}"
    if logs.damaged:
        return f"damaged: {logs.damaged}"
    lost = {name for name, seq in acknowledged.items() if ends.get(name, 0) < seq}
    return f"lost: {sorted(lost)}" if lost else None


# Recording.


class _Methods(ctypes.Structure):
    """``sqlite3_io_methods``, version 3; a file of SQLite begins with a pointer to one."""

    _fields_ = (
        ("version", ctypes.c_int),
        *((name, ctypes.c_void_p) for name in ("close", "read", "write", "truncate", "sync")),
        *((f"rest{number}", ctypes.c_void_p) for number in range(13)),
    )


class _Vfs(ctypes.Structure):
    """``sqlite3_vfs``, version 3."""

    _fields_ = (
        *(("version", ctypes.c_int), ("size", ctypes.c_int), ("longest", ctypes.c_int)),
        *(("next", ctypes.c_void_p), ("name", ctypes.c_char_p), ("data", ctypes.c_void_p)),
        *(("open", ctypes.c_void_p), ("delete", ctypes.c_void_p)),
        *((f"rest{number}", ctypes.c_void_p) for number in range(14)),
    )


_P, _I, _L = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64
_Open = ctypes.CFUNCTYPE(_I, _P, _P, _P, _I, _P)
_Delete = ctypes.CFUNCTYPE(_I, _P, ctypes.c_char_p, _I)
_Write = ctypes.CFUNCTYPE(_I, _P, _P, _I, _L)
_Truncate = ctypes.CFUNCTYPE(_I, _P, _L)
_Sync = ctypes.CFUNCTYPE(_I, _P, _I)


def can_record() -> bool:
    """Whether Python's SQLite is a library whose VFS can be replaced."""
    import _sqlite3

    shared = getattr(_sqlite3, "__file__", None)
    return shared is not None and find_library("sqlite3") is not None


class Recorder:
    """Notes what SQLite does to its files, from now on, in this process."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self._kept: list[Any] = []  # what C code points to
        self._methods: dict[int, Any] = {}
        self._names: dict[int, str] = {}
        library = ctypes.CDLL(find_library("sqlite3"))
        library.sqlite3_libversion.restype = ctypes.c_char_p
        if library.sqlite3_libversion().decode() != sqlite3.sqlite_version:
            raise RuntimeError("Python uses another library of SQLite")
        library.sqlite3_vfs_find.restype = ctypes.c_void_p
        own = library.sqlite3_vfs_find(None)
        vfs = _Vfs.from_buffer_copy(ctypes.string_at(own, ctypes.sizeof(_Vfs)))
        opened, deleted = _Open(vfs.open), _Delete(vfs.delete)

        def open_(_: int, name: int, file: int, flags: int, out: int) -> int:
            done: int = opened(own, name, file, flags, out)
            if done == 0 and flags & _FILES and name:
                self._names[file] = Path(ctypes.string_at(name).decode()).name
                self._watch(file)
            return done

        def delete(_: int, name: bytes, folder_too: int) -> int:
            done: int = deleted(own, name, folder_too)
            if done == 0:
                self.notes.append(("delete", Path(name.decode()).name))
            return done

        vfs.name = b"recorder"
        vfs.open, vfs.delete = self._pointer(_Open(open_)), self._pointer(_Delete(delete))
        self._kept.append(vfs)
        if library.sqlite3_vfs_register(ctypes.byref(vfs), 1) != 0:
            raise RuntimeError("SQLite does not take the VFS")

    def acknowledged(self, table_id: str, seq: int) -> None:
        """Note that a move was acknowledged."""
        self.notes.append(("ack", table_id, seq))

    def _pointer(self, function: Any) -> int | None:
        self._kept.append(function)
        return ctypes.cast(function, ctypes.c_void_p).value

    def _watch(self, file: int) -> None:
        """Give a file methods that note what they do."""
        place = ctypes.cast(file, ctypes.POINTER(ctypes.c_void_p))
        given = place[0]
        if given not in self._methods:
            self._methods[given] = self._noting(given)
        place[0] = ctypes.addressof(self._methods[given])

    def _noting(self, given: int) -> _Methods:
        own = _Methods.from_buffer_copy(ctypes.string_at(given, ctypes.sizeof(_Methods)))
        write, truncate, sync = _Write(own.write), _Truncate(own.truncate), _Sync(own.sync)

        def writes(file: int, data: int, size: int, at: int) -> int:
            self.notes.append(("write", self._names[file], at, ctypes.string_at(data, size)))
            return int(write(file, data, size, at))

        def truncates(file: int, size: int) -> int:
            self.notes.append(("cut", self._names[file], size))
            return int(truncate(file, size))

        def syncs(file: int, flags: int) -> int:
            done = int(sync(file, flags))
            self.notes.append(("sync", self._names[file]))
            return done

        methods = _Methods.from_buffer_copy(own)
        methods.write = self._pointer(_Write(writes))
        methods.truncate = self._pointer(_Truncate(truncates))
        methods.sync = self._pointer(_Sync(syncs))
        return methods


async def _run(recorder: Recorder, folder: Path, moves: int) -> None:
    store: Store = await open_store(folder)
    for number in range(TABLES):
        if await store.table(f"t{number}") is None:
            await store.create_table(table(f"t{number}"), status(None, None))
    guest = person(f"guest{moves}")
    await store.add_person(guest)

    async def play(name: str) -> None:
        seq = len(await store.entries(name))
        for number in range(seq + 1, seq + moves + 1):
            await store.append(append(name, number))
            recorder.acknowledged(name, number)
            await asyncio.sleep(0.001 * (number % 3))

    await asyncio.gather(*(play(f"t{number}") for number in range(TABLES)))
    await store.erase_person(guest.id)  # this empties the log
    await play("t0")
    await store.close()


def main(folder: Path, notes: Path, synchronous: str) -> None:
    """Record two runs with a stop and a start between them."""
    sqlite._LONG = 30  # pages: the log is copied and begun again, over and over
    levels = {"FULL": 2, "NORMAL": 1, "OFF": 0}
    sqlite._GATE["synchronous"] = synchronous, levels[synchronous]
    recorder = Recorder()
    for moves in (14, 8):
        asyncio.run(_run(recorder, folder, moves))
    with notes.open("wb") as file:
        pickle.dump(recorder.notes, file)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
