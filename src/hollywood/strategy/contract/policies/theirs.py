"""Policies of May-I that somebody else wrote, played beside the built-in ones.

It works as in gin (:mod:`hollywood.strategy.gin.policies.theirs`): the functions :func:`first` to
:func:`fourth` are replaced, and each action is checked. The weights of all of them follow those of
the greedy player in one vector (:func:`weights_vector`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.check import is_legal
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.vectors import vector
from hollywood.strategy.contract.policies.choose import choose
from hollywood.strategy.contract.policies.weights import K_LENGTH, PLAIN
from hollywood.strategy.named import FIRST, FORBIDDEN, Family


@kernel
def first(
    _view: list[int],
    _rules: list[int],
    _weights: list[int],
    _chance: list[int],
    _at: int,
    action: list[int],
    _work: list[int],
) -> None:
    """Write the action of the first of their policies; until it is replaced, there is none.

    ``view`` has V_LENGTH numbers, ``action`` A_LENGTH (:mod:`hollywood.kernel.contract.state`), and
    ``work`` MEMORY_LENGTH. ``weights`` are those that its author gave it, and its random numbers
    come from ``chance[at : at + 4]``. A seat that is not in turn may leave a discard: A_NOTHING.
    """
    action[at.A_KIND] = FORBIDDEN


@kernel
def second(
    _view: list[int],
    _rules: list[int],
    _weights: list[int],
    _chance: list[int],
    _at: int,
    action: list[int],
    _work: list[int],
) -> None:
    """Write the action of the second of their policies, as :func:`first`."""
    action[at.A_KIND] = FORBIDDEN


@kernel
def third(
    _view: list[int],
    _rules: list[int],
    _weights: list[int],
    _chance: list[int],
    _at: int,
    action: list[int],
    _work: list[int],
) -> None:
    """Write the action of the third of their policies, as :func:`first`."""
    action[at.A_KIND] = FORBIDDEN


@kernel
def fourth(
    _view: list[int],
    _rules: list[int],
    _weights: list[int],
    _chance: list[int],
    _at: int,
    action: list[int],
    _work: list[int],
) -> None:
    """Write the action of the fourth of their policies, as :func:`first`."""
    action[at.A_KIND] = FORBIDDEN


PLACES: Final = (first, second, third, fourth)
"""There is room for as many different policies at once."""


@kernel
def choose_theirs(
    policy: int,
    view: list[int],
    rules: list[int],
    plain: list[int],
    chance: list[int],
    place: int,
    action: list[int],
    work: list[int],
) -> None:
    """Write the action that policy number ``policy`` chooses, theirs or a built-in one."""
    if policy < FIRST:
        choose(policy, view, rules, plain, chance, place, action, work)
        return
    begin = K_LENGTH + policy - FIRST
    weights = plain[plain[begin] : plain[begin + 1]]
    if policy == FIRST:
        first(view, rules, weights, chance, place, action, work)
    elif policy == FIRST + 1:
        second(view, rules, weights, chance, place, action, work)
    elif policy == FIRST + 2:
        third(view, rules, weights, chance, place, action, work)
    else:
        fourth(view, rules, weights, chance, place, action, work)
    if not is_legal(view, rules, action, work):
        action[at.A_KIND] = FORBIDDEN


def weights_vector(theirs: Sequence[Sequence[int]] = ()) -> Any:
    """Return the weights of the greedy player, where the weights of each of theirs begin, these."""
    places = [K_LENGTH + len(PLACES) + 1]
    for each in theirs:
        places.append(places[-1] + len(each))
    places += places[-1:] * (len(PLACES) - len(theirs))
    return vector([*PLAIN, *places, *(number for each in theirs for number in each)])


MAY_I: Final = Family(
    game="May-I",
    tables=False,
    arguments=("view", "rules", "weights", "chance", "at", "action", "work"),
    places=PLACES,
    choose=choose,
    choose_theirs=choose_theirs,
)
