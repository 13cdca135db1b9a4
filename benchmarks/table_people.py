"""The people of a table under load: guests who sit down, play at a given speed, and watch.

They read only what they are shown; a player sends the first sensible option. The figure of interest
is the time from sending a move until it is on the other player's screen.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class _Options(msgspec.Struct):
    draw: Any = None
    pass_: Any = msgspec.field(name="pass", default=None)
    discard: Any = None
    barred: list[tuple[str, Any]] = []
    knocks: list[Any] = []
    show: Any = None
    finish: Any = None
    defence: Any = None


class _Board(msgspec.Struct):
    place: int | None = None
    hands: list[Any] = []
    arrangement: Any = None
    options: _Options | None = None


class _Seat(msgspec.Struct):
    ready: bool = False


class _Table(msgspec.Struct):
    version: int
    stage: str
    you: int | None
    seats: list[_Seat]
    round_number: int
    boards: list[_Board]
    awaiting: list[int]
    outcome: Any = None


class _Message(msgspec.Struct):
    type: str
    table: _Table | None = None
    command_id: str | None = None
    version: int | None = None
    code: str | None = None


_read = msgspec.json.Decoder(_Message).decode


@dataclass
class Seen:
    """What happened under load. ``acknowledged`` are tables and commands; times are seconds."""

    moves: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
    acknowledged: list[tuple[str, str]] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    sent: dict[str, tuple[float, int]] = field(default_factory=dict)


class Guest:
    """Somebody with a cookie, at an ``address`` of this machine if it matters."""

    def __init__(self, port: int, address: str | None = None) -> None:
        self._port = port
        self.address = address
        self._cookies: dict[str, str] = {}
        self.ask("GET", "/api/me")
        self.ask("POST", "/api/guest", {})

    @property
    def headers(self) -> dict[str, str]:
        """What this person's browser sends along."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        return {"cookie": cookies, "origin": f"http://127.0.0.1:{self._port}"}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the REST interface."""
        source = None if self.address is None else (self.address, 0)
        headers = {**self.headers, "content-type": "application/json"}
        if "csrftoken" in self._cookies:
            headers["x-csrftoken"] = self._cookies["csrftoken"]
        line = http.client.HTTPConnection("127.0.0.1", self._port, source_address=source)
        with contextlib.closing(line):
            line.request(method, path, None if body is None else json.dumps(body).encode(), headers)
            answer = line.getresponse()
            told = json.load(answer)
            if answer.status >= 400:
                raise RuntimeError(f"{method} {path}: {answer.status} {told}")
            for header in answer.headers.get_all("set-cookie") or []:
                name, _, value = header.partition(";")[0].partition("=")
                self._cookies[name] = value
            return told


def socket_of(port: int, table: str, headers: dict[str, str], address: str | None = None) -> Any:
    """Open the socket of a table, from an ``address`` of this machine if it matters."""
    return connect(
        f"ws://127.0.0.1:{port}/ws/table/{table}",
        additional_headers=headers,
        compression=None,
        max_size=None,
        ping_interval=None,
        local_addr=None if address is None else (address, 0),
    )


async def sit_down(port: int, table: str, guest: Guest) -> None:
    """Take the free seat of a table."""
    async with socket_of(port, table, guest.headers, guest.address) as socket:
        await socket.send('{"type":"hello","protocol":2}')
        await socket.send('{"type":"sit","command_id":"sit-down"}')
        while _read(await socket.recv()).type != "done":
            pass


class Person:
    """A player, or a spectator, at one table; ``pause`` is the mean time between moves."""

    def __init__(self, seen: Seen, port: int, table: str, *, pause: float) -> None:
        self._seen, self._port, self._table, self._pause = seen, port, table, pause
        self._state: _Table | None = None
        self._busy: tuple[str, float] | None = None
        self._numbers = 0

    async def play(self, guest: Guest, stop: asyncio.Event) -> None:
        """Sit there until told to stop."""
        await self._stay(guest.headers, stop, plays=True, address=guest.address)

    async def watch(self, stop: asyncio.Event) -> None:
        """Watch until told to stop."""
        await self._stay({}, stop, plays=False)

    async def _stay(
        self,
        headers: dict[str, str],
        stop: asyncio.Event,
        *,
        plays: bool,
        address: str | None = None,
    ) -> None:
        stopping = asyncio.get_running_loop().create_task(stop.wait())
        async with socket_of(self._port, self._table, headers, address) as socket:
            await socket.send('{"type":"hello","protocol":2}')
            self._seen.counts["connected"] += 1
            moving: asyncio.Task[None] | None = None
            while True:
                receiving = asyncio.get_running_loop().create_task(socket.recv())
                await asyncio.wait({receiving, stopping}, return_when=asyncio.FIRST_COMPLETED)
                if stop.is_set():
                    receiving.cancel()
                    if moving is not None:
                        moving.cancel()
                    return
                self._take(_read(receiving.result()), plays=plays)
                idle = moving is None or moving.done()
                if plays and idle and self._busy is None and self._choice() is not None:
                    moving = asyncio.get_running_loop().create_task(self._move(socket))

    def _take(self, message: _Message, *, plays: bool) -> None:
        seen, now = self._seen, time.perf_counter()
        seen.counts[message.type] += 1
        if message.table is not None:
            before, self._state = self._state, message.table
            moved = before is not None and message.table.version > before.version
            sent = seen.sent.get(self._table)
            if plays and moved and sent is not None and sent[1] != message.table.you:
                seen.moves.append(now - sent[0])
        elif message.type in {"done", "refused"} and self._busy is not None:
            command, started = self._busy
            self._busy = None
            if message.type == "done":
                seen.answers.append(now - started)
                if not command.startswith("ready"):  # it is written with the deal, if at all
                    seen.acknowledged.append((self._table, command))
            else:
                seen.counts[f"refused: {message.code}"] += 1

    async def _move(self, socket: ClientConnection) -> None:
        await asyncio.sleep(random.uniform(0.5, 1.5) * self._pause)
        choice, state = self._choice(), self._state
        if choice is None or state is None or state.you is None:
            return
        self._numbers += 1
        now = time.perf_counter()
        self._busy = (f"{choice['type']}-{state.you}-{self._numbers}", now)
        self._seen.sent[self._table] = (now, state.you)
        self._seen.counts["sent"] += 1
        await socket.send(json.dumps({**choice, "command_id": self._busy[0]}))

    def _choice(self) -> dict[str, Any] | None:
        state = self._state
        if state is None or state.you is None or state.outcome is not None:
            return None
        if state.stage == "between" and not state.seats[state.you].ready:
            number = state.round_number + 1
            return {"type": "ready", "round_number": number}
        if state.stage != "playing" or state.you not in state.awaiting:
            return None
        action = _action(state.boards[0])
        if action is None:
            return None
        return {"type": "act", "version": state.version, "action": action}


def _action(board: _Board) -> dict[str, Any] | None:
    options = board.options
    if options is None or board.place is None:
        return None
    if options.knocks:
        knock = options.knocks[0]
        melds = knock["spreads"][0]["melds"]
        return {"type": "knock", "discard": knock["discard"], "spread": melds}
    if options.pass_ is None:
        return {"type": "pass"}
    if options.draw is None:
        return {"type": "draw"}
    if options.discard is None:
        barred = {card for card, _ in options.barred}
        cards = [*board.hands[board.place], *board.arrangement["left"]]
        return {"type": "discard", "card": [card for card in cards if card not in barred][-1]}
    if options.defence and options.defence["layoffs"]:
        return {"type": "lay_off", **options.defence["layoffs"][0]}
    if options.show is None and options.defence:
        return {"type": "show", "melds": options.defence["melds"]}
    return {"type": "finish"} if options.finish is None else None
