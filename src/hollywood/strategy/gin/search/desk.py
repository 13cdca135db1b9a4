"""What a searching player of gin is, and the desk at which it works.

Both are bundles that the functions of the search are given. A searcher makes its desk once
(:func:`new_desk`) and lends it to every call; nothing on it counts from one decision to the next
but the generator and what the caller reads from ``found``. No two threads share a desk.
"""

from __future__ import annotations

from typing import NamedTuple

from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.kernel.gin.game import Board
from hollywood.kernel.gin.layout import A_LENGTH, S_LENGTH, V_LENGTH
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.strategy.gin.belief.history import M_LENGTH, Belief, new_belief
from hollywood.strategy.gin.net.net import N_LENGTH, Net
from hollywood.strategy.gin.search.candidates import C_LENGTH, MOST_CANDIDATES


class Player(NamedTuple):
    """How one player searches and judges, and what it plays for."""

    settings: Vector
    """Q_LENGTH numbers (:mod:`hollywood.strategy.gin.settings`)."""
    net: Net
    """What it thinks of a position; an empty one if it has no net."""
    types: Vector
    """The types that the other player may be, M_LENGTH numbers each."""
    rollouts: Vector
    """By type, M_LENGTH numbers each: the weights by which it plays imagined rounds to their end
    itself. The first ones are for everything else."""
    worth: Vector
    """WORTH_LENGTH numbers: what each result is worth to it, in thousandths of a point."""


class Desk(NamedTuple):
    """The vectors that a search works with."""

    belief: Belief
    """What the other player may hold."""
    root: Vector
    """S_LENGTH numbers: the round as the seat knows it, with hidden cards imagined."""
    board: Board
    """Where imagined rounds are played to their end."""
    own: Vector
    """M_LENGTH numbers: the weights by which the seat plays the imagined round."""
    held: Vector
    """V_LENGTH numbers: the view once the top of the pile was taken."""
    work: Vector
    """N_LENGTH numbers: where the net counts."""
    values: Vector
    """MOST_CANDIDATES numbers: what each candidate came to in one imagined round."""
    found: Vector
    """C_LENGTH numbers: the candidates and what the search found out about them."""


def new_desk() -> Desk:
    """Return a desk with room for everything."""
    return Desk(
        belief=new_belief(),
        root=empty_vector(S_LENGTH),
        board=Board(
            empty_vector(S_LENGTH),
            empty_vector(V_LENGTH),
            empty_vector(A_LENGTH),
            empty_vector(P_LENGTH),
        ),
        own=empty_vector(M_LENGTH),
        held=empty_vector(V_LENGTH),
        work=empty_vector(N_LENGTH),
        values=empty_vector(MOST_CANDIDATES),
        found=empty_vector(C_LENGTH),
    )
