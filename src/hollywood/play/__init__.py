"""What every card game of the house shares: seats, actions, events, tables, bots and knobs."""

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
