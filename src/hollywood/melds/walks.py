"""The melds in a gin hand and its arrangements, as the kernel finds them; hands are integers."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.errors import CardsError
from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.gin import arrangements as kernel

MOST_CARDS = kernel.MOST_CARDS
"""The most cards that can be arranged."""


def melds_in(hand: int, tables: MeldTables) -> list[int]:
    """Return every meld that ``hand`` contains: sets first, then runs, the longer ones first.

    CardsError for more than MOST_CARDS.
    """
    _check(hand)
    melds = [0] * kernel.MOST_IN_LONG_HAND
    return melds[: kernel.melds_in(hand, tables, melds, 0)]


def arrangements(
    hand: int, limit: int, tables: MeldTables
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield (melds, cards left, their points) for every arrangement of at most ``limit`` points.

    CardsError for more than MOST_CARDS.
    """
    _check(hand)
    walk = [0] * kernel.LONG_WALK_LENGTH
    kernel.begin(walk, hand, limit, tables)
    while kernel.following(walk, tables):
        left = kernel.left_of(walk)
        yield tuple(kernel.arranged_now(walk)), left, kernel.points_of(left, tables)


def _check(hand: int) -> None:
    if hand.bit_count() > MOST_CARDS:
        raise CardsError(
            f"{hand.bit_count()} cards are too many: at most {MOST_CARDS} are arranged"
        )
