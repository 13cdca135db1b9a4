"""The connection of one WebSocket: uvicorn's, but it gives up on a peer that stopped reading.

What is written waits until the other side takes it. A stopped browser or a lost network takes
nothing and says nothing, and closing a connection waits until everything is sent. So a connection
without progress is cut, and everything that waited for it goes on.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

PING_EVERY = 15.0
"""Seconds between two pings, and the time limit of each answer."""

STUCK = 8.0
"""Seconds a peer may go without taking any of the data that waits for it."""


class TableLine(WebSocketsSansIOProtocol):
    """A WebSocket that does not wait forever."""

    _giving_up: asyncio.TimerHandle | None = None

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
        super().connection_lost(exc)

    def _give_up_later(self) -> None:
        self._do_not_give_up()
        self._giving_up = self.loop.call_later(STUCK, self.transport.abort)

    def _do_not_give_up(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
