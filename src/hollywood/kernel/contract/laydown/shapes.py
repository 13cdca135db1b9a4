"""The shapes of melds in a hand, one after the other: its naturals, and the places of wild cards.

A wild card is as good as any other until the melds are laid. A shape is its length, where it lies
and a key. A set lies at its rank, a run at ``16 * (suit + 1) + lowest place``; at 0 there are wild
cards only. The key of a run has a bit for each place, the lowest place in the highest bit: is it a
wild card. The key of a set is ``wild cards << 12`` and three bits for each suit, clubs highest: 7
less the copies. Shapes of one kind come in rising order of length, where and key.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import (
    R_MIN_NATURALS,
    R_RUN_HIGH,
    R_RUN_LOW,
    R_WILDS_APART,
    SET,
)
from hollywood.kernel.engine.bits import count
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]

NO_KEY: Final = -1


@kernel
def next_key(
    held: Vector,
    at: int,
    rules: Vector,
    kind: int,
    length: int,
    where: int,
    fewest: int,
    before: int,
) -> int:
    """Return the first key above ``before`` that the naturals held allow; ``NO_KEY`` if none does.

    The shape has at least ``fewest`` naturals.
    """
    if not where:
        longest = 1 if rules[R_WILDS_APART] else rules[R_RUN_HIGH] - rules[R_RUN_LOW] + 1
        fits = kind == SET or length <= longest
        return 0 if before < 0 and fewest <= 0 and not rules[R_MIN_NATURALS] and fits else NO_KEY
    if kind == SET:
        return _next_set(held, at, length, where, max(1, fewest), before)
    key = _next_run(held, at, length, where, max(1, fewest), before)
    while rules[R_WILDS_APART] and key != NO_KEY and key & key >> 1:
        key = _next_run(held, at, length, where, max(1, fewest), key)
    return key


@kernel
def _next_set(held: Vector, at: int, length: int, rank: int, fewest: int, before: int) -> int:
    clubs, diamonds = held[at + rank - 1], held[at + 15 + rank]
    hearts, spades = held[at + 31 + rank], held[at + 47 + rank]
    most = min(length, clubs + diamonds + hearts + spades)
    least_wilds = max(length - most, before >> 12) if before >= 0 else length - most
    for wilds in range(least_wilds, length - fewest + 1):
        naturals = length - wilds
        for c in range(min(clubs, naturals), -1, -1):
            for d in range(min(diamonds, naturals - c), -1, -1):
                for h in range(min(hearts, naturals - c - d), -1, -1):
                    s = naturals - c - d - h
                    if s > spades:
                        break
                    key = wilds << 12 | 7 - c << 9 | 7 - d << 6 | 7 - h << 3 | 7 - s
                    if key > before:
                        return key
    return NO_KEY


@kernel
def _next_run(held: Vector, at: int, length: int, where: int, fewest: int, before: int) -> int:
    first = at + (where & ~15) - 16
    every = (1 << length) - 1
    free = 0
    for number in range(length):
        if held[first + ((where & 15) + number - 1) % 13]:
            free |= 1 << length - 1 - number
    if count(free) < fewest:
        return NO_KEY
    # Only an ace below the two and one above the king are one card.
    ends = length == 14 and held[first] == 1
    fixed = every & ~free
    if before < 0:
        key = fixed
    elif before & ~free == fixed:
        key = fixed | ((before & free | ~free) + 1 & free)
        if key <= before:
            return NO_KEY
    else:
        key = fixed
        while key <= before:
            key = fixed | ((key & free | ~free) + 1 & free)
            if key == fixed:
                return NO_KEY
    while length - count(key) < fewest or (ends and not key & (1 << 13 | 1)):
        key = fixed | ((key & free | ~free) + 1 & free)
        if key == fixed:
            return NO_KEY
    return key


@kernel
def next_where(rules: Vector, kind: int, length: int, where: int) -> int:
    """Return where shapes of this kind lie behind ``where``; -1 if nowhere."""
    if kind == SET:
        return where + 1 if where < 13 else -1
    low, high = rules[R_RUN_LOW], rules[R_RUN_HIGH]
    if low + length - 1 > high:
        return -1
    if not where:
        return 16 + low
    if (where & 15) + length <= high:
        return where + 1
    return (where & ~15) + 16 + low if where >> 4 < 4 else -1


@kernel
def wilds_in(kind: int, length: int, where: int, key: int) -> int:
    """Return how many wild cards a shape has."""
    if not where:
        return length
    return key >> 12 if kind == SET else count(key)


@kernel
def move_naturals(
    held: Vector, at: int, kind: int, length: int, where: int, key: int, step: int
) -> None:
    """Add ``step`` times the naturals of a shape to the counts."""
    if not where:
        return
    if kind == SET:
        for suit in range(4):
            held[at + 16 * suit + where - 1] += step * (7 - (key >> 9 - 3 * suit & 7))
        return
    first = at + (where & ~15) - 16
    for number in range(length):
        if not key >> length - 1 - number & 1:
            held[first + ((where & 15) + number - 1) % 13] += step
