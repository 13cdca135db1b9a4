"""Messages of viewers: each is checked before it is believed, and then done or answered.

A message that is too long or outside the protocol is answered with a :class:`Trouble`. How messages
come here is no matter: over a socket, or from the page around the house.
"""

from __future__ import annotations

from math import ceil
from typing import Any

import msgspec

from hollywood.errors import HollywoodError
from hollywood.play import Seat
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
    CommandId,
    Commit,
    Consider,
    Hello,
    Look,
    Mute,
    NeedTime,
    PassOffer,
    Ping,
    Plan,
    Pong,
    Prefer,
    Reveal,
    Say,
    SayPhrase,
    Trouble,
)
from hollywood.server.protocol.phrases import PHRASES, Phrase
from hollywood.server.rooms.room import REOPENED, SENT_OFF, Room
from hollywood.server.rooms.tables import Tables
from hollywood.server.rooms.waking import Unreadable
from hollywood.server.sight.planned import planned
from hollywood.server.store.protocol import Elsewhere, Overtaken, StoreUnavailable
from hollywood.server.table.commands import considered
from hollywood.server.table.steps import Refuse
from hollywood.server.table.viewers import Viewer, answers_now
from hollywood.server.table.wishes import Wishes
from hollywood.writing import LineRefused, as_line

AGAIN_MS = 500
"""When somebody comes back whose table could not be opened just now."""


WENT_BACK = (
    "The server was restored from a backup: your table is as it was then. The latest moves may be "
    "missing."
)


async def greeted(tables: Tables, table_id: str, viewer: Viewer, raw: bytes) -> Room | None:
    """Let a viewer join after the first message; ``None`` if the viewer is sent away."""
    try:
        hello = from_json(raw, ClientMessage) if len(raw) <= LONGEST_MESSAGE else None
    except HollywoodError:
        hello = None
    if not isinstance(hello, Hello):
        send_away(viewer, "no_hello", "The first message must be hello.")
        return None
    if hello.protocol != PROTOCOL:
        send_away(viewer, "protocol", "This page is out of date; reload it.")
        return None
    room = await let_in(tables, table_id, viewer)
    if room is None:
        return None
    went_back = hello.history not in {None, tables.history}
    answers_now()
    await tables.join(room, viewer, None if went_back else hello.since)
    if went_back:
        viewer.send(Trouble(code="went_back", words=WENT_BACK))
    return room


async def let_in(tables: Tables, table_id: str, viewer: Viewer) -> Room | None:
    """Return the room of a table that a viewer may enter; ``None`` if the viewer is sent away."""
    try:
        room = await tables.room(table_id)
    except StoreUnavailable as error:
        code = "elsewhere" if isinstance(error, Elsewhere) else "unavailable"
        viewer.close(Closing(code=code, words=str(error), retry_ms=AGAIN_MS))
        return None
    except Unreadable as error:
        send_away(viewer, error.code, str(error))
        return None
    if room is None:
        send_away(viewer, "no_table", "There is no such table; choose one in the lobby.")
        return None
    seated = room.seating.seat_of(viewer.person) is not None
    begun = room.table is not None
    if room.is_sent_off(viewer):
        viewer.close(SENT_OFF)
        return None
    if not room.doors_open and not seated and begun:
        send_away(
            viewer,
            "private",
            "This table is closed to spectators; choose another one in the lobby.",
        )
        return None
    return room


def send_away(viewer: Viewer, code: str, words: str) -> None:
    """Send a viewer away for good, with the reason."""
    viewer.close(Closing(code=code, words=words, retry_ms=None))


async def take(tables: Tables, room: Room, viewer: Viewer, raw: bytes) -> bool:
    """Take one message; return whether it made trouble."""
    answers_now()
    if len(raw) > LONGEST_MESSAGE:
        words = f"A message can have at most {LONGEST_MESSAGE} bytes; nothing was done."
        viewer.send(Trouble(code="long_message", words=words))
        return True
    try:
        message: Any = from_json(raw, ClientMessage)
    except HollywoodError as error:
        words = f"This message is not valid: {error}."
        viewer.send(Trouble(code="malformed", words=words, command_id=_command_of(raw)))
        return True
    if not tables.holds():
        viewer.close(REOPENED)
        return False
    if viewer.scopes is not None and not _in_scope(viewer, viewer.scopes, message):
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
        case Mute():
            return await _mute(tables, room, viewer, message)
        case AskSeatCode(request=request):
            viewer.send(tables.seat_code(room, viewer, request))
        case PassOffer(version=version):
            await room.pass_offer(viewer, version)
        case Prefer():
            await room.prefer(viewer, _wishes(message), stay=message.stay)
        case Commit() | Reveal():
            await room.mix_in(viewer, message)
        case NeedTime(seconds=seconds):
            await room.need_time(viewer, seconds)
        case Say(text=text):
            return await _say(tables, room, viewer, text)
        case SayPhrase(phrase=phrase):
            return await _say(tables, room, viewer, PHRASES[phrase], phrase)
        case Hello():
            viewer.send(Trouble(code="greeted", words="You have already said hello."))
            return True
    return False


def _in_scope(viewer: Viewer, scopes: frozenset[str], message: ClientMessage) -> bool:
    """Whether the token of a program allows a message; tell the program if not."""
    match message:
        case AskHint() | AskSeatCode():
            words = "A token cannot do this; it is for people in a browser."
            viewer.send(Trouble(code="for_people", words=words))
            return False
        case Command() | Commit() | Reveal() | PassOffer() | Prefer() | NeedTime():
            needed = "play"
        case Say() | SayPhrase() | Mute():
            needed = "chat"
        case _:
            return True
    if needed in scopes:
        return True
    name = getattr(message, "command_id", None)
    words = f"This token lacks the scope {needed}."
    viewer.send(Trouble(code="scope", words=words, command_id=name))
    return False


def too_fast(raw: bytes, wait: float) -> Trouble:
    """Return the answer to a message that came too soon; ``wait`` is in seconds."""
    wait_ms = max(1, ceil(wait * 1000))
    return Trouble(
        code="too_fast",
        words="You are too fast, so nothing was done; slow down a little.",
        command_id=_command_of(raw),
        retry_ms=wait_ms,
    )


class _AnyCommand(msgspec.Struct):
    """The name of a message, whatever else it says."""

    command_id: CommandId | None = None


def _command_of(raw: bytes) -> str | None:
    """Return the ``command_id`` of a message that may be anything."""
    if len(raw) > LONGEST_MESSAGE:
        return None
    try:
        return msgspec.json.decode(raw, type=_AnyCommand).command_id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def _wishes(message: Prefer) -> Wishes:
    never = tuple(card for card in message.never if card not in message.want)
    return Wishes(
        auto_pass=message.auto_pass, nearer=message.nearer, want=message.want, never=never
    )


async def _mute(tables: Tables, room: Room, viewer: Viewer, message: Mute) -> bool:
    """Let a viewer hear somebody no more, or again."""
    if viewer.person is None:
        viewer.send(Trouble(code="nobody", words="Choose a name first; then you can mute people."))
        return True
    seat = None if message.seat is None else Seat(message.seat)
    try:
        await tables.mute(room, viewer, seat, message.line, muted=message.muted)
    except (StoreUnavailable, Refuse) as error:
        code = error.code if isinstance(error, Refuse) else "not_saved"
        viewer.send(Trouble(code=code, words=str(error)))
    return False


async def _say(
    tables: Tables, room: Room, viewer: Viewer, text: str, phrase: Phrase | None = None
) -> bool:
    if not room.card.chat:
        viewer.send(Trouble(code="no_chat", words="This table has no chat."))
        return True
    if not room.chat_open:
        viewer.send(Trouble(code="chat_closed", words="The host has closed the chat."))
        return False
    if viewer.person is None:
        viewer.send(Trouble(code="nobody", words="Choose a name before you write a message."))
        return True
    try:
        text = as_line(text)
    except LineRefused as refused:
        viewer.send(Trouble(code="not_said", words=f"Nothing was said: {refused}."))
        return True
    try:
        await tables.say(room, viewer, text, phrase)
    except StoreUnavailable as error:
        viewer.send(Trouble(code="not_saved", words=str(error)))
    except Overtaken:
        tables.forget(room)  # nobody has seen the line
    return False
