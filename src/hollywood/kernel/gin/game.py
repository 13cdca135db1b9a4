"""Bundles of vectors that the functions of gin take as arguments.

Each is a ``NamedTuple``. The caller makes it once and passes it on as a whole. No field is named
``view``, because Numba reserves that name. :mod:`hollywood.kernel.gin.layout` describes the
vectors.
"""

from __future__ import annotations

from typing import NamedTuple

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import Vector


class Game(NamedTuple):
    """The game. It stays the same from round to round."""

    rules: Vector
    """R_LENGTH numbers."""
    tables: MeldTables
    """The meld tables of these rules."""


class Evidence(NamedTuple):
    """Everything that one seat knows about a round."""

    seen: Vector
    """V_LENGTH numbers: the seat's view."""
    story: Vector
    """G_LENGTH numbers: what both players have seen (:mod:`hollywood.kernel.gin.story`)."""
    game: Game


class Board(NamedTuple):
    """Scratch vectors for playing rounds one after the other; each round overwrites them."""

    state: Vector
    """S_LENGTH numbers: the round being played, with all cards known."""
    seen: Vector
    """V_LENGTH numbers: the view of the seat to act."""
    action: Vector
    """A_LENGTH numbers: its action."""
    score: Vector
    """P_LENGTH numbers: the score of the round."""
