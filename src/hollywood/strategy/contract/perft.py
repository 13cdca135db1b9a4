"""How many ways a round of the contract game can go on: legal actions, one after the other.

As chess programs count moves from a position ("perft"), to hold two engines against each other.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.laydown.ways import way
from hollywood.kernel.contract.layout import (
    NO_CARD,
    PLACES,
    R_ALL_AT_ONCE,
    R_GO_OUT_WITHOUT_DISCARD,
    R_SEATS,
)
from hollywood.kernel.contract.rules.legality import kept_back, list_moves, may_leave, read_row
from hollywood.kernel.contract.rules.moves import apply
from hollywood.kernel.contract.scratch import FIRST_ROW
from hollywood.kernel.engine.compiling import kernel

LEVEL: Final = at.S_LENGTH + 2
"""What is kept of each position on the way: the state, the seat and the number of the action."""
_SEAT: Final = at.S_LENGTH
_NUMBER: Final = at.S_LENGTH + 1
_ALL: Final = 1 << 40
_NONE_WANTED: Final = -1


@kernel
def perft(
    state: list[int],
    rules: list[int],
    depth: int,
    levels: list[int],
    action: list[int],
    work: list[int],
) -> int:
    """Count the sequences of ``depth`` legal actions, by any seats, from ``state``.

    A call has the earliest moment that is possible. ``levels`` has LEVEL places for each action;
    ``state`` is what it was afterwards.
    """
    total, level = 0, 0
    _keep(state, levels, 0)
    while level >= 0:
        base = LEVEL * level
        for place in range(at.S_LENGTH):
            state[place] = levels[base + place]
        if level == depth - 1:
            for seat in range(rules[R_SEATS]):
                total += _count(state, rules, seat, action, work)
            level -= 1
        elif levels[base + _SEAT] == rules[R_SEATS]:
            level -= 1
        elif _next(state, rules, levels[base + _SEAT], levels[base + _NUMBER], action, work):
            levels[base + _NUMBER] += 1
            if action[at.A_KIND] >= 0:
                apply(state, rules, levels[base + _SEAT], action)
                level += 1
                _keep(state, levels, LEVEL * level)
        else:
            levels[base + _SEAT] += 1
            levels[base + _NUMBER] = 0
    for place in range(at.S_LENGTH):
        state[place] = levels[place]
    return total


@kernel
def _keep(state: list[int], levels: list[int], base: int) -> None:
    for place in range(at.S_LENGTH):
        levels[base + place] = state[place]
    levels[base + _SEAT] = 0
    levels[base + _NUMBER] = 0


@kernel
def _can_lay_down(state: list[int], seat: int) -> int:
    """Return 1 if it is time for ``seat`` to lay down, if it has the cards."""
    in_turn = state[at.S_TURN] == seat and state[at.S_PHASE] == at.PLAY
    in_turn = in_turn and not state[at.S_CALLS] and state[at.S_OWED] == NO_CARD
    return int(in_turn and state[at.S_DOWN + seat] == at.NOT_DOWN)


@kernel
def _next(
    state: list[int],
    rules: list[int],
    seat: int,
    number: int,
    action: list[int],
    work: list[int],
) -> int:
    """Write action ``number`` of ``seat``, of a kind below 0 if it is illegal; 0 after the last."""
    moves = list_moves(state, rules, seat, work, FIRST_ROW) - FIRST_ROW
    if number < moves:
        read_row(work, FIRST_ROW + number, action)
        return 1
    if not _can_lay_down(state, seat):
        return 0
    wanted, hand = number - moves, at.S_HANDS + PLACES * seat
    if way(state, hand, rules, rules[R_ALL_AT_ONCE], wanted, wanted + 1, action, work) <= wanted:
        return 0
    action[at.A_KIND] = at.A_LAY_DOWN if may_leave(state, rules, seat, action) else -1
    return 1


@kernel
def _count(
    state: list[int], rules: list[int], seat: int, action: list[int], work: list[int]
) -> int:
    """Count the legal actions of ``seat``."""
    total = list_moves(state, rules, seat, work, FIRST_ROW) - FIRST_ROW
    if not _can_lay_down(state, seat):
        return total
    hand, whole = at.S_HANDS + PLACES * seat, rules[R_ALL_AT_ONCE]
    ways = way(state, hand, rules, whole, _NONE_WANTED, _ALL, action, work)
    if rules[R_GO_OUT_WITHOUT_DISCARD] and kept_back(state, rules) == NO_CARD:
        return total + ways
    for number in range(ways):
        way(state, hand, rules, whole, number, number + 1, action, work)
        total += may_leave(state, rules, seat, action)
    return total
