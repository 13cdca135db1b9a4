"""What the end of a hand of the contract game is worth: penalty points, or the first place.

A point matters for the first place as much as the totals and the hands to come say. How far the
difference of two players still moves is guessed from what is dealt in the later hands and how much
of it their contracts ask for: measured among greedy players, the penalties of a hand have a
standard deviation of 14 (SS), 29 (SR), 39 (RR), 42 (SSS), 48 (SSR), 54 (SRR) and 48 (RRR) points.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from hollywood.contract.rules import ContractRules
from hollywood.kernel import contract_asked as asked

_TWO_HANDS = 1.25
"""The deviation of the difference of two penalties, of one of them: one of the two is often 0."""


def points_stakes(share: int) -> list[int]:
    """Return stakes for one who wants few points, and ``share`` per cent of them for the others."""
    stakes = [0] * asked.STAKES_LENGTH
    stakes[asked.STAKES_SHARE] = share
    return stakes


def match_stakes(rules: ContractRules, totals: Sequence[int], hand_number: int) -> list[int]:
    """Return stakes for one who wants the first place; ``totals`` by seat before this hand."""
    variance = sum(
        (_TWO_HANDS * deviation(rules, number)) ** 2
        for number in range(hand_number + 1, rules.hands + 1)
    )
    reach = asked.MOST_REACH
    stakes = [0] * asked.STAKES_LENGTH
    stakes[asked.STAKES_FOR_MATCH] = 1
    stakes[asked.STAKES_REACH] = reach
    stakes[asked.STAKES_TOTALS : asked.STAKES_TOTALS + len(totals)] = totals
    first = asked.STAKES_CHANCES
    stakes[first : first + 2 * reach + 1] = [
        round(asked.ONE * _chance(ahead, variance)) for ahead in range(-reach, reach + 1)
    ]
    return stakes


def deviation(rules: ContractRules, hand_number: int) -> float:
    """Guess the standard deviation of a penalty in hand ``hand_number`` (from 1), in points.

    >>> round(deviation(ContractRules(), 1)), round(deviation(ContractRules(), 7))
    (14, 47)
    """
    cards = rules.pack.cards
    dealt = rules.deal[hand_number - 1] * sum(map(rules.points.of, cards)) / len(cards)
    asked_for = sum(slot.least for slot in rules.slots(rules.contracts[hand_number - 1]))
    return dealt * max(0.05, min(0.46, 0.09 * (asked_for - 4.5)))


def _chance(ahead: int, variance: float) -> float:
    """The chance of ending before one who is ``ahead`` points behind now."""
    if variance == 0:
        return 0.5 * ((ahead > 0) + (ahead >= 0))
    return 0.5 * (1 + math.erf(ahead / math.sqrt(2 * variance)))
