"""Find out who plays better: each pair of games has the same cards, with the seats exchanged.

A player is one of the bots, a Python class (python:mybots:Careful, or child:mybots:Careful in a
process of its own), a program ('program:./mybot.py --fast', quoted as one word) or an engine
('engine:./myengine'). NAME=PLAYER gives it a name. Name one player for each seat, or fewer, who
repeat around the table. docs/bots.md explains how a program plays, and how it can lose by forfeit.
"""

from __future__ import annotations

import argparse
import secrets
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hollywood.cli import output
from hollywood.cli.main import INTERRUPTED
from hollywood.cli.reading import add_rules_arguments, in_utf8, preset_name, rules_named
from hollywood.errors import HollywoodError

if TYPE_CHECKING:
    from hollywood.cli.simulate_progress import Progress

_PAIRS = 100
_UNITS = ("rounds", "games", "matches")
_MOST = {"pairs": 10**7, "first": 10**9, "workers": 1024, "budget_ms": 10**7}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "players",
        metavar="PLAYER",
        nargs="+",
        help="a bot, python:MODULE:CLASS, 'program:COMMAND' or 'engine:COMMAND'; two or more",
    )
    add_rules_arguments(parser)
    parser.add_argument(
        "--unit",
        choices=_UNITS,
        metavar="UNIT",
        default="games",
        help="what each game of a pair is: rounds, games (one column, the default) or matches",
    )
    parser.add_argument(
        "--pairs", metavar="N", type=int, default=_PAIRS, help=f"pairs of games (default {_PAIRS})"
    )
    parser.add_argument(
        "--first", metavar="N", type=int, default=1, help="the number of the first pair (default 1)"
    )
    parser.add_argument("--seed", metavar="TEXT", type=in_utf8, help="use the cards of this seed")
    parser.add_argument(
        "--budget-ms",
        metavar="MS",
        type=int,
        default=1000,
        help="the time for a decision, in milliseconds (default 1000)",
    )
    parser.add_argument(
        "--workers",
        metavar="W",
        type=int,
        default=1,
        help="how many games to play at once (default 1, which times decisions best)",
    )
    parser.add_argument(
        "--keep", action="store_true", help="let programs stay up for the whole run"
    )
    parser.add_argument(
        "--records", metavar="DIR", type=Path, help="keep the record of every game in this folder"
    )
    parser.add_argument(
        "--pool",
        action="store_true",
        help="play nothing: put together the runs in these files, which --json printed",
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help="print one JSON object: the figures, and the results of every pair",
    )
    parser.add_argument("--quiet", action="store_true", help="show no progress")


def run(arguments: argparse.Namespace) -> int:
    """Play and print the figures; after Ctrl-C, those of the complete pairs."""
    from hollywood.arena.figures import figures_of
    from hollywood.arena.recording import new_folder
    from hollywood.arena.running import check
    from hollywood.arena.running import run as play
    from hollywood.arena.spec import Spec
    from hollywood.cli.simulate_progress import Progress

    if arguments.pool:
        return _pool(arguments)
    for option, most in _MOST.items():
        number = getattr(arguments, option)
        if not 1 <= number <= most:
            name = option.replace("_", "-")
            raise HollywoodError(f"--{name} cannot be {number}: a whole number from 1 to {most:,}")
    rules = rules_named(arguments.rules, arguments.settings)
    spec = Spec(
        rules=rules.to_mapping(),
        players=tuple(arguments.players),
        unit=arguments.unit,
        seed=secrets.token_hex(8) if arguments.seed is None else arguments.seed,
        budget_ms=arguments.budget_ms,
    )
    players = check(spec)
    if arguments.records is not None:
        new_folder(arguments.records)
    progress = Progress(arguments.pairs, "pairs", quiet=arguments.quiet)
    progress.show(0, 0)
    with terminated_as_interrupted(), said_before_errors(), cleared(progress):
        outcome = play(
            spec,
            arguments.pairs,
            arguments.workers,
            lambda done: progress.show(done, 0),
            first=arguments.first - 1,
            keep=arguments.keep,
            records=arguments.records,
        )
    told: dict[str, Any] = {
        "preset": preset_name(arguments.rules),
        "settings": arguments.settings,
        **figures_of(spec, players, outcome, asked=arguments.pairs, workers=arguments.workers),
    }
    _say(told, arguments)
    return INTERRUPTED if outcome.interrupted else 0


def _pool(arguments: argparse.Namespace) -> int:
    """Print the figures of several runs together."""
    from hollywood.arena.figures import figures_of
    from hollywood.arena.pooling import pool

    spec, players, outcome, first = pool([Path(name) for name in arguments.players])
    figures = figures_of(spec, players, outcome, asked=len(outcome.pairs), workers=1)
    told = {"preset": first.get("preset"), "settings": first.get("settings"), **figures}
    _say(told, arguments)
    return 0


def _say(told: dict[str, Any], arguments: argparse.Namespace) -> None:
    from hollywood.cli.arena_report import report

    output.say(output.one_json(told) if arguments.json else report(told))


@contextmanager
def cleared(progress: Progress) -> Iterator[None]:
    """Clear the progress at the end."""
    try:
        yield
    finally:
        progress.clear()


@contextmanager
def said_before_errors() -> Iterator[None]:
    """Before the error of a program that failed, show what it last wrote to standard error."""
    from hollywood.arena.running import PlayerFailed

    try:
        yield
    except PlayerFailed as failed:
        for line in failed.said:
            output.say(f"  {line}", to=sys.stderr)
        raise


@contextmanager
def terminated_as_interrupted() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C while playing, so no program is left behind."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
