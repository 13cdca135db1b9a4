"""SQLite: one file in a folder that one server has to itself.

*One connection writes.* SQLite from 3.7.0 to 3.51.2 can damage a database in WAL mode when two
connections write or checkpoint at the same time (the WAL-reset bug). So one connection makes every
write and every checkpoint, the others open the file read-only, and a lock on the file
``hollywood.lock`` keeps a second server out for as long as this one lives; the lock goes with the
process, however it ends. A copy of the database is to be taken with SQLite's backup interface or
with the server stopped, never by a second program that checkpoints.

*What is acknowledged is on disk.* ``journal_mode=WAL`` with ``synchronous=FULL`` survives a power
cut; whoever starts on a database that does not have both is refused. After an error the connection
that had it is thrown away: a failed fsync says nothing true the second time. One connection that
only reads stays open all the time, so that throwing away the writer never makes SQLite read the log
of a failed commit again.

*What is erased is gone.* ``secure_delete`` overwrites what is deleted, and after an erasure the
write-ahead log is emptied.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

from hollywood.errors import HollywoodError

FILE = "hollywood.sqlite3"
LOCK = "hollywood.lock"

# The pragmas of the connection that writes, with what SQLite must answer when it is asked back.
_GATE = {
    "journal_mode": ("WAL", "wal"),
    "synchronous": ("FULL", 2),
    "foreign_keys": ("ON", 1),
    "secure_delete": ("ON", 1),
    "mmap_size": ("0", 0),
    "cell_size_check": ("ON", 1),
    # Pages of the log after which a commit also copies them into the file, for which everybody
    # waits. Full load writes some two thousand a second, mostly the same ones again: the rarer,
    # the fewer. 256 MB are read again in less than a second after the server was killed.
    "wal_autocheckpoint": ("65536", 65_536),
}
_BUSY_MS = 5000
_BRIEFLY_MS = 200


class Sqlite:
    """A folder with a database, locked for this process."""

    name = "sqlite"

    def __init__(self, folder: Path, *, readers: int) -> None:
        self.where = str(folder)
        self._file = folder / FILE
        self._lock = _locked(folder)
        self._writing = create_engine(
            "sqlite+pysqlite://",
            creator=self._writer,
            poolclass=NullPool,
            paramstyle="named",
            hide_parameters=True,
        )
        event.listen(self._writing, "begin", _begin)
        self.readers: Engine = create_engine(
            "sqlite+pysqlite://",
            creator=self._reader,
            poolclass=QueuePool,
            pool_size=readers,
            max_overflow=0,
            hide_parameters=True,
        )
        self._anchor: sqlite3.Connection | None = None

    def connect(self) -> Connection:
        """Open the connection that writes; HollywoodError when it is not as it must be."""
        connection = self._writing.connect()
        try:
            if self._anchor is None:
                self._anchor = self._reader()
                self._anchor.execute("SELECT count(*) FROM sqlite_master").fetchall()
        except BaseException:
            connection.close()
            raise
        return connection

    def scrub(self, connection: Connection) -> bool:
        """Copy the write-ahead log into the file and empty it; a reader of old rows blocks it."""
        driver: Any = connection.connection.driver_connection
        driver.execute(f"PRAGMA busy_timeout={_BRIEFLY_MS}").fetchall()  # moves wait meanwhile
        blocked, _, _ = driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        driver.execute(f"PRAGMA busy_timeout={_BUSY_MS}").fetchall()
        return not blocked

    def close(self) -> None:
        """Close the readers and unlock the folder."""
        self.readers.dispose()
        self._writing.dispose()
        if self._anchor is not None:
            self._anchor.close()
        os.close(self._lock)

    def _writer(self) -> sqlite3.Connection:
        connection = self._opened("rw")
        try:
            for name, (wanted, _) in _GATE.items():
                connection.execute(f"PRAGMA {name}={wanted}").fetchall()
            for name, (wanted, answer) in _GATE.items():
                found = connection.execute(f"PRAGMA {name}").fetchone()
                if found is not None and found[0] != answer:
                    raise HollywoodError(
                        f"{self._file}: SQLite has {name}={found[0]!r} where it must be {wanted}; "
                        "moves could be lost, so the server does not start"
                    )
        except BaseException:
            connection.close()
            raise
        return connection

    def _reader(self) -> sqlite3.Connection:
        return self._opened("ro")

    def _opened(self, mode: str) -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{self._file.as_uri()}?mode={mode}",
            uri=True,
            isolation_level=None,  # transactions begin where we say so
            check_same_thread=False,
            cached_statements=256,
        )
        connection.execute(f"PRAGMA busy_timeout={_BUSY_MS}").fetchall()
        return connection


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _locked(folder: Path) -> int:
    """Make the folder and its files, for this user only, and return the descriptor of the lock."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise HollywoodError(f"{folder} cannot keep the tables: {error.strerror}") from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        # Before SQLite has it open: closing any descriptor of the file would drop SQLite's locks.
        os.close(os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600))
        (folder / FILE).chmod(0o600)
    except BlockingIOError as error:
        os.close(lock)
        raise HollywoodError(
            f"{folder} is in use by another hollywood server: stop that one, or use another folder"
        ) from error
    except OSError as error:
        os.close(lock)
        raise HollywoodError(f"{folder} cannot keep the tables: {error.strerror}") from error
    return lock
