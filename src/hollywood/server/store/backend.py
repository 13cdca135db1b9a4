"""What the writer and the readers need from a database, SQLite or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Protocol

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from hollywood.server.store.protocol import StoreUnavailable

_PG_DISK_FULL = "53100"
_PG_DAMAGED = frozenset({"XX001", "XX002"})  # of a page, or of an index


class InUse(StoreUnavailable):
    """Another server has the database."""


class Backend(Protocol):
    """A database that only this process writes to."""

    name: str  # "sqlite" or "postgresql"
    where: str  # for people to read; without a password
    readers: Engine  # connections that can only read

    def connect(self) -> Connection:
        """Return a checked connection that writes; the previous one must be closed."""

    def damage(self, connection: Connection) -> str | None:
        """At a start: return damage that the database finds in its own files, if quickly found."""

    def settle(self, connection: Connection) -> None:
        """After the tables are up to date: bring the files into the state in which play begins."""

    def tidy(self, connection: Connection, *, idle: bool) -> bool:
        """Between two transactions: keep the database's own log short.

        ``idle`` says that nobody waits. Return whether nothing is left to do until the next write.
        """

    def scrub(self, connection: Connection) -> bool:
        """After an erasure: remove deleted data from the files; return false if that must wait."""

    def close(self) -> None:
        """Close the database."""


@contextmanager
def driven(connection: Connection) -> Iterator[Any]:
    """Lend the driver's own cursor, for what runs with every move; errors are SQLAlchemy's.

    Otherwise SQLAlchemy takes longer for a statement than SQLite.
    """
    dialect, driver = connection.dialect, connection.connection
    base: Any = dialect.loaded_dbapi
    cursor: Any = None
    try:
        cursor = driver.cursor()
        yield cursor
    except base.Error as error:
        gone = dialect.is_disconnect(error, driver, cursor)
        if gone:
            connection.invalidate(error)
        found = DBAPIError.instance(
            *(None, None, error, base.Error),
            hide_parameters=True,
            connection_invalidated=gone,
            dialect=dialect,
        )
        raise found from error
    finally:
        with suppress(base.Error):  # the connection may be closed already
            if cursor is not None:
                cursor.close()


def is_gone(error: BaseException) -> bool:
    """Whether the error is the database's own failure, not caused by the statement."""
    return (
        isinstance(error, DBAPIError) and not isinstance(error, IntegrityError | DataError)
    ) or isinstance(error, OSError | StoreUnavailable)


def is_damage(error: BaseException) -> bool:
    """Whether the database says that its own files are damaged."""
    reason = error.orig if isinstance(error, DBAPIError) else error
    on_sqlite = getattr(reason, "sqlite_errorname", None) or ""
    broken = on_sqlite.startswith("SQLITE_CORRUPT") or on_sqlite == "SQLITE_NOTADB"
    return broken or getattr(reason, "sqlstate", None) in _PG_DAMAGED


def why(error: BaseException) -> str:
    """Return the database's own reason in one line, for the operator of the server."""
    reason = error.orig if isinstance(error, DBAPIError) else error
    text = str(reason).strip()
    return text.splitlines()[0] if text else type(reason).__name__


def unavailable(doing: str, error: BaseException) -> StoreUnavailable:
    """Return the error for the player whose request failed; it names no host and no file."""
    return StoreUnavailable(f"{doing} just now ({_in_words(error)}); try again in a moment")


def _in_words(error: BaseException) -> str:
    if isinstance(error, InUse):
        return "another server has the database"
    reason = error.orig if isinstance(error, DBAPIError) else error
    on_sqlite = getattr(reason, "sqlite_errorname", None) or ""
    if on_sqlite == "SQLITE_FULL" or getattr(reason, "sqlstate", None) == _PG_DISK_FULL:
        return "the disk is full"
    if on_sqlite.startswith("SQLITE_IOERR"):
        return "the disk has failed"
    return "the database does not answer"
