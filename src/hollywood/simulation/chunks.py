"""How a simulation is divided into chunks: the same way on any machine.

The division depends only on the game, the unit, and the length. The rows of a chunk are therefore
the same on one core and on a hundred, and a stopped run can continue on another machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hollywood.simulation.game import Unit

LONGEST = {
    ("gin", "rounds"): 10_000,
    ("gin", "matches"): 500,
    ("contract", "rounds"): 200,
    ("contract", "matches"): 20,
}
"""Units in a chunk of a long simulation: by family and unit, 0.02 to 0.5 s on one core."""

_FEWEST_CHUNKS = 64  # so that all workers are busy and finish at about the same time
_LEAST = {"gin": 100, "contract": 4}


class Chunk(NamedTuple):
    """Units ``first`` to ``first + units - 1``, played in one go; chunks are numbered from 0."""

    number: int
    first: int
    units: int


def chunk_length(family: str, unit: Unit, total: int) -> int:
    """Return the number of units in each chunk except the last."""
    longest = LONGEST[family, unit]
    return min(longest, max(-(-total // _FEWEST_CHUNKS), min(_LEAST[family], longest)))


def cut(total: int, length: int, *, begin: int = 0) -> Iterator[Chunk]:
    """Yield the chunks of ``total`` units, starting with chunk number ``begin``.

    >>> [tuple(chunk) for chunk in cut(25, 10, begin=1)]
    [(1, 10, 10), (2, 20, 5)]
    """
    for number in range(begin, chunk_count(total, length)):
        first = number * length
        yield Chunk(number, first, min(length, total - first))


def chunk_count(total: int, length: int) -> int:
    """Return the number of chunks."""
    return -(-total // length)
