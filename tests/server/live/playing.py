"""Bot accounts at a real server, and programs that play over them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from hollywood.client.loading import load
from tests import processes
from tests.server.faults.process import Guest, Server
from tests.waiting import PATIENCE

BOT = Path(__file__).parents[3] / "examples" / "live_bot.py"
ALL = ("read", "challenge", "play", "chat")
PASSWORD = "three melds, no deadwood"
SHORT = {"changes": {"target": 5}, "clock": "none"}
"""A match of gin of a round or two."""
ONE_HAND = {
    "changes": {"contracts": ["SS"], "deal": [11]},
    "clock": "none",
    "hold_ms": 100,
    "bot_ms": 0,
}
"""A match of May-I of one hand, with a hold after each discard."""


class Owner(Guest):
    """Somebody with an account, who owns bots."""

    def __init__(self, server: Server, login: str = "owner") -> None:
        super().__init__(server)
        self.ask("POST", "/api/account/register", {"login": login, "password": PASSWORD})

    def bot(self, name: str, *scopes: str) -> str:
        """Make a bot; return its token."""
        self.ask("POST", "/api/me/bots", {"name": name})
        return self.token(name, *scopes)

    def token(self, name: str, *scopes: str) -> str:
        """Make a token of a bot, which allows everything unless said otherwise."""
        form = {"name": "a test", "scopes": list(scopes or ALL)}
        return str(self.ask("POST", f"/api/me/bots/{name}/tokens", form)["token"])

    def revoke(self, name: str) -> None:
        """Revoke all tokens of a bot."""
        (bot,) = (bot for bot in self.ask("GET", "/api/me/bots") if bot["name"] == name)
        for token in bot["tokens"]:
            self.ask("DELETE", f"/api/me/bots/{name}/tokens/{token['id']}")

    def stage(self, table: str) -> Any:
        """The stage of a table."""
        return self.ask("GET", f"/api/tables/{table}")["stage"]


@asynccontextmanager
async def listening(server: Server, token: str | None) -> AsyncIterator[ClientConnection]:
    """The socket of events of a program that shows a token."""
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    address = f"ws://127.0.0.1:{server.port}/ws/events"
    async with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
        yield socket


def url(server: Server) -> str:
    """The address of a server."""
    return f"http://127.0.0.1:{server.port}"


def run_bot(server: Server, token: str, log: Path, *options: str) -> subprocess.Popen[str]:
    """Start the bot of the docs as everybody does."""
    with log.open("a") as written:
        return processes.start(
            [*_COMMAND, "bot", "run", BOT, "--server", url(server), *options],
            stdout=written,
            stderr=written,
            env={**os.environ, "HOLLYWOOD_TOKEN": token, "PYTHONUNBUFFERED": "1"},
        )


_COMMAND = (sys.executable, "-m", "hollywood.cli.main")

PLAYER = load(BOT)
"""The same bot, in this process."""
