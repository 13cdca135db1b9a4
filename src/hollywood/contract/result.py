"""How a hand of the contract game ended, and what that costs.

The result holds facts only; :func:`price` turns them into penalty points under any rules.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from hollywood.cards import Hand
from hollywood.contract.rules import ContractRules
from hollywood.play import Seat


class Ending(StrEnum):
    """How the play of a hand stopped."""

    WENT_OUT = "went_out"
    STOCK_EXHAUSTED = "stock_exhausted"  # the player in turn can draw nothing
    TURN_CAP = "turn_cap"  # nobody went out for too long


class ContractResult(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a finished hand, by seat where they are many.

    ``winner`` is ``None`` when nobody went out; ``left`` are the cards still held, now open;
    ``may_is`` counts the calls that were granted.
    """

    ending: Ending
    hand_number: int
    winner: Seat | None
    left: tuple[Hand, ...]
    may_is: tuple[int, ...]
    turns: int


def price(result: ContractResult, rules: ContractRules) -> tuple[int, ...]:
    """Return the penalty points of each seat: what the cards left in hand count.

    The player who went out holds nothing and scores 0; without a winner everybody counts.
    """
    return tuple(sum(rules.points.of(card) for card in hand) for hand in result.left)
