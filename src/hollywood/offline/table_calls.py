"""Calls about tables in this browser: open one, go on with it, and talk to it.

:func:`say` takes what a socket of a server would take, one message at a time. The answers are those
of a server, too; they leave through the bridge, on the channel :func:`channel_of` the table.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec

from hollywood.errors import HollywoodError
from hollywood.offline.bridge import Storage, emit
from hollywood.offline.house import STRONGEST, House, playable
from hollywood.offline.keeping import PERSON, kept_table
from hollywood.play.text import from_json, to_json
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import Form, Name, NewTableForm
from hollywood.server.protocol.messages import (
    PROTOCOL,
    ClientMessage,
    Closing,
    Hello,
    TableCard,
)
from hollywood.server.rooms.hearing import greeted, take
from hollywood.server.rooms.opening import table_rules
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.tables import USUAL_BOT
from hollywood.server.rooms.waking import Unreadable
from hollywood.server.store.protocol import StoreUnavailable
from hollywood.server.table.viewers import Viewer
from hollywood.server.web.rules_shown import as_typed
from hollywood.texts import ENGLISH
from hollywood.writing import as_name

UNAVAILABLE = "This browser cannot read the table just now; it is tried again in a moment."

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class TableWanted(NewTableForm, frozen=True, kw_only=True):
    """Open a table in this browser, played under a name; seats without a bot get the usual one."""

    entrance: Literal["bot", "invite", "lobby"] = "bot"
    name: Name
    language: str = ENGLISH


class TableAsked(Form, frozen=True, kw_only=True):
    """Name a table of this browser."""

    table: TableId
    language: str = ENGLISH


class SaidToTable(Form, frozen=True, kw_only=True):
    """A message to an open table, as a client sends it over a socket."""

    table: TableId
    message: str


class Nothing(msgspec.Struct, frozen=True):
    """An answer that says only that the call was heard."""


class _Page(Viewer):
    """The page of a table: it gets its messages at once."""

    __slots__ = ("_line",)

    def __init__(self, line: _Line) -> None:
        super().__init__(PERSON)
        self._line = line

    def send_bytes(self, message: bytes) -> None:
        """Send an encoded message."""
        if not self.closing:
            self._line.emit(message.rstrip())  # nobody listens in between

    def close(self, message: Closing) -> None:
        """Send a last message; after one that says when to come back, the page is greeted anew."""
        if self.closing:
            return
        super().close(message)
        if message.retry_ms is None:
            self._line.emit(to_json(message))
        else:
            self._line.come_back(message.retry_ms / 1000)


class _Line:
    """An open table: its house, its room, and its page once it has said hello."""

    def __init__(self, table_id: str, house: House, room: Room) -> None:
        self.table_id = table_id
        self._house = house
        self._room = room
        self._page: _Page | None = None
        self._coming_back: asyncio.Task[None] | None = None

    def emit(self, message: bytes) -> None:
        """Send the page an encoded message."""
        emit(channel_of(self.table_id), message)

    async def hear(self, raw: bytes) -> None:
        """Take a message; the first one is a greeting, and a later one begins anew."""
        page = self._page
        if page is None or _is_greeting(raw):
            await self._greet(raw)
        elif not page.closing:
            await take(self._house, self._room, page, raw)

    def come_back(self, seconds: float) -> None:
        """Let the page come back to a room that is woken from the log."""
        task = asyncio.get_running_loop().create_task(self._come_back(seconds))
        self._coming_back = task

    def close(self) -> None:
        """Stop everything that goes on at the table; what is kept stays."""
        if self._coming_back is not None:
            self._coming_back.cancel()
        self._room.close()

    async def _come_back(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self._greet(to_json(Hello(protocol=PROTOCOL)))

    async def _greet(self, raw: bytes) -> None:
        if self._page is not None:
            self._room.leave(self._page)
        page = self._page = _Page(self)
        try:
            room = await greeted(self._house, self.table_id, page, raw)
        except StoreUnavailable:
            page.close(Closing(code="unavailable", words=UNAVAILABLE, retry_ms=1000))
            return
        if room is not None:
            self._room = room
        elif self._page is page:
            self._page = None  # sent away; the next message is a greeting again


_open: dict[str, _Line] = {}
"""The tables whose pages are open, by id."""


def channel_of(table_id: str) -> str:
    """Return the channel on which a table sends its messages."""
    return f"table.{table_id}"


async def new(wanted: TableWanted) -> TableCard:
    """Open a table and sit down at it, with bots in all other seats; return its card."""
    form = as_typed(wanted)
    _, players = table_rules(form)
    if form.followed is not None:
        followed = msgspec.structs.replace(form.followed, most=STRONGEST)
        form = msgspec.structs.replace(form, followed=followed)
    bots = tuple(map(playable, form.bots)) + (USUAL_BOT,) * (players - 1 - len(form.bots))
    house = House(Storage(), as_name(wanted.name))
    return await house.open_here(msgspec.structs.replace(form, bots=bots))


async def open_(asked: TableAsked) -> TableCard:
    """Wake a table from its log and return its card; its page says hello next.

    Raise Refusal if this browser has no such table, or if its log is inconsistent.
    """
    close(asked)
    keeping = Storage()
    kept = await kept_table(keeping, asked.table)
    if kept is None:
        raise Refusal("no_table", "this browser has no such table")
    house = House(keeping, kept.name)
    try:
        room = await house.room(asked.table)
    except Unreadable:
        words = "this table cannot be opened: its log is inconsistent; nothing of it is lost"
        raise Refusal("unreadable", words) from None
    if room is None:
        raise Refusal("no_table", "this browser has no such table")
    _open[asked.table] = _Line(asked.table, house, room)
    return room.card


async def say(said: SaidToTable) -> Nothing:
    """Give a message to an open table; the answers come over its channel."""
    line = _open.get(said.table)
    if line is None:
        raise Refusal("not_open", "this table is not open")
    await line.hear(said.message.encode())
    return Nothing()


def close(asked: TableAsked) -> Nothing:
    """Close a table: its bots stop, and what is kept stays."""
    line = _open.pop(asked.table, None)
    if line is not None:
        line.close()
    return Nothing()


def _is_greeting(raw: bytes) -> bool:
    try:
        return isinstance(from_json(raw, ClientMessage), Hello)
    except HollywoodError:
        return False
