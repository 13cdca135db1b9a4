"""The viewers of a table, and since when absent people have been absent.

A person is present while at least one of their sockets is connected, however many tabs they open,
and in whatever order these come and go. Those who have not come since the table was woken are
absent since then.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar

from hollywood.server.protocol.messages import Closing
from hollywood.server.table.viewers import Viewer
from hollywood.server.workers.fairness import Owner

Kind = TypeVar("Kind", bound=Hashable)


class Audience:
    """The viewers of one table."""

    def __init__(self, now: float) -> None:
        """``now`` is when the table was woken, by the event loop's clock."""
        self._viewers: dict[Viewer, None] = {}
        self._gone: dict[str, float] = {}
        self._began = now
        self._came = 0

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._viewers

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """All viewers, in the order they came."""
        return tuple(self._viewers)

    def expect(self, person: str, now: float) -> None:
        """Treat a person who is about to come as one who was present a moment ago."""
        self._gone[person] = now

    def add(self, viewer: Viewer) -> bool:
        """Add a viewer; return whether this makes an absent person present."""
        came = viewer.person is not None and not self.has(viewer.person)
        self._viewers[viewer] = None
        self._came += 1
        viewer.number = self._came
        if viewer.person is not None:
            self._gone.pop(viewer.person, None)
        return came

    def remove(self, viewer: Viewer, now: float) -> bool:
        """Remove a viewer; return whether this makes a person absent."""
        self._viewers.pop(viewer, None)
        went = viewer.person is not None and not self.has(viewer.person)
        if went and viewer.person is not None:
            self._gone[viewer.person] = now
        return went

    def has(self, person: str) -> bool:
        """Whether a person is present."""
        for viewer in self._viewers:  # noqa: SIM110  (asked for several times for each move)
            if viewer.person == person:
                return True
        return False

    def looks(self, person: str) -> bool:
        """Whether a person has a page in sight."""
        return any(viewer.person == person and viewer.looking for viewer in self._viewers)

    def owner(self, people: Sequence[str | None]) -> Owner:
        """The owner of work for this table: the first of ``people`` who is present."""
        by_person = {viewer.person: viewer.owner for viewer in self._viewers}
        for person in people:
            if person is not None and person in by_person:
                return by_person[person]
        return Owner("", next((person for person in people if person is not None), None))

    def gone_since(self, person: str | None) -> float | None:
        """Since when a person has been absent; ``None`` while present. Nobody is always absent."""
        if person is None:
            return self._began
        return None if self.has(person) else self._gone.get(person, self._began)

    def lately_there(self, person: str, now: float, within: float) -> bool:
        """Whether a person is present, or was so at most ``within`` seconds ago."""
        gone = self._gone.get(person)
        return self.has(person) or (gone is not None and now - gone < within)

    def show(
        self,
        kind_of: Callable[[str | None], Kind],
        made_for: Callable[[Kind], bytes],
        *,
        but: Viewer | None = None,
    ) -> None:
        """Send everybody the bytes for their kind of viewer, which are made once."""
        made: dict[Kind, bytes] = {}
        for viewer in self._viewers:
            if viewer is but:
                continue
            kind = kind_of(viewer.person)
            if kind not in made:
                made[kind] = made_for(kind)
            viewer.send_bytes(made[kind])

    def close(self, message: Closing) -> None:
        """Send everybody away with a last message."""
        for viewer in self._viewers:
            viewer.close(message)
