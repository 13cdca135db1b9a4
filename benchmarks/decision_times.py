"""How long the levels that search think: percentiles of their decisions, quiet and on a busy core.

Simple and random players play rounds; random ones play the long rounds. At their decisions each
level is asked in two ways:

- *for a server's table*: by a new bot for each decision, which has a clock (``server/bots``);
- *from one seat*: by one bot for a whole round, without a clock, as the arena asks it.

Everything runs on one pinned core. For the second half another program spins on the same core all
the time, so a decision gets about half of it. Processor time is what the decision itself used: it
is the figure to look at if the machine was not quiet. Results go to
``benchmarks/decision_times.md`` and ``.json``.

    make bench-decisions                              # about an hour
    make bench-decisions ARGS="--decisions 50"
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from measuring import machine

from hollywood.bots import Driver, make_bot
from hollywood.bots.informed import Informed, Stake, stake_of
from hollywood.bots.levels import LEVELS, SEARCHING
from hollywood.bots.readying import make_ready
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Action, Bot, Seat, View
from hollywood.server.bots import thinking
from hollywood.server.bots.questions import Question

HERE = Path(__file__).parent
KEPT, PAGE = HERE / "decision_times.json", HERE / "decision_times.md"
PROGRAMS = ("hollywood", "numba")
SHOWN = (50, 99, 99.9, 100)
"""Percentiles; the last one is the longest decision."""
SPIN = "while True: pass"


class Game(NamedTuple):
    """Rounds that are played for their decisions."""

    preset: str
    players: int
    kind: str
    """Who plays: random players play long rounds."""
    settings: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Its name in the results."""
        return f"{self.preset}, {self.players} {self.kind} players"


GAMES = (
    Game("gin", 2, "simple"),
    Game("hollywood-gin", 2, "random"),
    Game("straight-gin", 2, "simple"),
    Game("may-i", 4, "simple"),
    Game("may-i", 4, "random"),
    Game("may-i", 8, "simple", ("players=[8]", "decks=3")),
    Game("shanghai", 4, "simple"),
)


class Asked(NamedTuple):
    """A decision of a game: the view and the sheet of the seat that has to make it."""

    view: View
    stake: Stake | None


class Took(NamedTuple):
    """Milliseconds of one decision, on the clock and of the processor."""

    wall: float
    processor: float


class _Shown:
    """A player who shows each of its decisions before it makes it."""

    def __init__(self, bot: Bot, show: Callable[[View], None]) -> None:
        self.name = bot.name
        self._bot, self._show = bot, show

    def choose(self, view: View) -> Action | None:
        self._show(view)
        return self._bot.choose(view)


def decisions(game: Game, number: int) -> Iterator[list[Asked]]:
    """Yield the decisions of one seat, round by round, until there are ``number`` or more."""
    rules, found, match = rules_for(game.preset, game.settings), 0, 0
    names = [f"Seat {seat}" for seat in range(1, game.players + 1)]
    while found < number:
        match += 1
        secrets = seeded_secrets(f"decision times {game.name} {match}")
        table = MatchTable.open(rules, names, first_dealer=Seat(0), secrets=secrets)
        shown: list[Asked] = []

        def show(view: View, table: MatchTable = table, shown: list[Asked] = shown) -> None:
            assert view.seat is not None, "whoever is asked has a seat"
            shown.append(Asked(view, stake_of(table.match, view.seat)))

        bots: dict[Seat, Bot] = {}
        for place, name in enumerate(names):
            bot = make_bot(game.kind, seat_name=name, seed=match, family=rules.family)
            bots[Seat(place)] = bot if place else _Shown(bot, show)
        driver = Driver(table, bots)
        while not table.match.over and found < number:
            table.deal()
            driver.play_on()
            if shown:
                yield list(shown)
            found += len(shown)
            shown.clear()


def for_table(level: str, asked: Asked, family: str) -> Took:
    """Measure a decision as a server's worker makes it."""
    question = Question(level, family, "1", asked.view, asked.stake)
    return _timed(lambda: thinking.choose(question))


def from_seat(bot: Bot, asked: Asked) -> Took:
    """Measure a decision of a bot that has made the earlier ones of the round."""
    if asked.stake is not None and isinstance(bot, Informed):
        bot.at_stake(asked.stake)
    return _timed(lambda: bot.choose(asked.view))


def _timed(decide: Callable[[], object]) -> Took:
    gc.collect(0)
    began, spent = time.perf_counter(), time.process_time()
    decide()
    ended, used = time.perf_counter(), time.process_time()
    return Took(1000 * (ended - began), 1000 * (used - spent))


def measured(game: Game, levels: list[str], number: int) -> dict[str, dict[str, list[Took]]]:
    """Return what the decisions of a game took, by level and way to ask."""
    rules = rules_for(game.preset, game.settings)
    make_ready(rules)
    found: dict[str, dict[str, list[Took]]] = {level: {"table": [], "seat": []} for level in levels}
    for level in levels:  # the tables of the sheet, and what is compiled late
        for shown in decisions(game._replace(kind="simple"), 1):
            for_table(level, shown[0], rules.family)
    for shown in decisions(game, number):
        for level in levels:
            bot = make_bot(level, seat_name="bot", seed="1", family=rules.family)
            for asked in shown:
                found[level]["table"].append(for_table(level, asked, rules.family))
                found[level]["seat"].append(from_seat(bot, asked))
    return found


@contextmanager
def busy() -> Iterator[None]:
    """Let another program spin on this process's core."""
    spinning = subprocess.Popen([sys.executable, "-c", SPIN])
    try:
        yield
    finally:
        spinning.kill()
        spinning.wait()


def percentile(values: list[float], part: float) -> float:
    """Return the value below or at which ``part`` percent of the values are."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(len(ranked) * part / 100))]


def main() -> None:
    """Read the arguments, measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000, help="of each game and level")
    parser.add_argument("--levels", nargs="*", default=list(SEARCHING), choices=list(SEARCHING))
    parser.add_argument("--games", nargs="*", default=[], help="presets; all if none is named")
    parser.add_argument("--core", type=int, help="the core to run on")
    parser.add_argument("--no-page", action="store_true", help="print only")
    options = parser.parse_args()
    core = min(os.sched_getaffinity(0)) if options.core is None else options.core
    os.sched_setaffinity(0, {core})
    for game in GAMES:
        if options.games and game.preset not in options.games:
            continue
        load = os.getloadavg()[0]
        rows = {"quiet": summary(measured(game, options.levels, options.decisions))}
        with busy():
            rows["busy"] = summary(measured(game, options.levels, options.decisions))
        told = {"load": [round(load, 1), round(os.getloadavg()[0], 1)], "rows": rows}
        print("\n".join(_table(game.name, told)), flush=True)
        if not options.no_page:
            _keep(game.name, told)


def _keep(name: str, told: dict[str, Any]) -> None:
    """Write the figures of a game to the file and the page; those of other games stay."""
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {"games": {}}
    kept["machine"] = machine(*PROGRAMS)
    kept["games"][name] = told
    kept["games"] = {
        game.name: kept["games"][game.name] for game in GAMES if game.name in kept["games"]
    }
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    PAGE.write_text("\n".join(page(kept)) + "\n")


def summary(found: dict[str, dict[str, list[Took]]]) -> dict[str, Any]:
    """Return the percentiles, by level, way to ask, and what was measured."""
    return {
        level: {
            way: {
                "number": len(took),
                **{
                    what: [
                        round(percentile([getattr(each, what) for each in took], part), 2)
                        for part in SHOWN
                    ]
                    for what in Took._fields
                },
            }
            for way, took in ways.items()
        }
        for level, ways in found.items()
    }


def page(told: dict[str, Any]) -> Iterator[str]:
    """Return the lines of the page."""
    limits = ", ".join(f"`{name}` {LEVELS[name].most_ms:,} ms" for name in SEARCHING)
    yield from (
        "# Times of decisions",
        "",
        "Made by `make bench-decisions`, on one pinned core. *Table* is a new bot for each",
        "decision, with a clock, as at a server's table. *Seat* is one bot for a round, without a",
        "clock, as in the arena. *Busy*: another program spins on the same core. Milliseconds by",
        "the clock; in brackets those of the processor, which count if the machine was not quiet.",
        f"The levels aim at {limits} for 99.9 %.",
        "",
        "; ".join(f"{what} {value}" for what, value in told["machine"].items()) + ".",
    )
    for name, each in told["games"].items():
        yield from ("", *_table(name, each))


def _table(name: str, told: dict[str, Any]) -> list[str]:
    before, after = told["load"]
    lines = [
        f"## {name}",
        "",
        f"The load of the machine (two cores) was {before} before and {after} after it.",
        "",
        "| level | asked | core | decisions | half below | 99 % | 99.9 % | longest |",
        "|---|---|---|---:|---:|---:|---:|---:|",
    ]
    for core, levels in told["rows"].items():
        for level, ways in levels.items():
            for way, figures in ways.items():
                cells = (
                    f"{wall:,.1f} ({processor:,.1f})"
                    for wall, processor in zip(figures["wall"], figures["processor"], strict=True)
                )
                number = f"{figures['number']:,}"
                lines.append(
                    f"| `{level}` | {way} | {core} | {number} | " + " | ".join(cells) + " |"
                )
    return lines


if __name__ == "__main__":
    main()
