"""The events of a round of gin, and what each viewer sees of them.

The event itself defines what is visible: a card that a viewer may not know is ``None`` in the
viewer's copy. Everyone gets the same number of events.
"""

from __future__ import annotations

from typing import Self

import msgspec

from hollywood.cards import Card, Hand
from hollywood.gin.result import GinResult
from hollywood.melds.meld import Meld
from hollywood.play import Event, Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """The cards are dealt and the upcard is turned up; players see only their own hands."""

    dealer: Seat
    hands: tuple[Hand | None, Hand | None]
    upcard: Card
    stock: int

    def seen_by(self, viewer: Seat | None) -> Self:
        """Hide the hands of the others."""
        mine = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=mine)


class Passed(Event, frozen=True, tag="passed"):
    """A player passed the upcard."""

    seat: Seat


class Drew(Event, frozen=True, tag="drew"):
    """A player drew from the stock; only that player sees the card."""

    seat: Seat
    card: Card | None

    def seen_by(self, viewer: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class Took(Event, frozen=True, tag="took"):
    """A player took the top of the discard pile."""

    seat: Seat
    card: Card


class Discarded(Event, frozen=True, tag="discarded"):
    """A player discarded, which ends the turn."""

    seat: Seat
    card: Card


class Knocked(Event, frozen=True, tag="knocked"):
    """A player ended the play and shows the spread and the deadwood.

    ``discard`` is ``None`` after big gin, and for the others if it is face down.
    """

    seat: Seat
    discard: Card | None
    face_down: bool
    spread: tuple[Meld, ...]
    left: Hand

    def seen_by(self, viewer: Seat | None) -> Self:
        """Hide a face-down discard from the others."""
        if viewer == self.seat or not self.face_down:
            return self
        return msgspec.structs.replace(self, discard=None)


class LaidOffOn(Event, frozen=True, tag="laid_off"):
    """A player laid a card off on the meld number ``onto`` of the other's spread."""

    seat: Seat
    card: Card
    onto: int


class Shown(Event, frozen=True, tag="shown"):
    """The defender showed melds and deadwood."""

    seat: Seat
    melds: tuple[Meld, ...]
    left: Hand


class RoundOver(Event, frozen=True, tag="round_over"):
    """The round is over; the facts for the score."""

    result: GinResult


GinEvent = Dealt | Passed | Drew | Took | Discarded | Knocked | LaidOffOn | Shown | RoundOver
