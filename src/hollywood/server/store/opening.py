"""Opening the store: a folder (SQLite) or the address of a PostgreSQL database."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from hollywood.errors import HollywoodError
from hollywood.server.store.backend import Backend, why
from hollywood.server.store.revisions import bring_up_to_date
from hollywood.server.store.sql_store import SqlStore

_READERS = 4

_log = logging.getLogger(__name__)


async def open_store(where: str | Path, *, node: str | None = None) -> SqlStore:
    """Open a database for this process alone, and bring its tables up to date.

    With ``node``, its id, this process shares a PostgreSQL database with other nodes.

    For a folder, which is made if there is none, the database is SQLite; for
    ``postgresql://user@host/database`` it is PostgreSQL. Raise HollywoodError with one line if it
    cannot be used: another server has it, it is of a newer version, or it cannot be reached.
    """
    pool = ThreadPoolExecutor(_READERS, thread_name_prefix="hollywood-reader")
    try:
        opened = await asyncio.get_running_loop().run_in_executor(pool, _open, where, node)
        return SqlStore(*opened, pool, node=node)
    except BaseException:
        pool.shutdown(wait=False)
        raise


def _open(where: str | Path, node: str | None) -> tuple[Backend, Connection]:
    backend = _backend(where, node)
    try:
        connection = backend.connect()
        try:
            if (found := backend.damage(connection)) is not None:
                _log.error("database_damaged", extra={"reason": found})
            bring_up_to_date(connection, backend.where)
        except BaseException:
            connection.close()
            raise
        connection = _settled(backend, connection)
    except DBAPIError as error:
        backend.close()
        raise HollywoodError(f"{backend.where} cannot be opened: {why(error)}") from error
    except BaseException:
        backend.close()
        raise
    return backend, connection


def _settled(backend: Backend, connection: Connection) -> Connection:
    """Settle a database and return the connection to write with.

    On a full disk that must wait: the house opens, and refuses moves until there is room.
    """
    try:
        backend.settle(connection)
    except (DBAPIError, sqlite3.Error) as error:
        _log.warning("%s was not put in order: %s", backend.where, why(error))
        connection.invalidate()
        connection.close()
        return backend.connect()
    return connection


def _backend(where: str | Path, node: str | None) -> Backend:
    if isinstance(where, str) and "://" in where:
        if not where.startswith("postgresql://"):
            scheme = where.partition("://")[0]
            raise HollywoodError(
                f"tables are not kept in {scheme}: give a folder, or "
                "postgresql://user@host/database"
            )
        from hollywood.server.store.postgres import Postgres

        return Postgres(where, readers=_READERS, node=node)
    if node is not None:
        raise HollywoodError(
            "several servers need PostgreSQL: an SQLite file belongs to one process; use "
            "--database postgresql://..."
        )
    from hollywood.server.store.sqlite import Sqlite

    return Sqlite(Path(where).expanduser().absolute(), readers=_READERS)
