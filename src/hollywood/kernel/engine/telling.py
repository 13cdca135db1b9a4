"""What a batch of games tells: the arrays of the caller, and the events that each seat remembers.

The memory of a seat is a stretch of a vector: how many events there were, then places for the
latest ones, used in turn. An event is five small numbers in one: who, kind, card, number, end.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.engine.bits import Bytes, Floats, Vector
from hollywood.kernel.engine.compiling import kernel

NO_EVENTS: Final = -1
"""The recall of a batch that tells no events at all."""

_BITS: Final = 12
_MASK: Final = (1 << _BITS) - 1


class Told(NamedTuple):
    """The arrays of the caller; each is one row for each game."""

    observations: Floats
    """What the seat sees that decides next."""
    masks: Bytes
    """One number for each action, 1 if it is legal."""
    rewards: Floats
    """One number; if all seats learn, one for each seat."""
    ended: Bytes
    """1 if the episode ended with this step, 2 if it was cut off."""
    waiting: Vector
    """The seat that decides next."""
    last: Floats
    """What the learner, or else seat 0, saw when an episode ended."""
    information: Floats
    """The observation, and then the latest events; empty if nobody asked for it."""
    last_information: Floats
    """The same for ``last``."""


@kernel
def memory_length(recall: int) -> int:
    """Return the length of the memory of one seat."""
    return 1 + recall if recall > 0 else 0


@kernel
def event_of(who: int, kind: int, card: int, number: int, end: int) -> int:
    """Return an event as one number."""
    rest = kind << _BITS | card << 2 * _BITS | number << 3 * _BITS | end << 4 * _BITS
    return who | rest


@kernel
def remember(memory: list[int], first: int, recall: int, event: int) -> None:
    """Add an event to the memory at ``memory[first:]``; the oldest one is forgotten."""
    memory[first + 1 + memory[first] % recall] = event
    memory[first] += 1


@kernel
def write_events(
    memory: list[int], first: int, recall: int, width: int, out: Floats, start: int
) -> None:
    """Write the latest events as rows of ``width`` numbers, the last one at the end."""
    known = min(memory[first], recall) if recall > 0 else 0
    place = start
    for _ in range(width * (recall - known)):
        out[place] = 0
        place += 1
    for number in range(memory[first] - known, memory[first]):
        event = memory[first + 1 + number % recall]
        for _ in range(width):
            out[place] = event & _MASK
            event >>= _BITS
            place += 1


@kernel
def copy_numbers(source: Floats, first: int, count: int, out: Floats, start: int) -> None:
    """Copy ``source[first : first + count]`` to ``out[start:]``."""
    for place in range(count):
        out[start + place] = source[first + place]
