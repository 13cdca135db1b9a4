"""The browser table of `hollywood play`: open it, print its address, show the page.

The server listens on the whole local network, so that a friend on the same network can join with a
link. If a server is already running, it is used instead of starting another.
"""

from __future__ import annotations

import json
import os
import socket
import sys
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlencode

from hollywood.cli import output
from hollywood.cli.places import data_folder
from hollywood.cli.play import EVERYWHERE
from hollywood.cli.serve import PORT, address, extra_bots, need_server, serve
from hollywood.texts import Problem

_PATIENCE = 1.0


def open_parlour(
    path: str,
    *,
    host: str,
    port: int | None,
    data: Path | None,
    bots: Sequence[str] = (),
    show: bool,
    as_json: bool = False,
) -> None:
    """Serve the table until Ctrl-C; open the page ``path`` in the browser when it is ready.

    ``bots`` are offered at the tables in addition, as by `hollywood serve --bot`.
    """
    wanted = PORT if port is None else port
    if port is None and data is None and answers(wanted):
        if bots:
            raise Problem("error-bots-too-late", address=address(host, wanted))
        where = f"{address(host, wanted)}{path}"
        output.say(
            output.one_json({"address": where, "friends": [], "already_open": True})
            if as_json
            else f"The table is already open: {where}"
        )
        if show:
            show_page(where)
        return
    need_server("play")
    from hollywood.server.web.settings import Settings

    def ready(port: int) -> None:
        here = address(host, port)
        friends = [f"http://{friend}:{port}" for friend in network_addresses(host)]
        if as_json:
            told = {"address": f"{here}{path}", "friends": friends, "already_open": False}
            output.say(output.one_json(told))
        else:
            output.say(f"The table is open: {here}{path}")
            for friend in friends:
                output.say(f"For friends on your network: {friend}")
            output.say("Ctrl-C closes it. Every match is kept, and continues when you come back.")
        sys.stdout.flush()
        if show:
            show_page(f"{here}{path}")

    kept = data or data_folder() / "server"
    settings = Settings(where=kept, log="quiet", ready_bots=True, extra_bots=extra_bots(list(bots)))
    serve(settings, host, wanted, ready)


def page_for(preset: str | None, settings: list[str], players: int | None) -> str:
    """Return the first page: home, or the form of the chosen table."""
    if preset is None and not settings and players is None:
        return "/"
    from hollywood.cli.reading import USUAL_GAME, preset_name
    from hollywood.match.presets import rules_for

    name = preset_name(preset or USUAL_GAME)
    rules_for(name, settings)  # raises an error before anything is opened
    query: list[tuple[str, str]] = [("preset", name)]
    if players is not None:
        query.append(("players", str(players)))
    query += [("set", setting) for setting in settings]
    return f"/new?{urlencode(query)}"


def answers(port: int) -> bool:
    """Return whether a hollywood server answers its health check on a port of this machine."""
    try:
        with urllib.request.urlopen(
            f"http://127.0.0.1:{port}/healthz", timeout=_PATIENCE
        ) as answer:
            told = json.load(answer)
    except (OSError, ValueError, urllib.error.URLError):
        return False
    return isinstance(told, dict) and "event_loop_lag_ms" in told


def network_addresses(host: str) -> list[str]:
    """Return the addresses at which others on the network reach a server that listens on all.

    Nothing is sent; the machine is only asked which of its addresses it would send from.
    """
    if host != EVERYWHERE:
        return [] if host in {"127.0.0.1", "::1", "localhost"} else [host]
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            asked.connect(("192.0.2.1", 9))  # an unused address, RFC 5737
            found = str(asked.getsockname()[0])
    except OSError:
        return []
    return [] if found.startswith("127.") or found == EVERYWHERE else [found]


def show_page(where: str) -> bool:
    """Open a page in this desktop's browser; return whether there is one.

    Without a desktop nothing is opened, because a text browser would take over the terminal.
    """
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        return False
    try:
        return webbrowser.open(where)
    except webbrowser.Error:
        return False


def terminal_only(given: dict[str, object]) -> None:
    """Refuse options that apply only to the terminal table."""
    for option, value in given.items():
        if value not in (None, False, []):
            raise Problem("error-terminal-only", option=option)
