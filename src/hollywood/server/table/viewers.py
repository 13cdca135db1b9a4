"""Viewers of a table: each socket has its own bounded queue, so none slows another.

A viewer is sent bytes that were made for their seat. A viewer who does not read them is dropped,
and may come back and catch up by version.
"""

from __future__ import annotations

import asyncio
import math
from collections import deque
from contextvars import ContextVar

from hollywood.server.protocol.lengths import encoded
from hollywood.server.protocol.messages import Closing, ServerMessage
from hollywood.server.workers.fairness import Owner

MOST_MESSAGES = 256
MOST_BYTES = 512 * 1024
"""The most that waits for one viewer: more than the longest welcome."""


PACE = 0.005
"""Seconds: more than it takes to show a change to all players of most tables."""


class _Answer:
    """When messages leave that are made for one question: a whole number of paces after it.

    How long it takes to show a hand depends on the cards, and nobody is to see that. The viewers
    whose messages leave together share one timer.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._since = loop.time()
        self._leaving: dict[float, list[Viewer]] = {}

    def hold(self, viewer: Viewer) -> float:
        """Return when a message may leave that has just been made; the viewer is told then."""
        passed = self._loop.time() - self._since
        at = self._since + PACE * max(1, math.ceil(passed / PACE))
        if at in self._leaving:
            self._leaving[at].append(viewer)
        else:
            self._leaving[at] = [viewer]
            self._loop.call_at(at, self._release, at)
        return at

    def _release(self, at: float) -> None:
        for viewer in self._leaving.pop(at):
            viewer.release(at)


_answer: ContextVar[_Answer | None] = ContextVar("answer", default=None)


def answers_now() -> None:
    """Count from now when messages leave that are about to be made."""
    _answer.set(_Answer(asyncio.get_running_loop()))


class Viewer:
    """One socket at one table; ``leaves_at`` says when its newest message may leave."""

    __slots__ = (
        "_bytes",
        "_closing",
        "_queue",
        "_ready",
        "_released",
        "device",
        "guest",
        "leaves_at",
        "looking",
        "master",
        "muted",
        "number",
        "owner",
        "person",
        "scopes",
        "session",
    )

    def __init__(
        self,
        person: str | None,
        session: str | None = None,
        *,
        address: str = "",
        device: str | None = None,
        guest: bool = False,
        master: str | None = None,
        scopes: frozenset[str] | None = None,
    ) -> None:
        """``person`` is the id of the socket's owner; ``session`` the hash of their session.

        ``address`` is where the viewer connects from, as the limits count it; ``device`` names a
        browser that has signed in to some account. A ``guest`` has no account. ``master`` is the
        person whose program this is, ``scopes`` are what its token allows.
        """
        self.person: str | None = person
        self.owner: Owner = Owner(address, person)
        self.session: str | None = session
        self.device: str | None = device
        self.guest: bool = guest
        self.master: str | None = master
        self.scopes: frozenset[str] | None = scopes
        self.looking: bool = True  # until the page says that it is out of sight
        self.muted: frozenset[str] = frozenset()  # the people whom this viewer does not hear
        self.number: int = 0  # in the order in which viewers came to the table
        self.leaves_at: float = 0.0
        self._queue: deque[tuple[float, bytes]] = deque()  # when it may leave, and the message
        self._bytes = 0
        self._ready: asyncio.Future[None] | None = None
        self._closing = False
        self._released = 0.0

    def may_be_same_as(self, other: Viewer) -> bool:
        """Whether this may be the same human being as another viewer, as far as can be known.

        A program counts as its owner.
        People in one house may share an address. But anybody can be any number of guests there.
        Addresses of this machine say nothing: it may be a proxy's.
        """
        if self.device is not None and self.device == other.device:
            return True
        if (self.master or self.person) == (other.master or other.person):
            return True
        address = self.owner.address
        known = address and address == other.owner.address and not address.startswith("127.")
        return bool(known and address != "::/64" and (self.guest or other.guest))

    @property
    def closing(self) -> bool:
        """Whether this viewer is being dropped."""
        return self._closing

    @property
    def has_news(self) -> bool:
        """Whether a message waits for this viewer."""
        return bool(self._queue)

    def send(self, message: ServerMessage) -> None:
        """Queue a message made for this viewer."""
        self.send_bytes(encoded(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue an encoded message; a viewer who lags too far behind is dropped."""
        if self._closing:
            return
        if len(self._queue) >= MOST_MESSAGES or self._bytes + len(message) > MOST_BYTES:
            self._queue.clear()
            words = "Your connection is too slow; you will be reconnected."
            self.close(Closing(code="too_slow", words=words, retry_ms=1000))
            return
        answer = _answer.get()
        self.leaves_at = 0.0 if answer is None else answer.hold(self)
        self._queue.append((self.leaves_at, message))
        self._bytes += len(message)
        if answer is None:
            self._wake()

    def release(self, at: float) -> None:
        """Let the messages leave that may do so at the time ``at``."""
        self._released = max(self._released, at)
        self._wake()

    def close(self, message: Closing) -> None:
        """Send a last message, and close after it."""
        if not self._closing:
            self._closing = True
            self._queue.append((0.0, encoded(message)))
            self._wake()

    async def next(self) -> bytes | None:
        """Wait until a message may leave, and return it; ``None`` if the socket must close."""
        while not self._queue or self._queue[0][0] > self._released:
            if self._closing and not self._queue:
                return None
            self._ready = asyncio.get_running_loop().create_future()
            await self._ready
        _, message = self._queue.popleft()
        self._bytes -= len(message)
        return message

    def _wake(self) -> None:
        if self._ready is not None and not self._ready.done():
            self._ready.set_result(None)
