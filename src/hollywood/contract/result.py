"""How a hand of the contract game ended, and the penalties.

The result holds only facts. :func:`price` turns them into penalty points under any rules.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from hollywood.cards import Hand
from hollywood.contract.rules import ContractRules
from hollywood.play import Seat


class Ending(StrEnum):
    """How the play of a hand ended."""

    WENT_OUT = "went_out"
    STOCK_EXHAUSTED = "stock_exhausted"  # the player in turn can draw nothing
    TURN_CAP = "turn_cap"  # no one went out for too long


class ContractResult(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a finished hand; lists are by seat.

    ``winner`` is ``None`` if nobody went out; ``left`` are the cards left in each hand, face up;
    ``may_is`` counts the granted calls. ``in_one_turn``: the winner laid down in the same turn.
    """

    ending: Ending
    hand_number: int
    winner: Seat | None
    left: tuple[Hand, ...]
    may_is: tuple[int, ...]
    turns: int
    in_one_turn: bool = False


def price(result: ContractResult, rules: ContractRules) -> tuple[int, ...]:
    """Return the penalty points of each seat: the points of the cards left in hand.

    The player who went out scores 0, or less if the rules reward laying down and going out in one
    turn. Without a winner, all hands count.
    """
    penalties = [sum(rules.points.of(card) for card in hand) for hand in result.left]
    if result.winner is not None and result.in_one_turn:
        penalties[result.winner] -= rules.out_in_one_turn
    return tuple(penalties)
