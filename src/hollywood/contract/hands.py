"""How an event changes the hand of the player it concerns."""

from __future__ import annotations

from hollywood.cards import Hand
from hollywood.contract.events import (
    ContractEvent,
    Discarded,
    Displaced,
    Drew,
    DrewPenalty,
    LaidDown,
    LaidOffOn,
    MayIGranted,
    TakenBack,
    Took,
)


def hand_after(hand: Hand, event: ContractEvent) -> Hand:
    """Return the acting player's ``hand`` after ``event``."""
    if isinstance(event, Drew | DrewPenalty):
        assert event.card is not None, "only the player who drew has a hand that changes"
        return hand + event.card
    if isinstance(event, Took | MayIGranted):
        return hand + event.card
    if isinstance(event, Displaced) and event.freed is not None:
        return hand - event.card + event.freed
    if isinstance(event, Discarded | LaidOffOn | Displaced):
        return hand - event.card
    if isinstance(event, LaidDown):
        return hand.minus(card for meld in event.melds for card in meld.cards)
    if isinstance(event, TakenBack):
        hand = hand.plus(event.cards)
        return hand if event.freed is None else hand - event.freed
    return hand
