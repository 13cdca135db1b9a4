"""What all card games here share: seats, actions, events, tables, bots, and knobs."""

from hollywood.play.actions import Discard, DrawStock, TakeDiscard
from hollywood.play.protocols import Action, Bot, Event, Round, Seat, View, clockwise

__all__ = [
    "Action",
    "Bot",
    "Discard",
    "DrawStock",
    "Event",
    "Round",
    "Seat",
    "TakeDiscard",
    "View",
    "clockwise",
]
