"""How strong a bot plays, by name: from the friendly beginner to the strongest there is.

A level is a way to play gin and a way to play the contract game. The weaker ones throw by a
temperature, or look less far ahead; nobody makes mistakes on purpose, and none sees more than its
seat does.

==========  =============================  ==========================  ==================
level       gin                            contract game               a move takes
==========  =============================  ==========================  ==================
beginner    simple, throws at 9 points     greedy, throws at 30        1 ms
casual      simple, throws at 3.5 points   greedy, throws at 12        1 ms
simple      simple                         greedy                      1 ms
club        linear                         planner                     20 ms
fast        searches 600 worlds            searches 8,000 turns        10 ms and less
strongest   searches 6,000 worlds          searches 140,000 turns      a second and less
==========  =============================  ==========================  ==================

``docs/how-bots-think.md`` tells what each policy does, and how strong the levels are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.bots.contract import search as contract_search
from hollywood.bots.contract.search import ContractWays
from hollywood.bots.gin.search import Ways


class Warmth(NamedTuple):
    """A policy whose throws are drawn at a temperature, in hundredths of a point; 0: the best."""

    policy: str
    heat: int = 0


class Level(NamedTuple):
    """How a level plays each family of games, and the most that a move takes, in milliseconds.

    The time is that of a decision with compiled code, on one core. Before its first decision under
    new rules of gin a level that searches rehearses its plans, for a second at most.
    """

    gin: Warmth | Ways
    contract: Warmth | ContractWays
    most_ms: int

    @property
    def searches(self) -> bool:
        """Does it imagine how rounds go on."""
        return isinstance(self.gin, Ways)


LEVELS: Final = {
    "beginner": Level(Warmth("simple", 900), Warmth("greedy", 3000), 1),
    "casual": Level(Warmth("simple", 350), Warmth("greedy", 1200), 1),
    "simple": Level(Warmth("simple"), Warmth("greedy"), 1),
    "club": Level(Warmth("linear"), Warmth("planner"), 20),
    "fast": Level(Ways(worlds=600), contract_search.FAST, 10),
    "strongest": Level(Ways(worlds=6000), contract_search.STRONGEST, 1000),
}
"""All levels, the weakest first."""

SEARCHING: Final = {
    name: (level.gin, level.contract)
    for name, level in LEVELS.items()
    if isinstance(level.gin, Ways) and isinstance(level.contract, ContractWays)
}
"""How the levels that search do it."""

READY_AT_ONCE: Final = "club"
"""The strongest level that needs no compiled code: who plays while that is being made."""
