"""What belongs together at a table of gin, as bundles that the functions of gin are given.

Each is a ``NamedTuple`` of vectors: whoever calls makes it once and hands it on whole. No field is
named ``view``, which Numba keeps for itself.
:mod:`hollywood.kernel.gin.layout` says what is where in a vector.
"""

from __future__ import annotations

from typing import NamedTuple

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import Vector


class Game(NamedTuple):
    """What is played. It stays the same from round to round."""

    rules: Vector
    """R_LENGTH numbers."""
    tables: MeldTables
    """What the melds of these rules make of any hand."""


class Evidence(NamedTuple):
    """All that one seat knows of a round."""

    seen: Vector
    """V_LENGTH numbers: what the seat sees now, its view."""
    story: Vector
    """G_LENGTH numbers: what has happened in the open (:mod:`hollywood.kernel.gin.story`)."""
    game: Game


class Board(NamedTuple):
    """Scratch on which rounds are played, one after the other; nothing of the last one counts."""

    state: Vector
    """S_LENGTH numbers: the round that is going on, all cards known."""
    seen: Vector
    """V_LENGTH numbers: the view of the seat that is to act."""
    action: Vector
    """A_LENGTH numbers: what it does."""
    score: Vector
    """P_LENGTH numbers: what the round comes to."""
