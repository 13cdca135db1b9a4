"""What happens in a hand of the contract game, and what each viewer sees of it.

Visibility is written here, where the event is born: a card that a viewer may not know is ``None``
in the event he gets, and everyone gets the same number of events.
"""

from __future__ import annotations

from typing import Self

import msgspec

from hollywood.cards import Card, Hand
from hollywood.contract.actions import End
from hollywood.contract.result import ContractResult
from hollywood.melds.wild import WildMeld
from hollywood.play import Event, Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """The cards are dealt and the upcard is turned; each player sees his own hand.

    ``sizes`` are the cards dealt to each seat, for those who do not see the hands.
    """

    hand_number: int
    dealer: Seat
    hands: tuple[Hand | None, ...]
    sizes: tuple[int, ...]
    upcard: Card
    stock: int

    def seen_by(self, viewer: Seat | None) -> Self:
        """Hide the hands of the others."""
        mine = tuple(hand if seat == viewer else None for seat, hand in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=mine)


class _HiddenCard(Event, frozen=True):
    """A player got a card from the stock; only he sees it."""

    seat: Seat
    card: Card | None

    def seen_by(self, viewer: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class Drew(_HiddenCard, frozen=True, tag="drew"):
    """The player in turn drew from the stock; only he sees the card."""


class DrewPenalty(_HiddenCard, frozen=True, tag="penalty"):
    """A player whose May-I was granted drew a penalty card; only he sees it."""


class Took(Event, frozen=True, tag="took"):
    """The player in turn took the top of the discard pile."""

    seat: Seat
    card: Card


class MayICalled(Event, frozen=True, tag="may_i_called"):
    """A player asked for the top discard."""

    seat: Seat
    moment: int


class MayIWithdrawn(Event, frozen=True, tag="may_i_withdrawn"):
    """A player took his call back."""

    seat: Seat


class MayIDenied(Event, frozen=True, tag="may_i_denied"):
    """The player in turn denied the call of ``seat``; all calls lapse."""

    seat: Seat


class MayIGranted(Event, frozen=True, tag="may_i_granted"):
    """The call of ``seat`` was allowed: he has the discard; all other calls lapse.

    His penalty cards follow, each as a :class:`DrewPenalty`.
    """

    seat: Seat
    card: Card


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """All discards but the top one became the new stock of ``stock`` cards."""

    stock: int


class LaidDown(Event, frozen=True, tag="laid_down"):
    """A player laid down his contract; its melds are the next ones on the table."""

    seat: Seat
    melds: tuple[WildMeld, ...]


class LaidOffOn(Event, frozen=True, tag="laid_off"):
    """A player added a card to the meld number ``onto`` on the table."""

    seat: Seat
    card: Card
    onto: int
    at: End | None


class Displaced(Event, frozen=True, tag="displaced"):
    """A player put a card in the place of a wild one, which moved to an end of its run."""

    seat: Seat
    card: Card
    onto: int
    wild_to: End


class Discarded(Event, frozen=True, tag="discarded"):
    """A player discarded and his turn is over."""

    seat: Seat
    card: Card


class HandOver(Event, frozen=True, tag="hand_over"):
    """The hand is over; the facts that the score is made from, with all cards open."""

    result: ContractResult


ContractEvent = (
    Dealt
    | Drew
    | DrewPenalty
    | Took
    | MayICalled
    | MayIWithdrawn
    | MayIDenied
    | MayIGranted
    | Reshuffled
    | LaidDown
    | LaidOffOn
    | Displaced
    | Discarded
    | HandOver
)
