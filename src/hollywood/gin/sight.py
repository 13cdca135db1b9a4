"""What a seat or a spectator may know: the open table, the seat's hand, the card just drawn.

A view never holds a round, so it cannot show hidden cards. Views and rounds share
``GinTable.after``, so applying the redacted events gives the view of the true state.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

import msgspec

from hollywood.cards import Card, Hand
from hollywood.errors import PositionError
from hollywood.gin.choices import legal_actions
from hollywood.gin.events import Dealt, Drew, GinEvent, RoundOver
from hollywood.gin.hands import hand_after
from hollywood.gin.legality import refusal
from hollywood.gin.refusals import Refused
from hollywood.gin.rules import GinRules
from hollywood.gin.table import GinTable
from hollywood.play import Action, Seat
from hollywood.play.seats import viewer_of


class GinView(msgspec.Struct, frozen=True, kw_only=True):
    """Everything ``seat`` may know of a round; a spectator (``None``) has no hand."""

    table: GinTable
    seat: Seat | None
    hand: Hand
    drawn: Card | None  # drawn from the stock by this seat in the current turn

    @property
    def awaiting(self) -> Seat | None:
        """The seat whose decision the round needs next; ``None`` when the round is over."""
        return self.table.awaiting

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything that the viewer may do now, in a fixed order."""
        return legal_actions(self.table, self.seat, self.hand)

    def refusal(self, action: Action) -> Refused | None:
        """Say why the viewer may not do ``action``, with a code and in words."""
        return refusal(self.table, self.seat, self.hand, action)

    def why_illegal(self, action: Action) -> str | None:
        """Say why the viewer may not do ``action``; ``None`` if it is allowed."""
        refused = self.refusal(action)
        return None if refused is None else refused.words


def opening_view(rules: GinRules, dealt: Dealt) -> GinView:
    """Return the view of the viewer whose copy of the deal this is, with its one visible hand."""
    seat, hand = viewer_of(dealt.hands)
    return GinView(table=GinTable.dealt(rules, dealt), seat=seat, hand=hand, drawn=None)


def fold(view: GinView, event: GinEvent) -> GinView:
    """Return the view after ``event``, given the viewer's copy of it."""
    mine, drawn = False, None
    if not isinstance(event, Dealt | RoundOver):
        mine = event.seat == view.seat
    if isinstance(event, Drew):
        drawn = event.card
    return GinView(
        table=view.table.after(event),
        seat=view.seat,
        hand=hand_after(view.hand, event) if mine else view.hand,
        drawn=drawn,
    )


def view_from(rules: GinRules, events: Iterable[GinEvent]) -> GinView:
    """Return the view after a viewer's copies of all events of a round."""
    events = iter(events)
    dealt = next(events, None)
    if not isinstance(dealt, Dealt):
        raise PositionError("the events of a round begin with the deal")
    return reduce(fold, events, opening_view(rules, dealt))
