"""Plays matches in a browser without a browser, by messages, as a page does."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from hollywood.bots import make_bot
from hollywood.offline import table_calls
from hollywood.play import Seat
from hollywood.play.text import to_plain
from hollywood.server.rooms.room import Room
from tests.offline.browser import Browser, Plain
from tests.server.rooms.virtual import quiet

YOU = Seat(0)
_numbers = itertools.count(1)


class Page:
    """A page at a table: what it was sent, and what it does."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.id = table
        self.pause = 0.05  # how long it lets time pass when it is not asked

    @property
    def messages(self) -> list[Plain]:
        """All messages of the table so far."""
        return self.browser.heard.setdefault(f"table.{self.id}", [])

    @property
    def table(self) -> Plain:
        """The table as it was shown last."""
        return next(m["table"] for m in reversed(self.messages) if "table" in m)

    @property
    def room(self) -> Room:
        """The room behind it."""
        return table_calls._open[self.id]._room

    async def open(self) -> Page:
        """Open the table and say hello."""
        await self.browser.asks("table.open", table=self.id)
        await self.says(type="hello", protocol=2)
        await quiet()
        assert self.messages[-1]["type"] in {"welcome", "update"}, self.messages[-1]
        return self

    async def close(self) -> None:
        """Leave the table."""
        await self.browser.asks("table.close", table=self.id)

    async def says(self, **message: Any) -> None:
        """Send a message."""
        text = msgspec.json.encode(message).decode()
        await self.browser.asks("table.say", table=self.id, message=text)

    async def does(self, kind: str, command_id: str | None = None, **fields: Any) -> Plain:
        """Send a command; return its answer, after everything that follows at once."""
        number = command_id or f"c{next(_numbers)}"
        start = len(self.messages)
        await self.says(type=kind, command_id=number, **fields)
        await quiet()
        answers = [m for m in self.messages[start:] if m.get("command_id") == number]
        assert len(answers) == 1, answers
        return answers[0]

    async def steps(self) -> Plain | None:
        """Do what the table waits for, if it waits for this person; else let time pass."""
        room = self.room
        match = None if room.table is None else room.table.match
        if match is None:
            return await self.does("choose_dealer")
        if not match.in_play:
            number = match.round_number + 1
            return await self.does("ready", round_number=number)
        if YOU not in match.awaiting:
            await asyncio.sleep(self.pause)
            return None
        view = match.view(YOU)
        assert view is not None
        bot = make_bot("simple", seat_name="you", seed=1, family=match.rules.family)
        action = to_plain(bot.choose(view))
        return await self.does("act", version=room.version, action=action)

    async def plays(
        self, watch: Callable[[], Awaitable[None]] | None = None, most: int = 10**6
    ) -> None:
        """Play the match to its end, or ``most`` steps."""
        for _ in range(most):
            if self.room.outcome is not None:
                return
            await self.steps()
            if watch is not None:
                await watch()


async def new_table(browser: Browser, preset: str, players: int | None = None, **form: Any) -> Page:
    """Open a table against quick bots, and its page."""
    kinds = ("simple",) * (players - 1) if players is not None else ()
    form = {"bot_ms": 0, "hold_ms": 0, "bots": kinds, "players": players, **form}
    card = await browser.asks("table.new", name="Ann", preset=preset, **form)
    return await Page(browser, card["id"]).open()
