"""The clock of a turn."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class TurnClock:
    """The time for one decision; ``key`` distinguishes one turn from the next."""

    key: tuple[int, ...]
    until: float
    seconds: float
