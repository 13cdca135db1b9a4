"""The policies of gin, by number and by name.

A policy is one function of a view vector, the rules, the meld tables, its weights and its own
random numbers (:mod:`hollywood.kernel.engine.chance`, at ``chance[at]``). It writes a legal action.
It sees only what its seat may know. To add a policy, write a function and give it a number, a line
in :func:`choose` and a name.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.compiling import inlined
from hollywood.strategy.gin.policies.greedy import greedy
from hollywood.strategy.gin.policies.linear import CAMPER, WEIGHTS, linear
from hollywood.strategy.gin.policies.random import random
from hollywood.strategy.gin.policies.simple import simple

RANDOM, GREEDY, LINEAR, SIMPLE = range(4)

POLICIES: Final[dict[str, tuple[int, tuple[int, ...]]]] = {
    "random": (RANDOM, (0,)),
    "greedy": (GREEDY, (0,)),
    "simple": (SIMPLE, (0,)),
    "linear": (LINEAR, WEIGHTS),
    "camper": (LINEAR, CAMPER),
}
"""The number and the weights of each policy, by the name that people use."""


@inlined
def choose(
    policy: int,
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    weights: list[int],
    chance: list[int],
    at: int,
    action: list[int],
) -> None:
    """Write the action that policy number ``policy`` chooses."""
    if policy == GREEDY:
        greedy(view, rules, tables, weights, chance, at, action)
    elif policy == RANDOM:
        random(view, rules, tables, weights, chance, at, action)
    elif policy == SIMPLE:
        simple(view, rules, tables, weights, chance, at, action)
    else:
        linear(view, rules, tables, weights, chance, at, action)
