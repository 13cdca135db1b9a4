"""The log of a match: everything needed to play it again, in order.

A table writes these entries; a record (:mod:`hollywood.records`) is the same entries as text. They
hold hidden cards and secrets. The log belongs to the table, and no part of it is sent to a seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hollywood.cards import Card
from hollywood.cards.shuffle import Kind
from hollywood.play import Action, Event, Seat


class Opened(msgspec.Struct, frozen=True, kw_only=True, tag="match"):
    """The match began: its rules, who sits where, and who deals first.

    Without ``first_dealer`` the first deal draws it (:func:`hollywood.cards.drawn_dealer`).
    """

    rules: dict[str, Any]
    players: tuple[str, ...]
    first_dealer: Seat | None


class BoardDealt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The deal at one board.

    ``seats`` are the match seats, in the order of the round's own seats, which count from 0.
    ``dealer`` is one of the round's own seats. ``secret`` is hexadecimal. A ``deck`` that was given
    by somebody, top card first, has neither a secret nor a commitment.
    """

    seats: tuple[Seat, ...]
    dealer: Seat
    commitment: str
    secret: str
    events: tuple[Event, ...]
    deck: tuple[Card, ...] = ()


class VoidDeal(msgspec.Struct, frozen=True, kw_only=True):
    """A deal that was not made, because somebody did not reveal what they had sealed.

    ``secrets`` are those of the table, by board. ``sealed`` and ``contributions`` are by match
    seat, empty if there is none. Everything is hexadecimal.
    """

    secrets: tuple[str, ...]
    sealed: tuple[str, ...]
    contributions: tuple[str, ...]

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats that did not reveal what they had sealed."""
        both = enumerate(zip(self.sealed, self.contributions, strict=True))
        return tuple(Seat(seat) for seat, (sealed, given) in both if sealed and not given)


class RoundDealt(msgspec.Struct, frozen=True, kw_only=True, tag="deal", omit_defaults=True):
    """The next round was dealt at all boards; ``contributions`` are hexadecimal, by match seat.

    In the second kind of ``shuffle`` the contributions were ``sealed`` before; ``void`` are the
    tries before this one. The first deal may draw the ``first_dealer``.
    """

    round_number: int
    contributions: tuple[str, ...]
    boards: tuple[BoardDealt, ...]
    shuffle: Kind = 1
    sealed: tuple[str, ...] = ()
    void: tuple[VoidDeal, ...] = ()
    first_dealer: Seat | None = None


class Acted(msgspec.Struct, frozen=True, kw_only=True, tag="act"):
    """The player at a match seat acted; ``events`` are what followed."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]


class Undone(msgspec.Struct, frozen=True, kw_only=True, tag="undo"):
    """The player at a match seat took back its last action; ``events`` are what followed."""

    seat: Seat
    events: tuple[Event, ...]


Entry = Opened | RoundDealt | Acted | Undone
Log = Callable[[Entry], None]


def no_log(entry: Entry) -> None:
    """Discard the entry: the log of a table that keeps none."""
