"""The arrays in which a batch of games tells what the seats see, may do, and gain."""

from __future__ import annotations

from typing import NamedTuple

from hollywood.kernel.engine.bits import Bytes, Floats, Vector


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
