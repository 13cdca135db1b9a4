"""How an event changes the hand of the player it is about.

A card lies in one place only: melds that were spread, shown or laid off on have left the hand.
"""

from __future__ import annotations

from hollywood.cards import Hand
from hollywood.gin.events import Discarded, Drew, GinEvent, Knocked, LaidOffOn, Shown, Took


def hand_after(hand: Hand, event: GinEvent) -> Hand:
    """Return ``hand``, which is the acting player's, as ``event`` leaves it."""
    if isinstance(event, Discarded):
        return hand - event.card
    if isinstance(event, Drew):
        assert event.card is not None, "only the player who drew has a hand that changes"
        return hand + event.card
    if isinstance(event, Took):
        return hand + event.card
    if isinstance(event, LaidOffOn):
        return hand - event.card
    if isinstance(event, Knocked | Shown):
        return event.left
    return hand
