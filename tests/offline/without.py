"""Plays at a table as in a browser: no compiler, no threads, no processes, and msgspec alone.

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


class _Finder(PathFinder):
    """Finds only what the browser has, too."""

    @classmethod
    def find_spec(cls, fullname: str, path: Any = None, target: Any = None) -> Any:
        """Find a module."""
        hidden = fullname in GONE or fullname.partition(".")[0] in PACKAGES
        return None if hidden else super().find_spec(fullname, path, target)


def _no_thread(*_: object, **__: object) -> None:
    raise RuntimeError("can't start new thread")


async def _play() -> None:
    from hollywood.play.text import to_plain
    from tests.offline.browser import Browser

    for preset, players in (("gin", 2), ("may-i", 4)):
        browser = Browser()
        form = {"bots": ("fast",) * (players - 1), "bot_ms": 0, "hold_ms": 0, "players": players}
        card = await browser.asks("table.new", name="Zoë", preset=preset, **form)
        table = card["id"]

        async def say(**message: Any) -> None:
            from msgspec.json import encode

            await browser.asks("table.say", table=table, message=encode(message).decode())  # noqa: B023

        await browser.asks("table.open", table=table)
        await say(type="hello", protocol=1)
        await say(type="ready", command_id="r", round_number=1, contribution="")
        heard = browser.heard[f"table.{table}"]
        from hollywood.bots import make_bot
        from hollywood.offline import table_calls
        from hollywood.play import Seat

        room = table_calls._open[table]._room
        for number in range(2):
            while Seat(0) not in room.table.match.awaiting:  # type: ignore[union-attr]
                await asyncio.sleep(0.01)
            await say(type="hint", request=number)
            while heard[-1]["type"] != "hinted":
                await asyncio.sleep(0.01)
            assert heard[-1]["hint"] is not None, heard[-1]
            view = room.table.match.view(Seat(0))  # type: ignore[union-attr]
            bot = make_bot("simple", seat_name="s", seed=1, family=room.rules.family)
            action = to_plain(bot.choose(view))  # type: ignore[arg-type]
            await say(type="act", command_id=f"a{number}", version=room.version, action=action)
            assert not room.table.match.over  # type: ignore[union-attr]
        await browser.asks("table.close", table=table)
        print(preset, room.version > 2)


if __name__ == "__main__":
    sys.meta_path[:] = [_Finder if found is PathFinder else found for found in sys.meta_path]
    threading.Thread.start = _no_thread  # type: ignore[method-assign]
    asyncio.run(_play())
