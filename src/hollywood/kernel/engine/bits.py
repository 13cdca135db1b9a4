"""The few operations on bits that Python and a processor express differently.

When compiled, each is one instruction (:mod:`hollywood.kernel.engine.machine`). Integers are at
least 0 and below 2**63.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from hollywood.kernel.engine.compiling import kernel

Vector: TypeAlias = list[int]
"""A vector of integers below 2**63: a list, or an array of int64 in compiled code."""

Bytes: TypeAlias = Any
"""An array of uint8 that a caller reads, such as a mask; the kernel only writes to it."""

Floats: TypeAlias = Any
"""An array of float32 that a caller reads, such as an observation; the kernel only writes to it."""


@kernel
def count(bits: int) -> int:
    """Return how many bits are set."""
    return bits.bit_count()


@kernel
def lowest(bits: int) -> int:
    """Return the position of the lowest set bit; ``bits`` is not 0."""
    return (bits & -bits).bit_length() - 1


@kernel
def highest(bits: int) -> int:
    """Return the position of the highest set bit; ``bits`` is not 0."""
    return bits.bit_length() - 1


@kernel
def zeros(length: int) -> list[int]:
    """Return a vector of ``length`` zeros: a list, or an array of int64 in compiled code."""
    return [0] * length
