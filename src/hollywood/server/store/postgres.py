"""PostgreSQL: a database that one server at a time writes to.

*One connection writes*, and holds an advisory lock from the moment it is opened: a second server on
the same database gets no lock and is refused. Several nodes share the lock among them, so they and
a server that is alone exclude each other. The lock belongs to the connection, so nothing can be
written without it. If the connection is lost, the next one asks for the lock again; the numbers of
the log then show what another server has written in the meantime.

*What is acknowledged is on disk*: a cluster with ``fsync`` off is refused, and
``synchronous_commit`` is on whatever the cluster's default. If the connection is lost in the middle
of a COMMIT, nobody knows whether it was done: the callers are told so (Uncertain), and the log says
it when the database is back.

Erased rows leave the files when PostgreSQL vacuums and its write-ahead log is recycled.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool, QueuePool

from hollywood.errors import HollywoodError
from hollywood.server.store.backend import InUse
from hollywood.server.store.owning import writer_of

# The number of our advisory lock: "hollywoo", since PostgreSQL needs a 64-bit number.
OWNER = int.from_bytes(b"hollywoo", "big")

# A dead peer is noticed in some ten seconds, at both ends of the connection.
_LINE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "hollywood",
}
_PATIENCE = 1.0
_ALIKE = "-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3"


class Postgres:
    """A PostgreSQL database, locked for this process, or for nodes, while it is connected."""

    name = "postgresql"

    def __init__(self, url: str, *, readers: int, node: str | None = None) -> None:
        """``node`` is the id of one of several nodes."""
        target = _target(url)
        self._shared = node is not None
        self.where: str = target.set(drivername="postgresql", query={}).render_as_string(
            hide_password=True
        )
        line = _LINE if node is None else {**_LINE, "application_name": writer_of(node)}
        self._writing = create_engine(
            target,
            connect_args={**line, "options": f"{_ALIKE} -c default_transaction_read_only=off"},
            poolclass=NullPool,
            hide_parameters=True,
        )
        self.readers: Engine = create_engine(
            target,
            connect_args={**_LINE, "options": f"{_ALIKE} -c default_transaction_read_only=on"},
            poolclass=QueuePool,
            pool_size=readers,
            max_overflow=0,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
        )

    def connect(self) -> Connection:
        """Open the connection that writes; HollywoodError if its settings are not as required."""
        connection = self._writing.connect()
        try:
            with connection.begin():
                self._check(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def damage(self, connection: Connection) -> str | None:
        """Return nothing: PostgreSQL checks its files itself, if it has checksums."""
        return None

    def settle(self, connection: Connection) -> None:
        """Do nothing: PostgreSQL keeps its own files."""

    def tidy(self, connection: Connection, *, idle: bool) -> bool:
        """Do nothing: PostgreSQL keeps its own log short."""
        return True

    def scrub(self, connection: Connection) -> bool:
        """Do nothing: see above."""
        return True

    def close(self) -> None:
        """Close the readers."""
        self.readers.dispose()
        self._writing.dispose()

    def _check(self, connection: Connection) -> None:
        fsync, committing = connection.execute(
            text("SELECT current_setting('fsync'), current_setting('synchronous_commit')")
        ).one()
        if fsync != "on":
            raise HollywoodError(
                f"{self.where}: PostgreSQL runs with fsync=off; moves could be lost, so the server "
                "does not start"
            )
        if committing == "off":
            connection.execute(text("SET synchronous_commit = on"))
        self._lock(connection)

    def _lock(self, connection: Connection) -> None:
        """Take the lock; a server that was killed a moment ago may still appear to have it."""
        until = time.monotonic() + _PATIENCE
        shared = "_shared" if self._shared else ""
        asked = text(f"SELECT pg_try_advisory_lock{shared}({OWNER})")
        while not connection.execute(asked).scalar():
            if time.monotonic() > until:
                if self._shared:
                    raise InUse(
                        f"{self.where} is in use by a hollywood server without --node: stop that "
                        "one and start it again with --node"
                    )
                raise InUse(
                    f"{self.where} is in use by another hollywood server: stop that one, or use "
                    "another database, or start them all with --node"
                )
            time.sleep(0.05)


def plain_address(url: str) -> str:
    """Return the address of a database as PostgreSQL's own library reads it."""
    return _target(url).set(drivername="postgresql").render_as_string(hide_password=False)


def reading_line(url: str) -> tuple[str, Callable[[], Any]]:
    """Return what to call a database, and how to connect to it to read, beside a server."""
    target = _target(url)
    where = target.set(drivername="postgresql", query={}).render_as_string(hide_password=True)

    def connect() -> Any:
        import psycopg

        options = f"{_ALIKE} -c default_transaction_read_only=on"
        return psycopg.connect(plain_address(url), autocommit=True, **{**_LINE, "options": options})

    return where, connect


def _target(url: str) -> URL:
    try:
        target = make_url(url).set(drivername="postgresql+psycopg")
    except (ArgumentError, ValueError) as error:
        raise HollywoodError(
            "that is no address of a database: postgresql://user@host/database is one"
        ) from error
    try:
        import psycopg  # noqa: F401  (asked for here, to say what is missing)
    except ImportError as error:
        raise HollywoodError(
            "PostgreSQL needs one more package: pip install hollywood[postgres]"
        ) from error
    return target
