"""Random numbers for simulations: a small generator, the same interpreted and compiled.

It is Marsaglia's KISS of 1999: the sum of a linear congruential generator, a shift register and a
multiply-with-carry generator. Its period is about 2**124, and every step fits a signed 64-bit
integer. Its state is four integers in a vector. Each game of a simulation has streams of its own,
made from the seed, the number of the game and the number of the stream. So a game does not depend
on which worker plays it, or on what was played before.

This is for simulations only. Decks for people come from :mod:`hollywood.cards.shuffle`.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.compiling import inlined, kernel

LENGTH = 4
"""The number of places in a vector that a generator takes."""


class Stream(NamedTuple):
    """A generator: the vector that holds its state, and where the state begins."""

    state: Vector
    """At least ``at + LENGTH`` numbers; it may hold other generators too."""
    at: int = 0


WORD = 0xFFFF_FFFF
_MOST_CARRY = 698_769_068


def seed_of(text: str) -> int:
    """Return the seed that follows from a text: 63 bits of its hash.

    >>> seed_of("apple pie")
    610136865633180990
    """
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) >> 1


@kernel
def mixed(word: int) -> int:
    """Return 32 bits, each of which depends on all 32 bits of ``word``."""
    word ^= word >> 16
    word = word * 0x7FEB_352D & WORD
    word ^= word >> 15
    word = word * 0x846C_A68B & WORD
    return word ^ word >> 16


@kernel
def begin(state: list[int], at: int, seed: int, number: int, stream: int) -> None:
    """Begin the stream ``stream`` of game ``number`` in ``state[at:at + LENGTH]``.

    ``seed`` and ``number`` are at least 0 and below 2**63; ``stream`` is below 2**32.
    """
    word = mixed((seed & WORD) ^ 0x9E37_79B9)
    word = mixed(word ^ seed >> 32)
    word = mixed(word + (number & WORD) & WORD)
    word = mixed(word ^ number >> 32)
    word = mixed(word + stream * 0x6A09_E667 & WORD)
    other = mixed((number & WORD) ^ 0x3C6E_F372)
    other = mixed(other + (seed & WORD) & WORD)
    other = mixed(other ^ number >> 32)
    other = mixed(other + (seed >> 32) & WORD)
    other = mixed(other ^ stream)
    state[at] = word
    state[at + 1] = mixed(other + 0x1234_5678 & WORD) | 1  # a shift register must not be 0
    state[at + 2] = other
    state[at + 3] = mixed(word ^ other + 0x0F1E_2D3C & WORD) % _MOST_CARRY


@inlined
def word32(state: list[int], at: int) -> int:
    """Return the next 32 random bits."""
    line = state[at] * 69_069 + 12_345 & WORD
    shifted = state[at + 1]
    shifted ^= shifted << 13 & WORD
    shifted ^= shifted >> 17
    shifted ^= shifted << 5 & WORD
    carried = state[at + 2] * 698_769_069 + state[at + 3]
    state[at] = line
    state[at + 1] = shifted
    state[at + 2] = carried & WORD
    state[at + 3] = carried >> 32
    return line + shifted + (carried & WORD) & WORD


@inlined
def below(state: list[int], at: int, count: int) -> int:
    """Return a number from 0 to ``count - 1``, all equally likely; ``count`` is at most 2**31.

    Lemire's method: the upper half of a product. In the rare case that would favor some numbers, it
    draws again.
    """
    product = word32(state, at) * count
    if product & WORD < count:
        unfair = (WORD + 1 - count) % count
        while product & WORD < unfair:
            product = word32(state, at) * count
    return product >> 32
