"""What a player of the contract game aims at in a hand: few penalty points, or the first place.

A point matters for the first place as much as the totals say: nothing to who cannot be caught,
everything to who is one point behind. In the first hands, before the totals say much, it is points
that count.
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
"""So many hands, the last ones, are played for the first place."""
TOLD_HANDS = 2
"""In so many of them a play makes a difference to the first place that is worth telling."""
_TWO_HANDS = 2.1
"""What the deviation of one penalty is multiplied by for how far a lead still moves.

The difference of two penalties is 1.6 times as far apart as one, since only one of the two goes
out. And a lead over all others at once holds less than one over each by himself: of 6,000 matches
of greedy players 2.1 foretells best who comes first.
"""
_STEP = 30
"""Points by which a lead is moved to see what a point is worth."""
_LEAST_SLOPE = 100
"""What a point is worth at least, of ONE: one hundredth of a per cent."""
_BEHIND = 0.65
"""Who is farther behind than this part of a deviation, 30 points in ``may-i``, never gives up."""
_NEVER = 1_000


class Aim(NamedTuple):
    """What a seat wants of a hand: its stakes, and the opinions by which it plans for them."""

    stakes: list[int]
    opinions: tuple[int, ...]


def aim_of(
    rules: ContractRules, hand_number: int, seat: int, totals: Sequence[int], *, share: int
) -> Aim:
    """Return what to aim at in hand ``hand_number`` (from 1).

    ``totals`` are the penalties by seat before it; whoever was not told them plays for points, of
    which those of the others count ``share`` per cent.
    """
    if not totals or hand_number <= rules.hands - MATCH_HANDS:
        return Aim(points_stakes(share), opinions_of(rules, hand_number))
    stakes = match_stakes(rules, hand_number, seat, totals)
    last = hand_number == rules.hands
    opinions = last_opinions(rules, seat, totals) if last else opinions_of(rules, hand_number)
    return Aim(stakes, opinions)


def opinions_of(rules: ContractRules, hand_number: int) -> tuple[int, ...]:
    """Return the opinions for the contract of hand ``hand_number`` (from 1)."""
    kinds = [slot.kind for slot in rules.slots(rules.contracts[hand_number - 1])]
    return weights_for(kinds.count("S"), kinds.count("R"))


def points_stakes(share: int) -> list[int]:
    """Return stakes for one who wants few points, and ``share`` per cent of them for the others."""
    stakes = [0] * asked.STAKES_LENGTH
    stakes[asked.STAKES_SHARE] = share
    return stakes


def match_stakes(
    rules: ContractRules, hand_number: int, seat: int, totals: Sequence[int]
) -> list[int]:
    """Return stakes for one who wants the first place; a place shared by two is half of one.

    How far the difference of two players still moves is guessed from the hands to come.
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
    """Say whether what a play is worth in a hand is told by matches won rather than by points."""
    return hand_number > rules.hands - TOLD_HANDS


def chance_of_a_point(stakes: Sequence[int]) -> float:
    """Return what chance of the first place a point stands for; 0 where points are the aim."""
    return stakes[asked.STAKES_SLOPE] / asked.ONE if stakes[asked.STAKES_FOR_MATCH] else 0.0


def last_opinions(rules: ContractRules, seat: int, totals: Sequence[int]) -> tuple[int, ...]:
    """Return by what opinions ``seat`` plans the last hand.

    Giving the contract up keeps a lead and does not make one good. The plan alone, before the last
    hand of ``may-i``, comes first in 72 % of matches with a lead of 60 points over all if it gives
    up as its opinions say, in 33 % if it never does; 60 points behind one and level with the
    others, in 12 % and in 21 %.
    """
    opinions = opinions_of(rules, rules.hands)
    best = min(total for other, total in enumerate(totals) if other != seat)
    if totals[seat] - best <= _BEHIND * deviation(rules, rules.hands):
        return opinions
    return (*opinions[:K_UP_FAR], _NEVER, *opinions[K_UP_FAR + 1 :])


def deviation(rules: ContractRules, hand_number: int) -> float:
    """Guess the standard deviation of a penalty in hand ``hand_number`` (from 1), in points.

    From what is dealt and how much of it the contract asks for: measured among greedy players of
    ``may-i`` it is 14 (SS), 29 (SR), 39 (RR), 42 (SSS), 48 (SSR), 54 (SRR) and 48 (RRR) points.

    >>> round(deviation(ContractRules(), 1)), round(deviation(ContractRules(), 7))
    (14, 47)
    """
    cards = rules.pack.cards
    dealt = rules.deal[hand_number - 1] * sum(map(rules.points.of, cards)) / len(cards)
    asked_for = sum(slot.least for slot in rules.slots(rules.contracts[hand_number - 1]))
    return dealt * max(0.05, min(0.46, 0.09 * (asked_for - 4.5)))


def _spread(rules: ContractRules, first: int) -> float:
    """The deviation of the difference of two players' penalties from hand ``first`` on."""
    hands = range(first, rules.hands + 1)
    return _TWO_HANDS * math.hypot(*(deviation(rules, number) for number in hands))


@lru_cache(maxsize=64)
def _chances(spread: float) -> tuple[int, ...]:
    """The chances of all leads, of ONE."""
    reach = asked.MOST_REACH
    return tuple(round(asked.ONE * _before(ahead, spread)) for ahead in range(-reach, reach + 1))


def _before(ahead: int, spread: float) -> float:
    """The chance of ending before one who is ``ahead`` points behind now."""
    if not spread:
        return 0.5 * ((ahead > 0) + (ahead >= 0))
    return 0.5 * (1 + math.erf(ahead / (math.sqrt(2) * spread)))


def _first(seat: int, totals: Sequence[int], more: int, spread: float) -> float:
    """The chance of ending before all others, were ``seat`` so many points farther ahead."""
    return math.prod(
        _before(total - totals[seat] + more, spread)
        for other, total in enumerate(totals)
        if other != seat
    )
