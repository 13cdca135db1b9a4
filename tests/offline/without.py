"""Plays and reviews as in a browser: no compiler, no threads, no processes, and msgspec alone.

``python -m tests.offline.without`` runs it; ``test_without.py`` starts it.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from importlib.machinery import PathFinder
from typing import Any

GONE = {"_multiprocessing", "concurrent.futures.process", "concurrent.futures.thread"}
PACKAGES = {
    *("numpy", "numba", "fluent", "babel", "regex", "disarm", "wcwidth", "structlog", "openskill"),
    *("sqlalchemy", "litestar", "argon2", "itsdangerous", "limits", "cryptography", "httpcore"),
}
_YOU = 0  # the person's seat


class _Finder(PathFinder):
    """Finds only what the browser has, too."""

    @classmethod
    def find_spec(cls, fullname: str, path: Any = None, target: Any = None) -> Any:
        """Find a module."""
        hidden = fullname in GONE or fullname.partition(".")[0] in PACKAGES
        return None if hidden else super().find_spec(fullname, path, target)


def _no_thread(*_: object, **__: object) -> None:
    raise RuntimeError("can't start new thread")


class _Page:
    """A page at a table with bots that search."""

    def __init__(self, browser: Any, table: str) -> None:
        from hollywood.offline import table_calls

        self.browser = browser
        self.table = table
        self.room: Any = table_calls._open[table]._room
        self.heard: list[dict[str, Any]] = browser.heard.setdefault(f"table.{table}", [])
        self._numbers = iter(range(10**6))

    async def say(self, kind: str, **message: Any) -> None:
        from hollywood.play.text import to_json

        text = to_json({"type": kind, **message}).decode()
        await self.browser.asks("table.say", table=self.table, message=text)

    async def deal(self) -> None:
        number = self.room.table.match.round_number + 1
        await self.say("ready", command_id=f"r{number}", round_number=number)

    async def hint(self) -> None:
        assert await self.turn()
        await self.say("hint", request=1)
        while self.heard[-1]["type"] != "hinted":
            await asyncio.sleep(0.01)
        assert self.heard[-1]["hint"] is not None, self.heard[-1]

    async def turn(self) -> bool:
        """Wait until the table waits for you alone; False when the round is over first."""
        while self.room.table.match.in_play:
            if self.room.table.match.awaiting == (_YOU,):
                return True
            await asyncio.sleep(0.01)
        return False

    async def act(self) -> None:
        from hollywood.bots import make_bot

        room = self.room
        if not await self.turn():
            return
        bot = make_bot("simple", seat_name="s", seed=1, family=room.rules.family)
        action = bot.choose(room.table.match.view(_YOU))
        number = next(self._numbers)
        await self.say("act", command_id=f"a{number}", version=room.version, action=action)


async def _at_a_table(preset: str, players: int, changes: dict[str, Any]) -> _Page:
    from tests.offline.browser import Browser

    browser = Browser()
    form = {"bot_ms": 0, "hold_ms": 0, "players": players, "changes": changes}
    bots = ("fast",) * (players - 1)
    card = await browser.asks("table.new", name="Zoë", preset=preset, bots=bots, **form)
    await browser.asks("table.open", table=card["id"])
    page = _Page(browser, card["id"])
    await page.say("hello", protocol=2)
    await page.deal()
    return page


async def _play() -> None:
    page = await _at_a_table("may-i", 4, {})
    await page.act()
    await page.hint()
    await page.browser.asks("table.close", table=page.table)

    page = await _at_a_table("gin", 2, {"target": 1})
    while page.room.outcome is None:
        await page.act()
        if not page.room.table.match.in_play and page.room.outcome is None:
            await page.deal()
    from hollywood.analysis import review

    review.usual_worlds = lambda _: 8  # type: ignore[assignment]  # made in seconds
    made = await page.browser.asks("review.make", record=page.table)
    assert made["state"]["stage"] == "done"
    summary = made["state"]["summary"]
    assert len(made["rounds"]) == len(summary["rounds"])
    assert await page.browser.asks("review.state", record=page.table) == made
    print(summary["compiled"], summary["worlds"])


if __name__ == "__main__":
    sys.meta_path[:] = [_Finder if found is PathFinder else found for found in sys.meta_path]
    threading.Thread.start = _no_thread  # type: ignore[method-assign]
    asyncio.run(_play())
