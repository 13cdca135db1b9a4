"""The lease of a node: a row in the database that says until when it lives, renewed by a thread.

The thread has a connection of its own, on which it also hears news from the other nodes. A node
whose lease has lapsed may have lost any of its tables, so it must drop them all before it takes a
new lease. Its own clock (which also runs while the machine sleeps) tells it at the latest when the
database does: the time of a renewal counts from before it was sent.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from hollywood.errors import HollywoodError
from hollywood.server.store.migrations import KNOWN
from hollywood.server.store.owning import CHANNEL, LIVING, NOW
from hollywood.server.store.rows import NodeRow

if TYPE_CHECKING:
    import psycopg

LEASE = 3.0
"""Seconds from a renewal until the tables of a node are free."""
RENEWED_EVERY = 0.75
_AGAIN = 0.25  # seconds until the next try to connect
_BEGINNING = 15.0
_ENDING = 5.0
_CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)

_LINE: dict[str, Any] = {
    "connect_timeout": 2,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 2,
    "tcp_user_timeout": 2_000,
    "application_name": "hollywood node",
    "options": "-c statement_timeout=2000 -c lock_timeout=2000 -c synchronous_commit=off",
}

_REGISTER = (
    "INSERT INTO nodes (id, address, version, schema, records, started, until, draining) "
    f"SELECT %(id)s, %(address)s, %(version)s, %(schema)s, %(records)s, {NOW}, "
    f"{NOW} + {LEASE}, %(draining)s FROM schema_floor WHERE oldest = ANY(%(known)s) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
"""Nothing is written if the tables have changed so that this program can use them no more."""
_RENEW = (
    f"UPDATE nodes SET until = {NOW} + {LEASE} WHERE id = %(id)s AND until > {NOW} "
    "RETURNING draining"
)
_FORGET_OLD = f"DELETE FROM nodes WHERE until < {NOW} - 3600"

_log = logging.getLogger(__name__)


class Holder(Protocol):
    """Who has a lease; all of this is called in the event loop."""

    def lease_lost(self) -> None:
        """The lease has lapsed: drop all tables now."""

    def heard(self, words: str) -> None:
        """There is news, perhaps one's own."""

    def news_missed(self) -> None:
        """Some news may not have come."""

    def drain(self) -> None:
        """This node is to end."""


class Lease:
    """The lease of this node; its methods are for the event loop."""

    def __init__(
        self,
        database: str,
        node: NodeRow,
        holder: Holder,
    ) -> None:
        self.node = node
        self.peers: tuple[NodeRow, ...] = ()  # the living, this one too
        self._database = database
        self._holder = holder
        self._loop = asyncio.get_running_loop()
        self._until = 0.0
        self._has = False
        self._first = asyncio.Event()
        self._dropped = threading.Event()
        self._ending = threading.Event()
        self._told_to_drain = False
        self._watching: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._run, name="hollywood-node", daemon=True)

    @property
    def held(self) -> bool:
        """Whether this node still has its tables, for sure."""
        return self._has and _now() < self._until

    async def begin(self) -> None:
        """Take the lease, and renew it from now on."""
        self._dropped.set()  # there is nothing to drop yet
        self._thread.start()
        try:
            async with asyncio.timeout(_BEGINNING):
                await self._first.wait()
        except TimeoutError:
            raise HollywoodError(
                "the database gives this node no lease: its log says why"
            ) from None
        self._watching = asyncio.create_task(self._watch())

    async def end(self) -> None:
        """Renew no longer; the row stays until it lapses, or is deleted."""
        self._ending.set()
        if self._watching is not None:
            self._watching.cancel()
        await asyncio.to_thread(self._thread.join, _ENDING)

    async def _watch(self) -> None:
        """Notice a lapse even if the database does not answer."""
        while True:
            await asyncio.sleep(0.1)
            if not self.held:
                self._drop()

    def _drop(self) -> None:
        """Drop all tables, once for each lapse."""
        if self._has:
            _log.warning("lease_lost", extra={"node": self.node.id})
            self._has = False
            self._holder.lease_lost()
        self._dropped.set()

    # The thread.

    def _run(self) -> None:
        import psycopg

        while not self._ending.is_set():
            try:
                with psycopg.connect(self._database, autocommit=True, **_LINE) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._in_loop(self._holder.news_missed)
                    self._stay(connection)
            except psycopg.Error as error:
                words = str(error).strip().splitlines()
                _log.warning("node_cut_off", extra={"error": words[0] if words else ""})
                self._ending.wait(_AGAIN)

    def _stay(self, connection: psycopg.Connection[Any]) -> None:
        """Renew, and listen between."""
        while not self._ending.is_set():
            sent = _now()
            found = None
            if self._until:
                found = connection.execute(_RENEW, {"id": self.node.id}).fetchone()
            if found is None:
                self._take(connection)
            else:
                self._until = sent + LEASE
                self._has = True  # if it seemed lost, everything was dropped for nothing
                if found[0] and not self._told_to_drain:
                    self._told_to_drain = True
                    self._in_loop(self._holder.drain)
            self.peers = _living(connection)
            if found is None:
                self._in_loop(self._first.set)
            for notice in connection.notifies(timeout=RENEWED_EVERY, stop_after=1):
                self._in_loop(self._holder.heard, notice.payload)

    def _take(self, connection: psycopg.Connection[Any]) -> None:
        """Take a new lease, after the tables of the one before are dropped."""
        if self._until:
            self._until = 0.0
            self._dropped.clear()
            self._in_loop(self._drop)
            while not self._dropped.wait(0.2) and not self._ending.is_set():
                pass
        connection.execute(_FORGET_OLD)
        sent = _now()
        node = self.node
        registered = connection.execute(
            _REGISTER,
            {
                "id": node.id,
                "address": node.address,
                "version": node.version,
                "schema": node.schema,
                "records": node.records,
                "draining": self._told_to_drain,
                "known": list(KNOWN),
            },
        )
        if not registered.rowcount:
            # A newer node has taken away what this program needs while this one was away.
            _log.error("node_too_old", extra={"node": node.id})
            self._in_loop(self._holder.drain)
            self._ending.wait()
            return
        self._has = True
        self._until = sent + LEASE
        _log.info("lease_taken", extra={"node": node.id})

    def _in_loop(self, what: Callable[..., object], *given: Any) -> None:
        if not self._ending.is_set():
            self._loop.call_soon_threadsafe(what, *given)


def _living(connection: psycopg.Connection[Any]) -> tuple[NodeRow, ...]:
    from psycopg.rows import class_row

    with connection.cursor(row_factory=class_row(NodeRow)) as cursor:
        return tuple(cursor.execute(LIVING))


def _now() -> float:
    """Seconds that also pass while the machine sleeps."""
    return time.clock_gettime(_CLOCK)
