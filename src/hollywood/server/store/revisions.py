"""Is the database of this version? If it is older, bring it up to date.

This uses the connection that writes. Among several nodes one at a time does this, and the others
wait. All steps are one transaction: a server that is killed in the middle leaves the old tables.

A database of a newer version can be used as long as its newer steps have only added something: it
says itself which version a program must know at least (``schema_floor``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, inspect, text

from hollywood.errors import HollywoodError
from hollywood.server.store.migrations import KNOWN

_MIGRATING = int.from_bytes(b"hollymig", "big")
"""The number of an advisory lock of PostgreSQL."""
_SCRIPTS = "hollywood.server.store:migrations"
_LIVING = text(
    "SELECT version, schema FROM nodes WHERE until > extract(epoch FROM clock_timestamp())"
)


def bring_up_to_date(connection: Connection, where: str) -> None:
    """Migrate to the newest version; HollywoodError if the database is from a newer server."""
    with _one_at_a_time(connection):
        _bring_up_to_date(connection, where)


@contextmanager
def _one_at_a_time(connection: Connection) -> Iterator[None]:
    """Let no other node bring the database up to date while the block runs."""
    if connection.dialect.name != "postgresql":
        yield
        return
    with connection.begin():
        connection.execute(text(f"SELECT pg_advisory_lock({_MIGRATING})"))
    try:
        yield
    finally:
        with connection.begin():
            connection.execute(text(f"SELECT pg_advisory_unlock({_MIGRATING})"))


def _bring_up_to_date(connection: Connection, where: str) -> None:
    with connection.begin():
        at = _revision(connection)
    if at == KNOWN[-1]:
        return
    if at is not None and at not in KNOWN:
        with connection.begin():
            if not is_open_to(connection, KNOWN):
                raise HollywoodError(
                    f"{where} was written by a newer hollywood (version {at} of its tables; this "
                    f"one knows {KNOWN[-1]}): start that one, or another database"
                )
        return
    migrate(connection)
    connection.commit()
    with connection.begin():
        at = _revision(connection)
    if at != KNOWN[-1]:
        raise RuntimeError(f"the migration ended at version {at}, not at {KNOWN[-1]}")


def is_open_to(connection: Connection, known: Collection[str]) -> bool:
    """Whether a program that knows these versions can use a database of a newer one."""
    if not inspect(connection).has_table("schema_floor"):
        return False
    return connection.execute(text("SELECT oldest FROM schema_floor")).scalar() in known


def close_to_older(connection: Connection, needs: str) -> None:
    """Close the database to programs that do not know a version: what they need has gone.

    Raise HollywoodError if a node with such a program lives: then the transaction, which has taken
    it away, must be rolled back. Until it ends, no node begins or renews its lease.
    """
    newer = KNOWN[KNOWN.index(needs) :]
    if connection.dialect.name == "postgresql":
        connection.execute(text("LOCK TABLE nodes IN SHARE ROW EXCLUSIVE MODE"))
        for version, schema in connection.execute(_LIVING):
            if schema in KNOWN and schema not in newer:
                raise HollywoodError(
                    f"a node of hollywood {version} still runs, and this version takes away what "
                    "it needs: update it to the version between first, or stop it and try again in "
                    "a moment"
                )
    connection.execute(text("UPDATE schema_floor SET oldest = :needs"), {"needs": needs})


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def migrate(connection: Connection, to: str = "head") -> None:
    """Take the steps to a version, in the transaction of the caller if there is one."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", _SCRIPTS)
    config.attributes["connection"] = connection
    command.upgrade(config, to)
