"""Passing on to another node: a request, or a socket as the bytes it consists of.

A visitor may come in at any node. What is about a table goes to the node that has it, as it came,
with one more header that says where the visitor is (:mod:`hollywood.server.nodes.signing`). That
node does everything else: it checks the session and counts the limits. A request that was passed on
once is not passed on again.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import httpcore

from hollywood.server.nodes.node import Node, host_of, port_of
from hollywood.server.nodes.signing import HEADER, Visitor, believed, signed
from hollywood.server.store.rows import NodeRow

HELD = 8.0
"""Seconds a visitor waits for a node that does not answer; by then its lease has lapsed."""
TRY_EVERY = 0.2
CONNECTS = 1.0
"""Seconds a node may take to accept a connection."""
ANSWERS = 3.0
"""Seconds a node may take to answer the beginning of a socket."""

CONNECTION_ERRORS = (httpcore.ConnectError, httpcore.ConnectTimeout)
"""A node that was not reached has done nothing."""

_PATIENCE = 30.0  # seconds for the answer to a request that was passed on
_SOCKET = re.compile(r"/ws/table/([^/?]+)")
_OF_TABLE = re.compile(
    r"/api/tables/([^/]+)/(?:seat|stream|act|say|send)|/api/challenges/([^/]+)(?:/accept|/decline)?"
)
STREAM = re.compile(r"/api/tables/[^/]+/stream")
"""A request whose answer does not end."""
_OF_HOME = re.compile(r"/api/records/([^/]+)/review(/.*)?")
_OPENING = frozenset({"/api/tables", "/api/tables/quick"})
OWN_OF_HOP = frozenset({b"connection", b"keep-alive", b"transfer-encoding", b"content-length"})


class Passing:
    """Decides where things go, and passes on requests."""

    def __init__(self, node: Node, inner_port: int, is_awake: Callable[[str], bool]) -> None:
        """``is_awake`` says whether a table is awake here."""
        self.node = node
        self._inner_port = inner_port
        self._is_awake = is_awake
        self._led: dict[str, set[asyncio.Transport]] = {}  # to each node
        self._watching: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Cut sockets off from now on when the node they were led to no longer lives."""
        self._watching = asyncio.get_running_loop().create_task(self._watch())

    def close(self) -> None:
        """Watch no more."""
        if self._watching is not None:
            self._watching.cancel()

    def led(self, node: str, visitor: asyncio.Transport) -> Callable[[], None]:
        """Note that a visitor's socket was led to a node; return what notes its end."""
        self._led.setdefault(node, set()).add(visitor)

        def ended() -> None:
            here = self._led.get(node, set())
            here.discard(visitor)
            if not here:
                self._led.pop(node, None)

        return ended

    def figures(self) -> dict[str, float]:
        """Return current counts, for the metrics."""
        return {
            "nodes": 1 + len(self.node.others),
            "sockets_passed_on": sum(map(len, self._led.values())),
        }

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(TRY_EVERY)
            if not self.node.holds:
                continue  # we do not know who lives
            living = {peer.id for peer in self.node.others}
            for node, visitors in tuple(self._led.items()):
                for visitor in tuple(visitors) if node not in living else ():
                    visitor.abort()  # the page comes back, and somebody takes its table

    def may_enter(self, scope: Any) -> bool:
        """Say whether a request or socket may come in; note where it is from if it was passed on.

        At the inner address only nodes may.
        """
        value = next((value for name, value in scope["headers"] if name == HEADER), None)
        scope["passed"] = value is not None
        if value is None:
            server = scope.get("server")
            return server is None or server[1] != self._inner_port
        target = _target(scope)
        visitor = believed(self.node.secret, self.node.id, target, value)
        if visitor is None:
            return False
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] != HEADER]
        scope["client"], scope["scheme"] = (visitor.address, visitor.port), visitor.scheme
        return True

    async def for_socket(self, path: str) -> NodeRow | None:
        """Return the node that a socket must be passed on to; ``None`` for this one."""
        found = _SOCKET.fullmatch(path)
        return None if found is None else await self._with_table(found[1])

    async def for_request(self, method: str, path: str) -> NodeRow | None:
        """Return the node that a request must be passed on to; ``None`` for this one."""
        if (found := _OF_TABLE.fullmatch(path)) is not None:
            return await self._with_table(found[1] or found[2])
        if (found := _OF_HOME.fullmatch(path)) is not None:
            return self.node.home_of(f"review {found[1]}")
        if self.node.draining and method == "POST" and path in _OPENING:
            return self.node.home_of(path)
        return None

    def header(self, to: NodeRow, target: bytes, visitor: Visitor) -> tuple[bytes, bytes]:
        """Return the header that goes along to another node."""
        return HEADER, signed(self.node.secret, to.id, target, visitor)

    async def pass_on(self, to: NodeRow, scope: Any, body: bytes) -> httpcore.Response:
        """Pass a request on, and return the answer; HTTPError of httpcore if there is none."""
        return await self.node.pool.request(**self._request(to, scope), content=body)

    @asynccontextmanager
    async def stream_on(self, to: NodeRow, scope: Any) -> AsyncIterator[httpcore.Response]:
        """Pass a request on whose answer is a stream, and return the answer before it ends."""
        async with (
            httpcore.AsyncConnectionPool(max_connections=1) as pool,
            pool.stream(**self._request(to, scope)) as answer,
        ):
            yield answer

    def _request(self, to: NodeRow, scope: Any) -> dict[str, Any]:
        target, client = _target(scope), scope.get("client") or ("", 0)
        visitor = Visitor(client[0], client[1], scope["scheme"])
        headers = [pair for pair in scope["headers"] if pair[0] not in OWN_OF_HOP]
        waits = {"connect": CONNECTS, "pool": CONNECTS, "read": _PATIENCE, "write": CONNECTS}
        return {
            "method": scope["method"],
            "url": httpcore.URL(scheme="http", host=host_of(to), port=port_of(to), target=target),
            "headers": [*headers, self.header(to, target, visitor)],
            "extensions": {"timeout": waits},
        }

    async def _with_table(self, table_id: str) -> NodeRow | None:
        if self._is_awake(table_id):
            return None
        return await self.node.owner_of(table_id)


class Passed(asyncio.Protocol):
    """One end of a socket that is passed on: what it hears, the other end says."""

    def __init__(self) -> None:
        self.other: asyncio.Transport | None = None
        self.transport: asyncio.Transport | None = None
        self.first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the connection."""
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is no subclass

    def data_received(self, data: bytes) -> None:
        """Say to the other end what was heard."""
        if self.other is not None:
            self.other.write(data)
        elif not self.first.done():
            self.first.set_result(data)

    def pause_writing(self) -> None:
        """Hear no more from the other end until this one has caught up."""
        if self.other is not None:
            self.other.pause_reading()

    def resume_writing(self) -> None:
        """Hear the other end again."""
        if self.other is not None:
            self.other.resume_reading()

    def connection_lost(self, error: Exception | None) -> None:
        """Hang up on the other end too."""
        if not self.first.done():
            self.first.set_exception(ConnectionError("the other node has hung up"))
            self.first.exception()  # it may be nobody's any more
        if self.other is not None:
            self.other.close()


def _target(scope: Any) -> bytes:
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    query: bytes = scope.get("query_string") or b""
    return raw + b"?" + query if query else raw
