"""How strong a bot plays, by name, from beginner to strongest.

A level is a way to play gin and a way to play the contract game, with a manner of its own. The
weaker levels choose discards at a temperature, want one thing only, or look less far ahead. No
level makes mistakes on purpose, and none sees more than its seat does.

==========  ===================================  ===========================  =================
level       gin                                  contract game                time for a move
==========  ===================================  ===========================  =================
beginner    simple, discards at 9 points         greedy, discards at 30       1 ms
collector   linear, keeps what may become melds  greedy, does the same        1 ms
casual      simple, discards at 4.5 points       greedy, discards at 12       1 ms
simple      simple                               greedy                       1 ms
club        linear                               planner                      20 ms
skilled     its net alone                        its net alone                20 ms
keen        simulates 80 rounds                  simulates 2,000 turns        up to 10 ms
fast        simulates 600 rounds                 simulates 14,000 turns       up to 10 ms
strongest   simulates 6,000 rounds               simulates 140,000 turns      up to a second
==========  ===================================  ===========================  =================

``docs/how-bots-think.md`` describes what each policy does and how strong the levels are.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.bots.ways import (
    CONTRACT_FAST,
    CONTRACT_KEEN,
    CONTRACT_SKILLED,
    CONTRACT_STRONGEST,
    SKILLED,
    STRONGEST,
    ContractWays,
    Ways,
)


class Warmth(NamedTuple):
    """A policy that discards at a temperature, in hundredths of a point; 0: the best discard."""

    policy: str
    heat: int = 0


class Level(NamedTuple):
    """How a level plays each family of games, and its maximum time for a move, in milliseconds.

    The time is for a decision with compiled code. At a live table a clock ends a search that takes
    longer. Elsewhere the work is counted instead, and a close decision of ``fast`` may take two to
    three times as long. Before its first decision under new gin rules, a level that searches
    rehearses its plans for up to a second, or two if runs may mix suits.
    """

    gin: Warmth | Ways
    contract: Warmth | ContractWays
    most_ms: int

    @property
    def searches(self) -> bool:
        """Whether the level is a player that searches, which is compiled."""
        return isinstance(self.gin, Ways)


LEVELS: Final = {
    "beginner": Level(Warmth("simple", 900), Warmth("greedy", 3000), 1),
    "collector": Level(Warmth("collecting"), Warmth("collecting"), 1),
    "casual": Level(Warmth("simple", 450), Warmth("greedy", 1200), 1),
    "simple": Level(Warmth("simple"), Warmth("greedy"), 1),
    "club": Level(Warmth("linear"), Warmth("planner"), 20),
    "skilled": Level(SKILLED, CONTRACT_SKILLED, 20),
    "keen": Level(Ways(worlds=80), CONTRACT_KEEN, 10),
    "fast": Level(Ways(worlds=600), CONTRACT_FAST, 10),
    "strongest": Level(STRONGEST, CONTRACT_STRONGEST, 1000),
}
"""All levels, weakest first."""

SEARCHING: Final = {
    name: (level.gin, level.contract)
    for name, level in LEVELS.items()
    if isinstance(level.gin, Ways) and isinstance(level.contract, ContractWays)
}
"""The search settings of the levels that search."""

READY_AT_ONCE: Final = "club"
"""The strongest level that needs no compiled code; it plays while that is being compiled."""
