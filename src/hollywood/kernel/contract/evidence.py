"""What one seat of the contract game knows of a hand, as a bundle that functions are given.

No field is named ``view``, because Numba reserves that name.
"""

from __future__ import annotations

from typing import NamedTuple

from hollywood.kernel.engine.bits import Vector


class Evidence(NamedTuple):
    """All that one seat knows of a hand."""

    seen: Vector
    """V_LENGTH numbers: what the seat sees now, its view."""
    story: Vector
    """STORY_LENGTH numbers: what has happened in the open
    (:mod:`hollywood.kernel.contract.rules.story`)."""
    rules: Vector
    """R_LENGTH numbers: the rules of this hand."""
