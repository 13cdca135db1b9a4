"""The actions of a player; drawing, taking, and discarding are in :mod:`hollywood.play`."""

from __future__ import annotations

from typing import Literal

from hollywood.cards import Card
from hollywood.melds.wild import WildMeld
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

End = Literal["top", "bottom"]
"""The high and the low end of a run."""


class CallMayI(Action, frozen=True, tag="call"):
    """Ask for the top discard out of turn: "May I?".

    ``moment`` is the time of the call, below 2**31. A larger number is later, equal numbers are a
    tie, and the first call for a discard may have any moment from 0. The caller does not choose
    it: the table of a match gives each call a later moment than the standing calls.
    """

    moment: int = 0


class WithdrawMayI(Action, frozen=True, tag="withdraw"):
    """Withdraw your own call."""


class AllowMayI(Action, frozen=True, tag="allow"):
    """The player in turn lets the caller have the discard."""


class DenyMayI(Action, frozen=True, tag="deny"):
    """The player in turn claims the discard."""


class LayDown(Action, frozen=True, tag="lay_down"):
    """Lay down the contract; runs are given from their low end to their high end."""

    melds: tuple[WildMeld, ...]


class LayOff(Action, frozen=True, tag="lay_off"):
    """Add a card to the meld number ``onto`` (from 0) on the table, at an end if it is a run."""

    card: Card
    onto: int
    at: End | None = None


class Displace(Action, frozen=True, tag="displace"):
    """Put a card in place of the wild card that stands for it.

    The wild card moves to an end of the run; ``None``: to the player's hand.
    """

    card: Card
    onto: int
    wild_to: End | None


ContractAction = (
    DrawStock
    | TakeDiscard
    | Discard
    | CallMayI
    | WithdrawMayI
    | AllowMayI
    | DenyMayI
    | LayDown
    | LayOff
    | Displace
)
