"""How an event changes the hand of the player it concerns.

A card is in only one place: melds that were spread, shown or laid off on are not in the hand.
"""

from __future__ import annotations

from hollywood.cards import Hand
from hollywood.gin.events import Discarded, Drew, GinEvent, Knocked, LaidOffOn, Shown, Took


def hand_after(hand: Hand, event: GinEvent) -> Hand:
    """Return the acting player's ``hand`` after ``event``."""
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
