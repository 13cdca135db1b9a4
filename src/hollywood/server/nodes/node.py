"""This node among the others: which tables it has, who has the others, and what the nodes tell.

Everything that only one node at a time may do hangs on the fence of a table
(:mod:`hollywood.server.store.owning`). News travels through the database; news that is lost costs
time, but nothing else.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

import httpcore
import msgspec

from hollywood import __version__
from hollywood.errors import HollywoodError
from hollywood.records import FORMAT_VERSION
from hollywood.server.nodes.lease import Lease
from hollywood.server.nodes.signing import HEADER, Visitor, signed
from hollywood.server.store.migrations import KNOWN
from hollywood.server.store.postgres import plain_address
from hollywood.server.store.protocol import Elsewhere, StoreUnavailable
from hollywood.server.store.rows import NodeRow
from hollywood.server.store.sql_store import SqlStore

Heard = Callable[..., Coroutine[Any, Any, None]]
Answer = Callable[..., Awaitable[Any]]

_LONGEST_NEWS = 7_900
"""The most bytes of news, since PostgreSQL takes less than 8,000."""

_log = logging.getLogger(__name__)


def new_node_id() -> str:
    """Make the id of a node, for one life of its process."""
    return f"n_{secrets.token_urlsafe(9)}"


class Node:
    """This node, from its start to its end."""

    def __init__(self, store: SqlStore, database: str, address: str, secret: bytes) -> None:
        """``address`` is where the other nodes reach it, ``secret`` what they all know."""
        assert store.node is not None
        self.id: str = store.node
        self.secret = secret
        self.draining: bool = False
        self._ended = False
        # What to do when the lease is lost (drop all tables at once), when this node is drained
        # (hand over all tables, and end), and when some news may not have come.
        self.lost: Callable[[], None] = lambda: None
        self.drained: Callable[[], Coroutine[Any, Any, None]] = _nothing
        self.missed: Callable[[], Coroutine[Any, Any, None]] = _nothing
        self.pool: httpcore.AsyncConnectionPool = httpcore.AsyncConnectionPool(
            max_connections=64, keepalive_expiry=10
        )
        self._store = store
        self._hearing: dict[str, Heard] = {}
        self._answering: dict[str, Answer] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        row = NodeRow(
            id=self.id,
            address=address,
            version=__version__,
            schema=KNOWN[-1],
            records=FORMAT_VERSION,
        )
        self._lease = Lease(plain_address(database), row, self)

    async def begin(self) -> None:
        """Take the lease; HollywoodError beside a node whose version is too far from this one."""
        _check_versions(await self._store.living())
        await self._lease.begin()
        _log.info("node_begun", extra={"node": self.id, "address": self._lease.node.address})

    async def end(self) -> None:
        """Give all tables back, and end the lease."""
        if self._ended:
            return
        self._ended = True
        with suppress(StoreUnavailable, TimeoutError):
            async with asyncio.timeout(2):
                await self._store.leave()
        await self._lease.end()
        await self.pool.aclose()

    def lease_lost(self) -> None:
        """Drop all tables: the lease has lapsed."""
        self.lost()

    def news_missed(self) -> None:
        """Look at everything that news may be about."""
        self._later(self.missed())

    def drain(self) -> None:
        """Take no more tables, hand over those of this node, and end."""
        if not self.draining:
            self.draining = True
            _log.info("draining", extra={"node": self.id})
            self._later(self._drain())

    async def _drain(self) -> None:
        with suppress(StoreUnavailable):
            await self._store.drain()
        await self.drained()

    # Tables.

    @property
    def holds(self) -> bool:
        """Whether this node still has its tables, for sure."""
        return self._lease.held

    async def take(self, table_id: str) -> int:
        """Take a table and return its fence; Elsewhere if that is impossible just now."""
        fence = None if self.draining or not self.holds else await self._store.take(table_id)
        if fence is None:
            raise Elsewhere("Your table is being moved to another server; it goes on in a moment.")
        _log.info("table_claimed", extra={"table": table_id, "node": self.id, "fence": fence})
        return fence

    async def give_back(self, tables: list[tuple[str, int]]) -> None:
        """Let other nodes take tables, each named with its fence; a failure costs time only."""
        if tables:
            with suppress(StoreUnavailable):
                await self._store.give_back(tables)
                for table, fence in tables:
                    extra = {"table": table, "node": self.id, "fence": fence}
                    _log.info("table_released", extra=extra)

    # The others.

    @property
    def others(self) -> tuple[NodeRow, ...]:
        """The other nodes that live."""
        return tuple(peer for peer in self._lease.peers if peer.id != self.id)

    def living(self, node: str) -> NodeRow | None:
        """Return another node, if it lives."""
        return next((peer for peer in self.others if peer.id == node), None)

    async def owner_of(self, table_id: str) -> NodeRow | None:
        """Return the other live node that has a table, or should take it; ``None`` for this one.

        A node that is to end lets others take what nobody has.
        """
        owner = await self._store.owner_of(table_id)
        found = None if owner is None or owner == self.id else self.living(owner)
        if found is None and owner is not None and owner != self.id:
            self._lease.peers = await self._store.living()  # it may have begun a moment ago
            found = self.living(owner)
        if found is None and self.draining:
            return self.home_of(table_id)
        return found

    def home_of(self, key: str) -> NodeRow | None:
        """Return the node that does what one node does for all; ``None`` for this one.

        All nodes give the same answer while they know of the same nodes.
        """
        able = [peer for peer in self._lease.peers if not peer.draining]
        if not able:
            return None
        home = max(able, key=lambda peer: hashlib.sha256(f"{peer.id} {key}".encode()).digest())
        return None if home.id == self.id else home

    # News.

    def on(self, what: str, heard: Heard) -> None:
        """Call ``heard`` with news of this kind from other nodes."""
        self._hearing[what] = heard

    async def tell(self, what: str, **said: Any) -> None:
        """Tell the other nodes; it is no error if that fails."""
        words = msgspec.json.encode({"from": self.id, "what": what, **said}).decode()
        if len(words.encode()) > _LONGEST_NEWS:
            _log.warning("news_failed", extra={"error": f"{what} is too long"})
            return
        with suppress(StoreUnavailable):
            await self._store.tell_nodes(words)

    async def book_changed(self, name: str) -> None:
        """Tell the other nodes that a shared score book has changed."""
        await self.tell("book", name=name)

    def heard(self, words: str) -> None:
        """Take news from another node."""
        try:
            news = msgspec.json.decode(words, type=dict[str, Any])
        except msgspec.MsgspecError:
            return
        heard = self._hearing.get(str(news.pop("what", "")))
        if news.pop("from", None) == self.id or heard is None:
            return
        self._later(heard(**news))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(_done(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Questions.

    def on_question(self, what: str, answer: Answer) -> None:
        """Answer questions of this kind from other nodes."""
        self._answering[what] = answer

    async def answered(self, what: str, asked: dict[str, Any]) -> Any:
        """Return the answer to another node's question; LookupError if none is known."""
        return await self._answering[what](**asked)

    async def ask(self, peer: NodeRow, what: str, **asked: Any) -> Any:
        """Ask another node; ``None`` if it does not answer."""
        target = f"/inner/{what}".encode()
        try:
            answer = await self.pool.request(
                "POST",
                httpcore.URL(scheme="http", host=host_of(peer), port=port_of(peer), target=target),
                headers=[
                    (b"host", peer.address.encode()),
                    (HEADER, signed(self.secret, peer.id, target, Visitor("", 0, "http"))),
                ],
                content=msgspec.json.encode(asked),
                extensions={"timeout": dict.fromkeys(("connect", "pool", "read", "write"), 1.0)},
            )
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError):
            return None
        return msgspec.json.decode(answer.content) if answer.status == 200 else None

    async def ask_all(self, what: str, **asked: Any) -> list[tuple[NodeRow, Any]]:
        """Ask all other nodes; return the answers of those that gave one."""
        others = self.others
        answers = await asyncio.gather(*(self.ask(peer, what, **asked) for peer in others))
        pairs = zip(others, answers, strict=True)
        return [(peer, answer) for peer, answer in pairs if answer is not None]


def host_of(node: NodeRow) -> str:
    """Return the host of a node's inner address."""
    return node.address.rpartition(":")[0].strip("[]")


def port_of(node: NodeRow) -> int:
    """Return the port of a node's inner address."""
    return int(node.address.rpartition(":")[2])


async def _nothing() -> None:
    """Do nothing."""


async def _done(work: Coroutine[Any, Any, None]) -> None:
    """Do what another node asked for, or the end of this one; a failure is logged."""
    try:
        await work
    except StoreUnavailable as error:
        _log.warning("news_failed", extra={"error": str(error)})
    except Exception as error:  # noqa: BLE001  (news of a newer node may say something else)
        _log.error("news_failed", extra={"error": type(error).__name__}, exc_info=error)


def _check_versions(living: tuple[NodeRow, ...]) -> None:
    """Refuse to run beside a node whose records are more than one version away.

    Whether the tables suit both, the database says (:mod:`hollywood.server.store.revisions`).
    """
    for peer in living:
        if abs(peer.records - FORMAT_VERSION) > 1:
            raise HollywoodError(
                f"a node of hollywood {peer.version} runs on this database, and this is "
                f"{__version__}: update one version at a time, or stop the older nodes first"
            )
