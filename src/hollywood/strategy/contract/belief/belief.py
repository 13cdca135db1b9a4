"""What a seat thinks of the cards that it has not seen, as a bundle that functions are given."""

from __future__ import annotations

from typing import NamedTuple

from hollywood.kernel.engine.bits import Vector


class Belief(NamedTuple):
    """What a seat thinks of the cards that it has not seen, and what it needs to think on."""

    root: Vector
    """S_LENGTH numbers: the hand as the seat knows it, without the hidden cards."""
    unseen: Vector
    """UNSEEN_LENGTH numbers: the cards that the seat has not seen
    (:mod:`hollywood.strategy.contract.belief.dealt`)."""
    histories: Vector
    """HISTORIES_LENGTH numbers: which cards the others may have got unseen
    (:mod:`hollywood.strategy.contract.belief.history`)."""
    world: Vector
    """S_LENGTH numbers: the imagined round, all cards known."""
    state: Vector
    """S_LENGTH numbers, scratch: the hand of another seat while its choices are checked."""
    work: Vector
    """MEMORY_LENGTH numbers: where hands are planned for, and plans are remembered."""
    stop: Vector
    """When it says so (:mod:`hollywood.kernel.engine.stopping`), histories stay as they are."""
