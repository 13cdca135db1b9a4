"""The protocols that the games implement: a seat, an action, an event, a view, a round, a bot.

A round is immutable. ``round.after(seat, action)`` is the next round; its ``news`` are the events
that led to it, each of which can be redacted for a viewer. Nothing else changes anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NewType, Protocol, Self, runtime_checkable

import msgspec

Seat = NewType("Seat", int)


class Action(msgspec.Struct, frozen=True):
    """What a player does; each game has its own actions, tagged by ``type`` in JSON."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened at the table; every viewer gets a redacted copy of every event."""

    def seen_by(self, viewer: Seat | None) -> Self:
        """Return the event as ``viewer`` may know it; ``None`` is a spectator."""
        return self


class Refusal(Protocol):
    """Why an action is refused: a stable code for programs, one line of text for the player."""

    @property
    def code(self) -> str:
        """The code."""

    @property
    def words(self) -> str:
        """What is wrong and what is allowed."""


@runtime_checkable
class View(Protocol):
    """Everything one seat, or a spectator, may know of a round."""

    @property
    def seat(self) -> Seat | None:
        """The viewer's seat; ``None`` for a spectator."""

    @property
    def awaiting(self) -> Seat | None:
        """The seat whose decision the round needs next; ``None`` if the round is over."""

    def legal_actions(self) -> Iterable[Action]:
        """Everything that the viewer may do now, in a fixed order."""

    def refusal(self, action: Action) -> Refusal | None:
        """Explain why the viewer may not do ``action``, with a code and in words."""

    def why_illegal(self, action: Action) -> str | None:
        """Explain to a player why the viewer may not do ``action``; ``None`` if allowed."""


class Round(Protocol):
    """One deal, played until it is over."""

    @property
    def awaiting(self) -> Seat | None:
        """The seat whose decision the round needs next; ``None`` if the round is over."""

    @property
    def news(self) -> tuple[Event, ...]:
        """The events of the last change, unredacted, in order."""

    def legal_actions(self, seat: Seat) -> Iterable[Action]:
        """Everything that ``seat`` may do now, in a fixed order."""

    def why_illegal(self, seat: Seat, action: Action) -> str | None:
        """Explain to a player why ``seat`` may not do ``action``; ``None`` if allowed."""

    def after(self, seat: Seat, action: Action) -> Self:
        """Return the round after ``action``; IllegalAction, and no change, if not allowed."""

    def view(self, seat: Seat | None) -> View:
        """Return what ``seat``, or a spectator, may know."""


class Bot(Protocol):
    """A player that sees only what a seat sees."""

    @property
    def name(self) -> str:
        """The name at the table."""

    def choose(self, view: View) -> Action | None:
        """Return a legal action; ``None`` (do nothing) only if the view awaits another player."""


@runtime_checkable
class Listener(Protocol):
    """An optional part of a bot: it hears what happens, so it can remember across rounds."""

    def told(self, events: Sequence[Event]) -> None:
        """Receive what happened at its board since the last call, as its seat saw it.

        It is called before each decision and at the end of each round; a round begins with the
        deal.
        """


def clockwise(seats: int, *, after: Seat) -> Iterator[Seat]:
    """Yield the other seats in playing order, starting left of ``after``.

    >>> list(clockwise(4, after=Seat(2)))
    [3, 0, 1]
    """
    for step in range(1, seats):
        yield Seat((after + step) % seats)
