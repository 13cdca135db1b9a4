"""Run the browser table: a server for yourself, your home, or everyone.

Matches are kept in a folder, or in a PostgreSQL database. After a stop the server continues where
it was. Behind a proxy that speaks https, name the address with --origin and add --secure-cookies.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from hollywood.cli import output
from hollywood.cli.places import data_folder
from hollywood.cli.reading import add_json_argument
from hollywood.texts import Problem

if TYPE_CHECKING:
    from hollywood.server.bots.extra import ExtraBots
    from hollywood.server.notices.mail import Smtp
    from hollywood.server.web.settings import NodeSettings, Settings

HOST = "127.0.0.1"
PORT = 8710
SMTP_PASSWORD = "HOLLYWOOD_SMTP_PASSWORD"
"""The environment variable with the password; others could read it on the command line."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--host",
        default=HOST,
        help=f"the address to listen on (default {HOST}; 0.0.0.0 for the whole network)",
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"the port (default {PORT})")
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="the folder for everything (default: `server` in the folder of your matches)",
    )
    kept.add_argument(
        "--database",
        metavar="URL",
        help="keep everything in PostgreSQL instead, as in postgresql://user@host/hollywood",
    )
    parser.add_argument(
        "--node",
        action="store_true",
        help="be one of several servers on the same PostgreSQL database",
    )
    parser.add_argument(
        "--processes",
        metavar="N",
        type=int,
        default=1,
        help="run N nodes on this machine behind one port, for N processor cores",
    )
    parser.add_argument(
        "--drain",
        action="store_true",
        help="let the nodes at the address of --inner hand over their tables and end; "
        "without a port, all nodes there",
    )
    parser.add_argument(
        "--inner",
        metavar="HOST[:PORT]",
        help="where the other nodes reach this one (default: 127.0.0.1 and any free port)",
    )
    parser.add_argument(
        "--origin",
        dest="origins",
        metavar="URL",
        action="append",
        default=[],
        help="another address of the pages; can be repeated",
    )
    parser.add_argument(
        "--secure-cookies",
        action="store_true",
        help="people reach the pages by https only, through a proxy",
    )
    parser.add_argument(
        "--trust-proxy",
        metavar="NETWORK",
        action="append",
        nargs="?",
        const="",
        default=[],
        help="trust X-Forwarded-For from proxies in this network, as in 10.0.0.0/8; can be "
        "repeated. Without a network it trusts every connection, so every one must be a proxy's",
    )
    parser.add_argument(
        "--smtp",
        metavar="URL",
        help="send mails through this server to people who ask for them, as in "
        f"smtps://user@mail.example; the password is in {SMTP_PASSWORD}",
    )
    parser.add_argument(
        "--mail-from",
        metavar="ADDRESS",
        help="the address that mails come from (default: the user)",
    )
    parser.add_argument(
        "--bot",
        dest="extra_bots",
        metavar="NAME=PLAYER",
        action="append",
        default=[],
        help="offer another bot at the tables, as in 'Careful=program:./mybot.py', or with "
        "python:MODULE:CLASS or 'engine:COMMAND'; can be repeated",
    )
    parser.add_argument(
        "--log",
        metavar="FORMAT",
        choices=("json", "text"),
        help="the format of the log: json, or text (the default on a terminal)",
    )
    add_json_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    need_server("serve")
    if arguments.processes < 1:
        raise Problem("error-processes", given=str(arguments.processes))
    if arguments.database is None and (
        arguments.node or arguments.drain or arguments.processes > 1
    ):
        raise Problem("error-nodes-database")
    if arguments.drain:
        return _drain(arguments.database, arguments.inner or "127.0.0.1", as_json=arguments.json)
    origins = tuple(_origin(given) for given in arguments.origins)
    from hollywood.server.web.proxies import network

    proxies = tuple(network(given) for given in arguments.trust_proxy if given)
    where: str | Path = arguments.database or arguments.data or data_folder() / "server"
    from hollywood.server.web.settings import Settings

    settings = Settings(
        where=where,
        node=_node(arguments),
        origins=origins,
        secure_cookies=arguments.secure_cookies,
        trust_proxy="" in arguments.trust_proxy,
        proxies=proxies,
        smtp=_smtp(arguments.smtp, arguments.mail_from, origins),
        log=arguments.log,
        ready_bots=True,
        extra_bots=extra_bots(arguments.extra_bots),
    )

    def ready(port: int) -> None:
        where = address(arguments.host, port)
        as_text = f"The table is open at {where} (Ctrl+C closes it)"
        output.say(output.one_json({"address": where}) if arguments.json else as_text)

    if arguments.processes > 1:
        _load_structlog()
        from hollywood.server.web.many import serve_many

        serve_many(settings, arguments.host, arguments.port, arguments.processes, ready)
    else:
        serve(settings, arguments.host, arguments.port, ready)
    return 0


def extra_bots(given: list[str]) -> ExtraBots | None:
    """Return the bots that the operator adds."""
    if not given:
        return None
    from hollywood.arena.served import ServedBots

    return ServedBots(given)


def _drain(database: str, inner: str, *, as_json: bool) -> int:
    """Drain nodes from outside."""
    from hollywood.server.nodes.draining import drain

    drained = drain(database, inner)
    output.say(output.one_json({"drained": drained}) if as_json else f"Drained nodes: {drained}")
    return 0


def serve(settings: Settings, host: str, port: int, ready: Callable[[int], None]) -> None:
    """Serve until a signal comes; call ``ready`` with the port once requests are answered."""
    _load_structlog()
    from hollywood.server.web.serving import serve as serve_web

    serve_web(settings, host, port, ready)


def need_server(command: str) -> None:
    """Raise Problem, with the command that installs them, if the server's packages are missing."""
    if any(find_spec(package) is None for package in ("litestar", "sqlalchemy", "uvicorn")):
        raise Problem("error-needs-server", command=command)


def address(host: str, port: int) -> str:
    """Return the address to type into a browser on this machine.

    >>> address("0.0.0.0", 8710), address("::1", 80)
    ('http://127.0.0.1:8710', 'http://[::1]:80')
    """
    name = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def _load_structlog() -> None:
    """Load the log library without its colored error output.

    For that output it would load `rich`, which takes a sixth of the time to open the table, and the
    server's log does not use it. Other code can still load `rich` later.
    """
    if "structlog" in sys.modules or "rich" in sys.modules:
        return
    sys.modules["rich"] = None  # type: ignore[assignment]  # an import of it fails for now
    try:
        import_module("structlog")
    finally:
        del sys.modules["rich"]


def _node(arguments: argparse.Namespace) -> NodeSettings | None:
    """Read how other nodes reach this one."""
    from hollywood.server.web.settings import NodeSettings

    if not arguments.node and arguments.processes == 1:
        return None
    host, colon, port = (arguments.inner or "127.0.0.1").rpartition(":")
    if not colon or port.endswith("]"):
        host, port = arguments.inner or "127.0.0.1", "0"
    return NodeSettings(inner_host=host.strip("[]"), inner_port=int(port))


def _smtp(url: str | None, sender: str | None, origins: tuple[str, ...]) -> Smtp | None:
    """Read the settings of mail."""
    if url is None:
        return None
    from hollywood.server.notices.mail import smtp_of

    if not origins:
        raise Problem("error-mail-origin")
    user = unquote(urlsplit(url).username or "")
    return smtp_of(url, sender or user, os.environ.get(SMTP_PASSWORD))


def _origin(text: str) -> str:
    """Read an origin as a browser names it: scheme, host, and port."""
    parts = urlsplit(text.strip().rstrip("/"))
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path or parts.query:
        raise Problem("error-origin", text=text)
    return f"{parts.scheme}://{parts.netloc.lower()}"
