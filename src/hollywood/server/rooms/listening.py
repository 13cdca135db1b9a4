"""Who listens for what happens to them: programs that wait for challenges and for their tables.

A listener is told only that something has happened to a person. What it is, the store says
(:mod:`hollywood.server.rooms.events`): so news that is lost costs time, but no event.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from hollywood.server.protocol.messages import Closing


class Listener:
    """Somebody who waits for news about a person; ``session`` is the hash of their session."""

    def __init__(self, person: str, session: str | None) -> None:
        self.person: str = person
        self.session: str | None = session
        self.closing: Closing | None = None
        self._news = asyncio.Event()

    def stir(self) -> None:
        """Say that something has happened."""
        self._news.set()

    def close(self, why: Closing) -> None:
        """Send the listener away."""
        self.closing = self.closing or why
        self._news.set()

    async def news(self, within: float) -> bool:
        """Wait for news, at most so many seconds; return whether there is any."""
        try:
            async with asyncio.timeout(within):
                await self._news.wait()
        except TimeoutError:
            return False
        self._news.clear()
        return True


class Listeners:
    """All listeners of one server."""

    def __init__(self) -> None:
        self._by_person: dict[str, list[Listener]] = {}
        self._closing: Closing | None = None

    @contextmanager
    def listening(self, person: str, session: str | None) -> Iterator[Listener]:
        """Listen for news about a person while the block runs."""
        listener = Listener(person, session)
        if self._closing is not None:
            listener.close(self._closing)
        self._by_person.setdefault(person, []).append(listener)
        try:
            yield listener
        finally:
            here = self._by_person[person]
            here.remove(listener)
            if not here:
                del self._by_person[person]

    def people(self) -> tuple[str, ...]:
        """Return everybody who listens."""
        return tuple(self._by_person)

    def stir(self, people: Iterable[str]) -> None:
        """Say that something has happened to these people."""
        for person in people:
            for listener in self._by_person.get(person, ()):
                listener.stir()

    def disconnect(self, person: str, session: str | None, why: Closing) -> None:
        """Send the listeners of a person away, or those of one session."""
        for listener in self._by_person.get(person, ()):
            if session in {None, listener.session}:
                listener.close(why)

    def close(self, why: Closing) -> None:
        """Send everybody away, also those who still come."""
        self._closing = why
        for listeners in self._by_person.values():
            for listener in listeners:
                listener.close(why)
