"""The three actions that every draw-and-discard game shares."""

from hollywood.cards import Card
from hollywood.play.protocols import Action


class DrawStock(Action, frozen=True, tag="draw"):
    """Draw the top card of the stock."""


class TakeDiscard(Action, frozen=True, tag="take"):
    """Take the top card of the discard pile."""


class Discard(Action, frozen=True, tag="discard"):
    """Put a card on the discard pile and end the turn."""

    card: Card
