"""SQLite: one file in a folder that one server has to itself.

*One connection writes.* SQLite from 3.7.0 to 3.51.2 can damage a database in WAL mode if two
connections write or checkpoint at the same time (the WAL-reset bug). So one connection makes every
write and every checkpoint, and the others open the file read-only. A lock on the folder itself
keeps a second server out as long as this one lives, whichever files are deleted; the lock ends with
the process, however it ends. A lock on the file ``hollywood.lock`` keeps servers of earlier
versions out. Copies are made with SQLite's backup interface (`hollywood backup`), never
by a second program that checkpoints.

*The log stays short.* The thread that writes copies the write-ahead log into the file itself, after
it has answered those who waited: when the log reaches a certain length, and when nobody writes for
a while. SQLite's default would do it inside a commit. An orderly stop leaves one file that has
everything, and the sums of its pages beside it (:mod:`.sums`). :mod:`.write_ahead` tells whether a
log belongs to its file.

*What is acknowledged is on disk.* ``journal_mode=WAL`` with ``synchronous=FULL`` survives a power
cut; a database without both is refused at startup. After an error its connection is discarded: a
second fsync after a failed one proves nothing. One connection that only reads stays open all the
time, so that discarding the writer never makes SQLite read the log of a failed commit again.

*What is erased is gone.* ``secure_delete`` overwrites what is deleted, and after an erasure the
write-ahead log is emptied.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from filelock import lock_descriptor
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

from hollywood.errors import HollywoodError
from hollywood.server.store import sums, write_ahead
from hollywood.server.store.backend import driven, why

FILE = "hollywood.sqlite3"
LOCK = "hollywood.lock"

# The pragmas of the connection that writes, with the values SQLite must report afterwards.
_GATE = {
    "journal_mode": ("WAL", "wal"),
    "synchronous": ("FULL", 2),
    "foreign_keys": ("ON", 1),
    "secure_delete": ("ON", 1),
    "mmap_size": ("0", 0),
    "cell_size_check": ("ON", 1),
    "wal_autocheckpoint": ("0", 0),  # see `tidy`
    # What remains of a log that could not restart because of a reader.
    "journal_size_limit": ("8388608", 8_388_608),
}
_BUSY_MS = 5000
_BRIEFLY_MS = 200
_SCARCELY_MS = 50
_LOOKING = 2.0  # seconds that a start spends on looking for damage
_STEPS = 10_000  # of SQLite's machine between two looks at the clock

# From this many pages on, the log is copied into the file (4 MB); from this many, the writer waits
# for readers so that the log can begin again (10 MB). Full load writes about 2,000 pages a second.
_LONG = 1000
_TOO_LONG = 2500
_AGAIN = 1.0  # seconds until the next try, after a reader was in the way
_LATER = 5.0  # after waiting for readers in vain

_log = logging.getLogger(__name__)


class Sqlite:
    """A folder with a database, locked for this process."""

    name = "sqlite"

    def __init__(self, folder: Path, *, readers: int) -> None:
        self.where: str = str(folder)
        self._file = folder / FILE
        self._locks = _locked(folder)
        self._tidy_at = 0.0
        self._settled = False
        self._changed: str | None = None  # what something else has done to the file
        self._number: int | None = None  # the required ``user_version`` in the next transaction
        self._writing = create_engine(
            "sqlite+pysqlite://",
            creator=self._writer,
            poolclass=NullPool,
            paramstyle="named",
            hide_parameters=True,
        )
        event.listen(self._writing, "begin", self._begin)
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
        """Open the connection that writes; HollywoodError if its settings are not as required."""
        if self._anchor is None:
            self._check_log()
            self._check_sums()
        connection = self._writing.connect()
        try:
            if self._anchor is None:
                self._anchor = self._reader()
                self._anchor.execute("SELECT count(*) FROM sqlite_master").fetchall()
        except BaseException:
            connection.close()
            raise
        return connection

    def damage(self, connection: Connection) -> str | None:
        """Return the first damage that is found in the file within some seconds."""
        if self._changed is not None:
            return self._changed
        driver = _driver(connection)
        if write_ahead.has_log(self._file):
            _, pages, _ = driver.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if (found := write_ahead.damage_of(self._file, pages)) is not None:
                return found
        until = time.monotonic() + _LOOKING
        driver.set_progress_handler(lambda: time.monotonic() > until, _STEPS)
        try:
            answer = driver.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError as error:
            return None if error.sqlite_errorname == "SQLITE_INTERRUPT" else str(error)
        except sqlite3.DatabaseError as error:
            return str(error)
        finally:
            driver.set_progress_handler(None, 0)
        return None if answer == ("ok",) else str(answer[0])

    def settle(self, connection: Connection) -> None:
        """Copy everything into the file, and mark it as the base of the next log."""
        driver = _driver(connection)
        self._settled = True
        sums.forget(self._file)
        if not self._checkpoint(driver, "TRUNCATE", _BRIEFLY_MS):
            return  # another program reads: this log goes on
        started = write_ahead.mark_of(driver).started()
        with connection.begin():
            connection.exec_driver_sql(f"PRAGMA schema_version={started.schema_version}")
        self._checkpoint(driver, "TRUNCATE", _BRIEFLY_MS)

    def tidy(self, connection: Connection, *, idle: bool) -> bool:
        """Copy the log into the file if it is long, or at any length if nobody writes."""
        now = time.monotonic()
        if now < self._tidy_at or not (idle or write_ahead.longer_than(self._file, _LONG)):
            return False
        self._tidy_at = now + _AGAIN
        driver = _driver(connection)
        done = self._checkpoint(driver, "PASSIVE")
        if not done and write_ahead.longer_than(self._file, _TOO_LONG):
            done = self._checkpoint(driver, "RESTART", _SCARCELY_MS)
            self._tidy_at = now + _LATER
        if done:
            self._tidy_at = now
        return done

    def scrub(self, connection: Connection) -> bool:
        """Copy the write-ahead log into the file and empty it; a reader of old rows blocks it."""
        return self._checkpoint(_driver(connection), "TRUNCATE", _BRIEFLY_MS)

    def close(self) -> None:
        """Copy everything into the file, close the readers and unlock the folder."""
        self.readers.dispose()
        self._writing.dispose()
        try:
            if self._anchor is not None:
                self._put_away(self._anchor)
        finally:
            self._locks.close()

    def _put_away(self, anchor: sqlite3.Connection) -> None:
        """Close the last connections, the writing one at the end: it removes the log.

        A refused database is left as it is. On a full disk the log stays; it holds what the file
        does not.
        """
        try:
            if self._settled:
                with contextlib.closing(self._writer()) as last:
                    anchor.close()
                    self._checkpoint(last, "TRUNCATE", _BRIEFLY_MS)
        except (sqlite3.Error, HollywoodError) as error:
            _log.warning("the log was not copied into the file: %s", why(error))
        finally:
            anchor.close()
        if self._settled and write_ahead.has_log(self._file):
            _log.warning("%s-wal must stay beside %s: it holds the newest moves", FILE, FILE)
        elif self._settled:
            with contextlib.suppress(OSError):
                sums.write(self._file)

    def _checkpoint(self, driver: sqlite3.Connection, how: str, wait_ms: int | None = None) -> bool:
        """Copy the log into the file; false if a reader kept something back."""
        if wait_ms is not None:  # moves wait in the meantime
            driver.execute(f"PRAGMA busy_timeout={wait_ms}").fetchall()
        blocked, pages, copied = driver.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
        if wait_ms is not None:
            driver.execute(f"PRAGMA busy_timeout={_BUSY_MS}").fetchall()
        if blocked or pages != copied:
            return False
        # The next transaction may begin a new log, and must mark it then.
        self._number = write_ahead.mark_of(driver).user_version + 1
        return True

    def _begin(self, connection: Connection) -> None:
        with driven(connection) as cursor:
            cursor.execute("BEGIN IMMEDIATE")
            if self._number is None:
                return
            found = cursor.execute("PRAGMA user_version").fetchone()
            if found != (self._number,):
                cursor.execute(f"PRAGMA user_version={self._number}")

    def _check_log(self) -> None:
        """Refuse a log that belongs to another file; see :mod:`.write_ahead`."""
        if not write_ahead.has_log(self._file):
            return
        with self._file.open("rb") as file:  # closed before SQLite opens it: see `_locked`
            alone = write_ahead.mark_of_file(file.fileno())
        try:
            with contextlib.closing(self._reader()) as reader:
                write_ahead.check(self._file, alone, reader)
        except sqlite3.Error as error:
            raise HollywoodError(f"{self.where} cannot be opened: {why(error)}") from error

    def _check_sums(self) -> None:
        """Compare the pages with their sums, before SQLite opens the file: see `_locked`."""
        if not write_ahead.has_log(self._file):
            with self._file.open("rb") as pages:
                self._changed = sums.compare(self._file, pages)

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
            isolation_level=None,  # our code begins the transactions
            check_same_thread=False,
            cached_statements=256,
        )
        connection.execute(f"PRAGMA busy_timeout={_BUSY_MS}").fetchall()
        return connection


def _driver(connection: Connection) -> sqlite3.Connection:
    driver: Any = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _locked(folder: Path) -> contextlib.ExitStack:
    """Make the folder and its files, for this user only; closing the stack unlocks it."""
    with contextlib.ExitStack() as locks:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            for at, flags in ((folder, os.O_RDONLY), (folder / LOCK, os.O_RDWR | os.O_CREAT)):
                lock = os.open(at, flags, 0o600)
                locks.callback(os.close, lock)
                if not _lock(lock, needed=at != folder):
                    raise HollywoodError(
                        f"{folder} is in use by another hollywood server: stop that one, or use "
                        "another folder"
                    )
            # Before SQLite opens it: closing any descriptor of the file would drop SQLite's locks.
            os.close(os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600))
            (folder / FILE).chmod(0o600)
        except OSError as error:
            raise HollywoodError(f"{folder} cannot keep the tables: {error.strerror}") from error
        return locks.pop_all()


def _lock(descriptor: int, *, needed: bool) -> bool:
    """Lock a file or, where the file system can (NFS cannot), a folder; whether it was free."""
    try:
        return lock_descriptor(descriptor, blocking=False)
    except OSError:
        if needed:
            raise
        return True
