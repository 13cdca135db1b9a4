"""Measure the readable engine beside OpenSpiel: one core, CPU time, in turns.

Every figure of one table comes from the same run: the programs take turns for a few CPU seconds
each, several times over, so that a noisy neighbour disturbs all of them alike. Ratios matter;
absolute figures belong to the machine. Results go to ``benchmarks/results.md`` and ``.json``.

    make bench                      # a few minutes
    make bench ARGS="--seconds 0.5 --turns 3"
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import engine
import open_spiel_peer

from hollywood.bots import make_bot
from hollywood.cards import Card, Pack
from hollywood.gin import GIN_PRESETS, GinRound, Phase
from hollywood.play import Seat

HERE = Path(__file__).parent
HANDS = 4_000

Work = Callable[[float, int], tuple[int, float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of one turn")
    parser.add_argument("--turns", type=int, default=7, help="turns each program gets")
    options = parser.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

    rounds = in_turns(
        {
            "hollywood, GinRound": engine.random_rounds,
            "OpenSpiel, Python loop as documented": lambda s, seed: open_spiel_peer.random_rounds(
                s, seed, cloned=False
            ),
            "OpenSpiel, Python loop, root cloned": lambda s, seed: open_spiel_peer.random_rounds(
                s, seed, cloned=True
            ),
        },
        options,
    )
    deadwood = {}
    for name, hands in hand_sets().items():
        eleven = len(hands[0]) == 11
        deadwood[name] = in_turns(
            {
                "hollywood": lambda s, _, hands=hands, eleven=eleven: engine.evaluations(
                    hands, s, discard=eleven
                ),
                "OpenSpiel": lambda s, _, hands=hands: open_spiel_peer.evaluations(
                    [[open_spiel_number(card) for card in hand] for hand in hands], s
                ),
            },
            options,
        )
    matches = [engine.may_i_match(seed) for seed in range(options.turns)]
    imports = {
        module: [import_seconds(module) for _ in range(options.turns)]
        for module in ("hollywood", "hollywood.gin", "hollywood.match.table", "pyspiel")
    }
    write(rounds, deadwood, matches, imports, options)


def in_turns(works: dict[str, Work], options: argparse.Namespace) -> dict[str, list[float]]:
    """Let each program work in turn; return its units per CPU second, turn by turn."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for turn in range(options.turns):
        for name, work in works.items():
            units, spent = work(options.seconds, turn)
            rates[name].append(units / spent)
            print(f"{name:45} {units / spent:14,.0f} /s", flush=True)
    return rates


def hand_sets() -> dict[str, list[list[int]]]:
    """Random hands, and hands as they come up when greedy bots play each other."""
    chance = random.Random(7)
    deck = list(Pack().cards)
    sets: dict[str, list[list[int]]] = {
        f"random, {size} cards": [chance.sample(deck, size) for _ in range(HANDS)]
        for size in (10, 11)
    }
    ten: list[list[int]] = []
    eleven: list[list[int]] = []
    bot = make_bot("greedy", seat_name="greedy", seed=0)
    while len(eleven) < HANDS or len(ten) < HANDS:
        chance.shuffle(deck)
        play = GinRound.deal(GIN_PRESETS["gin"], dealer=Seat(0), deck=deck)
        while (seat := play.awaiting) is not None:
            if play.table.phase in {Phase.UPCARD, Phase.DRAW}:
                ten.append(list(play.hands[seat]))
            elif play.table.phase is Phase.DISCARD:
                eleven.append(list(play.hands[seat]))
            action = bot.choose(play.view(seat))
            assert action is not None
            play = play.after(seat, action)
    sets["in play, 10 cards"] = chance.sample(ten, HANDS)
    sets["in play, 11 cards"] = chance.sample(eleven, HANDS)
    return sets


def open_spiel_number(card: int) -> int:
    """OpenSpiel numbers the cards suit after suit without gaps."""
    known = Card(card)
    return 13 * known.suit + known.rank - 1


def import_seconds(module: str) -> float:
    """Wall seconds to import a module in a new interpreter, without starting Python itself."""
    code = f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(told.stdout)


def summary(values: list[float]) -> dict[str, float]:
    return {
        "median": statistics.median(values),
        "least": min(values),
        "most": max(values),
    }


def write(
    rounds: dict[str, list[float]],
    deadwood: dict[str, dict[str, list[float]]],
    matches: list[float],
    imports: dict[str, list[float]],
    options: argparse.Namespace,
) -> None:
    """Write the results as a page and as data."""
    machine = {
        "processor": processor(),
        "python": platform.python_version(),
        "system": platform.platform(),
        "hollywood": version("hollywood"),
        "open_spiel": version("open_spiel"),
    }
    data = {
        "machine": machine,
        "seconds": options.seconds,
        "turns": options.turns,
        "random_rounds_per_second": {name: summary(rates) for name, rates in rounds.items()},
        "deadwood_per_second": {
            name: {who: summary(rates) for who, rates in both.items()}
            for name, both in deadwood.items()
        },
        "may_i_match_seconds": summary(matches),
        "import_seconds": {name: summary(times) for name, times in imports.items()},
    }
    (HERE / "results.json").write_text(json.dumps(data, indent=1) + "\n")

    lines = [
        "# Results",
        "",
        f"Made by `make bench`: {options.turns} turns of {options.seconds:g} CPU seconds each, one",
        "core, programs in turns; medians (least to most). The hands are the same for all.",
        "",
        "; ".join(f"{what} {value}" for what, value in machine.items()) + ".",
        "",
        "## Rounds of random legal play, from Python",
        "",
        "| program | rounds per CPU second | ratio |",
        "|---|---:|---:|",
    ]
    documented = statistics.median(rounds["OpenSpiel, Python loop as documented"])
    for name, rates in rounds.items():
        ratio = statistics.median(rates) / documented
        lines.append(f"| {name} | {figures(rates)} | {ratio:.2f} |")
    lines += [
        "",
        "Random legal play draws on and on: about 116 decisions a round, 97 rounds of 100 dead.",
        "",
        "## Least deadwood, called from Python hand by hand",
        "",
        "Of eleven cards: after the best discard.",
        "",
        "| hands | hollywood, per CPU second | OpenSpiel, per CPU second | ratio |",
        "|---|---:|---:|---:|",
    ]
    for name, both in deadwood.items():
        ours, theirs = both["hollywood"], both["OpenSpiel"]
        ratio = statistics.median(ours) / statistics.median(theirs)
        lines.append(f"| {name} | {figures(ours)} | {figures(theirs)} | {ratio:.2f} |")
    lines += [
        "",
        "## A seven-hand May-I match of four greedy bots",
        "",
        f"{statistics.median(matches):.2f} CPU seconds ({min(matches):.2f} to {max(matches):.2f}),",
        "with the table, its events and the verifiable shuffle.",
        "",
        "## Import, in a new interpreter",
        "",
        "| module | milliseconds |",
        "|---|---:|",
        *(
            f"| `{name}` | {1000 * statistics.median(times):.1f} "
            f"({1000 * min(times):.1f} to {1000 * max(times):.1f}) |"
            for name, times in imports.items()
        ),
    ]
    (HERE / "results.md").write_text("\n".join(lines) + "\n")


def figures(rates: list[float]) -> str:
    return f"{statistics.median(rates):,.0f} ({min(rates):,.0f} to {max(rates):,.0f})"


def processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


if __name__ == "__main__":
    main()
