"""A client of a table: it plays or looks on, reconnects after a lost connection, and records all.

On reconnecting it names the last version it has seen, and sends everything unanswered again, with
the original command ids.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.faults.checker import History, Received, Sent
from tests.server.faults.choosing import Seen, choice
from tests.server.faults.process import Guest
from tests.waiting import PATIENCE, comes

_NOTHING = msgspec.Raw()


class Message(msgspec.Struct):
    """A message from the server; what is compared byte for byte stays as it came."""

    type: str
    table: msgspec.Raw = _NOTHING
    events: list[msgspec.Raw] = []
    complete: bool | None = None
    sheet: msgspec.Raw = _NOTHING
    proofs: msgspec.Raw = _NOTHING
    command_id: str = ""
    version: int | None = None
    code: str | None = None
    retry_ms: int | None = None


read = msgspec.json.Decoder(Message).decode
read_table = msgspec.json.Decoder(Seen).decode


class Client:
    """One client at a table, with one socket after another."""

    def __init__(
        self, table: str, guest: Guest | None, port: int, *, pause: float, chance: random.Random
    ) -> None:
        """``pause`` is the mean time between two moves."""
        self.history = History(table, None if guest is None else guest.id)
        self.port = port
        self.playing = guest is not None
        self.again = 0.25  # seconds until the next try to reconnect, on average
        self.heard = time.monotonic()
        self.welcomed = asyncio.Event()
        self._guest = guest
        self._pause = pause
        self._chance = chance
        self._line: asyncio.Task[None] | None = None
        self._opened: ClientConnection | None = None  # before the table has welcomed it, too
        self._socket: ClientConnection | None = None
        self._table: Seen | None = None
        self._moving: asyncio.Task[None] | None = None
        self._numbers = 0

    @property
    def table(self) -> Seen:
        """The table as last shown."""
        assert self._table is not None
        return self._table

    async def live(self) -> None:
        """Stay at the table until canceled, whatever the connection does."""
        try:
            while True:
                self._line = asyncio.create_task(self._on_one_line())
                await asyncio.wait({self._line})
                if not self._line.cancelled():
                    self._line.result()
                self.welcomed.clear()
                await asyncio.sleep(self.again * (0.5 + self._chance.random()))
        finally:
            for task in (self._line, self._moving):
                if task is not None:
                    task.cancel()

    async def _on_one_line(self) -> None:
        """Stay until the connection is lost, or did not come about."""
        with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, EOFError):
            try:
                async with self._connected() as socket:
                    self._opened = socket
                    await self._stay(socket)
            finally:
                # If it is canceled again while it says goodbye, its connection would stay open.
                if self._opened is not None:
                    self._opened.transport.abort()
                self._opened = None

    async def send(self, command: dict[str, Any]) -> str:
        """Send a command, and remember it until it is answered; return its id."""
        self._numbers += 1
        name = f"{self.history.person}-{self._numbers}"
        words = json.dumps({**command, "command_id": name})
        self.history.commands[name] = Sent(words, command["type"])
        await self._send(self.history.commands[name])
        return name

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message that is not a command."""
        with contextlib.suppress(ConnectionClosed):
            if self._socket is not None:
                await self._socket.send(json.dumps(message))

    def hang_up(self) -> None:
        """Lose the connection, or give up opening one; the client reconnects by itself."""
        self.welcomed.clear()
        if self._opened is not None:
            self._opened.transport.abort()
        elif self._line is not None:
            self._line.cancel()

    def play(self) -> None:
        """Play on from here, whenever it is this client's turn."""
        self.playing = True
        if self._moving is None or self._moving.done():
            self._moving = asyncio.get_running_loop().create_task(self._move())

    async def answered(self, name: str) -> Sent:
        """Wait for the answer to a command."""
        sent = self.history.commands[name]
        await comes(lambda: sent.answered)
        return sent

    async def shows(self, version: int) -> None:
        """Wait until the table has reached a version."""
        await comes(lambda: self.history.version is not None and self.history.version >= version)

    def _connected(self) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/table/{self.history.table}",
            additional_headers={} if self._guest is None else self._guest.headers(self.port),
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            proxy=None,
        )

    async def _stay(self, socket: ClientConnection) -> None:
        since = self.history.version
        self.history.connects += 1
        await socket.send(json.dumps({"type": "hello", "protocol": 2, "since": since}))
        async for words in socket:
            message = read(words)
            self.heard = time.monotonic()
            if message.type in {"welcome", "update"}:
                self._told(message)
            elif message.type in {"done", "refused"}:
                self.history.answer(message.command_id, message.code, message.version)
            elif message.type == "closing":
                self.history.closings.append(f"{message.code} {message.retry_ms}")
            elif message.type == "trouble":
                self.history.faults.append(f"trouble: {message.code}")
            if message.type == "welcome":
                self._socket = socket
                self.welcomed.set()
                for sent in self.history.unanswered:
                    await self._send(sent)
            if self.playing:
                self.play()

    def _told(self, message: Message) -> None:
        self._table = read_table(message.table)
        self.history.note(
            Received(
                str(self.port),
                self._table.version,
                tuple(bytes(event) for event in message.events),
                message.complete is not False,
            )
        )
        self.history.shown = bytes(message.table)
        if bytes(message.sheet):
            self.history.sheet = bytes(message.sheet)
        if bytes(message.proofs):
            self.history.proofs = bytes(message.proofs)

    async def _move(self) -> None:
        """Make a move after a pause, if there is one to make."""
        while self.playing:
            await asyncio.sleep(self._pause * (0.5 + self._chance.random()))
            if self._table is None or self.history.unanswered or not self.welcomed.is_set():
                return  # the next message takes care of it
            command = choice(self._table, self._chance)
            if command is None or not self.playing:
                return
            await self.answered(await self.send(command))

    async def _send(self, sent: Sent) -> None:
        sent.times += 1
        with contextlib.suppress(ConnectionClosed):
            if self._socket is not None:
                await self._socket.send(sent.words)
