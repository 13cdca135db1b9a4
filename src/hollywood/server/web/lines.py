"""The connection of one WebSocket: uvicorn's, but it gives up on a peer that stopped reading.

What is written waits until the other side takes it. A stopped browser or a lost network takes
nothing and says nothing, and closing a connection waits until everything is sent. So a connection
without progress is cut, and everything that waited for it goes on.

Among several nodes a socket is passed on, byte for byte, to the node that has its table. Then
nothing of it is read here. While nobody can have the table, the visitor waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from hollywood.server.nodes.node import host_of, port_of
from hollywood.server.nodes.passing import (
    ANSWERS,
    CONNECTS,
    HELD,
    TRY_EVERY,
    Passed,
    Passing,
)
from hollywood.server.nodes.signing import HEADER, Visitor
from hollywood.server.store.protocol import StoreUnavailable
from hollywood.server.store.rows import NodeRow
from hollywood.server.web.crowd import Crowd
from hollywood.server.web.request_lines import STUCK, RequestLine

PING_EVERY = 15.0
"""Seconds between two pings, and the time limit of each answer."""


class TableLine(WebSocketsSansIOProtocol):
    """A WebSocket that does not wait forever."""

    _giving_up: asyncio.TimerHandle | None = None
    _leading: asyncio.Task[None] | None = None
    idle = False

    def __init__(self, config: Config, server_state: Crowd, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self.crowd = server_state

    @property
    def peer(self) -> str:
        """The address at the other end."""
        return self.client[0] if self.client else ""

    @property
    def port(self) -> int:
        """The port it has come in at."""
        return self.server[1] or 0 if self.server else 0

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A request has become a socket."""
        super().connection_made(transport)
        before = self.transport.get_protocol()
        if isinstance(before, RequestLine):
            self.crowd.pass_on(before, self)

    def handle_connect(self, event: Request) -> None:
        """Serve a socket here, or lead it to another node."""
        app: Any = self.config.app
        passing: Passing | None = app.state.get("passing")
        if passing is None or HEADER.decode() in event.headers:
            super().handle_connect(event)
            return
        self.transport.pause_reading()
        self._leading = self.loop.create_task(self._lead(passing, event))

    async def _lead(self, passing: Passing, event: Request) -> None:
        """Find the node that has the table, and wait for it if it does not answer."""
        until = self.loop.time() + HELD
        path = event.path.partition("?")[0]
        while not self.disconnected and self.loop.time() < until:
            try:
                node = await passing.for_socket(path)
            except StoreUnavailable:
                break
            if node is None:
                break
            if await self._passed_on(passing, node, event):
                return
            await asyncio.sleep(TRY_EVERY)
        if not self.disconnected:
            self.transport.resume_reading()
            super().handle_connect(event)

    async def _passed_on(self, passing: Passing, node: NodeRow, event: Request) -> bool:
        """Connect a socket to another node; false if that does not answer."""
        inner: Passed | None = None
        try:
            async with asyncio.timeout(CONNECTS):
                _, inner = await self.loop.create_connection(Passed, host_of(node), port_of(node))
            assert inner.transport is not None
            inner.transport.write(self._as_passed(passing, node, event))
            async with asyncio.timeout(ANSWERS):
                first = await inner.first
        except (OSError, TimeoutError):
            if inner is not None and inner.transport is not None:
                inner.transport.abort()
            return False
        assert inner.transport is not None
        if self.disconnected:
            inner.transport.abort()
            return True
        _Passing(self, inner, passing.led(node.id, self.transport)).begin(first)
        return True

    def _as_passed(self, passing: Passing, node: NodeRow, event: Request) -> bytes:
        """Return the request for a socket as another node gets it."""
        target = event.path.encode("latin-1")
        client = self.client or ("", 0)
        header = passing.header(node, target, Visitor(client[0], client[1], self.scheme))
        lines = [b"GET ", target, b" HTTP/1.1\r\n"]
        for name, value in event.headers.raw_items():
            lines += [name.encode("latin-1"), b": ", value.encode("latin-1"), b"\r\n"]
        return b"".join([*lines, header[0], b": ", header[1], b"\r\n\r\n"])

    def pause_writing(self) -> None:
        """Too much data waits: it must shrink soon."""
        super().pause_writing()
        self._give_up_later()

    def resume_writing(self) -> None:
        """The waiting data has been taken."""
        super().resume_writing()
        self._do_not_give_up()

    def keepalive_timeout(self) -> None:
        """A ping was not answered: say goodbye, and wait no longer than for anything else."""
        super().keepalive_timeout()
        self._give_up_later()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._do_not_give_up()
        self.crowd.leave(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server ends: a visitor who still waits for a table comes back by itself."""
        if self._leading is not None and not self.handshake_initiated:
            self._leading.cancel()
            self.transport.close()
        else:
            super().shutdown()

    def _give_up_later(self) -> None:
        self._do_not_give_up()
        self._giving_up = self.loop.call_later(STUCK, self.transport.abort)

    def _do_not_give_up(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None


class _Passing(Passed):
    """The visitor's end of a socket that is passed on, in place of its line."""

    idle = False

    def __init__(self, line: TableLine, inner: Passed, ended: Callable[[], None]) -> None:
        """``ended`` is called when the visitor is gone."""
        super().__init__()
        self.transport, self._ended = line.transport, ended
        self._inner = inner
        self._connections = line.connections
        self._line = line
        self.peer, self.port = line.peer, line.port

    def cut(self) -> None:
        """End the connection at once."""
        assert self.transport is not None
        self.transport.abort()

    def begin(self, first: bytes) -> None:
        """Let both ends talk."""
        assert self.transport is not None
        self.other, self._inner.other = self._inner.transport, self.transport
        self._line.crowd.pass_on(self._line, self)
        self._connections.discard(self._line)
        self._connections.add(self)  # type: ignore[arg-type]
        self.transport.set_protocol(self)
        self.transport.write(first)
        self.transport.resume_reading()

    def shutdown(self) -> None:
        """The server ends, and the visitor comes in elsewhere."""
        assert self.transport is not None
        self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """The visitor is gone."""
        self._ended()
        self._connections.discard(self)
        self._line.crowd.leave(self)
        super().connection_lost(error)
