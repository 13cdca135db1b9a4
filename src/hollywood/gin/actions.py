"""The actions of a gin player; drawing, taking, and discarding are in :mod:`hollywood.play`."""

from __future__ import annotations

from hollywood.cards import Card
from hollywood.melds.meld import Meld
from hollywood.play import Action, Discard, DrawStock, TakeDiscard


class PassUpcard(Action, frozen=True, tag="pass"):
    """Pass the first upcard, or the last discard of a round if it may still be taken."""


class Knock(Action, frozen=True, tag="knock"):
    """Discard a card and lay down the spread; without deadwood it is gin."""

    discard: Card
    spread: tuple[Meld, ...]


class BigGin(Action, frozen=True, tag="big_gin"):
    """Lay down all cards after the draw, in melds, without a discard."""

    spread: tuple[Meld, ...]


class LayOff(Action, frozen=True, tag="lay_off"):
    """Add a card to the meld number ``onto`` (from 0) of the other player's spread."""

    card: Card
    onto: int


class ShowHand(Action, frozen=True, tag="show"):
    """The defender is done laying off and shows melds; the other cards are deadwood."""

    melds: tuple[Meld, ...]


class Finish(Action, frozen=True, tag="finish"):
    """The knocker is done laying off, if the rules let the knocker lay off."""


GinAction = (
    PassUpcard | DrawStock | TakeDiscard | Discard | Knock | BigGin | LayOff | ShowHand | Finish
)
