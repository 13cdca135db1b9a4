"""Chance: counts of dealt hands, and the expected values for fair decks.

People can check the claim "the deal is rigged" for themselves: :func:`dealt_at_gin` and
:func:`dealt_at_contract` count what a person was dealt when a round ends, and the page compares it
with the figures here. The figures are for fair decks and for certain rules only. Hands dealt by
other rules do not count: ``usual`` in the facts says that a hand was dealt by these rules.

Aces, pairs, wild cards and the dealer have exact values, as fractions. Deadwood and melded cards
have no closed form and were measured: deadwood in 100,000,000 rounds dealt by `hollywood simulate`
(mean 56.57, deviation 13.78), melded cards in the best arrangements of 6,000,000 random hands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import comb, sqrt
from typing import Any, NamedTuple

from hollywood.cards import ACE, Hand
from hollywood.contract.rules import ContractRules
from hollywood.gin.rules import GinRules
from hollywood.melds import MeldRules, best_arrangement

USUAL_HAND = 10
USUAL_CONTRACT_HAND = 11


class Expected(NamedTuple):
    """The mean and the standard deviation of one deal."""

    mean: float
    deviation: float


def dealt_at_gin(hand: Hand, rules: GinRules) -> dict[str, Any]:
    """Return the facts of a hand dealt in gin.

    ``dealt_pairs`` counts the ranks held exactly twice; ``dealt_melds`` the cards in melds of the
    best arrangement.

    >>> dealt_at_gin(Hand.parse("Ac Ad 4h 5h 6h 9s 9c 9d Kd 2s"), GinRules())["dealt_melds"]
    6
    """
    best = best_arrangement(hand, rules.melds)
    ranks = Counter(card.rank for card in hand)
    return {
        "dealt_deadwood": best.points,
        "dealt_aces": ranks[ACE],
        "dealt_melds": len(hand) - len(best.left),
        "dealt_pairs": sum(count == 2 for count in ranks.values()),
        "usual": len(hand) == USUAL_HAND and rules.melds == MeldRules() and rules.decks == 1,
        "by_lot": rules.first_dealer != "chosen" and rules.form == "two_handed",
    }


def dealt_at_contract(hand: Hand, rules: ContractRules) -> dict[str, Any]:
    """Return the facts of a hand dealt in the contract game.

    >>> dealt_at_contract(Hand.parse("Ac Ad 2h"), ContractRules())["dealt_wilds"]
    2
    """
    return {
        "dealt_wilds": sum(rules.melds.is_wild(card) for card in hand),
        "dealt_points": sum(rules.points.of(card) for card in hand),
        "usual": (
            len(hand) == USUAL_CONTRACT_HAND
            and (rules.decks, rules.jokers, rules.wild) == (2, 0, ("A",))
        ),
    }


def drawn(of: int, marked: int, cards: int) -> Expected:
    """Return how many marked cards are in ``cards`` dealt from ``of``: hypergeometric.

    >>> drawn(52, 4, 10).mean
    0.7692307692307693
    """
    share = Fraction(marked, of)
    spread = cards * share * (1 - share) * Fraction(of - cards, of - 1)
    return Expected(float(cards * share), sqrt(spread))


def pairs_dealt(cards: int) -> Expected:
    """Return how many ranks appear exactly twice in ``cards`` dealt from a pack of 52.

    >>> round(pairs_dealt(10).mean, 3)
    1.861
    """
    deals = comb(52, cards)
    one = Fraction(comb(4, 2) * comb(48, cards - 2), deals)  # that a given rank does
    two = Fraction(comb(4, 2) ** 2 * comb(44, cards - 4), deals)  # that two given ranks do
    mean = 13 * one
    return Expected(float(mean), sqrt(mean + 13 * 12 * two - mean**2))


GIN: Mapping[str, tuple[str, Expected]] = {
    "deadwood": ("dealt_deadwood", Expected(56.57, 13.78)),
    "aces": ("dealt_aces", drawn(52, 4, USUAL_HAND)),
    "melded cards": ("dealt_melds", Expected(1.3323, 1.7350)),
    "pairs": ("dealt_pairs", pairs_dealt(USUAL_HAND)),
}
"""The statistics of every usual hand of gin: the name of the fact, and its expected value."""

CONTRACT: Mapping[str, tuple[str, Expected]] = {
    "wild cards": ("dealt_wilds", drawn(104, 8, USUAL_CONTRACT_HAND)),
}
"""The same for the contract game."""

NON_DEALER = Expected(0.5, 0.5)
"""The probability that a player does not deal first, with two players and a random dealer."""
