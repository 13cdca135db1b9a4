"""Policies that somebody else wrote, played beside the built-in ones.

The functions :func:`first` to :func:`fourth` are places for them. They are replaced before the loop
that plays is compiled (:class:`~hollywood.strategy.named.Theirs`). Nobody has tested
such a policy, so each of its actions is checked: FORBIDDEN takes the place of an illegal one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.check import is_legal
from hollywood.strategy.gin.policies.choose import choose
from hollywood.strategy.named import FIRST, FORBIDDEN, Family

Policy: TypeAlias = Callable[
    [list[int], list[int], MeldTables, list[int], list[int], int, list[int]], None
]
"""See :func:`first` for the arguments."""


@kernel
def first(
    _view: list[int],
    _rules: list[int],
    _tables: MeldTables,
    _weights: list[int],
    _chance: list[int],
    _at: int,
    action: list[int],
) -> None:
    """Write the action of the first of their policies; until it is replaced, there is none.

    ``view`` has V_LENGTH numbers, ``rules`` R_LENGTH, ``action`` A_LENGTH
    (:mod:`hollywood.kernel.gin.layout`). ``weights`` are those that its author gave it, and its
    random numbers come from ``chance[at : at + 4]`` (:mod:`hollywood.kernel.engine.chance`).
    """
    action[at.A_KIND] = FORBIDDEN


@kernel
def second(
    _view: list[int],
    _rules: list[int],
    _tables: MeldTables,
    _weights: list[int],
    _chance: list[int],
    _at: int,
    action: list[int],
) -> None:
    """Write the action of the second of their policies, as :func:`first`."""
    action[at.A_KIND] = FORBIDDEN


@kernel
def third(
    _view: list[int],
    _rules: list[int],
    _tables: MeldTables,
    _weights: list[int],
    _chance: list[int],
    _at: int,
    action: list[int],
) -> None:
    """Write the action of the third of their policies, as :func:`first`."""
    action[at.A_KIND] = FORBIDDEN


@kernel
def fourth(
    _view: list[int],
    _rules: list[int],
    _tables: MeldTables,
    _weights: list[int],
    _chance: list[int],
    _at: int,
    action: list[int],
) -> None:
    """Write the action of the fourth of their policies, as :func:`first`."""
    action[at.A_KIND] = FORBIDDEN


PLACES: Final = (first, second, third, fourth)
"""There is room for as many different policies at once."""


@inlined
def choose_theirs(
    policy: int,
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    """Write the action that policy number ``policy`` chooses, theirs or a built-in one."""
    if policy < FIRST:
        choose(policy, view, rules, tables, weights, chance, spot, action)
        return
    if policy == FIRST:
        first(view, rules, tables, weights, chance, spot, action)
    elif policy == FIRST + 1:
        second(view, rules, tables, weights, chance, spot, action)
    elif policy == FIRST + 2:
        third(view, rules, tables, weights, chance, spot, action)
    else:
        fourth(view, rules, tables, weights, chance, spot, action)
    if not is_legal(view, rules, tables, action):
        action[at.A_KIND] = FORBIDDEN


GIN: Final = Family(
    game="gin",
    tables=True,
    arguments=("view", "rules", "tables", "weights", "chance", "at", "action"),
    places=PLACES,
    choose=choose,
    choose_theirs=choose_theirs,
)
