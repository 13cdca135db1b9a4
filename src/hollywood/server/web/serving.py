"""Serving the application: the listening socket, the signals, and an orderly end.

On SIGTERM or SIGINT the server takes no more connections, tells every open table when to come back,
and ends within five seconds. Everything was on disk before, so nothing is lost.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn

from hollywood.errors import HollywoodError
from hollywood.server.protocol.messages import LONGEST_MESSAGE
from hollywood.server.web import logs
from hollywood.server.web.app import Application, create_app
from hollywood.server.web.crowd import Crowd, most_connections
from hollywood.server.web.house import House
from hollywood.server.web.lines import PING_EVERY, TableLine
from hollywood.server.web.memory import few_pools
from hollywood.server.web.proxies import is_proxy
from hollywood.server.web.request_lines import RequestLine
from hollywood.server.web.settings import Settings

BACKLOG = 2048
_DRAINING = 2  # seconds for requests in progress

Ready = Callable[[int], None]


def serve(settings: Settings, host: str, port: int, ready: Ready) -> None:
    """Serve until a signal comes; call ``ready`` with the port once requests are answered.

    Raise HollywoodError, in one line, if the address cannot be used or the store cannot be opened.
    """
    logs.configure(settings.log)
    few_pools()
    node = settings.node
    listening = [listening_at(host, port, shared=node is not None and node.shares_port)]
    try:
        if node is not None:
            listening.append(listening_at(node.inner_host, node.inner_port))
        app = create_app(settings, None if node is None else _address(listening[1]))
        app.prepare()
        config = uvicorn.Config(
            app,
            access_log=False,
            backlog=BACKLOG,
            date_header=False,
            http=RequestLine,
            lifespan="on",
            log_config=None,
            loop="auto",
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=_DRAINING,
            ws=TableLine,
            ws_max_size=2 * LONGEST_MESSAGE,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PING_EVERY,
        )
        server = _Server(config, app, ready)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(server.serve(sockets=listening))
    finally:
        for each in listening:
            each.close()


class _Server(uvicorn.Server):
    """Uvicorn, which also reports when it listens, and tells the tables before it ends."""

    def __init__(self, config: uvicorn.Config, app: Application, ready: Ready) -> None:
        super().__init__(config)
        self._app = app
        self._ready = ready
        settings = app.settings
        inner = None if app.inner is None else int(app.inner.rpartition(":")[2])
        self.server_state = Crowd(
            settings.limits.connections_by_address,
            lambda line: (
                settings.trust_proxy or line.port == inner or is_proxy(line.peer, settings.proxies)
            ),
            self._cut,
            most_connections(),
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house and listen."""
        # If we have our own words for why it cannot be opened, uvicorn need not add to them.
        told, log = _not_told_by(self._app), logging.getLogger("uvicorn.error")
        log.addFilter(told)
        try:
            await super().startup(sockets=sockets)
        except SystemExit:  # uvicorn's way of saying that the house could not be opened
            raise _why_not(self._app) from None
        finally:
            log.removeFilter(told)
        house: House | None = self._app.state.get("house")
        if house is not None and house.node is not None:
            asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, house.node.drain)
        _settle_memory()
        assert sockets is not None
        self._ready(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the tables, then end the requests in progress."""
        logging.getLogger(__name__).info("stopping")
        for server in self.servers:
            server.close()
        house: House | None = self._app.state.get("house")
        if house is not None:
            house.rooms.send_away(house.settings.retry_ms)
            if house.node is not None:
                await house.node.end()  # the others have its tables from now on
            await asyncio.sleep(0.1)  # so that the last messages leave before the connections close
        await super().shutdown(sockets=sockets)

    def _cut(self, code: str) -> None:
        house: House | None = self._app.state.get("house")
        if house is not None:
            house.metrics.refused(code)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop cleanly at the first signal, at once at the second."""
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True


def _settle_memory() -> None:
    """Let the collector look at short-lived objects, and leave alone what stays.

    Modules and routes live as long as the process. A table's state is immutable and has no cycles,
    so full collections, which stop everything, are seldom needed.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _not_told_by(app: Application) -> Callable[[logging.LogRecord], bool]:
    return lambda _: not isinstance(app.state.get("not_opened"), HollywoodError)


def _why_not(app: Application) -> HollywoodError:
    error = app.state.get("not_opened")
    if isinstance(error, HollywoodError):
        return error
    return HollywoodError("the server could not start: the log says why")


def _address(listening: socket.socket) -> str:
    """Return the address of a socket, as in 127.0.0.1:8710 or [::1]:8710."""
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def listening_at(host: str, port: int, *, shared: bool = False) -> socket.socket:
    """Return a socket bound to an address; HollywoodError, in one line, if that is impossible.

    With ``shared``, other processes of this user may listen there too.
    """
    if not 0 <= port <= 65_535:
        raise HollywoodError(f"there is no port {port}: ports are 0 to 65535")
    try:
        found = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE | socket.AI_NUMERICSERV
        )
    except (OSError, UnicodeError):
        raise HollywoodError(
            f"{host} is not an address of this machine: try 127.0.0.1, or 0.0.0.0 for all of them"
        ) from None
    family, kind, protocol, _, address = found[0]
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind(address)
    except OSError as error:
        listening.close()
        raise HollywoodError(_cannot_listen(host, port, error)) from None
    listening.setblocking(False)
    return listening


def _cannot_listen(host: str, port: int, error: OSError) -> str:
    import errno

    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is in use: choose another with --port, or stop what uses it"
    if error.errno == errno.EADDRNOTAVAIL:
        return (
            f"{host} is not an address of this machine: try 127.0.0.1, or 0.0.0.0 for all of them"
        )
    if error.errno == errno.EACCES:
        return f"port {port} is not open to this user: choose one above 1023 with --port"
    return f"cannot listen on {host}, port {port}: {error.strerror}"
