"""The WebSocket of a table: messages in, each checked before it is believed; bytes out, in order.

A socket reads and writes in parallel, so a slow reader holds up nobody. A message that is too long,
one too many, or outside the protocol is answered with a :class:`Trouble`. After too many of these
the socket is closed.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket

from hollywood.errors import HollywoodError
from hollywood.play.text import from_json
from hollywood.server.bots import hints as advising
from hollywood.server.protocol.messages import (
    LONGEST_MESSAGE,
    PROTOCOL,
    AskHint,
    AskSeatCode,
    ClientMessage,
    Closing,
    Command,
    Consider,
    Hello,
    Look,
    NeedTime,
    PassOffer,
    Ping,
    Plan,
    Pong,
    Prefer,
    Say,
    SayPhrase,
    Trouble,
)
from hollywood.server.protocol.phrases import PHRASES, Phrase
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.sight.planned import planned
from hollywood.server.store.protocol import StoreUnavailable
from hollywood.server.table.commands import considered
from hollywood.server.table.viewers import Viewer
from hollywood.server.table.wishes import Wishes
from hollywood.writing import LineRefused, as_line

HELLO_WITHIN = 10.0
MOST_TROUBLE = 20
BURST, PER_SECOND = 100.0, 5.0
"""A socket may send a hundred messages at once, and five a second in the long run."""


async def serve_socket(
    socket: WebSocket[Any, Any, Any], rooms: Rooms, table_id: str, viewer: Viewer
) -> None:
    """Serve one accepted socket until either side closes it."""
    room = await _entered(socket, rooms, table_id, viewer)
    writer = asyncio.get_running_loop().create_task(_write(socket, viewer))
    try:
        if room is not None:
            await _read(socket, rooms, room, viewer)
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
    try:
        hello = from_json(raw, ClientMessage) if len(raw) <= LONGEST_MESSAGE else None
    except HollywoodError:
        hello = None
    if not isinstance(hello, Hello):
        _sent_away(viewer, "no_hello", "The first message must be hello.")
        return None
    if hello.protocol != PROTOCOL:
        _sent_away(viewer, "protocol", "This page is out of date; reload it.")
        return None
    try:
        room = await rooms.room(table_id)
    except HollywoodError as error:
        _sent_away(viewer, "unreadable", str(error))
        return None
    if room is None:
        _sent_away(viewer, "no_table", "There is no such table; choose one in the lobby.")
        return None
    seated = room.seating.seat_of(viewer.person) is not None
    begun = room.table is not None
    if not room.card.spectators and not seated and begun:
        _sent_away(
            viewer,
            "private",
            "This table is closed to spectators; choose another one in the lobby.",
        )
        return None
    await rooms.join(room, viewer, hello.since)
    return room


def _sent_away(viewer: Viewer, code: str, words: str) -> None:
    viewer.close(Closing(code=code, words=words, retry_ms=None))


async def _read(socket: WebSocket[Any, Any, Any], rooms: Rooms, room: Room, viewer: Viewer) -> None:
    loop = asyncio.get_running_loop()
    budget, last, troubles = BURST, loop.time(), 0
    while not viewer.closing:
        raw = await _receive(socket)
        if raw is None:
            return
        now = loop.time()
        budget, last = min(BURST, budget + (now - last) * PER_SECOND) - 1, now
        if budget < 0:
            rooms.count("refusals", "too_fast")
            viewer.send(
                Trouble(
                    code="too_fast",
                    words="You are too fast, so nothing was done; slow down a little.",
                )
            )
            await asyncio.sleep(1 / PER_SECOND)
            troubles += 1
        else:
            troubles += await _take(rooms, room, viewer, raw)
        if troubles > MOST_TROUBLE:
            _sent_away(viewer, "trouble", "This connection caused too many problems.")


async def _take(rooms: Rooms, room: Room, viewer: Viewer, raw: bytes) -> bool:
    """Take one message; return whether it made trouble."""
    if len(raw) > LONGEST_MESSAGE:
        words = f"A message can have at most {LONGEST_MESSAGE} bytes; nothing was done."
        viewer.send(Trouble(code="long_message", words=words))
        return True
    try:
        message: Any = from_json(raw, ClientMessage)
    except HollywoodError as error:
        viewer.send(Trouble(code="malformed", words=f"This message is not valid: {error}."))
        return True
    if not isinstance(message, Ping | Look):
        room.saw(viewer.person)
    match message:
        case Command():
            await room.command(viewer, message)
        case Ping(sent=sent):
            viewer.send(Pong(sent=sent))
        case Consider():
            viewer.send(considered(room, viewer.person, message))
        case Plan():
            viewer.send(planned(room, viewer.person, message))
        case Look(here=here):
            viewer.looking = here
        case AskHint():
            advising.ask(room, viewer, message)
        case AskSeatCode(request=request):
            viewer.send(rooms.seat_code(room, viewer, request))
        case PassOffer(version=version):
            await room.pass_offer(viewer, version)
        case Prefer():
            await room.prefer(viewer, _wishes(message), stay=message.stay)
        case NeedTime(seconds=seconds):
            await room.need_time(viewer, seconds)
        case Say(text=text):
            return await _say(rooms, room, viewer, text)
        case SayPhrase(phrase=phrase):
            return await _say(rooms, room, viewer, PHRASES[phrase], phrase)
        case Hello():
            viewer.send(Trouble(code="greeted", words="You have already said hello."))
            return True
    return False


def _wishes(message: Prefer) -> Wishes:
    never = tuple(card for card in message.never if card not in message.want)
    return Wishes(
        auto_pass=message.auto_pass, nearer=message.nearer, want=message.want, never=never
    )


async def _say(
    rooms: Rooms, room: Room, viewer: Viewer, text: str, phrase: Phrase | None = None
) -> bool:
    if not room.card.chat:
        viewer.send(Trouble(code="no_chat", words="This table has no chat."))
        return True
    if viewer.person is None:
        viewer.send(Trouble(code="nobody", words="Choose a name before you write a message."))
        return True
    try:
        text = as_line(text)
    except LineRefused as refused:
        viewer.send(Trouble(code="not_said", words=f"Nothing was said: {refused}."))
        return True
    try:
        await rooms.say(room, viewer, text, phrase)
    except StoreUnavailable as error:
        viewer.send(Trouble(code="not_saved", words=str(error)))
    return False


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
