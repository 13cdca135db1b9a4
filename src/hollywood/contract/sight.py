"""What a seat or a spectator may know: the open table, the seat's hand, the card just drawn.

A view never holds a round, so it cannot show hidden cards. Views and rounds share
``ContractTable.after``, so applying the redacted events gives the view of the true state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce

import msgspec

from hollywood.cards import Card, Hand
from hollywood.contract.events import (
    ContractEvent,
    Dealt,
    Discarded,
    Drew,
    HandOver,
    Reshuffled,
)
from hollywood.contract.hands import hand_after
from hollywood.contract.legality import legal_actions, refusal
from hollywood.contract.refusals import Refused
from hollywood.contract.rules import ContractRules
from hollywood.contract.table import ContractTable
from hollywood.errors import PositionError
from hollywood.play import Action, Seat
from hollywood.play.seats import viewer_of


class ContractView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything ``seat`` may know of a round; a spectator (``None``) has no hand."""

    table: ContractTable
    seat: Seat | None
    hand: Hand
    drawn: Card | None  # drawn from the stock by this seat in the current turn

    @property
    def awaiting(self) -> Seat | None:
        """The seat whose decision the round needs next; ``None`` when the round is over."""
        return self.table.awaiting

    def legal_actions(self) -> Iterator[Action]:
        """Everything the viewer may do now, in a fixed order; ways to lay down last, on demand."""
        return legal_actions(self.table, self.seat, self.hand)

    def refusal(self, action: Action) -> Refused | None:
        """Say why the viewer may not do ``action``, with a code and in words."""
        return refusal(self.table, self.seat, self.hand, action)

    def why_illegal(self, action: Action) -> str | None:
        """Say why the viewer may not do ``action``; ``None`` if it is allowed."""
        refused = self.refusal(action)
        return None if refused is None else refused.words


def drawn_after(drawn: Card | None, event: ContractEvent) -> Card | None:
    """Return the card drawn from the stock in this turn; ``None`` after the turn."""
    if isinstance(event, Drew):
        return event.card
    return None if isinstance(event, Discarded | HandOver) else drawn


def opening_view(rules: ContractRules, dealt: Dealt) -> ContractView:
    """Return the view of the viewer whose copy of the deal this is, with its one visible hand."""
    seat, hand = viewer_of(dealt.hands)
    table = ContractTable.dealt(rules, dealt)
    return ContractView(table=table, seat=seat, hand=hand, drawn=None)


def fold(view: ContractView, event: ContractEvent) -> ContractView:
    """Return the view after ``event``, given the viewer's copy of it."""
    mine = False
    if not isinstance(event, Dealt | Reshuffled | HandOver):
        mine = event.seat == view.seat
    return ContractView(
        table=view.table.after(event),
        seat=view.seat,
        hand=hand_after(view.hand, event) if mine else view.hand,
        drawn=drawn_after(view.drawn, event),
    )


def view_from(rules: ContractRules, events: Iterable[ContractEvent]) -> ContractView:
    """Return the view after a viewer's copies of all events of a round."""
    events = iter(events)
    dealt = next(events, None)
    if not isinstance(dealt, Dealt):
        raise PositionError("the events of a round begin with the deal")
    return reduce(fold, events, opening_view(rules, dealt))
