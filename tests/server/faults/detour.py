"""A bad connection: a detour between clients and the server that cuts, delays, holds and loses.

It breaks only what can break in TCP: bytes come late, or from some moment on not at all.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

from tests.ports import free_port


class Detour:
    """A port that leads to the server's."""

    def __init__(self, to: int) -> None:
        self.port = free_port()
        self.delay = 0.0  # seconds, at most
        self.losing_answers = False
        self._shut = False
        self._to = to
        self._open = asyncio.Event()
        self._open.set()
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._chance = random.Random(to)

    def hold(self) -> None:
        """Pass nothing on, not even that a side has gone: both sides think the line is open."""
        self._open.clear()

    def shut(self) -> None:
        """Cut all connections, and let no new ones be made."""
        self._shut = True
        self.cut()

    def go_on(self) -> None:
        """Pass on what was held, and what comes."""
        self._shut = False
        self._open.set()

    def cut(self) -> None:
        """Cut all connections, at both ends; new ones can be made."""
        for line in tuple(self._lines):
            line.transport.abort()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Lead a client to the server."""
        if self._shut:
            writer.transport.abort()
            return
        try:
            onward_reader, onward = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        for source, target, answers in ((reader, onward, False), (onward_reader, writer, True)):
            self._lines.add(target)
            task = asyncio.create_task(self._pass_on(source, target, answers=answers))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cut everything for good."""
        self.cut()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, *, answers: bool
    ) -> None:
        try:
            with contextlib.suppress(ConnectionError):
                while some := await source.read(65536):
                    await asyncio.sleep(self._chance.uniform(0, self.delay))
                    await self._open.wait()
                    if not (answers and self.losing_answers):
                        target.write(some)
                        await target.drain()
                await self._open.wait()
        finally:
            self._lines.discard(target)
            target.close()


@contextlib.asynccontextmanager
async def detour(to: int) -> AsyncIterator[Detour]:
    """Open a detour to a port of this machine until the block ends."""
    way = Detour(to)
    server = await asyncio.start_server(way.take, "127.0.0.1", way.port)
    try:
        yield way
    finally:
        server.close()
        await way.close()
        await server.wait_closed()
