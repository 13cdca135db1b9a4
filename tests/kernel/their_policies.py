"""Policies of the kernel as somebody else might write them, right and wrong."""

from __future__ import annotations

from hollywood.kernel.contract import state as on
from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import K_LENGTH, PLAIN
from hollywood.strategy.gin.policies.greedy import greedy


@kernel
def alike(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    """Play as the greedy policy does."""
    greedy(view, rules, tables, weights, chance, spot, action)


@kernel
def cheating(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    """Play as the greedy policy does, but knock too early from some turn on."""
    greedy(view, rules, tables, weights, chance, spot, action)
    if action[at.A_KIND] == at.A_DISCARD and view[at.V_TURNS] >= weights[0]:
        action[at.A_KIND] = at.A_KNOCK


cheating.weights = (4,)  # type: ignore[attr-defined]


@kernel
def planning(
    view: list[int],
    rules: list[int],
    weights: list[int],
    _chance: list[int],
    _spot: int,
    action: list[int],
    work: list[int],
) -> None:
    """Play May-I as the greedy policy does."""
    planner(view, rules, weights, action, work)


planning.weights = PLAIN  # type: ignore[attr-defined]


@kernel
def grabbing(
    view: list[int],
    rules: list[int],
    weights: list[int],
    _chance: list[int],
    _spot: int,
    action: list[int],
    work: list[int],
) -> None:
    """Play May-I as the greedy policy does, but do something impossible from some turn on."""
    planner(view, rules, weights, action, work)
    if view[on.S_TURNS] >= weights[K_LENGTH]:
        action[on.A_KIND] = on.A_DISCARD
        action[on.A_CARD] = 63


grabbing.weights = (*PLAIN, 3)  # type: ignore[attr-defined]


@kernel
def short(view: list[int], action: list[int]) -> None:
    """Take too few arguments."""


def unmarked(view: list[int], action: list[int]) -> None:
    """Not be a kernel function."""
