"""Random hands of gin, most of them full of competing melds, and every variant."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from hollywood.cards import Pack
from hollywood.kernel.engine.compiling import can_compile
from hollywood.melds import MeldRules
from tests.kernel.vectors import tables_of

DECK = tuple(int(card) for card in Pack().cards)

VARIANTS = tuple(
    MeldRules(set_sizes=sizes, run_min=run_min, run_suits=suits, ace=ace, ace_points=points)
    for sizes, run_min, suits, ace, points in product(
        ((3, 4), (3,), (4,)),
        (3, 4, 5),
        ("same", "any"),
        ("low", "high_low", "round_corner"),
        (1, 15),
    )
)
USUAL = MeldRules()


@cache
def fast_tables(rules: MeldRules) -> Any:
    """The tables as compiled functions take them."""
    return tables_of(rules.tables)


def cases(count: int) -> int:
    """The number of cases to try; fewer if nothing is compiled."""
    return count if can_compile() else count // 10


def rich_hand(chance: random.Random, size: int) -> int:
    """A hand from the whole deck, a few ranks, a few neighboring ranks, or two suits."""
    pool = DECK
    shape = chance.random()
    if shape < 0.3:
        ranks = chance.sample(range(13), chance.randint(4, 6))
        pool = tuple(card for card in DECK if card % 16 in ranks)
    elif shape < 0.6:
        first, width = chance.randrange(13), chance.randint(4, 6)
        pool = tuple(card for card in DECK if (card % 16 - first) % 13 < width)
    elif shape < 0.8:
        suits = chance.sample(range(4), 2)
        pool = tuple(card for card in DECK if card // 16 in suits)
    return sum(1 << card for card in chance.sample(pool, size))


def rich_hands(seed: int, count: int, size: int) -> Iterator[int]:
    """This many of them."""
    chance = random.Random(seed)
    for _ in range(count):
        yield rich_hand(chance, size)


def cards_of(hand: int) -> list[int]:
    """The cards of a hand, each as a hand of one."""
    return [1 << card for card in DECK if hand >> card & 1]
