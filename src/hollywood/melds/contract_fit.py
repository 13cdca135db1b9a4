"""Can these cards meet this contract, which cards are left over, and how far away is it.

A contract asks for sets and runs (:class:`~hollywood.melds.wild_rules.Slot`), each of at least its
length; the melds laid down may be longer (page 004: exactly the contract's sets and runs, "extra
sets or runs are not allowed"). Knobs can forbid two sets of one rank and touching runs of one suit.
The searches are in :mod:`hollywood.kernel.contract_need` and
:mod:`hollywood.kernel.contract_value`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from hollywood.cards import SUITS, Card, Hand
from hollywood.kernel import contract_need
from hollywood.kernel.contract_cards import Terms, pile_of
from hollywood.kernel.contract_value import best_plan
from hollywood.kernel.contract_whole import whole_plan
from hollywood.melds.contract_build import built
from hollywood.melds.contract_problem import contract_problem
from hollywood.melds.wild_meld import WildKind, WildMeld
from hollywood.melds.wild_rules import Slot, WildMeldRules

__all__ = [
    "Laydown",
    "best_laydown",
    "contract_problem",
    "fit_all",
    "meets",
    "meets_with_all",
    "missing",
    "terms_of",
]


class Laydown(msgspec.Struct, frozen=True):
    """A contract met: its melds in the order of the slots, and what stays in the hand."""

    melds: tuple[WildMeld, ...]
    left: Hand
    points: int


def meets(hand: Hand, slots: Sequence[Slot], rules: WildMeldRules) -> bool:
    """Say whether some of the cards in ``hand`` meet the contract.

    >>> slots = (Slot("S", 3), Slot("R", 4))
    >>> meets(Hand.parse("3c 3d Ah 5c 6c Ac 8c Qs"), slots, WildMeldRules())
    True
    """
    terms = terms_of(tuple(slots), rules)
    return contract_need.meets(pile_of(hand.bits, terms), terms)


def missing(hand: Hand, slots: Sequence[Slot], rules: WildMeldRules) -> int:
    """Return the fewest cards to be added to ``hand`` so that it meets the contract; 0 if it does.

    Any cards can be added, whether or not the pack still has them. Exact; only where touching runs
    are forbidden it may be too low, by the room that runs of added cards need.
    """
    terms = terms_of(tuple(slots), rules)
    return contract_need.missing(pile_of(hand.bits, terms), terms)


def best_laydown(
    hand: Hand, slots: Sequence[Slot], rules: WildMeldRules, points: Callable[[Card], int]
) -> Laydown | None:
    """Return the lay down that leaves the fewest points in hand; None if there is none.

    ``points`` says what a card left in hand counts, 0 or more.
    """
    terms = terms_of(tuple(slots), rules)
    pile = pile_of(hand.bits, terms)
    table = [0] * 64
    for card in hand:
        table[card] = points(card)
    wilds = sorted((card for card in hand if rules.is_wild(card)), key=lambda card: -table[card])
    plan = best_plan(pile, terms, table, [table[card] for card in wilds])
    if plan is None:
        return None
    melds = built(pile, terms, plan, wilds, table, slots, rules)
    left = hand.minus(card for meld in melds for card in meld.cards)
    return Laydown(melds, left, sum(table[card] for card in left))


def fit_all(hand: Hand, slots: Sequence[Slot], rules: WildMeldRules) -> tuple[WildMeld, ...] | None:
    """Return melds of exactly these slots that use up the whole hand; None if there are none."""
    terms = terms_of(tuple(slots), rules)
    pile = pile_of(hand.bits, terms)
    if sum(pile.ranks) + pile.wilds < len(hand):
        return None
    plan = whole_plan(pile, terms)
    if plan is None:
        return None
    wilds = [card for card in hand if rules.is_wild(card)]
    return built(pile, terms, plan, wilds, [1] * 64, slots, rules)


def meets_with_all(hand: Hand, slots: Sequence[Slot], rules: WildMeldRules) -> bool:
    """Say whether all cards of ``hand`` can be melded in exactly these slots (as in hand 7)."""
    return fit_all(hand, slots, rules) is not None


@lru_cache(maxsize=256)
def terms_of(slots: tuple[Slot, ...], rules: WildMeldRules) -> Terms:
    """Return the contract in the form of the kernel."""
    wild = 0
    for name in rules.wild:
        cards = [Card("XX")] if name == "XX" else [Card(name + suit) for suit in SUITS]
        for card in cards:
            wild |= card.bit
    sets, runs = (
        tuple(
            sorted(
                (max(s.least, rules.min_naturals) for s in slots if s.kind == kind), reverse=True
            )
        )
        for kind in WildKind
    )
    return Terms(
        sets=sets,
        runs=runs,
        low=rules.run_low,
        high=rules.run_high,
        min_naturals=rules.min_naturals,
        same_rank_sets=rules.duplicate_rank_sets,
        touching_runs=rules.adjacent_same_suit_runs,
        wild=wild,
    )
