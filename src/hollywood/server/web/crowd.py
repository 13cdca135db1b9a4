"""All connections of a server: how many there are, and who may have one more.

Uvicorn takes every connection. One visitor could take all of them, and then nobody would get in. So
an address has a share, and there is a most for everybody. Connections that ask for nothing make
room: when an address has its share, its own oldest one, and when the server is full, the oldest one
of the address that has the most. A few places beyond that are for `/healthz` alone.
"""

from __future__ import annotations

import asyncio
import logging
import resource
from collections.abc import Callable
from typing import Protocol

from uvicorn.server import ServerState

from hollywood.server.web.limits import counted_as

MOST = 20_000
"""The most connections of a process, if it may open so many files."""
FILES = 192
"""The files a process needs for other things."""
RESERVE = 16
"""Connections that may only ask for `/healthz`, when the server is full."""
TOLD_EVERY = 60.0
"""Seconds between two lines of the log about connections that were cut for the same reason."""

_log = logging.getLogger(__name__)


class Line(Protocol):
    """A connection as the crowd sees it."""

    @property
    def peer(self) -> str:
        """The address at the other end."""

    @property
    def port(self) -> int:
        """The port it has come in at."""

    @property
    def idle(self) -> bool:
        """Whether it asks for nothing at this moment."""

    def cut(self) -> None:
        """End it at once."""


class Crowd(ServerState):
    """The connections of one server. ``counted`` is told why one was cut or refused."""

    def __init__(
        self,
        of_address: int,
        is_proxy: Callable[[Line], bool],
        counted: Callable[[str], None],
        most: int = MOST,
    ) -> None:
        """A proxy, or another node, brings many people: its connections have no share.

        ``most`` does not include the reserve.
        """
        super().__init__()
        self._most, self._of_address = most, of_address
        self._is_proxy, self._counted = is_proxy, counted
        self._lines: dict[Line, str] = {}
        self._by_address: dict[str, dict[Line, None]] = {}
        self._silent_until: dict[str, float] = {}
        self._untold: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._lines)

    def enter(self, line: Line) -> bool:
        """Take a new connection; false if it may only ask for `/healthz`, or was cut."""
        address = counted_as(line.peer)
        own = self._by_address.get(address, {})
        if len(own) >= self._of_address and not self._is_proxy(line):
            self.note("connections_of_address")
            if not self._cut_idle(own):
                line.cut()
                return False
        free = len(self._lines) < self._most
        if not free:
            self.note("connections")
            free = any(self._cut_idle(lines) for lines in self._by_size())
            if not free and len(self._lines) >= self._most + RESERVE:
                line.cut()
                return False
        self._lines[line] = address
        self._by_address.setdefault(address, {})[line] = None
        return free

    def pass_on(self, line: Line, to: Line) -> None:
        """Replace a connection by what it has become; it keeps its place."""
        address = self._lines.pop(line, None)
        if address is not None:
            del self._by_address[address][line]
            self._lines[to] = address
            self._by_address[address][to] = None

    def leave(self, line: Line) -> None:
        """Forget a connection."""
        address = self._lines.pop(line, None)
        if address is not None:
            own = self._by_address[address]
            del own[line]
            if not own:
                del self._by_address[address]

    def note(self, code: str) -> None:
        """Count a connection that was cut or refused, and say so in the log now and then."""
        self._counted(code)
        self._untold[code] = self._untold.get(code, 0) + 1
        now = asyncio.get_running_loop().time()
        if now >= self._silent_until.get(code, 0.0):
            self._silent_until[code] = now + TOLD_EVERY
            count = self._untold.pop(code)
            _log.warning("connections_cut", extra={"code": code, "count": count})

    def _by_size(self) -> list[dict[Line, None]]:
        return sorted(self._by_address.values(), key=len, reverse=True)

    def _cut_idle(self, lines: dict[Line, None]) -> bool:
        """Cut the oldest idle connection; false if there is none."""
        for line in lines:
            if line.idle:
                self.leave(line)
                line.cut()
                return True
        return False


def most_connections() -> int:
    """Let this process open as many files as it may; return how many may be connections."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST + FILES + RESERVE
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return MOST if soft == resource.RLIM_INFINITY else max(RESERVE, min(MOST, soft - FILES))
