"""The events of a hand of the contract game, and what each viewer sees of them.

The event itself defines what is visible: a card that a viewer may not know is ``None`` in the
viewer's copy. Everyone gets the same number of events.
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
    """The cards are dealt and the upcard is turned up; players see only their own hands.

    ``sizes`` are the numbers of cards dealt to each seat, for viewers who do not see the hands.
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
    """A player got a card from the stock; only that player sees it."""

    seat: Seat
    card: Card | None

    def seen_by(self, viewer: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if viewer == self.seat else msgspec.structs.replace(self, card=None)


class Drew(_HiddenCard, frozen=True, tag="drew"):
    """The player in turn drew from the stock; only that player sees the card."""


class DrewPenalty(_HiddenCard, frozen=True, tag="penalty"):
    """A player whose May-I was granted drew a penalty card; only that player sees it."""


class Took(Event, frozen=True, tag="took"):
    """The player in turn took the top of the discard pile."""

    seat: Seat
    card: Card


class MayICalled(Event, frozen=True, tag="may_i_called"):
    """A player asked for the top discard."""

    seat: Seat
    moment: int


class MayIWithdrawn(Event, frozen=True, tag="may_i_withdrawn"):
    """A player withdrew a call."""

    seat: Seat


class MayIDenied(Event, frozen=True, tag="may_i_denied"):
    """The player in turn denied the call of ``seat``; all calls lapse."""

    seat: Seat


class MayIGranted(Event, frozen=True, tag="may_i_granted"):
    """The call of ``seat`` was allowed: it gets the discard, and all other calls lapse.

    The penalty cards follow, each as a :class:`DrewPenalty`.
    """

    seat: Seat
    card: Card


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """All discards but the top one became the new stock of ``stock`` cards."""

    stock: int


class LaidDown(Event, frozen=True, tag="laid_down"):
    """A player laid down the contract; its melds are the next ones on the table."""

    seat: Seat
    melds: tuple[WildMeld, ...]


class LaidOffOn(Event, frozen=True, tag="laid_off"):
    """A player added a card to the meld number ``onto`` on the table."""

    seat: Seat
    card: Card
    onto: int
    at: End | None


class Displaced(Event, frozen=True, tag="displaced"):
    """A player put a card in place of a wild card, which moved to an end of its run.

    Where wild cards go to the hand instead, ``wild_to`` is ``None`` and ``freed`` the wild card.
    """

    seat: Seat
    card: Card
    onto: int
    wild_to: End | None
    freed: Card | None = None


class Discarded(Event, frozen=True, tag="discarded"):
    """A player discarded, which ends the turn."""

    seat: Seat
    card: Card


class TakenBack(Event, frozen=True, tag="taken_back"):
    """A player took back the last lay down or addition of the turn: ``cards`` are in hand again.

    The table is as it was before; no hidden card has been seen since. If a replaced wild card had
    gone to the hand, it is ``freed`` and goes back into its meld.
    """

    seat: Seat
    cards: tuple[Card, ...]
    freed: Card | None = None


class HandOver(Event, frozen=True, tag="hand_over"):
    """The hand is over; the facts for the score, with all cards face up."""

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
    | TakenBack
)
