"""The connections of requests: what must have arrived in time, and how a full server answers.

First the headers of a request must arrive in time, then its body; and somebody must take the
answer. A connection that does not keep to this is cut.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from hollywood.server.web.crowd import Crowd

STUCK = 8.0
"""Seconds a peer may go without taking any of the data that waits for it."""

HEADERS_WITHIN = 10.0
"""Seconds until the headers of a request must have arrived."""

BODY_WITHIN = 30.0
"""Seconds until its body must have arrived."""

HEALTH = "/healthz"


class RequestLine(H11Protocol):
    """A connection for requests. The crowd may cut it while it asks for nothing."""

    server_state: Crowd
    _late: asyncio.TimerHandle | None = None
    _late_for: str | None = None
    _taking: asyncio.TimerHandle | None = None
    _spare = False
    _upgraded = False

    @property
    def peer(self) -> str:
        """The address at the other end."""
        return self.client[0] if self.client else ""

    @property
    def port(self) -> int:
        """The port it has come in at."""
        return self.server[1] or 0 if self.server else 0

    @property
    def idle(self) -> bool:
        """Whether no request has arrived that is not answered yet."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self._spare = not self.server_state.enter(self)
        if self._spare:
            self.app: Callable[..., Awaitable[None]] = _only_health(self.app)
        self._expect("headers", HEADERS_WITHIN)

    def data_received(self, data: bytes) -> None:
        """Take what has arrived, and limit the time for the rest of it."""
        super().data_received(data)
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._expect(None, 0)
        self._stop_watching()
        self.server_state.leave(self)
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """An answer has been written, but perhaps not taken."""
        super().on_response_complete()
        self._look()
        self._watch()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked for."""
        super().timeout_keep_alive_handler()
        self._watch()

    def pause_writing(self) -> None:
        """Too much data waits: it must shrink soon."""
        super().pause_writing()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become the connection of a table, in the same place."""
        self._upgraded = True
        self._expect(None, 0)
        self._stop_watching()
        super().handle_websocket_upgrade(event)

    def _should_upgrade(self) -> bool:
        return not self._spare and super()._should_upgrade()

    def _look(self) -> None:
        """Start or stop the time limit of what should arrive next."""
        state = self.conn.their_state
        if self._upgraded:
            self._expect(None, 0)
        elif state is h11.SEND_BODY:
            self._expect("body", BODY_WITHIN)
        elif state is h11.IDLE and self.timeout_keep_alive_task is None and self.idle:
            self._expect("headers", HEADERS_WITHIN)
        else:
            self._expect(None, 0)

    def _expect(self, what: str | None, seconds: float) -> None:
        if what == self._late_for:
            return
        self._late_for = what
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if what is not None:
            self._late = self.loop.call_later(seconds, self._give_up, what)

    def _give_up(self, what: str) -> None:
        self.server_state.note(f"late_{what}")
        self.cut()

    def _watch(self) -> None:
        """Cut the connection if nobody takes what waits."""
        waiting = self.transport.get_write_buffer_size()
        if self._taking is None and waiting:
            self._taking = self.loop.call_later(STUCK, self._taken_since, waiting)

    def _taken_since(self, before: int) -> None:
        self._taking = None
        if 0 < before <= self.transport.get_write_buffer_size():
            self._give_up("reading")
        else:
            self._watch()

    def _stop_watching(self) -> None:
        if self._taking is not None:
            self._taking.cancel()
            self._taking = None


def _only_health(app: Any) -> Callable[[Any, Any, Any], Awaitable[None]]:
    """Wrap the application for a server that is full: it answers one question, and closes."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == HEALTH:
            await app(scope, receive, send)
            return
        headers = [(b"retry-after", b"5"), (b"content-length", b"0"), (b"connection", b"close")]
        await send({"type": "http.response.start", "status": 503, "headers": headers})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return answer
