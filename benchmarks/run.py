"""Measure this project beside OpenSpiel and RLCard: one core, CPU time, programs in turns.

Every figure of one table comes from the same run: the programs take turns of a few CPU seconds
each, several times, so that other load on the machine disturbs all of them alike. Ratios matter;
absolute figures belong to the machine. Results go to ``benchmarks/results.md`` and ``.json``.

    make bench                                    # about ten minutes
    make bench ARGS="--seconds 0.5 --turns 3"
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import engine
import fast
import open_spiel_peer
import report
import rlcard_peer
from hands import hand_sets, peers_number
from measuring import Rates, Work, import_costs, in_turns, machine, new_process

KERNELS = """
import json, time
start = time.perf_counter()
import numba
from numba.core.registry import cpu_target
cpu_target.typing_context.refresh()  # what Numba loads of itself before the first function
cpu_target.target_context.refresh()
from hollywood.simulation.games import game_of
from hollywood.simulation.game import Spec
from hollywood.simulation.hands import deadwood_many
from hollywood.match.presets import PRESETS
import numpy
imported = time.perf_counter()
deadwood_many(numpy.array([7]))
deadwood_many(numpy.array([7]), after_discard=True)
for preset, players in (("gin", ("greedy", "linear")), ("may-i", ("greedy",) * 4)):
    for unit in ("rounds", "matches"):
        rules = PRESETS[preset].to_mapping()
        game_of(Spec(rules=rules, players=players, unit=unit, seed=1)).play(0, 1)
done = time.perf_counter()
print(json.dumps({"imports": imported - start, "kernels": done - imported}))
"""
PROGRAMS = ("hollywood", "open_spiel", "rlcard", "numba")
MODULES = ("hollywood", "hollywood.gin", "hollywood.match.table", "pyspiel", "rlcard")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of one turn")
    parser.add_argument("--turns", type=int, default=7, help="turns each program gets")
    options = parser.parse_args()
    seconds, turns = options.seconds, options.turns
    cores = os.sched_getaffinity(0)
    scaling = workers(turns) if len(cores) > 1 else {}
    os.sched_setaffinity(0, {min(cores)})

    found: dict[str, Any] = {"machine": machine(*PROGRAMS), "seconds": seconds, "turns": turns}
    found["random"] = in_turns(random_play(), seconds=seconds, turns=turns)
    found["bots"] = in_turns(bot_play(), seconds=seconds, turns=turns)
    found["deadwood"] = {
        name: in_turns(evaluators(hands), seconds=seconds / 2, turns=turns)
        for name, hands in hand_sets().items()
    }
    found["may_i"] = in_turns(may_i_play(), seconds=seconds, turns=turns)
    found["workers"] = scaling
    found["compiling"] = compiling(turns)
    found["imports"] = {module: import_costs(module, turns) for module in MODULES}
    report.write(found, Path(__file__).parent)


def random_play() -> dict[str, Work]:
    return {
        report.KERNEL: partial(
            fast.units, preset="gin", players=("random", "random"), unit="rounds", chunk=20_000
        ),
        report.ENGINE: engine.random_rounds,
        "OpenSpiel, C++ loop, root cloned": open_spiel_peer.inner_random_rounds,
        "OpenSpiel, Python loop, root cloned": partial(open_spiel_peer.random_rounds, cloned=True),
        "OpenSpiel, Python loop as documented": partial(
            open_spiel_peer.random_rounds, cloned=False
        ),
        "RLCard, engine alone": rlcard_peer.bare_rounds,
        "RLCard, env.run as documented": partial(rlcard_peer.documented_rounds, novice=False),
    }


def bot_play() -> dict[str, Work]:
    greedy, linear = ("greedy", "greedy"), ("linear", "linear")
    rounds = partial(fast.units, preset="gin", unit="rounds", chunk=50_000)
    return {
        f"{report.KERNEL}, greedy": partial(rounds, players=greedy),
        f"{report.KERNEL}, linear": partial(rounds, players=linear),
        f"{report.ENGINE}, greedy": engine.greedy_rounds,
        "OpenSpiel, SimpleBot, root cloned": open_spiel_peer.simple_rounds,
        "RLCard, novice rule agent, env.run": partial(rlcard_peer.documented_rounds, novice=True),
    }


def evaluators(hands: list[list[int]]) -> dict[str, Work]:
    eleven = len(hands[0]) == 11
    theirs = [[peers_number(card) for card in hand] for hand in hands]
    works: dict[str, Work] = {
        "kernel": lambda s, _: fast.evaluations(hands, s, discard=eleven),
        "engine": lambda s, _: engine.evaluations(hands, s, discard=eleven),
        "OpenSpiel": lambda s, _: open_spiel_peer.evaluations(theirs, s),
    }
    if not eleven:
        works["single"] = lambda s, _: fast.single_calls(hands, s)
        works["RLCard"] = lambda s, _: rlcard_peer.evaluations(theirs, s)
    return works


def may_i_play() -> dict[str, Work]:
    four = ("greedy",) * 4
    return {
        report.KERNEL: partial(fast.units, preset="may-i", players=four, unit="matches", chunk=50),
        report.ENGINE: engine.may_i_matches,
    }


def workers(turns: int) -> Rates:
    """Rounds a second, in wall time, of the whole command with one worker and with two."""
    rates: Rates = {"1": [], "2": []}
    for turn in range(turns):
        for count in rates:
            told = new_process(
                "from hollywood.cli.main import main; raise SystemExit(main(["
                "'simulate', '--rules', 'gin', '--players', 'greedy', '--rounds', '3000000',"
                f"'--seed', '{turn}', '--workers', '{count}', '--json', '--quiet']))"
            )
            rates[count].append(told["rounds_per_second"])
    return rates


def compiling(turns: int) -> dict[str, Rates]:
    """Seconds until every kernel has run once: compiled again, and loaded from the folder."""
    found: dict[str, Rates] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(min(turns, 3) + 1):
            cache = str(Path(folder) / str(number))
            for state in ("cold", "warm"):
                for what, seconds in new_process(KERNELS, XDG_CACHE_HOME=cache).items():
                    found.setdefault(state, {}).setdefault(what, []).append(seconds)
    return found


if __name__ == "__main__":
    main()
