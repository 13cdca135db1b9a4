"""What one seat, or a spectator, may know: the open table, the own hand, the card just drawn.

A view never holds a round, so it cannot show what it should not; and since views and rounds share
``GinTable.after``, folding the redacted events gives the view of the true state.
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
    """All that ``seat`` may know of a round; a spectator (``None``) has no hand."""

    table: GinTable
    seat: Seat | None
    hand: Hand
    drawn: Card | None  # drawn from the stock in the turn that is going on, by this seat

    @property
    def awaiting(self) -> Seat | None:
        """The seat whose decision the round needs next; ``None`` when the round is over."""
        return self.table.awaiting

    def legal_actions(self) -> tuple[Action, ...]:
        """All that the viewer may do now, in a fixed order."""
        return legal_actions(self.table, self.seat, self.hand)

    def refusal(self, action: Action) -> Refused | None:
        """Say, with a code and in words, why the viewer may not do ``action``."""
        return refusal(self.table, self.seat, self.hand, action)

    def why_illegal(self, action: Action) -> str | None:
        """Say in words why the viewer may not do ``action``; ``None`` if he may."""
        refused = self.refusal(action)
        return None if refused is None else refused.words


def opening_view(rules: GinRules, dealt: Dealt) -> GinView:
    """Return the view of the viewer whose copy of the deal this is: the one hand in it is his."""
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
    """Return the view that a viewer's copies of all events of a round lead to."""
    events = iter(events)
    dealt = next(events, None)
    if not isinstance(dealt, Dealt):
        raise PositionError("the events of a round begin with the deal")
    return reduce(fold, events, opening_view(rules, dealt))
