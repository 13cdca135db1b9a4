"""The wild cards of a lay down find their places, in every way that makes a different lay down.

The shapes of the melds are chosen. The wild cards of a set lie by place, those of a run in any
order; of two melds of the same shape the later one does not have the lower wild cards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.contract.laydown.shapes import wilds_in
from hollywood.kernel.contract.layout import (
    JOKER,
    LAY_LENGTH,
    M_CARDS,
    M_KIND,
    M_LENGTH,
    M_OWNER,
    M_SIZE,
    MOST_LAID,
    NOBODY,
    PLACES,
    SET,
)
from hollywood.kernel.contract.scratch import AREA_WILD_PLACES
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]

# The melds, runs first: what ``contract_ways`` has chosen.
Y_MELDS: Final = AREA_WILD_PLACES.first
Y_KIND: Final = Y_MELDS + 1
Y_SLOT: Final = Y_KIND + MOST_LAID + 1  # its number in the lay down
Y_LENGTH: Final = Y_SLOT + MOST_LAID + 1
Y_WHERE: Final = Y_LENGTH + MOST_LAID + 1
Y_KEY: Final = Y_WHERE + MOST_LAID + 1
Y_HELD: Final = Y_KEY + MOST_LAID + 1  # the naturals not laid, by place
Y_WILD: Final = Y_HELD + PLACES  # the wild cards not laid, by place

_MOST_WILDS: Final = 256
_FIRST: Final = Y_WILD + PLACES  # by wild card: the first one of its meld
_IN_SET: Final = _FIRST + _MOST_WILDS  # does it lie in a set
_LIKE: Final = _IN_SET + _MOST_WILDS  # how far back is its fellow in a meld of the same shape
_SAME: Final = _LIKE + _MOST_WILDS  # are those before it in its meld the same as their fellows
_PICK: Final = _SAME + _MOST_WILDS  # the card
_END: Final = _PICK + _MOST_WILDS
"""From here on ``contract_ways`` keeps its own."""


class Wanted(NamedTuple):
    """Which lay downs of a walk are written: each ``step``-th from number ``first`` (from 0) on.

    If ``first`` is negative, none is: they are only counted. The walk ends before number ``stop``.
    """

    first: int
    step: int
    stop: int


@kernel
def dressings(walked: int, wanted: Wanted, lays: Vector, work: Vector) -> int:
    """Walk the ways to lay the wild cards; write those wanted; return how many were walked."""
    number = _list_wilds(work)
    pick = 0
    if number:
        work[_PICK] = -1
        work[_SAME] = 0
    while pick >= 0:
        if pick == number:
            if walked >= wanted.first >= 0 and not (walked - wanted.first) % wanted.step:
                _write(lays, LAY_LENGTH * ((walked - wanted.first) // wanted.step), work)
            walked += 1
            if walked >= wanted.stop:
                break
            pick -= 1
            continue
        card = work[_PICK + pick]
        if card >= 0:
            work[Y_WILD + card] += 1
        card += 1
        if work[_IN_SET + pick] and pick > work[_FIRST + pick]:
            card = max(card, work[_PICK + pick - 1])
        if work[_SAME + pick]:
            card = max(card, work[_PICK + pick - work[_LIKE + pick]])
        while card <= JOKER and not work[Y_WILD + card]:
            card += 1
        if card > JOKER:
            pick -= 1
            continue
        work[Y_WILD + card] -= 1
        work[_PICK + pick] = card
        pick += 1
        if pick < number:
            work[_PICK + pick] = -1
            like = work[_LIKE + pick]
            same = 1 if like else 0
            if (
                same
                and pick > work[_FIRST + pick]
                and (not work[_SAME + pick - 1] or card != work[_PICK + pick - 1 - like])
            ):
                same = 0
            work[_SAME + pick] = same
    # Those still laid go back.
    for laid in range(min(pick, number)):
        work[Y_WILD + work[_PICK + laid]] += 1
    return walked


@kernel
def _list_wilds(work: Vector) -> int:
    """List the wild cards of all melds; return how many there are."""
    number = 0
    for meld in range(work[Y_MELDS]):
        kind, length = work[Y_KIND + meld], work[Y_LENGTH + meld]
        where, key = work[Y_WHERE + meld], work[Y_KEY + meld]
        wilds = wilds_in(kind, length, where, key)
        like = 0
        if (
            meld
            and work[Y_KIND + meld - 1] == kind
            and work[Y_LENGTH + meld - 1] == length
            and work[Y_WHERE + meld - 1] == where
            and work[Y_KEY + meld - 1] == key
        ):
            like = wilds
        for pick in range(number, number + wilds):
            work[_FIRST + pick] = number
            work[_IN_SET + pick] = 1 if kind == SET else 0
            work[_LIKE + pick] = like
        number += wilds
    return number


@kernel
def _write(lay: Vector, at: int, work: Vector) -> None:
    """Write the lay down as it is now."""
    pick = 0
    lay[at] = work[Y_MELDS]
    for meld in range(work[Y_MELDS]):
        kind, length = work[Y_KIND + meld], work[Y_LENGTH + meld]
        where, key = work[Y_WHERE + meld], work[Y_KEY + meld]
        base = at + 1 + work[Y_SLOT + meld] * M_LENGTH
        lay[base + M_OWNER] = NOBODY
        lay[base + M_KIND] = kind
        lay[base + M_SIZE] = length
        to = base + M_CARDS
        if kind == SET and where:
            for suit in range(4):
                for _ in range(7 - (key >> 9 - 3 * suit & 7)):
                    lay[to] = 16 * suit + where - 1
                    to += 1
        for number in range(length):
            if kind != SET and where and not key >> length - 1 - number & 1:
                lay[to] = (where & ~15) - 16 + ((where & 15) + number - 1) % 13
                to += 1
            elif to < base + M_CARDS + length:
                lay[to] = work[_PICK + pick]
                pick += 1
                to += 1
