"""The input of the net of gin: which of several hundred features are true of a position.

A position is a hand of the seat and what the seat knows. A feature is a place in a vector of
weights. Every window of three cards of a run is a feature: all three held, or two held and the
third unseen. There are similar features for sets. The others are: the cards that the opponent took
and still holds, the discards of the opponent, the seat's own discards, the danger of the discard
that is considered, the deadwood, the stock, and the opponent's type.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import IN_FOUR_SUITS, MeldTables
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.layout import NO_CARD
from hollywood.strategy.gin.policies.discards import pairs_with

_WINDOWS: Final = 11
"""The windows of a suit begin on the ace to the jack; none goes around the corner."""

I_ALWAYS: Final = 0
I_HAND: Final = 1
I_RUN: Final = I_HAND + 52  # a window of a suit with all three cards held
I_SET: Final = I_RUN + 4 * _WINDOWS  # three or four cards of a rank held
I_RUN_BUT_HIGH: Final = I_SET + 13  # a window with the highest card missing and unseen
I_RUN_BUT_LOW: Final = I_RUN_BUT_HIGH + 4 * _WINDOWS
I_RUN_BUT_MIDDLE: Final = I_RUN_BUT_LOW + 4 * _WINDOWS
I_PAIR: Final = I_RUN_BUT_MIDDLE + 4 * _WINDOWS  # two of a rank held, one or two others unseen
I_KNOWN: Final = I_PAIR + 26  # taken by the opponent and still held
I_HIS: Final = I_KNOWN + 52  # discarded by the opponent
I_MINE: Final = I_HIS + 52  # discarded by the seat
I_DISCARDED: Final = I_MINE + 52  # the discard that is considered
I_UNSEEN_PAIRS: Final = I_DISCARDED + 52  # how many unseen pairs would meld with it
I_MIXED_PAIRS: Final = I_UNSEEN_PAIRS + 8  # the same if the opponent is known to hold one card
I_KNOWN_PAIRS: Final = I_MIXED_PAIRS + 6  # the same if the opponent is known to hold both
I_LEFT: Final = I_KNOWN_PAIRS + 4  # the deadwood
I_STOCK: Final = I_LEFT + 24
I_TYPE: Final = I_STOCK + 33
I_UPCARD: Final = I_TYPE + 4  # the seat declines the first upcard: as non-dealer, as dealer
FEATURES: Final = I_UPCARD + 2

MOST_FEATURES: Final = 108
"""The most features true at once: about thirty cards are visible, and a hand has few windows."""


@kernel
def table_features(
    known: int,
    his: int,
    mine: int,
    stock: int,
    kind: int,
    declines: int,
    places: list[int],
    at: int,
) -> int:
    """Write the features that do not depend on the hand from ``places[at]`` on; return how many.

    ``declines`` is 0 if the seat is the non-dealer and declines the first upcard, 1 if it does so
    as dealer, and else -1.
    """
    places[at] = I_ALWAYS
    end = _cards(known, I_KNOWN, places, at + 1)
    end = _cards(his, I_HIS, places, end)
    end = _cards(mine, I_MINE, places, end)
    places[end] = I_STOCK + min(stock, 32)
    places[end + 1] = I_TYPE + kind
    if declines < 0:
        return end + 2 - at
    places[end + 2] = I_UPCARD + declines
    return end + 3 - at


@kernel
def hand_features(
    hand: int,
    discarded: int,
    unseen: int,
    known: int,
    tables: MeldTables,
    places: list[int],
    at: int,
    number: int,
) -> int:
    """Add the features of the hand, and of the discard ``discarded`` unless that is NO_CARD.

    There are already ``number`` features from ``at`` on. Returns how many there are in the end.
    """
    end = _cards(hand, I_HAND, places, at + number)
    end = _runs(hand, unseen, places, end)
    end = _sets(hand, unseen, places, end)
    left = least(hand, tables)
    places[end] = I_LEFT + (left if left <= 10 else min(10 + (left - 7) // 4, 23))
    end += 1
    if discarded != NO_CARD:
        end = _danger(discarded, unseen, known, tables, places, end)
    return end - at


@kernel
def _cards(cards: int, first: int, places: list[int], end: int) -> int:
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        places[end] = first + (card >> 4) * 13 + (card & 15)
        end += 1
    return end


@kernel
def _ranks(ranks: int, first: int, places: list[int], end: int) -> int:
    while ranks:
        places[end] = first + lowest(ranks)
        ranks &= ranks - 1
        end += 1
    return end


@kernel
def _runs(hand: int, unseen: int, places: list[int], end: int) -> int:
    for suit in range(4):
        held = hand >> 16 * suit & 0x1FFF
        out = unseen >> 16 * suit & 0x1FFF
        first = suit * _WINDOWS
        end = _ranks(held & held >> 1 & held >> 2, I_RUN + first, places, end)
        end = _ranks(held & held >> 1 & out >> 2, I_RUN_BUT_HIGH + first, places, end)
        end = _ranks(out & held >> 1 & held >> 2, I_RUN_BUT_LOW + first, places, end)
        end = _ranks(held & out >> 1 & held >> 2, I_RUN_BUT_MIDDLE + first, places, end)
    return end


@kernel
def _sets(hand: int, unseen: int, places: list[int], end: int) -> int:
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48 & 0x1FFF
    three = c & d & (h | s) | h & s & (c | d)
    two = (c & (d | h | s) | d & (h | s) | h & s) & ~three
    end = _ranks(three, I_SET, places, end)
    while two:
        rank = lowest(two)
        two &= two - 1
        live = count(unseen & (1 << rank) * IN_FOUR_SUITS)
        if live:
            places[end] = I_PAIR + 2 * rank + live - 1
            end += 1
    return end


@kernel
def _danger(
    card: int, unseen: int, known: int, tables: MeldTables, places: list[int], end: int
) -> int:
    """Add the features of the danger of a discard."""
    places[end] = I_DISCARDED + (card >> 4) * 13 + (card & 15)
    pairs, mixed, both = pairs_with(card, unseen, known, tables)
    places[end + 1] = I_UNSEEN_PAIRS + min(pairs, 7)
    places[end + 2] = I_MIXED_PAIRS + min(mixed, 5)
    places[end + 3] = I_KNOWN_PAIRS + min(both, 3)
    return end + 4
