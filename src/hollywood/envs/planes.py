"""Named planes: what each stretch of an observation means, and where it begins.

An observation is one flat vector of ``float32``. A plane is a stretch of it with a name, a shape,
and a meaning, so that a program can cut out what it wants, and a person can read what it holds.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from math import prod
from typing import Any, TypeAlias

import msgspec

from hollywood.cards import Card
from hollywood.cards.card import RANKS, SUITS

Vector: TypeAlias = "array[float]"
"""The numbers of an observation while it is written: an array of the kind ``f``, ``float32``."""

CARDS = 52
KINDS = 53
"""The kinds of card with jokers: the joker is the last one."""
JOKER_KIND = 52
NAMES = (*(f"{rank}{suit}" for suit in SUITS for rank in RANKS), "XX")
"""The card of each place: clubs from ace to king, then diamonds, hearts, spades, and the joker."""
_GAP = 3
_JOKER_PLACE = 62
PLACE = tuple(
    JOKER_KIND if bit == _JOKER_PLACE else bit - _GAP * (bit >> 4)
    for bit in range(_JOKER_PLACE + 1)
)
"""The place of each card: ``PLACE[card]``."""
CARD = tuple(map(Card, NAMES))
"""The card at each place."""


class Plane(msgspec.Struct, frozen=True):
    """A stretch of an observation, from ``offset`` on."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    offset: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """The place after its last number."""
        return self.offset + self.size


class Planes(Sequence[Plane]):
    """The planes of a vector, one after the other."""

    def __init__(self, planes: Iterable[tuple[str, int | tuple[int, ...], str]]) -> None:
        """``planes`` are names, shapes, and meanings, in order."""
        found: list[Plane] = []
        for name, shape, meaning in planes:
            offset = found[-1].end if found else 0
            found.append(
                Plane(name, (shape,) if isinstance(shape, int) else shape, meaning, offset)
            )
        self._planes = tuple(found)
        self._places = {plane.name: plane for plane in found}
        self.size: int = found[-1].end if found else 0

    def __getitem__(self, place: Any) -> Any:
        """Return the plane with a name, or at a place."""
        return self._places[place] if isinstance(place, str) else self._planes[place]

    def __len__(self) -> int:
        return len(self._planes)

    def __contains__(self, name: object) -> bool:
        return name in self._places or name in self._planes


def zeros(size: int) -> Vector:
    """Return a vector of zeros."""
    return array("f", bytes(4 * size))


def put_numbers(out: Vector, offset: int, numbers: Iterable[float]) -> None:
    """Write numbers, one after the other."""
    for place, number in enumerate(numbers, offset):
        out[place] = number


def put_cards(out: Vector, offset: int, bits: int) -> None:
    """Write 1 for each card of a one-deck hand, given as the bits of a Hand."""
    while bits:
        low = bits & -bits
        out[offset + PLACE[low.bit_length() - 1]] = 1.0
        bits ^= low


def put_counts(out: Vector, offset: int, cards: Iterable[Card]) -> None:
    """Add 1 for each card, at the place of its kind."""
    for card in cards:
        out[offset + PLACE[card]] += 1.0
