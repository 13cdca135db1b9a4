"""Compile what the tests run, once, before they start: gin and May-I in separate processes.

    python -m tests.compiled

Every level decides, a review evaluates, rounds are simulated, and a batch for learners plays.
Compiled code is kept, so this takes a moment if the kernel has not changed. Without it, two test
workers that need the same function would each compile it.
"""

from __future__ import annotations

import sys

from hollywood.bots.levels import LEVELS
from hollywood.envs import game
from hollywood.envs.batched import Batch
from hollywood.gin import GIN_PRESETS
from hollywood.kernel.engine.compiling import can_compile
from hollywood.match.presets import rules_for
from hollywood.simulation.game import Spec
from hollywood.simulation.games import game_of
from tests import processes
from tests.golden import decisions

FAMILIES = {"gin": decisions.REVIEWED[0], "contract": decisions.REVIEWED[1]}


def compile_for(played: tuple[str, tuple[str, ...], int]) -> None:
    """Play, decide and look back a little, in a game of a family."""
    preset, settings, players = played
    rules = rules_for(preset).to_mapping()
    kinds = ("greedy", "random", "greedy", "random")[:players]
    for unit in ("rounds", "matches"):
        game_of(Spec(rules=rules, players=kinds, unit=unit, seed=1)).play(0, 1)
    asked = decisions.positions(preset, settings, players)[:2]
    for level, how in LEVELS.items():
        if how.searches:
            decisions.decisions(level, asked)
    decisions.review(preset, settings, players)
    # The equity of a game is the reward for which a batch needs all its functions.
    batch = Batch(game("gin" if preset in GIN_PRESETS else preset, reward="equity"), 2)
    while not batch.ended.any():
        batch.step(batch.sample())


def main() -> None:
    """Compile for the named family, or for each in a process."""
    if not can_compile():
        return
    if len(sys.argv) > 1:
        compile_for(FAMILIES[sys.argv[1]])
        return
    words = [sys.executable, "-m", "tests.compiled"]
    started = [processes.start([*words, family]) for family in FAMILIES]
    try:
        ends = [process.wait() for process in started]
        if any(ends):
            sys.exit("hollywood: the kernel cannot be compiled")
    finally:
        processes.end_all(lasting=True)


if __name__ == "__main__":
    main()
