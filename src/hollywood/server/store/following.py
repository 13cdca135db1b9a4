"""A continuous backup: a complete one, and after it what is new every second.

What is new is found by the ends of the logs, so the cost of a look is one small row for each table.
For a table that went on, everything that belongs to it is copied: its row, its places, its new
entries, its facts and chat, and its people. What belongs to no table (a new password, a shared
sheet) is in the next complete backup. A new one is begun after an hour, or when the newer rows are
larger than the complete one; the two latest files are kept.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

from hollywood.errors import HollywoodError
from hollywood.server.store.backups import begin_backup, sync_folder
from hollywood.server.store.portable import BackupWriter, Newer
from hollywood.server.store.snapshot import Row, Snapshot, snapshot

EVERY = 1.0
"""Seconds between two looks."""
WHOLE_EVERY = 3600.0
"""Seconds after which a complete backup is made again."""
KEPT = 2
_SMALLEST = 8 * 2**20  # bytes of newer rows that are no reason for a new complete backup
_ENDING = ".hollywood-backup"
_MAKING = ".making"

# What belongs to a table; ratings and people are those of its places.
_OF_TABLE = {
    "tables": "id",
    "places": "table_id",
    "chat": "table_id",
    "round_facts": "table_id",
    "match_facts": "table_id",
}
_AT_ONCE = 100


def newest_in(folder: Path) -> Path:
    """Return the newest backup in the folder of a continuous one."""
    found = sorted(folder.glob(f"*{_ENDING}"))
    if not found:
        raise HollywoodError(f"there is no backup in {folder}")
    return found[-1]


class _File:
    """One backup that goes on."""

    def __init__(self, house: Snapshot, path: Path) -> None:
        self.path = path
        self.ends = dict(_ends(house))
        making = path.with_suffix(_MAKING)
        self._file: BinaryIO = os.fdopen(
            os.open(making, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb"
        )
        try:
            self.writer: BackupWriter
            self.writer, self.made = begin_backup(house, self._file, continuous=True)
            self.whole = self.writer.size
            self.began = time.monotonic()
            self.sync()
            making.replace(path)
            sync_folder(path.parent)
        except BaseException:
            self.close()
            making.unlink(missing_ok=True)
            raise

    @property
    def old(self) -> bool:
        """Whether it is time for a new complete backup."""
        newer = self.writer.size - self.whole
        late = time.monotonic() - self.began > WHOLE_EVERY
        return late or newer > max(self.whole, _SMALLEST)

    def go_on(self, house: Snapshot) -> int:
        """Write what is new; return how many entries of logs that is."""
        at, columns = time.time(), house.columns()
        ends = dict(_ends(house))
        went_on = [name for name, end in ends.items() if self.ends.get(name) != end]
        entries = 0
        for start in range(0, len(went_on), _AT_ONCE):
            some = went_on[start : start + _AT_ONCE]
            rows = _belonging(house, columns, {name: self.ends.get(name, 0) for name in some})
            entries += len(rows["entries"])
            self.writer.write(
                Newer(at=at, rows={name: each for name, each in rows.items() if each})
            )
        self.ends = ends
        if went_on:
            self.sync()
        return entries

    def sync(self) -> None:
        """Bring everything to the disk."""
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def follow(
    where: str | Path,
    folder: Path,
    tell: Callable[[str], None],
    *,
    stop: threading.Event | None = None,
) -> int:
    """Keep a backup of a house in a folder until a signal comes or ``stop`` is set."""
    stop = stop or _until_signal()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for left in folder.glob(f"*{_MAKING}"):
        left.unlink()
    file = _begun(where, folder)
    _prune(folder)
    tell(
        f"{folder} has everything in {file.made.where} ({file.whole:,} bytes), and is kept up to "
        "date until you stop this (Ctrl+C)"
    )
    fresh: _Begun | None = None
    try:
        while not stop.wait(EVERY):
            try:
                with snapshot(where) as house:
                    file.go_on(house)
            except HollywoodError as error:
                tell(f"{error}; the next try is in a second")
                continue
            if fresh is None and file.old:
                fresh = _Begun(where, folder)
            if fresh is not None and fresh.done:
                if fresh.file is not None:
                    file.close()
                    file = fresh.file
                    _prune(folder)
                fresh = None
    finally:
        if fresh is not None:
            fresh.join()
        file.close()
    return 0


class _Begun(threading.Thread):
    """Makes a new complete backup, while the old one goes on."""

    def __init__(self, where: str | Path, folder: Path) -> None:
        super().__init__(name="hollywood-backup", daemon=True)
        self.file: _File | None = None
        self._given = where, folder
        self.start()

    def run(self) -> None:
        """Make it; if that fails, the old one goes on and this is tried again."""
        with contextlib.suppress(HollywoodError, OSError):
            self.file = _begun(*self._given)

    @property
    def done(self) -> bool:
        """Whether it is made, or has failed."""
        return not self.is_alive()


def _begun(where: str | Path, folder: Path) -> _File:
    name = f"{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{time.time_ns() % 1_000_000:06}"
    try:
        with snapshot(where) as house:
            return _File(house, folder / f"{name}{_ENDING}")
    except OSError as error:
        raise HollywoodError(f"{folder} cannot be written: {error.strerror}") from None


def _prune(folder: Path) -> None:
    for old in sorted(folder.glob(f"*{_ENDING}"))[:-KEPT]:
        old.unlink()


def _until_signal() -> threading.Event:
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop.set())
    return stop


def _ends(house: Snapshot) -> Iterator[Any]:
    return house.ask("SELECT id, last_seq FROM tables")


def _belonging(
    house: Snapshot, columns: dict[str, list[str]], ends: dict[str, int]
) -> dict[str, list[Row]]:
    """Return the rows that belong to tables, with the entries after these ends of their logs."""

    def rows(table: str, condition: str) -> list[Row]:
        named = ", ".join(f'"{column}"' for column in columns[table])
        return [list(row) for row in house.ask(f"SELECT {named} FROM {table} WHERE {condition}")]

    names = ", ".join(map(_quoted, ends))
    found = {name: rows(name, f"{of} IN ({names})") for name, of in _OF_TABLE.items()}
    sat = "(SELECT person_id FROM places WHERE table_id IN ({0}) UNION SELECT owner FROM tables "
    sat += "WHERE id IN ({0}) UNION SELECT person_id FROM chat WHERE table_id IN ({0}))"
    people = sat.format(names)
    newer = " OR ".join(f"table_id = {_quoted(of)} AND seq > {end}" for of, end in ends.items())
    return {
        "people": rows("people", f"id IN {people}"),
        "ratings": rows("ratings", f"person_id IN {people}"),
        **found,
        "entries": rows("entries", newer),
    }


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
