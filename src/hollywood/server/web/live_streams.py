"""Streams for programs: what happens, as JSON objects, one a line, until somebody hangs up.

An empty line every few seconds says that the connection lives. A stream counts as a socket. The
stream of events also comes over a WebSocket, one object a message.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from typing import Any

from litestar import WebSocket, websocket
from uvicorn.protocols.utils import ClientDisconnected

from hollywood.errors import HollywoodError
from hollywood.play.text import to_json
from hollywood.server.people.programs import must_have
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.messages import PROTOCOL, Hello
from hollywood.server.rooms.events import LIVES_EVERY, events
from hollywood.server.rooms.hearing import greeted
from hollywood.server.rooms.listening import Listener
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.viewers import Viewer
from hollywood.server.web.house import House, house_of
from hollywood.server.web.identity import address_of, program_of, session_of
from hollywood.server.web.nodes import gone
from hollywood.server.web.table_socket import sent_away

MOST_HEARD = 20
"""How many messages somebody may send to a stream that only tells."""

_HEADERS = [
    (b"content-type", b"application/x-ndjson"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # nginx passes each line on at once
]


class Lines:
    """An answer of lines that come as they come; it counts as a socket of its owner."""

    def __init__(self, house: House, address: str, person: str | None, lines: Any) -> None:
        """``lines`` is an asynchronous generator of bytes, without their ends."""
        self._house, self._address, self._person = house, address, person
        self._lines = lines

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer, as an ASGI application."""
        del scope
        with self._house.limits.socket(self._address, self._person):
            await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
            writing = asyncio.create_task(self._write(send))
            leaving = asyncio.create_task(gone(receive))
            try:
                await asyncio.wait({writing, leaving}, return_when=asyncio.FIRST_COMPLETED)
                if writing.done():
                    writing.result()
            finally:
                writing.cancel()
                leaving.cancel()
                await asyncio.gather(writing, leaving, return_exceptions=True)

    async def _write(self, send: Any) -> None:
        async with aclosing(self._lines) as lines:
            async for line in lines:
                body = line + b"\n"
                await send({"type": "http.response.body", "body": body, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def table_lines(
    rooms: Rooms, table_id: str, viewer: Viewer, since: int | None, history: str | None
) -> AsyncIterator[bytes]:
    """Yield what a viewer of a table is shown: the messages of its socket."""
    hello = to_json(Hello(protocol=PROTOCOL, since=since, history=history))
    room = await greeted(rooms, table_id, viewer, hello)
    try:
        while True:
            try:
                async with asyncio.timeout(LIVES_EVERY):
                    message = await viewer.next()
            except TimeoutError:
                yield b""
                continue
            if message is None:
                return
            yield message
    finally:
        if room is not None:
            room.leave(viewer)


async def event_lines(house: House, person: str, session: str | None) -> AsyncIterator[bytes]:
    """Yield what happens to a person."""
    with house.rooms.listeners.listening(person, session) as listener:
        async for event in _safely(house.rooms, listener):
            yield b"" if event is None else to_json(event)


async def _safely(rooms: Rooms, listener: Listener) -> AsyncIterator[Any]:
    """Yield events; end the stream, for a while, if nothing can be read."""
    with suppress(HollywoodError):
        async for event in events(rooms, listener):
            yield event


@websocket("/ws/events")
async def events_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve the events of a program, each as one message."""
    house = house_of(socket)
    try:
        program = await program_of(socket, house)
        if program is None:
            raise Refusal("no_token", "show a token: Authorization: Bearer ...", status=401)
        must_have(program, "read")
        with house.limits.socket(address_of(socket), program.person.id):
            await socket.accept()
            lines = event_lines(house, program.person.id, session_of(socket))
            writing = asyncio.create_task(_tell(socket, lines))
            hearing = asyncio.create_task(_talks(socket))
            try:
                await asyncio.wait({writing, hearing}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                writing.cancel()
                hearing.cancel()
                _, talks = await asyncio.gather(writing, hearing, return_exceptions=True)
            if talks is True:
                raise Refusal("trouble", "This stream only tells; your bot sends too much to it.")
    except ClientDisconnected:
        return
    except Refusal as refusal:
        house.metrics.refused(refusal.code)
        await sent_away(socket, refusal.code, str(refusal), refusal.retry_after)
    except HollywoodError:
        house.metrics.refused("unavailable")
        await sent_away(socket, "unavailable", "Nothing can be read right now.", 2)


async def _tell(socket: WebSocket[Any, Any, Any], lines: Any) -> None:
    async with aclosing(lines) as told:
        async for line in told:
            if line:
                await socket.send_text(line.decode())
    await socket.close()


async def _talks(socket: WebSocket[Any, Any, Any]) -> bool:
    """Wait until a program hangs up, or, which is true then, has sent too much."""
    for _ in range(MOST_HEARD):
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return False
    return True
