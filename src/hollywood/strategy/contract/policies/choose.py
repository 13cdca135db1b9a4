"""The players of simulations of the contract game by name, and the random one.

A player is a function of its own, which chooses from a seat's view. It has a line in
:data:`POLICIES`, and one in :func:`choose`.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.laydown.ways import way
from hollywood.kernel.contract.layout import NO_CARD, PLACES, R_ALL_AT_ONCE
from hollywood.kernel.contract.rules.legality import list_moves, may_leave, read_row
from hollywood.kernel.contract.scratch import FIRST_ROW
from hollywood.kernel.engine.chance import below
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.policies.planner import planner

RANDOM, GREEDY = range(2)

POLICIES: Final[dict[str, int]] = {"random": RANDOM, "greedy": GREEDY}
"""The players by name."""

CONSIDERED = 1_000
"""How many actions the random player considers, as :mod:`hollywood.bots.random_bot`."""
_NONE_WANTED = -1


@kernel
def choose(
    policy: int,
    view: list[int],
    rules: list[int],
    plain: list[int],
    chance: list[int],
    place: int,
    action: list[int],
    work: list[int],
) -> None:
    """Write what this player does, A_NOTHING if it leaves a discard to others.

    ``plain`` are the weights of the greedy player. The stream of chance is ``chance[place:]``;
    ``work`` is a vector of MEMORY_LENGTH places, in which plans are kept until told to forget.
    """
    if policy == GREEDY:
        planner(view, rules, plain, action, work)
    else:
        at_random(view, rules, chance, place, action, work)


@kernel
def at_random(
    view: list[int],
    rules: list[int],
    chance: list[int],
    place: int,
    action: list[int],
    work: list[int],
) -> None:
    """Choose uniformly among all that may be done, or out of turn doing nothing.

    Its stream of chance is ``chance[place:]``. Of lay downs it considers as many as make a thousand
    actions with the others.
    """
    seat = view[at.S_SEAT]
    moves = list_moves(view, rules, seat, work, FIRST_ROW) - FIRST_ROW
    if seat != view[at.S_TURN]:
        chosen = below(chance, place, moves + 1)
        if chosen < moves:
            read_row(work, FIRST_ROW + chosen, action)
        else:
            action[at.A_KIND] = at.A_NOTHING
        return
    hand, whole, ways = at.S_HANDS + PLACES * seat, rules[R_ALL_AT_ONCE], 0
    may_lay = view[at.S_PHASE] == at.PLAY and not view[at.S_CALLS] and view[at.S_OWED] == NO_CARD
    if may_lay and view[at.S_DOWN + seat] == at.NOT_DOWN and moves < CONSIDERED:
        ways = way(view, hand, rules, whole, _NONE_WANTED, CONSIDERED - moves, action, work)
    while True:
        chosen = below(chance, place, moves + ways)
        if chosen < moves:
            read_row(work, FIRST_ROW + chosen, action)
            return
        way(view, hand, rules, whole, chosen - moves, chosen - moves + 1, action, work)
        if may_leave(view, rules, seat, action):
            action[at.A_KIND] = at.A_LAY_DOWN
            return
