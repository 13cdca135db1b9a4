"""Policies of the kernel as somebody else might write them, right and wrong."""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
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
def short(view: list[int], action: list[int]) -> None:
    """Take too few arguments."""


def unmarked(view: list[int], action: list[int]) -> None:
    """Not be a kernel function."""
