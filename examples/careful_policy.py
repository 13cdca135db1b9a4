"""A policy of your own for gin, in the kernel's style: it runs in simulations as machine code.

    hollywood simulate --rules gin --players kernel:examples/careful_policy.py:careful,simple
    hollywood arena kernel:examples/careful_policy.py:careful greedy

It plays as the greedy bot does, but before turn 16 it knocks only with few points.
"""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import highest
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.strategy.gin.policies.common import act, kept
from hollywood.strategy.gin.policies.discards import discards_allowed
from hollywood.strategy.gin.policies.greedy import greedy

WAITS = 16
"""In so many turns of both players it waits for a better hand."""


@kernel
def careful(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    """Play greedily; before turn WAITS, knock only with ``weights[0]`` points or fewer."""
    greedy(view, rules, tables, weights, chance, spot, action)
    if action[at.A_KIND] != at.A_KNOCK or view[at.V_TURNS] >= WAITS or view[at.V_MUST_KNOCK]:
        return
    left, cards = discards_allowed(view[at.V_HAND], kept(view, rules), tables)
    if left > weights[0]:
        act(action, at.A_DISCARD, highest(cards))


careful.weights = (5,)  # type: ignore[attr-defined]
