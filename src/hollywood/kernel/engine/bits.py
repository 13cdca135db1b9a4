"""The few questions about the bits of an integer that Python and a processor ask differently.

Compiled, each is one instruction (:mod:`hollywood.kernel.engine.machine`). Integers are from 0 up
and below 2**63.
"""

from __future__ import annotations

from typing import TypeAlias

from hollywood.kernel.engine.compiling import kernel

Vector: TypeAlias = list[int]
"""A vector of integers below 2**63: a list, or compiled an array of int64."""


@kernel
def count(bits: int) -> int:
    """Return how many bits are set."""
    return bits.bit_count()


@kernel
def lowest(bits: int) -> int:
    """Return the place of the lowest bit that is set; ``bits`` is not 0."""
    return (bits & -bits).bit_length() - 1


@kernel
def highest(bits: int) -> int:
    """Return the place of the highest bit that is set; ``bits`` is not 0."""
    return bits.bit_length() - 1


@kernel
def zeros(length: int) -> list[int]:
    """Return a vector of ``length`` zeros: a list, or an array of int64 when compiled."""
    return [0] * length
