"""Chance that is the same on every run, in place of the module ``secrets``.

With two sides, each draws its own numbers, and both draw the same.
"""

from __future__ import annotations

import hashlib

from hollywood.play import Seat


class Chance:
    """Numbers that depend on how many were drawn; twins are hidden from ``viewer``."""

    def __init__(self) -> None:
        self.side = 0
        self.counts = [0, 0]
        self.viewer: Seat | None = None

    def token_hex(self, length: int) -> str:
        """Draw this many bytes."""
        return hashlib.shake_256(self._next()).hexdigest(length)

    def randbelow(self, bound: int) -> int:
        """Draw a number below ``bound``."""
        return self._next()[0] % bound

    def _next(self) -> bytes:
        self.counts[self.side] += 1
        return hashlib.sha256(str(self.counts[self.side]).encode()).digest()
