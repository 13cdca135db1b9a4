"""How a hand can be divided into melds and deadwood, and which way is best.

An arrangement is a set of disjoint melds. For example, the hearts 3 to 8 can be one run of six or
two runs of three. Arrangements with the same deadwood can differ in what can be laid off on them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from hollywood.cards import Card, Hand
from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.deadwood.defence import taken_by
from hollywood.melds import walks
from hollywood.melds.forms import meld_from, why_no_meld
from hollywood.melds.meld import Arrangement, Meld
from hollywood.melds.rules import MeldRules


def arrangements(hand: Hand, rules: MeldRules, limit: int | None = None) -> Iterator[Arrangement]:
    """Yield every arrangement of at most ``limit`` points (None: all), each once.

    The order depends only on the hand and the rules. Arrangements are computed as they are
    requested.
    """
    most = sum(rules.points(card) for card in hand) if limit is None else limit
    for melds, left, points in walks.arrangements(hand.bits, most, rules.tables):
        yield Arrangement(tuple(meld_from(meld, rules) for meld in melds), Hand(left), points)


def best_arrangements(hand: Hand, rules: MeldRules) -> tuple[Arrangement, ...]:
    """Return every arrangement with the least deadwood."""
    return tuple(arrangements(hand, rules, deadwood(hand.bits, rules.tables)))


@lru_cache(maxsize=4096)
def best_arrangement(hand: Hand, rules: MeldRules) -> Arrangement:
    """Return the arrangement with the least deadwood, then the fewest melds; the first if tied.

    Results are cached, because the same hand is examined repeatedly until its next card.

    >>> str(best_arrangement(Hand.parse("3h 4h 5h 6h 7h 8h 2c"), MeldRules()).melds[0])
    '3h 4h 5h 6h 7h 8h'
    """
    tables = rules.tables
    melds, left, points = min(
        walks.arrangements(hand.bits, deadwood(hand.bits, tables), tables),
        key=lambda arrangement: len(arrangement[0]),
    )
    return Arrangement(tuple(meld_from(meld, rules) for meld in melds), Hand(left), points)


def best_spread(hand: Hand, rules: MeldRules) -> Arrangement:
    """Return the least-deadwood arrangement that gives a defender the least to lay off.

    The measure is the points of all cards outside the hand that fit on one of its melds as it lies.
    Ties go to the fewest melds, then to the first. Layoffs in chains, and which cards the defender
    may hold, are not considered.

    >>> str(best_spread(Hand.parse("8c 8d 8h 8s 9s Ts Js"), MeldRules()).melds[0])
    '8c 8d 8h 8s'
    """
    tables = rules.tables

    def exposure(arrangement: tuple[tuple[int, ...], int, int]) -> tuple[int, int]:
        wanted = 0
        for meld in arrangement[0]:
            wanted |= taken_by(meld, tables)
        unseen = Hand(wanted & ~hand.bits)
        return sum(rules.points(card) for card in unseen), len(arrangement[0])

    best = deadwood(hand.bits, tables)
    melds, left, points = min(walks.arrangements(hand.bits, best, tables), key=exposure)
    return Arrangement(tuple(meld_from(meld, rules) for meld in melds), Hand(left), points)


def spread_problem(hand: Hand, spread: Sequence[Meld], rules: MeldRules) -> str | None:
    """Explain to a player why these melds cannot be spread from ``hand``; None if they can."""
    used: set[Card] = set()
    for meld in spread:
        problem = why_no_meld(meld.cards, rules)
        if problem is not None:
            return problem
        for card in meld.cards:
            if card not in hand:
                return f"{card} is not in the hand"
            if card in used:
                return f"{card} is in two melds"
            used.add(card)
    return None
