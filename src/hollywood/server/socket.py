"""The WebSocket of a table: messages in, each checked before it is believed; bytes out, in order.

A socket reads and writes in parallel, so a slow reader holds up nobody. One message too many is
answered with a :class:`Trouble`, as is one that is not valid
(:mod:`hollywood.server.rooms.hearing`). After too many of these the socket is closed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket

from hollywood.server.protocol.messages import Closing
from hollywood.server.rooms.hearing import greeted, send_away, take, too_fast
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.viewers import Viewer
from hollywood.server.workers.fairness import Budget, Owner

HELLO_WITHIN = 10.0
MOST_TROUBLE = 20
MaySend = Callable[[Owner], Awaitable[float]]

AT_ONCE, SECONDS_EACH = 100, 0.2
"""A socket may send so many messages at once, and then one more in so many seconds."""


async def serve_socket(
    socket: WebSocket[Any, Any, Any], rooms: Rooms, table_id: str, viewer: Viewer, may_send: MaySend
) -> None:
    """Serve one accepted socket until either side closes it.

    ``may_send`` counts the messages of all sockets of an owner, and returns the seconds to wait, 0
    if the message may be sent; it may wait before it answers.
    """
    room = await _entered(socket, rooms, table_id, viewer)
    writer = asyncio.get_running_loop().create_task(_write(socket, viewer))
    try:
        if room is not None:
            await _read(socket, rooms, room, viewer, may_send)
    finally:
        if room is not None:
            room.leave(viewer)
        if not viewer.closing:
            writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _entered(
    socket: WebSocket[Any, Any, Any], rooms: Rooms, table_id: str, viewer: Viewer
) -> Room | None:
    """Wait for the greeting and let the viewer join; ``None`` if the viewer is sent away."""
    try:
        raw = await asyncio.wait_for(_receive(socket), HELLO_WITHIN)
    except TimeoutError:
        raw = b""
    if raw is None:
        viewer.close(Closing(code="gone", words="You have left.", retry_ms=None))
        return None
    return await greeted(rooms, table_id, viewer, raw)


async def _read(
    socket: WebSocket[Any, Any, Any], rooms: Rooms, room: Room, viewer: Viewer, may_send: MaySend
) -> None:
    loop = asyncio.get_running_loop()
    budget, troubles = Budget(AT_ONCE, SECONDS_EACH), 0
    while not viewer.closing:
        raw = await _receive(socket)
        if raw is None:
            return
        wait = 0.0 if budget.spend("", loop.time()) else budget.wait("", loop.time())
        wait = wait or await may_send(viewer.owner)
        if wait > 0:
            rooms.count("refusals", "too_fast")
            viewer.send(too_fast(raw, wait))
            await asyncio.sleep(SECONDS_EACH)
            troubles += 1
        else:
            troubles += await take(rooms, room, viewer, raw)
        if troubles > MOST_TROUBLE:
            send_away(viewer, "trouble", "This connection caused too many problems.")


async def _write(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    """Send what is queued for the viewer until the viewer is dropped; then close."""
    send: Any = socket.send  # ASGI's form: a message is a dict
    while (message := await viewer.next()) is not None:
        await send({"type": "websocket.send", "text": message.decode()})
    await send({"type": "websocket.close", "code": 1000, "reason": ""})


async def _receive(socket: WebSocket[Any, Any, Any]) -> bytes | None:
    """Return the next message as bytes; ``None`` if the other side is gone."""
    event: Any = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    text = event.get("text")
    return text.encode() if text is not None else bytes(event.get("bytes") or b"")
