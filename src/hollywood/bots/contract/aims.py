"""What a contract player aims at in a hand: few penalty points, or first place.

How much a point matters for first place depends on the totals: nothing to a player who cannot be
caught, everything to one who is one point behind. In the first hands, when the totals say little,
only points count.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from hollywood.contract.rules import ContractRules
from hollywood.strategy.contract import settings as asked
from hollywood.strategy.contract.policies.weights import K_UP_FAR, weights_for

MATCH_HANDS = 5
"""The number of last hands that are played for first place."""
TOLD_HANDS = 2
"""The number of last hands where a play's effect on first place is large enough to report."""
_TWO_HANDS = 2.1
"""Factor from the deviation of one penalty to how far a lead still moves.

The difference of two penalties varies 1.6 times as much as one, because only one of the two players
goes out. A lead over all others together is less secure than a lead over each alone: in 6,000
matches of greedy players, 2.1 predicted first place best.
"""
_STEP = 30
"""Points by which a lead is moved to measure the value of a point."""
_LEAST_SLOPE = 100
"""The minimum value of a point, in units of ONE: one hundredth of a percent."""
_BEHIND = 0.65
"""A player behind by more than this share of a deviation, 30 points in ``may-i``, keeps trying."""
_NEVER = 1_000


class Aim(NamedTuple):
    """What a seat wants from a hand: its stakes, and the policy weights it plans with."""

    stakes: list[int]
    opinions: tuple[int, ...]


def aim_of(
    rules: ContractRules, hand_number: int, seat: int, totals: Sequence[int], *, share: int
) -> Aim:
    """Return the aim in hand ``hand_number`` (from 1).

    ``totals`` are the penalties by seat before the hand; if empty, the aim is points, and the
    points of the others count ``share`` percent.
    """
    if not totals or hand_number <= rules.hands - MATCH_HANDS:
        return Aim(points_stakes(share), opinions_of(rules, hand_number))
    stakes = match_stakes(rules, hand_number, seat, totals)
    last = hand_number == rules.hands
    opinions = last_opinions(rules, seat, totals) if last else opinions_of(rules, hand_number)
    return Aim(stakes, opinions)


def opinions_of(rules: ContractRules, hand_number: int) -> tuple[int, ...]:
    """Return the policy weights for the contract of hand ``hand_number`` (from 1)."""
    kinds = [slot.kind for slot in rules.slots(rules.contracts[hand_number - 1])]
    return weights_for(kinds.count("S"), kinds.count("R"))


def points_stakes(share: int) -> list[int]:
    """Return stakes for few own points and, at ``share`` percent, many points for the others."""
    stakes = [0] * asked.STAKES_LENGTH
    stakes[asked.STAKES_SHARE] = share
    return stakes


def match_stakes(
    rules: ContractRules, hand_number: int, seat: int, totals: Sequence[int]
) -> list[int]:
    """Return stakes for first place; a place shared by two counts half.

    How far the difference of two players can still move is estimated from the remaining hands.
    """
    later = _spread(rules, hand_number + 1)
    reach = asked.MOST_REACH
    stakes = [0] * asked.STAKES_LENGTH
    stakes[asked.STAKES_FOR_MATCH] = 1
    stakes[asked.STAKES_REACH] = reach
    stakes[asked.STAKES_TOTALS : asked.STAKES_TOTALS + len(totals)] = totals
    first = asked.STAKES_CHANCES
    stakes[first : first + 2 * reach + 1] = _chances(later)
    now = _spread(rules, hand_number)
    more = _first(seat, totals, _STEP, now) - _first(seat, totals, -_STEP, now)
    stakes[asked.STAKES_SLOPE] = max(_LEAST_SLOPE, round(asked.ONE * more / (2 * _STEP)))
    return stakes


def is_told_as_a_chance(rules: ContractRules, hand_number: int) -> bool:
    """Return whether the value of a play is reported in matches won instead of points."""
    return hand_number > rules.hands - TOLD_HANDS


def chance_of_a_point(stakes: Sequence[int]) -> float:
    """Return the chance of first place that one point is worth; 0 if the aim is points."""
    return stakes[asked.STAKES_SLOPE] / asked.ONE if stakes[asked.STAKES_FOR_MATCH] else 0.0


def last_opinions(rules: ContractRules, seat: int, totals: Sequence[int]) -> tuple[int, ...]:
    """Return the policy weights with which ``seat`` plans the last hand.

    Giving up the contract protects a lead but cannot create one. Before the last hand of ``may-i``,
    the plan alone comes first in 72% of matches with a lead of 60 points over everyone if it gives
    up as its weights say, and in 33% if it never gives up. At 60 points behind one player and level
    with the others, it comes first in 12% and 21%.
    """
    opinions = opinions_of(rules, rules.hands)
    best = min(total for other, total in enumerate(totals) if other != seat)
    if totals[seat] - best <= _BEHIND * deviation(rules, rules.hands):
        return opinions
    return (*opinions[:K_UP_FAR], _NEVER, *opinions[K_UP_FAR + 1 :])


def deviation(rules: ContractRules, hand_number: int) -> float:
    """Estimate the standard deviation of a penalty in hand ``hand_number`` (from 1), in points.

    The estimate uses the cards dealt and how many of them the contract requires. Measured among
    greedy players of ``may-i``, it is 14 (SS), 29 (SR), 39 (RR), 42 (SSS), 48 (SSR), 54 (SRR), and
    48 (RRR) points.

    >>> round(deviation(ContractRules(), 1)), round(deviation(ContractRules(), 7))
    (14, 47)
    """
    cards = rules.pack.cards
    dealt = rules.deal[hand_number - 1] * sum(map(rules.points.of, cards)) / len(cards)
    asked_for = sum(slot.least for slot in rules.slots(rules.contracts[hand_number - 1]))
    return dealt * max(0.05, min(0.46, 0.09 * (asked_for - 4.5)))


def _spread(rules: ContractRules, first: int) -> float:
    """Return the deviation of the difference of two players' penalties from hand ``first`` on."""
    hands = range(first, rules.hands + 1)
    return _TWO_HANDS * math.hypot(*(deviation(rules, number) for number in hands))


@lru_cache(maxsize=64)
def _chances(spread: float) -> tuple[int, ...]:
    """Return the chances of all leads, in units of ONE."""
    reach = asked.MOST_REACH
    return tuple(round(asked.ONE * _before(ahead, spread)) for ahead in range(-reach, reach + 1))


def _before(ahead: int, spread: float) -> float:
    """Return the chance of finishing ahead of a player who is ``ahead`` points behind now."""
    if not spread:
        return 0.5 * ((ahead > 0) + (ahead >= 0))
    return 0.5 * (1 + math.erf(ahead / (math.sqrt(2) * spread)))


def _first(seat: int, totals: Sequence[int], more: int, spread: float) -> float:
    """Return the chance of finishing ahead of all others if ``seat`` were ``more`` points ahead."""
    return math.prod(
        _before(total - totals[seat] + more, spread)
        for other, total in enumerate(totals)
        if other != seat
    )
