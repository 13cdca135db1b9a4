"""The players of simulations of gin, by number and by name.

A policy is one function of a view vector, the rules, the tables of the melds, its weights and its
own chance (:mod:`hollywood.kernel.engine.chance`, at ``chance[at]``); it writes a legal action. It
sees nothing but what its seat may know. A new one is a function, a number, a line in :func:`choose`
and a name.
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
"""The policies by the names that people use: a number and weights."""


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
    """Write the action that the policy of this number chooses."""
    if policy == GREEDY:
        greedy(view, rules, tables, weights, chance, at, action)
    elif policy == RANDOM:
        random(view, rules, tables, weights, chance, at, action)
    elif policy == SIMPLE:
        simple(view, rules, tables, weights, chance, at, action)
    else:
        linear(view, rules, tables, weights, chance, at, action)
