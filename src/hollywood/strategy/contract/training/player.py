"""A player of the contract game who goes by the net and writes its decisions down, to learn.

A decision is a row: the contract, its features, what the best choice seemed worth, and whether
another choice was tried instead.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.contract.state import (
    A_ALLOW,
    A_CALL,
    A_CARD,
    A_DRAW,
    A_KIND,
    A_NOTHING,
    S_SEAT,
)
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.chance import Stream, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.net.features import MOST_FEATURES
from hollywood.strategy.contract.net.net import (
    N_END,
    N_PLACES,
    Net,
    contract_of,
    worth_after,
)
from hollywood.strategy.contract.net.player import (
    CALLS,
    DRAWS,
    G_BEST,
    G_CARD,
    G_SECOND,
    draw_or_take,
    guess,
)

L_CONTRACT: Final = 0
L_NUMBER: Final = 1
L_BEST: Final = 2  # hundredths of a point
L_TRIED: Final = 3  # 1 if not the best was done
L_PLACES: Final = 4
L_LENGTH: Final = L_PLACES + MOST_FEATURES
MOST_ROWS: Final = 200
"""The most rows of one player in a hand; after that the last one is overwritten."""

_CLOSE: Final = 400
"""How far behind a second choice may be to be tried, in hundredths of a point."""


class Learner(NamedTuple):
    """Who learns, and how it plays meanwhile."""

    weights: Vector
    """K_LENGTH numbers each: its own weights; and after them, where others play with it, those of
    one player after the other that it meets."""
    net: Net
    """What it has learned so far; may be empty where it does not play by it."""
    how: int
    """How it plays (:mod:`hollywood.strategy.contract.training.episodes`)."""
    tries: int
    """In so many of a thousand decisions it tries what seems second best."""
    share: int
    """What a penalty point of the others is worth to it, in per cent of its own."""


class Scratch(NamedTuple):
    """What a player with a net works with; nothing of the last decision counts."""

    work: Vector
    """MEMORY_LENGTH numbers: where hands are planned for, and plans are remembered."""
    mind: Vector
    """N_LENGTH numbers: where the net counts."""
    guessed: Vector
    """G_LENGTH numbers: how the two best choices compare."""


@kernel
def choose_by_net(
    view: Vector,
    rules: Vector,
    learner: Learner,
    scratch: Scratch,
    chance: Stream,
    action: Vector,
    rows: Vector,
    row: int,
) -> int:
    """Write the action that the net thinks best, or sometimes the second best.

    The decision is written to ``rows`` as number ``row``, if the net was asked; returns the number
    of the next row.
    """
    net, guessed = learner.net, scratch.guessed
    asked = guess(view, rules, learner.weights, net, action, scratch.work, scratch.mind, guessed)
    if not asked and action[A_KIND] != A_DRAW:
        return row
    tried = 0
    if asked and guessed[G_BEST] - guessed[G_SECOND] < _CLOSE:
        tried = int(below(chance.state, chance.at, 1000) < learner.tries)
    if tried:
        if asked == CALLS:
            action[A_KIND] = A_NOTHING if action[A_KIND] == A_CALL else A_CALL
        elif asked == DRAWS:
            draw_or_take(view, action, int(action[A_KIND] in (A_DRAW, A_ALLOW)))
        else:
            action[A_CARD] = guessed[G_CARD]
    worth = write_decision(view, rules, net, scratch, action, rows, row)
    rows[L_LENGTH * row + L_BEST] = guessed[G_BEST] if asked else worth
    rows[L_LENGTH * row + L_TRIED] = tried
    return row + 1


@kernel
def write_decision(
    view: Vector,
    rules: Vector,
    net: Net,
    scratch: Scratch,
    action: Vector,
    rows: Vector,
    row: int,
) -> int:
    """Write the features after an action as number ``row``; return what it seems worth."""
    seat, kind = view[S_SEAT], action[A_KIND]
    mind = scratch.mind
    worth = worth_after(view, rules, seat, kind, action[A_CARD], net, scratch.work, mind)
    write_row(rules, mind, rows, row)
    rows[L_LENGTH * row + L_BEST] = worth
    return worth


@kernel
def write_row(rules: Vector, mind: Vector, rows: Vector, row: int) -> None:
    """Write the features that were found last as number ``row``."""
    place = L_LENGTH * row
    number = mind[N_END] - N_PLACES
    rows[place + L_CONTRACT] = contract_of(rules)
    rows[place + L_NUMBER] = number
    rows[place + L_BEST] = 0
    rows[place + L_TRIED] = 0
    for index in range(number):
        rows[place + L_PLACES + index] = mind[N_PLACES + index]
