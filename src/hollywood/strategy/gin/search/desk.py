"""The bundles of the search of gin: the player, and the desk with its working vectors.

A searcher makes its desk once (:func:`new_desk`) and passes it to every call. Nothing on the desk
matters from one decision to the next, except what the caller reads from ``found``. No two threads
may share a desk.
"""

from __future__ import annotations

from typing import NamedTuple

from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.kernel.gin.game import Board
from hollywood.kernel.gin.layout import A_LENGTH, S_LENGTH, V_LENGTH
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.strategy.gin.belief.history import M_LENGTH, Belief, Styles, new_belief
from hollywood.strategy.gin.net.net import N_LENGTH, Net
from hollywood.strategy.gin.search.candidates import C_LENGTH, MOST_CANDIDATES


class Player(NamedTuple):
    """How a player searches and judges, and what it plays for."""

    settings: Vector
    """Q_LENGTH numbers (:mod:`hollywood.strategy.gin.settings`)."""
    net: Net
    """The net that values positions; empty if the player has none."""
    styles: Styles
    """The possible styles of the opponent."""
    rollouts: Vector
    """By kind of player, M_LENGTH numbers each: the weights that the player itself uses to play
    out imagined rounds. The first ones are also used for everything else."""
    worth: Vector
    """WORTH_LENGTH numbers: what each result is worth to the player, in thousandths of a point."""


class Desk(NamedTuple):
    """The working vectors of a search."""

    belief: Belief
    """What the opponent may hold."""
    root: Vector
    """S_LENGTH numbers: the round as the seat knows it, with the hidden cards imagined."""
    board: Board
    """Where imagined rounds are played out."""
    own: Vector
    """M_LENGTH numbers: the weights that the seat plays by in the imagined round."""
    held: Vector
    """V_LENGTH numbers: the view after taking the top of the pile."""
    work: Vector
    """N_LENGTH numbers: the work vector of the net."""
    values: Vector
    """MOST_CANDIDATES numbers: the value of each candidate in one imagined round."""
    found: Vector
    """C_LENGTH numbers: the candidates, and what the search found out about them."""


def new_desk() -> Desk:
    """Return a new desk."""
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
