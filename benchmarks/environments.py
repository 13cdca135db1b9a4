"""Measure the environments for learning beside those of OpenSpiel, RLCard and PettingZoo.

One core, CPU time, programs in turns, as in ``run.py``. A step is one decision of a player, drawn
at random from the legal ones; the observation and the legal actions of the next one are included,
and so are the deals. Results go to ``benchmarks/environments.md`` and ``.json``.

    make bench-environments                            # about five minutes
    make bench-environments ARGS="--seconds 0.5 --turns 3"
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from functools import cache, partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import environment_peers as peers
import environment_steps as steps
from measuring import Rates, Work, in_turns, machine, ratio, summary

from hollywood.envs.game import RECALL

PROGRAMS = ("hollywood", "open_spiel", "rlcard", "pettingzoo", "gymnasium", "numba")
BATCHED = "hollywood, 1,024 games at once"


@cache
def gin() -> dict[str, Work]:
    """Gin: whole decks, random legal play of both seats."""
    return {
        BATCHED: partial(steps.batched, preset="gin", games=1024),
        "hollywood, 64 games at once": partial(steps.batched, preset="gin", games=64),
        "hollywood, 1,024 learners against `simple`": partial(
            steps.batched, preset="gin", games=1024, opponent="simple"
        ),
        "hollywood, 1,024 games with information states": partial(
            steps.batched, preset="gin", games=1024, recall=RECALL
        ),
        "hollywood, 1,024 games of two against two": partial(
            steps.batched, preset="hollywood-gin", games=1024
        ),
        "hollywood, one game in the kernel": steps.single,
        "hollywood, Gymnasium's `KernelEnv` against `simple`": steps.gymnasium_env,
        "hollywood, the readable state": partial(steps.readable, preset="gin"),
        "OpenSpiel, `rl_environment`": peers.open_spiel,
        "RLCard, `env.step`": peers.rlcard_steps,
        "PettingZoo, `gin_rummy_v4.env()`": partial(peers.pettingzoo, raw=False),
        "PettingZoo, `gin_rummy_v4.raw_env()`": partial(peers.pettingzoo, raw=True),
    }


@cache
def may_i() -> dict[str, Work]:
    """May-I for four. No peer has this game."""
    return {
        BATCHED: partial(steps.batched, preset="may-i", games=1024),
        "hollywood, 64 games at once": partial(steps.batched, preset="may-i", games=64),
        "hollywood, 64 games with information states": partial(
            steps.batched, preset="may-i", games=64, recall=RECALL
        ),
        "hollywood, the readable state": partial(steps.readable, preset="may-i"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of one turn")
    parser.add_argument("--turns", type=int, default=7, help="turns each program gets")
    options = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    load = os.getloadavg()[0]
    found: dict[str, Rates] = {}
    for name, works in (("gin", gin()), ("may-i", may_i())):
        for work in works.values():
            work(0.01, 0)  # so that everything is compiled and imported
        found[name] = in_turns(works, seconds=options.seconds, turns=options.turns)
    write(found, options, load)


def write(found: dict[str, Rates], options: argparse.Namespace, load: float) -> None:
    folder = Path(__file__).parent
    told: dict[str, Any] = {
        "machine": machine(*PROGRAMS),
        "seconds": options.seconds,
        "turns": options.turns,
        "load": [round(load, 1), round(os.getloadavg()[0], 1)],
        **{
            game: {who: summary(rates) for who, rates in all_.items()}
            for game, all_ in found.items()
        },
    }
    (folder / "environments.json").write_text(json.dumps(told, indent=1) + "\n")
    (folder / "environments.md").write_text("\n".join(_page(found, told)) + "\n")


def _page(found: dict[str, Rates], told: dict[str, Any]) -> list[str]:
    before, after = told["load"]
    return [
        "# Environments",
        "",
        f"Made by `make bench-environments`: {told['turns']} turns of {told['seconds']:g} CPU",
        "seconds each, one pinned core, programs in turns; medians (least to most). A step is one",
        "decision of a player, with the observation and the legal actions of the next one. A ratio",
        "is the first row's figure over that of the row.",
        "",
        f"The load of the machine (two cores) was {before} at the start and {after} at the end.",
        "",
        "; ".join(f"{what} {value}" for what, value in told["machine"].items()) + ".",
        "",
        "## Gin, random legal play",
        "",
        *_table(found["gin"]),
        "",
        "RLCard and PettingZoo know neither layoffs nor undercuts; PettingZoo 1.27 has no gin.",
        "OpenSpiel's `rl_environment` gives the information state with every step.",
        "",
        "## May-I for four, random legal play",
        "",
        *_table(found["may-i"]),
        "",
        "No other library has an environment of this game.",
    ]


def _table(rates: Rates) -> list[str]:
    first = next(iter(rates.values()))
    rows = ["| environment | steps per CPU second | ratio |", "|---|---:|---:|"]
    for who, each in rates.items():
        told = summary(each)
        rows.append(
            f"| {who} | {told['median']:,.0f} ({told['least']:,.0f} to {told['most']:,.0f}) "
            f"| {ratio(first, each):,.1f} |"
        )
    return rows


if __name__ == "__main__":
    main()
