"""What the host of a table may ask of the others, kept in memory.

The host is the person who has been seated longest and has not left. While that person is
disconnected, the next one is the host; with days for a turn, where people are seldom present, it
stays the first.

During a pause the time of the table stands still (:class:`TableTime`): turn clocks, offers and the
patience with absent people all wait.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple

from hollywood.play import Seat

LONGEST_PAUSE = 600.0
"""Seconds after which a pause ends by itself."""

MOST_PAUSES = 5
"""Most pauses of one match."""

ANSWER_WITHIN = 60.0
"""Seconds in which a person who is asked to let a bot play on can say no."""


class Pauses(NamedTuple):
    """The host pauses the match."""

    seat: Seat


class WantsOn(NamedTuple):
    """Somebody wants the pause to end; ``ends`` says that this ends it."""

    seat: Seat
    ends: bool


class AsksOut(NamedTuple):
    """The host asks ``whom`` whether a bot may play on."""

    whom: Seat


class StaysIn(NamedTuple):
    """Somebody who was asked plays on."""

    seat: Seat


class SendsOff(NamedTuple):
    """The host sends away a spectator without a name; ``address`` is where they came from."""

    number: int
    address: str


HostNoted = Pauses | WantsOn | AsksOut | StaysIn | SendsOff
"""A change of these things; none is in the log."""


def loop_time() -> float:
    """The time of the event loop, in seconds."""
    return asyncio.get_running_loop().time()


class TableTime:
    """The time of a table: that of the event loop, but it stands still during a pause."""

    def __init__(self) -> None:
        self._stood = 0.0
        self._since: float | None = None

    def now(self) -> float:
        """The time of the table, in seconds."""
        return (loop_time() if self._since is None else self._since) - self._stood

    def stop(self) -> None:
        """Let the time stand still."""
        self._since = loop_time()

    def go_on(self) -> None:
        """Let the time go on from where it stood still."""
        if self._since is not None:
            self._stood += loop_time() - self._since
            self._since = None


@dataclass
class Pause:
    """A pause: ``until`` is when it ends by itself, in the time of the event loop."""

    until: float
    wants_on: set[Seat] = field(default_factory=set)

    @property
    def left(self) -> float:
        """Seconds until it ends by itself."""
        return max(0.0, self.until - loop_time())


class Hosting:
    """What has been asked at one table."""

    def __init__(self) -> None:
        self.time: TableTime = TableTime()
        self.pause: Pause | None = None
        self.pauses: int = 0
        self.asked_out: dict[Seat, float] = {}  # until when somebody can say no
        self.refused: set[Seat] = set()  # who has said no since the last deal
        self.sent_off: set[str] = set()  # addresses of spectators without a name

    def note(self, noted: HostNoted) -> None:
        """Store what a command has changed."""
        match noted:
            case Pauses():
                self.pause = Pause(until=loop_time() + LONGEST_PAUSE)
                self.pauses += 1
                self.time.stop()
            case WantsOn(seat=seat, ends=ends):
                if self.pause is not None:
                    self.pause.wants_on.add(seat)
                if ends:
                    self.end_pause()
            case AsksOut(whom=whom):
                self.asked_out[whom] = self.time.now() + ANSWER_WITHIN
            case StaysIn(seat=seat):
                self.stays(seat)
            case SendsOff(address=address):
                self.sent_off.add(address)

    def end_pause(self) -> None:
        """Go on after a pause."""
        self.pause = None
        self.time.go_on()

    def stays(self, seat: Seat) -> None:
        """Forget the question to a person who plays on; it is not asked again in this deal."""
        if self.asked_out.pop(seat, None) is not None:
            self.refused.add(seat)

    def dealt(self) -> None:
        """Begin a deal: everybody may be asked again."""
        self.refused.clear()
