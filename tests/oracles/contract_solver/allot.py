"""Which meld gets which natural, once the windows of the runs and the ranks of the sets are chosen.

Every meld must have its least number of naturals; that is a flow from cards to melds, found by
augmenting paths. Beyond that, a natural fills a place of a run before it makes a set longer, since
the place would cost a wild card. The two goals never conflict: cards that can all be placed at once
can also be placed so that every meld has its least number, if the hand can provide it at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tests.oracles.contract_solver.cards import HIGH_ACE, NO_SUIT, Pile, Terms, Window

Cards = dict[int, int]
"""The number of copies of each card; a card is its place in a one-deck hand."""


class Plan(NamedTuple):
    """How a contract is met: a rank for each set (0: wild cards only) and a window for each run."""

    ranks: tuple[int, ...]
    runs: tuple[Window, ...]


class Allotment(NamedTuple):
    """The naturals of each run, and of all sets of each rank together."""

    runs: tuple[Cards, ...]
    ranks: dict[int, Cards]


def supply(pile: Pile) -> Cards:
    """Count the naturals of a hand."""
    counts: Cards = {}
    for layer in pile.layers:
        while layer:
            low = layer & -layer
            card = low.bit_length() - 1
            counts[card] = counts.get(card, 0) + 1
            layer ^= low
    return counts


class _Shares:
    """Melds that claim cards, and what each has so far."""

    def __init__(self, held: Cards, plan: Plan) -> None:
        self.left = dict(held)
        self.ranks = sorted(set(plan.ranks))
        self.claims = [_places(window, held) for window in plan.runs]
        self.claims += [{c: n for c, n in held.items() if c % 16 == r - 1} for r in self.ranks]
        self.got: list[Cards] = [{} for _ in self.claims]

    def give(self, meld: int, card: int, change: int = 1) -> None:
        self.got[meld][card] = self.got[meld].get(card, 0) + change

    def take(self, meld: int, card: int) -> None:
        self.left[card] -= 1
        self.give(meld, card)

    def grow(self, meld: int, seen: set[int]) -> bool:
        """Give ``meld`` one more card, if necessary one that another meld can replace."""
        for card, most in self.claims[meld].items():
            if card in seen or self.got[meld].get(card, 0) >= most:
                continue
            seen.add(card)
            if self.left[card]:
                self.take(meld, card)
                return True
            for other, got in enumerate(self.got):
                if other != meld and got.get(card) and self.grow(other, seen):
                    self.give(other, card, -1)
                    self.give(meld, card)
                    return True
        return False


def dues(held: Cards, plan: Plan, terms: Terms) -> tuple[_Shares, int]:
    """Give every meld its least number of naturals; also return how many are missing."""
    shares = _Shares(held, plan)
    lacking = 0
    runs = len(plan.runs)
    for meld in range(len(shares.claims)):
        melds = 1 if meld < runs else plan.ranks.count(shares.ranks[meld - runs])
        due = terms.min_naturals * melds
        given = 0
        while given < due and shares.grow(meld, set()):
            given += 1
        lacking += due - given
    return shares, lacking


def wanting(pile: Pile, plan: Plan, terms: Terms) -> int:
    """Return how many naturals the melds of the plan lack to have the least number each."""
    if not terms.min_naturals:
        return 0
    return dues(supply(pile), plan, terms)[1]


def allot(held: Cards, plan: Plan, terms: Terms) -> Allotment:
    """Distribute the naturals ``held`` so that the plan needs as few wild cards as possible."""
    shares, _ = dues(held, plan, terms)
    runs = len(plan.runs)
    for meld, claims in enumerate(shares.claims):
        for card, most in claims.items():
            while shares.left[card] and shares.got[meld].get(card, 0) < most:
                shares.take(meld, card)
    for meld in range(runs):
        for card, most in shares.claims[meld].items():
            for pool, rank in enumerate(shares.ranks, start=runs):
                spare = sum(shares.got[pool].values()) - terms.min_naturals * plan.ranks.count(rank)
                short = most - shares.got[meld].get(card, 0)
                for _ in range(min(spare, short, shares.got[pool].get(card, 0))):
                    shares.give(pool, card, -1)
                    shares.give(meld, card)
    by_rank = dict(zip(shares.ranks, shares.got[runs:], strict=True))
    return Allotment(tuple(shares.got[:runs]), by_rank)


def kept_when_full(
    held: Cards, plan: Plan, terms: Terms, points: Sequence[int], wilds: Sequence[int]
) -> Cards:
    """Return the naturals to use if ``wilds`` (their points, falling) do not all find a place.

    The runs are then as long as possible, and a high wild card takes the place of a low natural
    wherever every run keeps its least number of naturals.
    """
    used: Cards = {}
    for run in allot(held, plan, terms).runs:
        for card, count in run.items():
            used[card] = used.get(card, 0) + count
    waiting = list(wilds[room(plan, terms) - sum(used.values()) :])
    for card in sorted(
        (card for card, n in used.items() for _ in range(n)), key=points.__getitem__
    ):
        if not waiting or waiting[0] <= points[card]:
            break
        used[card] -= 1
        if dues(used, plan, terms)[1]:
            used[card] += 1
        else:
            waiting.pop(0)
    return used


def room(plan: Plan, terms: Terms) -> int:
    """Return how many cards the runs of a contract without sets can hold at their longest."""
    if not terms.gap:
        return terms.longest * len(plan.runs)
    wild_only = sum(window.suit == NO_SUIT for window in plan.runs)
    places = terms.longest * wild_only
    for suit, barred in enumerate(terms.barred_places):
        masks = [window.mask for window in plan.runs if window.suit == suit]
        for stretch in _stretches(barred, terms):
            if inside := sum(bool(mask & stretch) for mask in masks):
                places += stretch.bit_count() - terms.gap * (inside - 1)
    return places


def _stretches(barred: int, terms: Terms) -> list[int]:
    """The places of one suit that are not barred, as one mask for each unbroken range."""
    stretches, stretch = [], 0
    for place in range(terms.low, terms.high + 2):
        if place <= terms.high and not barred >> place & 1:
            stretch |= 1 << place
        elif stretch:
            stretches.append(stretch)
            stretch = 0
    return stretches


def _places(window: Window, held: Cards) -> Cards:
    """The naturals a window can take, and how many of each."""
    claims: Cards = {}
    for place in range(1, HIGH_ACE + 1):
        card = 16 * window.suit + (place - 1) % 13
        if window.mask >> place & 1 and window.suit != NO_SUIT and held.get(card):
            claims[card] = claims.get(card, 0) + 1
    return claims
