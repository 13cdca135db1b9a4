"""Let a bot of yours play live at a server.

FILE is a Python file with a function `decide(table, must)`, or a class `Bot` that has it. The bot
needs an account: make one on your account's page, with a token. It accepts challenges and plays
until you stop it; it comes back to its tables after every interruption, also when it was killed.

The first Ctrl-C or SIGTERM ends it when its matches are over; the second at once, and then its
matches go on when it is started again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hollywood.cli import output
from hollywood.cli.reading import add_json_argument
from hollywood.errors import HollywoodError

SERVER = "http://127.0.0.1:8710"
_PATIENCE = 3.0
"""Seconds without an answer until the person is told."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("doing", metavar="DOING", choices=["run"], help="run: play until stopped")
    parser.add_argument("file", metavar="FILE", type=Path, help="the bot, a Python file")
    parser.add_argument("--server", metavar="URL", default=SERVER, help=f"default: {SERVER}")
    parser.add_argument(
        "--token",
        metavar="TOKEN",
        help="of the bot's account; better in the environment variable HOLLYWOOD_TOKEN",
    )
    parser.add_argument(
        "--tables", metavar="N", type=int, default=4, help="tables at once, default 4"
    )
    parser.add_argument(
        "--challenge",
        metavar="NAME",
        action="append",
        default=[],
        help="challenge this bot first, or a bot of the house by its level, such as club",
    )
    parser.add_argument(
        "--preset", metavar="NAME", default="gin", help="the game of --challenge, default gin"
    )
    parser.add_argument(
        "--rated", action="store_true", help="the match of --challenge changes the bots' ratings"
    )
    add_json_argument(parser, lines=True)


def run(arguments: argparse.Namespace) -> int:
    """Play until a signal comes."""
    if find_spec("httpx") is None:
        raise HollywoodError("`hollywood bot` needs httpx: pip install 'hollywood[client]'")
    if not 1 <= arguments.tables <= 64:
        raise HollywoodError(f"--tables cannot be {arguments.tables}: 1 to 64")
    token = arguments.token or os.environ.get("HOLLYWOOD_TOKEN")
    if not token:
        raise HollywoodError("--token is missing: make one on your account's page")
    from hollywood.client.loading import load

    bot = load(arguments.file)
    return asyncio.run(_run(arguments, token, bot))


async def _run(arguments: argparse.Namespace, token: str, bot: Any) -> int:
    from hollywood.client import Client, Playing

    def tell(text: str) -> None:
        output.say(output.one_json({"told": text}) if arguments.json else text)

    async with Client(arguments.server, token) as client:
        asking = asyncio.ensure_future(client.account())
        await asyncio.wait({asking}, timeout=_PATIENCE)
        if not asking.done():
            tell(f"{client.server} does not answer yet; trying again until it does")
        account = await asking
        tell(f"{account['name']} is at {client.server}, with {', '.join(account['scopes'])}.")
        playing = Playing(
            client, bot.new_player, accepts=bot.accepts, tables=arguments.tables, told=tell
        )
        work = asyncio.create_task(playing.run())
        _end_at_signals(playing, work, tell)
        if arguments.challenge:
            await client.challenge(
                *arguments.challenge, preset=arguments.preset, rated=arguments.rated
            )
            tell(f"challenged {', '.join(arguments.challenge)} to {arguments.preset}")
        try:
            await work
        except asyncio.CancelledError:
            tell("stopped: the matches go on when the bot is back")
            return 0
        tell("all matches are over")
        return 0


def _end_at_signals(playing: Any, work: asyncio.Task[None], tell: Callable[[str], None]) -> None:
    """End when the matches are over at the first signal, and at once at the second."""
    loop, told = asyncio.get_running_loop(), False

    def end() -> None:
        nonlocal told
        if told:
            work.cancel()
            return
        told = True
        playing.end()
        left = len(playing.tables)
        if left:
            tell(f"no more challenges; {left} in play (once more to stop at once)")

    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, end)
