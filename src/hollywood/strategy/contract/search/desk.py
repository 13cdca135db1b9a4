"""What a searching player of the contract game is, and the desk at which it works.

Both are bundles that the functions of the search are given. A searcher makes its desk once
(:func:`new_desk`) and lends it to every call. No two threads share a desk.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hollywood.kernel.contract.rules.turn_order import ASKING
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.contract.state import A_LENGTH, S_LENGTH
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.stopping import new_stop
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.strategy.contract.belief.belief import Belief
from hollywood.strategy.contract.belief.dealt import UNSEEN_LENGTH
from hollywood.strategy.contract.belief.history import HISTORIES_LENGTH
from hollywood.strategy.contract.net.net import N_LENGTH, Net
from hollywood.strategy.contract.policies.weights import K_DEEP, K_LENGTH, K_WAYS
from hollywood.strategy.contract.search.candidates import FOUND_LENGTH, LAYS_LENGTH
from hollywood.strategy.contract.search.seat_stocks import STOCKS_LENGTH


class Player(NamedTuple):
    """How one player searches and judges, and what it plays for."""

    settings: Vector
    """Q_LENGTH numbers (:mod:`hollywood.strategy.contract.settings`)."""
    weights: Vector
    """Twice K_LENGTH numbers: its own weights, then those that it thinks the others have."""
    net: Net
    """What it thinks of a position; an empty one if it has no net."""
    stakes: Vector
    """STAKES_LENGTH numbers: what the end of a hand is worth to it."""


class Board(NamedTuple):
    """Scratch on which imagined rounds are played out; nothing of the last one counts."""

    state: Vector
    """S_LENGTH numbers: the hand that is played, all cards known."""
    action: Vector
    """A_LENGTH numbers: what a seat does."""
    mine: Vector
    """K_LENGTH numbers: the weights by which the searching seat plays (:func:`load_weights`)."""
    theirs: Vector
    """K_LENGTH numbers: the weights by which the others play."""
    stocks: Vector
    """STOCKS_LENGTH numbers: the stock of each seat
    (:mod:`hollywood.strategy.contract.search.seat_stocks`)."""
    asking: Vector
    """ASKING numbers: who is asked next (:mod:`hollywood.kernel.contract.rules.turn_order`)."""
    work: Vector
    """MEMORY_LENGTH numbers: where hands are planned for, and plans are remembered."""


class Desk(NamedTuple):
    """The vectors that a search works with.

    All but those of the board are left alone between the calls for one decision.
    """

    belief: Belief
    """What the others may hold."""
    board: Board
    """Where imagined rounds are played out. It shares ``state`` and ``work`` with the belief."""
    lays: Vector
    """LAYS_LENGTH numbers: the lay downs among the candidates."""
    found: Vector
    """FOUND_LENGTH numbers: the candidates and what the search found out about them."""
    mind: Vector
    """N_LENGTH numbers: where the net counts."""


def new_desk(stop: Any = None) -> Desk:
    """Return a desk with room for everything; no plans are remembered yet.

    ``stop`` ends a search with the best so far (:mod:`hollywood.kernel.engine.stopping`).
    """
    state, work = empty_vector(S_LENGTH), empty_vector(MEMORY_LENGTH)
    return Desk(
        belief=Belief(
            root=empty_vector(S_LENGTH),
            unseen=empty_vector(UNSEEN_LENGTH),
            histories=empty_vector(HISTORIES_LENGTH),
            world=empty_vector(S_LENGTH),
            state=state,
            work=work,
            stop=new_stop() if stop is None else stop,
        ),
        board=Board(
            state=state,
            action=empty_vector(A_LENGTH),
            mine=empty_vector(K_LENGTH),
            theirs=empty_vector(K_LENGTH),
            stocks=empty_vector(STOCKS_LENGTH),
            asking=empty_vector(ASKING),
            work=work,
        ),
        lays=empty_vector(LAYS_LENGTH),
        found=empty_vector(FOUND_LENGTH),
        mind=empty_vector(N_LENGTH),
    )


@kernel
def load_weights(weights: Vector, board: Board) -> None:
    """Let imagined rounds be played by these weights.

    They are those of the searching seat, without what takes too long, then those of the others.
    """
    for place in range(K_LENGTH):
        board.mine[place] = weights[place]
        board.theirs[place] = weights[K_LENGTH + place]
    board.mine[K_DEEP] = board.mine[K_WAYS] = 0


@kernel
def load_alike(weights: Vector, board: Board) -> None:
    """Let all seats play imagined rounds by the same weights, without what takes too long."""
    load_weights(weights, board)
    for place in range(K_LENGTH):
        board.theirs[place] = board.mine[place]
